import HostInterface
import SegueTesting
import Testing
import UIKit

@testable import UIFoundation
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPickers
@testable import UIKitText
@testable import UIKitVoiceOver

/// Trait overrides, which replace inherited traits. (Docs/behaviour/environment.md, "Devices and traits", “Overrides”)
@MainActor struct TraitOverrideTests {
  private let root = UIViewController()
  private let child = UIViewController()
  private let app: TestApp

  init() {
    let (root, child) = (root, child)
    app = TestApp(root, device: .iPhone14)
    app.perform {
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
    }
  }

  private func styles() -> [UIUserInterfaceStyle] {
    [root.traitCollection, root.view.traitCollection, child.traitCollection, child.view.traitCollection].map(\.userInterfaceStyle)
  }

  @Test func `the nearest style wins, for the window, a controller and a view`() {
    app.perform { app.session.window.overrideUserInterfaceStyle = .dark }
    #expect(styles() == [.dark, .dark, .dark, .dark])
    app.perform { child.overrideUserInterfaceStyle = .light }
    #expect(styles() == [.dark, .dark, .light, .light])
    app.perform { child.view.overrideUserInterfaceStyle = .dark }
    #expect(styles() == [.dark, .dark, .light, .dark])
    app.perform { child.overrideUserInterfaceStyle = .unspecified }
    app.perform { child.view.overrideUserInterfaceStyle = .unspecified }
    app.perform { app.session.window.overrideUserInterfaceStyle = .unspecified }
    #expect(styles() == [.light, .light, .light, .light])
  }

  @Test func `a setting of the user's passes by whoever says otherwise`() {
    app.perform { child.overrideUserInterfaceStyle = .light }
    var heard = 0
    child.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIViewController, _) in heard += 1 }
    app.environment.style = .dark
    #expect(styles() == [.dark, .dark, .light, .light] && heard == 0)
    app.perform { child.overrideUserInterfaceStyle = .unspecified }
    #expect(styles() == [.dark, .dark, .dark, .dark] && heard == 1)
  }

  @Test func `an override colours what lies below it, and the status bar where it decides`() {
    app.perform { child.view.backgroundColor = .systemBackground }
    app.perform { root.overrideUserInterfaceStyle = .dark }
    #expect(child.view.layer.backgroundColor == UIColor(white: 0, alpha: 1).cgColor)
    app.advance(by: 0.1)
    #expect(app.session.runtime.statusBar.shown.isOverDark)
    app.perform { root.overrideUserInterfaceStyle = .unspecified }
    app.advance(by: 0.1)
    #expect(!app.session.runtime.statusBar.shown.isOverDark)
  }

  @Test func `overrides of any trait can be asked for and taken back, and read as unspecified where there are none`() {
    enum Mood: UITraitDefinition { static let defaultValue = "calm" }
    app.perform {
      root.view.traitOverrides.horizontalSizeClass = .regular
      root.view.traitOverrides[Mood.self] = "merry"
    }
    let overrides = root.view.traitOverrides
    #expect(overrides.contains(UITraitHorizontalSizeClass.self) && overrides.contains(Mood.self))
    #expect(!overrides.contains(UITraitVerticalSizeClass.self) && overrides.verticalSizeClass == .unspecified)
    #expect(child.view.traitCollection.horizontalSizeClass == .regular && child.view.traitCollection[Mood.self] == "merry")
    app.perform {
      root.view.traitOverrides.remove(UITraitHorizontalSizeClass.self)
      root.view.traitOverrides.remove(Mood.self)
    }
    #expect(child.view.traitCollection.horizontalSizeClass == .compact && child.view.traitCollection[Mood.self] == "calm")
    #expect(!root.view.traitOverrides.contains(Mood.self))
  }

  @Test func `a parent says a child's size class, until the child leaves`() {
    let wide = UITraitCollection(horizontalSizeClass: .regular)
    app.perform { root.setOverrideTraitCollection(wide, forChild: child) }
    #expect(root.overrideTraitCollection(forChild: child) == wide)
    #expect(child.traitCollection.horizontalSizeClass == .regular && child.view.traitCollection.horizontalSizeClass == .regular)
    app.perform {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    #expect(root.overrideTraitCollection(forChild: child) == nil)
    #expect(child.traitCollection.horizontalSizeClass == .compact)
  }

  @Test func `what a presentation controller says holds for all that it presents, and not for what is presented next`() throws {
    let page = UIViewController()
    page.modalPresentationStyle = .fullScreen
    app.perform {
      page.presentationController?.overrideTraitCollection = UITraitCollection(userInterfaceStyle: .dark)
      root.present(page, animated: false)
    }
    #expect(page.view.traitCollection.userInterfaceStyle == .dark && root.traitCollection.userInterfaceStyle == .light)
    app.perform { page.presentationController?.traitOverrides.userInterfaceStyle = .light }
    #expect(page.view.traitCollection.userInterfaceStyle == .light)
    app.perform { page.dismiss(animated: false) }
    app.perform { root.present(page, animated: false) }
    #expect(
      page.view.traitCollection.userInterfaceStyle == .light
        && !page.presentationController!.traitOverrides.contains(UITraitUserInterfaceStyle.self))
  }

  @Test func `the presented page does not follow the presenter's own style`() {
    let page = UIViewController()
    page.modalPresentationStyle = .overFullScreen
    app.perform {
      root.overrideUserInterfaceStyle = .dark
      root.present(page, animated: false)
    }
    #expect(root.view.traitCollection.userInterfaceStyle == .dark && page.view.traitCollection.userInterfaceStyle == .light)
  }

  @Test func `an override that is set in the handler of another change is told once and ends`() {
    var told: [UIUserInterfaceStyle] = []
    child.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (page: UIViewController, _) in
      told.append(page.traitCollection.userInterfaceStyle)
      page.overrideUserInterfaceStyle = .light
    }
    app.environment.style = .dark
    #expect(told == [.dark, .light] && child.view.traitCollection.userInterfaceStyle == .light)
  }

  @Test(arguments: [false, true])
  func `a controller that overrides a trait for the first time is told of it, with the old collection`(isRead: Bool) {
    var told: [String] = []
    child.registerForTraitChanges([UITraitPreferredContentSizeCategory.self, UITraitUserInterfaceStyle.self]) {
      (page: UIViewController, old: UITraitCollection) in
      let (new, ownView) = (page.traitCollection, page.view.traitCollection)
      told.append("\(old.preferredContentSizeCategory == .large)→\(new.preferredContentSizeCategory == .extraLarge)")
      told.append("\(old.userInterfaceStyle)→\(new.userInterfaceStyle), view \(ownView.userInterfaceStyle)")
    }
    if isRead { _ = (child.traitCollection, child.view.traitCollection) }
    app.perform {
      child.traitOverrides.preferredContentSizeCategory = .extraLarge
      #expect(told.first == "true→true" && told.count == 2)
      told = []
      child.overrideUserInterfaceStyle = .dark
      let (light, dark) = (UIUserInterfaceStyle.light, UIUserInterfaceStyle.dark)
      #expect(told.last == "\(light)→\(dark), view \(light)" && told.count == 2)
    }
    app.advance(by: 0.1)
    #expect(told.count == 2)
  }

  @Test func `a controller in no window, with no view, is told of its first override by its action, and not after that is taken back`() {
    final class Page: UIViewController {
      var heard: [UIUserInterfaceStyle] = []
      func noteStyle(_ page: UIViewController, _ old: UITraitCollection) { heard.append(old.userInterfaceStyle) }
    }
    let page = app.perform { Page() }
    app.perform {
      let registration = page.registerForTraitChanges(
        [UITraitUserInterfaceStyle.self], action: Selector("noteStyle::", Page.noteStyle))
      page.overrideUserInterfaceStyle = .dark
      #expect(page.heard == [.light] && page.viewIfLoaded == nil)
      page.overrideUserInterfaceStyle = .dark
      page.overrideUserInterfaceStyle = .unspecified
      #expect(page.heard == [.light, .dark])
      page.unregisterForTraitChanges(registration)
      page.overrideUserInterfaceStyle = .dark
      #expect(page.heard.count == 2)
    }
  }

  @Test func `a view and a controller whose traits nobody has read are told of the first override above them`() {
    let inner = app.perform { UIView() }
    let grandchild = app.perform { UIViewController() }
    var told: [String] = []
    app.perform {
      child.view.addSubview(inner)
      child.addChild(grandchild)
      inner.addSubview(grandchild.view)
      inner.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (_: UIView, old: UITraitCollection) in
        told.append("view \(old.horizontalSizeClass == .compact)")
      }
      grandchild.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (_: UIViewController, old: UITraitCollection) in
        told.append("controller \(old.horizontalSizeClass == .compact)")
      }
      root.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
    }
    #expect(told == ["view true", "controller true"])
  }

  @Test(arguments: [false, true])
  func `a subview takes an override with the next update, and keeps it until the one after it is taken back`(isRead: Bool) {
    let inner = app.perform { UIView() }
    app.perform {
      child.view.addSubview(inner)
      if isRead { _ = inner.traitCollection }
    }
    var told: [UIUserInterfaceStyle] = []
    app.perform {
      inner.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, old: UITraitCollection) in
        told.append(old.userInterfaceStyle)
      }
      child.overrideUserInterfaceStyle = .dark
      #expect(child.traitCollection.userInterfaceStyle == .dark && child.view.traitCollection.userInterfaceStyle == .dark)
      #expect(inner.traitCollection.userInterfaceStyle == .light && told.isEmpty)
    }
    #expect(inner.traitCollection.userInterfaceStyle == .dark && told == [.light])
    app.perform {
      child.overrideUserInterfaceStyle = .unspecified
      #expect(child.view.traitCollection.userInterfaceStyle == .light && inner.traitCollection.userInterfaceStyle == .dark)
      child.updateTraitsIfNeeded()
      #expect(inner.traitCollection.userInterfaceStyle == .light && told == [.light, .dark])
      child.view.overrideUserInterfaceStyle = .dark
      child.view.layoutIfNeeded()
      #expect(inner.traitCollection.userInterfaceStyle == .dark)
    }
  }

  @Test func `a subview in no window stays light under a dark controller until it is shown`() {
    let (page, inner) = app.perform { (UIViewController(), UIView()) }
    app.perform {
      page.view.addSubview(inner)
      page.overrideUserInterfaceStyle = .dark
    }
    app.advance(by: 0.1)
    #expect(page.view.traitCollection.userInterfaceStyle == .dark && inner.traitCollection.userInterfaceStyle == .light)
    app.perform {
      root.addChild(page)
      root.view.addSubview(page.view)
      page.didMove(toParent: root)
    }
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func `two overrides before an update are told once below, and one that leaves before it waits`() {
    let inner = app.perform { UIView() }
    app.perform { child.view.addSubview(inner) }
    var told = 0
    app.perform {
      inner.registerForTraitChanges([UITraitUserInterfaceStyle.self, UITraitHorizontalSizeClass.self]) { (_: UIView, _) in told += 1 }
      child.overrideUserInterfaceStyle = .dark
      child.traitOverrides.horizontalSizeClass = .regular
    }
    #expect(told == 1 && inner.traitCollection.horizontalSizeClass == .regular)
    app.perform {
      child.overrideUserInterfaceStyle = .light
      child.view.removeFromSuperview()
    }
    app.advance(by: 0.1)
    #expect(told == 1 && inner.traitCollection.userInterfaceStyle == .dark)
    app.perform { root.view.addSubview(child.view) }
    #expect(told == 2 && inner.traitCollection.userInterfaceStyle == .light)
  }

  @Test func `an override set while the page slides in lasts when the push is taken back`() throws {
    let (first, second) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: first)
    let app = TestApp(navigation)
    app.perform { navigation.pushViewController(second, animated: true) }
    app.advance(by: 0.1)
    app.perform { second.overrideUserInterfaceStyle = .dark }
    #expect(second.view.traitCollection.userInterfaceStyle == .dark && first.view.traitCollection.userInterfaceStyle == .light)
    try app.settle()
    _ = app.perform { navigation.popViewController(animated: true) }
    app.advance(by: 0.1)
    app.perform { second.overrideUserInterfaceStyle = .unspecified }
    try app.settle()
    #expect(first.view.window != nil && second.viewIfLoaded?.window == nil && second.view.traitCollection.userInterfaceStyle == .light)
  }
}
