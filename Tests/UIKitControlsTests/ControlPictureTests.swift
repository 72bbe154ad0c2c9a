import Foundation
import HostInterface
import SegueTesting
import Testing

@testable import UIKit

/// What all controls look like, to be looked at.
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

  @Test func `all controls in the light, disabled, in the dark and from right to left`() throws {
    let device = Device(
      name: "plain", size: CGSize(width: 320, height: 340), scale: 2, safeArea: .init(top: 0, left: 0, bottom: 0, right: 0),
      cornerRadius: 0, statusBarHeight: 0)
    let states: [(Surroundings, Bool)] = [
      (Surroundings(), true), (Surroundings(), false), (Surroundings(style: .dark), true),
      (Surroundings(style: .dark, direction: .rightToLeft), true),
    ]
    let pictures = states.map { surroundings, enabled in
      let app = TestApp(device: device, surroundings: surroundings) { page(enabled: enabled) }
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
