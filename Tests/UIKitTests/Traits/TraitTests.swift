import HostInterface
import SegueTesting
import Testing
import UIKit

@testable import UIFoundation
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitLists
@testable import UIKitPickers
@testable import UIKitText
@testable import UIKitVoiceOver

/// The propagation of traits from parents to children. (Docs/behaviour/environment.md, "Devices and traits")
@MainActor struct TraitTests {
  private let log = Log()
  private let app: TestApp

  init() {
    let log = log
    app = TestApp(device: .iPhone14) { NotingPage(log) }
    log.lines = []
  }

  @Test func `a change of style is told in one pass, parents before children, before the next layout`() throws {
    app.environment.style = .dark
    #expect(log.lines == ["page light→dark", "page's view light→dark", "outer light→dark", "inner light→dark", "layout in the dark"])
  }

  @Test func `a setting that stays as it is tells nobody`() {
    app.environment.style = .light
    #expect(log.lines.isEmpty)
  }

  @Test(arguments: [Device.named("ipad")!, Device.named("ipad-landscape")!, Device.iPhone14.landscape])
  func `the current traits outside any view are those of the device from the launch on`(device: Device) {
    let app = TestApp(device: device) { UIViewController() }
    let screen = app.session.runtime.app.traits
    app.perform {
      let current = UITraitCollection.current
      #expect(current == screen)
      #expect(current.userInterfaceIdiom == (device.isPad ? .pad : .phone) && current.displayScale == device.scale)
      #expect(current.verticalSizeClass == (device.isPad ? .regular : .compact))
    }
  }

  @Test func `nobody is told at the beginning`() {
    _ = TestApp(device: .iPhone14, environment: EnvironmentSettings(style: .dark)) { NotingPage(log) }
    #expect(!log.lines.contains { $0.contains("→") })
  }

  @Test func `a registration hears of its traits alone, once for a change of several, and not after it is taken back`() throws {
    let page = try #require(app.session.window.rootViewController)
    var heard = 0
    let registration = page.registerForTraitChanges([UITraitUserInterfaceStyle.self, UITraitPreferredContentSizeCategory.self]) {
      (page: UIViewController, old: UITraitCollection) in
      heard += 1
      #expect(old.userInterfaceStyle == .light && page.traitCollection.userInterfaceStyle == .dark)
    }
    app.environment.direction = .rightToLeft
    #expect(heard == 0)
    app.environment = EnvironmentSettings(style: .dark, contentSize: .AX5)
    #expect(heard == 1)
    page.unregisterForTraitChanges(registration)
    app.environment.style = .light
    #expect(heard == 1)
  }

  @Test func `what is in no window takes the new style when it is shown`() throws {
    let view = app.perform { () -> UIView in
      let view = NotingView("late", log)
      view.backgroundColor = .systemBackground
      return view
    }
    app.environment.style = .dark
    #expect(view.layer.backgroundColor == UIColor(white: 1, alpha: 1).cgColor)
    log.lines = []
    app.perform { app.session.window.rootViewController!.view.addSubview(view) }
    #expect(log.lines.contains("late light→dark"))
    #expect(view.layer.backgroundColor == UIColor(white: 0, alpha: 1).cgColor)
  }

  @Test func `a presented page that is dismissed half-way keeps no style of before`() throws {
    let page = try #require(app.session.window.rootViewController)
    let other = UIViewController()
    app.perform {
      other.view.backgroundColor = .systemBackground
      other.modalPresentationStyle = .overFullScreen
      page.present(other, animated: false)
    }
    app.perform { other.dismiss(animated: true) }
    app.advance(by: 0.1)
    app.environment.style = .dark
    try app.settle()
    #expect(other.presentingViewController == nil)
    app.perform { page.present(other, animated: false) }
    #expect(other.view.layer.backgroundColor == UIColor(white: 0, alpha: 1).cgColor && other.traitCollection.userInterfaceStyle == .dark)
  }

  @Test(arguments: [
    ("iphone-14", UIUserInterfaceSizeClass.compact, UIUserInterfaceSizeClass.regular), ("iphone-14-landscape", .compact, .compact),
    ("iphone-14-pro-max-landscape", .regular, .compact), ("ipad", .regular, .regular), ("ipad-landscape", .regular, .regular),
  ])
  func `size classes follow device and side`(
    name: String, horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass
  ) throws {
    let device = try #require(Device.named(name))
    let traits = UITraitCollection(TraitValues(device, EnvironmentSettings()))
    #expect(traits.horizontalSizeClass == horizontal && traits.verticalSizeClass == vertical)
    #expect(device.name == name && Device.named(device.scaled(2).name) == device.scaled(2))
  }

  @Test func `a phone on its side has the notch at both sides and no status bar`() throws {
    let app = TestApp(device: Device.iPhone14.landscape) { UIViewController() }
    let view = try #require(app.session.window.rootViewController?.view)
    #expect(view.bounds.size == CGSize(width: 844, height: 390))
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
  }

  @Test func `collections merge, contain one another, and carry traits of the app's own`() {
    enum Mood: UITraitDefinition { static let defaultValue = "calm" }
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let all = UITraitCollection(traitsFrom: [UITraitCollection(userInterfaceStyle: .light), UITraitCollection(displayScale: 2), dark])
    #expect(all.userInterfaceStyle == .dark && all.displayScale == 2 && all.containsTraits(in: dark) && !dark.containsTraits(in: all))
    let moody = all.modifyingTraits { $0[Mood.self] = "merry" }
    #expect(moody[Mood.self] == "merry" && all[Mood.self] == "calm" && moody != all)
    #expect(!moody.hasDifferentColorAppearance(comparedTo: all) && all.hasDifferentColorAppearance(comparedTo: nil))
    #expect(moody[UITraitUserInterfaceStyle.self] == .dark)
    #expect(dark.description == "<UITraitCollection: UserInterfaceStyle = dark>")
  }

  @Test func `text styles follow the text size`() {
    let sizes = [UIContentSizeCategory.extraSmall, .large, .accessibilityExtraExtraExtraLarge].map {
      UIFont.preferredFont(forTextStyle: .body, compatibleWith: UITraitCollection(preferredContentSizeCategory: $0)).pointSize
    }
    #expect(sizes == [14, 17, 53])
    app.environment.contentSize = .AX1
    #expect(app.perform { UIFont.preferredFont(forTextStyle: .largeTitle).pointSize } == 44)
  }

  @Test func `views are laid out the way people read, but for what means a direction in space`() {
    app.environment.direction = .rightToLeft
    let view = app.perform { UIView() }
    #expect(app.perform { view.effectiveUserInterfaceLayoutDirection } == .rightToLeft)
    view.semanticContentAttribute = .spatial
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }
}

@MainActor private final class Log { var lines: [String] = [] }

private func spelled(_ style: UIUserInterfaceStyle?) -> String { style.map { "\($0)" } ?? "nothing" }

private final class NotingView: UIView {
  let name: String
  let log: Log
  init(_ name: String, _ log: Log) {
    (self.name, self.log) = (name, log)
    super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  }
  required init?(coder: NSCoder) { nil }
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    log.lines.append("\(name) \(spelled(previous?.userInterfaceStyle))→\(spelled(traitCollection.userInterfaceStyle))")
    setNeedsLayout()
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    if name == "inner", UITraitCollection.current.userInterfaceStyle == .dark { log.lines.append("layout in the dark") }
  }
}

private final class NotingPage: UIViewController {
  let log: Log
  init(_ log: Log) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func loadView() {
    view = NotingView("page's view", log)
    let outer = NotingView("outer", log)
    view.addSubview(outer)
    outer.addSubview(NotingView("inner", log))
  }
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    log.lines.append("page \(spelled(previous?.userInterfaceStyle))→\(spelled(traitCollection.userInterfaceStyle))")
  }
}
