import Foundation
import HostInterface
import SegueTesting
import Testing
import UIKit

@testable import UIFoundation
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPresentations
@testable import UIKitText

/// Images of all controls, for visual inspection.
@MainActor @Suite("Pictures of controls")
struct ControlPictureTests {
  private func page(enabled: Bool) -> UIViewController {
    let controller = UIViewController()
    let view = controller.view!
    view.backgroundColor = .systemBackground
    var y: CGFloat = 60
    func put(_ control: UIView, width: CGFloat? = nil, x: CGFloat = 20) {
      (control as? UIControl)?.isEnabled = enabled
      control.frame = CGRect(origin: CGPoint(x: x, y: y), size: CGSize(width: width ?? control.bounds.width, height: control.bounds.height))
      view.addSubview(control)
    }
    let (on, off) = (UISwitch(), UISwitch())
    on.isOn = true
    put(on)
    put(off, x: 90)
    let stepper = UIStepper()
    stepper.value = 3
    put(stepper, x: 160)
    y += 50
    let slider = UISlider()
    slider.value = 0.4
    slider.minimumValueImage = UIImage(systemName: "minus")
    slider.maximumValueImage = UIImage(systemName: "plus")
    put(slider, width: 280)
    y += 50
    let segments = UISegmentedControl(items: ["Day", "Week", "Month"])
    segments.selectedSegmentIndex = 1
    put(segments, width: 280)
    y += 50
    let bar = UIProgressView(progressViewStyle: .default)
    bar.progress = 0.6
    put(bar, width: 280)
    y += 24
    let pages = UIPageControl()
    (pages.numberOfPages, pages.currentPage, pages.backgroundStyle) = (5, 1, .prominent)
    (pages.pageIndicatorTintColor, pages.currentPageIndicatorTintColor) = (.tertiaryLabel, .label)
    put(pages, width: 280)
    pages.frame.size.height = 26
    y += 44
    let (medium, large) = (UIActivityIndicatorView(style: .medium), UIActivityIndicatorView(style: .large))
    for spinner in [medium, large] { spinner.startAnimating() }
    put(medium)
    put(large, x: 60)
    return controller
  }

  private func buttons() -> UIViewController {
    let controller = UIViewController()
    let view = controller.view!
    view.backgroundColor = .systemBackground
    var y: CGFloat = 20
    func put(_ make: () -> UIButton.Configuration, _ change: (inout UIButton.Configuration) -> Void, x: CGFloat = 20, next: Bool = true) {
      var configuration = make()
      change(&configuration)
      let button = UIButton(configuration: configuration)
      button.frame = CGRect(origin: CGPoint(x: x, y: y), size: button.intrinsicContentSize)
      view.addSubview(button)
      if next { y += button.bounds.height + 12 }
    }
    let star = UIImage(systemName: "star.fill")
    put(UIButton.Configuration.filled, { $0.title = "Filled" }, next: false)
    put(UIButton.Configuration.tinted, { $0.title = "Tinted" }, x: 110, next: false)
    put(UIButton.Configuration.gray, { $0.title = "Gray" }, x: 210)
    put(UIButton.Configuration.plain, { ($0.title, $0.image, $0.imagePadding) = ("Leading", star, 6) }, next: false)
    put(
      UIButton.Configuration.tinted,
      { ($0.title, $0.image, $0.imagePadding, $0.imagePlacement, $0.cornerStyle) = ("Trailing", star, 6, .trailing, .capsule) }, x: 160)
    put(
      UIButton.Configuration.filled,
      {
        ($0.title, $0.subtitle, $0.image, $0.imagePadding) = ("Title", "A subtitle", star, 8)
        $0.cornerStyle = .large
      }, next: false)
    put(UIButton.Configuration.gray, { ($0.title, $0.image, $0.imagePadding, $0.imagePlacement) = ("Top", star, 4, .top) }, x: 180)
    put(UIButton.Configuration.gray, { ($0.title, $0.showsActivityIndicator, $0.imagePadding) = ("Loading", true, 6) }, next: false)
    put(UIButton.Configuration.filled, { ($0.title, $0.buttonSize) = ("Small", .small) }, x: 160)
    put(UIButton.Configuration.filled, { ($0.title, $0.buttonSize, $0.cornerStyle) = ("Large", .large, .capsule) })
    var x: CGFloat = 20
    for type in [UIButton.ButtonType.detailDisclosure, .contactAdd, .close] {
      let button = UIButton(type: type)
      button.frame.origin = CGPoint(x: x, y: y)
      view.addSubview(button)
      x += 50
    }
    return controller
  }

  @Test func `buttons in the light, in the dark and from right to left`() throws {
    let pictures = [EnvironmentSettings(), EnvironmentSettings(style: .dark), EnvironmentSettings(direction: .rightToLeft)].map {
      environment in
      let app = TestApp(device: plain(340), environment: environment) { buttons() }
      app.advance(by: 0.05)
      return app.session.currentFrame().image(scale: 2)
    }
    try Golden.check(sideBySide(pictures), named: "buttons")
  }

  @Test func `menus of a button and of a long press, in the light and in the dark`() throws {
    func page() -> UIViewController {
      let controller = UIViewController()
      controller.view.backgroundColor = .systemGroupedBackground
      let button = UIButton(configuration: .tinted())
      button.configuration?.title = "Sort"
      button.frame = CGRect(x: 20, y: 40, width: 80, height: 34)
      button.accessibilityIdentifier = "sort"
      button.showsMenuAsPrimaryAction = true
      button.menu = UIMenu(
        title: "Sort by",
        children: [
          UIAction(title: "Name", image: UIImage(systemName: "person"), state: .on) { _ in },
          UIAction(title: "Date", subtitle: "Newest first", image: UIImage(systemName: "clock")) { _ in },
          UIMenu(
            options: .displayInline,
            children: [UIAction(title: "Delete", image: UIImage(systemName: "xmark"), attributes: .destructive) { _ in }]),
          UIMenu(title: "More", children: [UIAction(title: "A") { _ in }]),
        ])
      let card = UILabel(frame: CGRect(x: 200, y: 60, width: 100, height: 100))
      (card.backgroundColor, card.text, card.textAlignment) = (.systemTeal, "Card", .center)
      (card.layer.cornerRadius, card.clipsToBounds, card.isUserInteractionEnabled) = (16, true, true)
      card.accessibilityIdentifier = "card"
      controller.view.addSubview(button)
      controller.view.addSubview(card)
      let delegate = MenuOfCard()
      card.addInteraction(UIContextMenuInteraction(delegate: delegate))
      controller.view.attachedForTest = delegate
      return controller
    }
    var pictures: [CGImage] = []
    for environment in [EnvironmentSettings(), EnvironmentSettings(style: .dark)] {
      for name in ["sort", "card"] {
        let app = TestApp(device: plain(480), environment: environment) { page() }
        try app.press(name, for: 0.7)
        app.advance(by: 1)
        pictures.append(app.session.currentFrame().image(scale: 2))
      }
    }
    try Golden.check(sideBySide(pictures), named: "menus")
  }

  private func plain(_ height: CGFloat) -> Device {
    Device(
      name: "plain", size: CGSize(width: 320, height: height), scale: 2, safeArea: .init(top: 0, left: 0, bottom: 0, right: 0),
      cornerRadius: 0, statusBarHeight: 0)
  }

  @Test func `all controls in the light, disabled, in the dark and from right to left`() throws {
    let device = Device(
      name: "plain", size: CGSize(width: 320, height: 340), scale: 2, safeArea: .init(top: 0, left: 0, bottom: 0, right: 0),
      cornerRadius: 0, statusBarHeight: 0)
    let states: [(EnvironmentSettings, Bool)] = [
      (EnvironmentSettings(), true), (EnvironmentSettings(), false), (EnvironmentSettings(style: .dark), true),
      (EnvironmentSettings(style: .dark, direction: .rightToLeft), true),
    ]
    let pictures = states.map { environment, enabled in
      let app = TestApp(device: device, environment: environment) { page(enabled: enabled) }
      app.advance(by: 0.05)
      return app.session.currentFrame().image(scale: 2)
    }
    try Golden.check(sideBySide(pictures), named: "controls")
  }
}

/// Several pictures as one, in a row.
@MainActor
func sideBySide(_ pictures: [CGImage]) -> CGImage {
  let width = pictures.reduce(0) { $0 + $1.width }, height = pictures.map(\.height).max() ?? 0
  let format = UIGraphicsImageRendererFormat()
  format.scale = 1
  return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image { _ in
    var x: CGFloat = 0
    for picture in pictures {
      UIImage(cgImage: picture).draw(in: CGRect(x: x, y: 0, width: CGFloat(picture.width), height: CGFloat(picture.height)))
      x += CGFloat(picture.width)
    }
  }.cgImage!
}

@MainActor
private final class MenuOfCard: UIContextMenuInteractionDelegate {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { _ in
      UIMenu(children: [
        UIAction(title: "Open") { _ in }, UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) { _ in },
      ])
    })
  }
}

extension UIView {
  /// Keeps something as long as the view.
  fileprivate var attachedForTest: AnyObject? {
    get { nil }
    set { if let newValue { _ = attached(Keeper.self) { Keeper(newValue) } } }
  }
}
private final class Keeper {
  let kept: AnyObject
  init(_ kept: AnyObject) { self.kept = kept }
}
