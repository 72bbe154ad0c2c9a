import SegueTesting
import Testing
import UIKit

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitText

/// The appearance proxies of all bars, and the older properties next to the new ones. (Docs/behaviour/bars.md, "Bar appearance")
@MainActor struct AppearanceTests {
  private final class OwnBar: UINavigationBar {}
  private final class OwnController: UINavigationController {}

  private func app(_ style: @escaping @MainActor () -> Void, _ make: @escaping @MainActor () -> UINavigationController) -> (
    TestApp, UINavigationController
  ) {
    var navigation: UINavigationController!
    let app = TestApp {
      style()
      navigation = make()
      return navigation
    }
    return (app, navigation)
  }
  private func plain() -> UINavigationController { UINavigationController(rootViewController: UIViewController()) }

  @Test func `what the stand-in was told holds for each bar that comes into a window, but for what the bar was told itself`() {
    let (_, navigation) = app(
      {
        UINavigationBar.appearance().barTintColor = .red
        UINavigationBar.appearance().tintColor = .green
        UIToolbar.appearance().barTintColor = .blue
      },
      {
        let made = plain()
        made.navigationBar.barTintColor = .yellow
        return made
      })
    #expect(navigation.navigationBar.barTintColor == .yellow && navigation.navigationBar.tintColor == .green)
    #expect(navigation.toolbar.barTintColor == .blue)
  }

  @Test func `the special class wins over the general one, and what is contained over what is anywhere`() {
    let (_, navigation) = app(
      {
        OwnBar.appearance().barTintColor = .green
        UINavigationBar.appearance().barTintColor = .red
        UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.red]
        UINavigationBar.appearance(whenContainedInInstancesOf: [OwnController.self]).titleTextAttributes = [.foregroundColor: UIColor.green]
        UINavigationBar.appearance(whenContainedInInstancesOf: [UICollectionView.self]).titleTextAttributes = [:]
      },
      {
        let made = OwnController(navigationBarClass: OwnBar.self, toolbarClass: nil)
        made.viewControllers = [UIViewController()]
        return made
      })
    #expect(navigation.navigationBar.barTintColor == .green)
    #expect(navigation.navigationBar.titleTextAttributes?[.foregroundColor] as? UIColor == .green)
  }

  @Test func `a bar that is in a window already does not change`() {
    let (app, navigation) = app({}, plain)
    app.perform { UINavigationBar.appearance().barTintColor = .red }
    #expect(navigation.navigationBar.barTintColor == nil)
  }

  @Test func `buttons in bars have a stand-in of their own`() throws {
    let (_, navigation) = app(
      { UIBarButtonItem.appearance().tintColor = .purple },
      {
        let made = plain()
        made.viewControllers[0].navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)
        return made
      })
    #expect(navigation.viewControllers[0].navigationItem.rightBarButtonItem?.tintColor == .purple)
    #expect(navigation.navigationBar.page?.trailing.first?.tintColor == .purple)
  }

  @Test func `a look that was set as a whole wins over the older properties, which keep their values`() {
    let (app, navigation) = app({}, plain)
    let bar = navigation.navigationBar
    app.perform { bar.barTintColor = .red }
    #expect(bar.look(for: bar.topItem).backgroundColor != nil || bar.isAtScrollEdge)
    app.perform {
      let look = UINavigationBarAppearance()
      look.configureWithOpaqueBackground()
      look.backgroundColor = .blue
      (bar.standardAppearance, bar.scrollEdgeAppearance) = (look, look)
    }
    #expect(bar.look(for: bar.topItem).backgroundColor == .blue && bar.barTintColor == .red)
  }

  @Test func `a toolbar with a tint counts as not translucent, and a line of its own needs a background of its own`() {
    let (app, navigation) = app({}, plain)
    let toolbar = navigation.toolbar!
    app.perform { toolbar.isAtScrollEdge = false }
    app.perform { toolbar.setShadowImage(UIImage(), forToolbarPosition: .any) }
    #expect(toolbar.look.shadowImage == nil)
    app.perform { toolbar.setBackgroundImage(UIImage(), forToolbarPosition: .any, barMetrics: .default) }
    #expect(toolbar.look.shadowImage != nil)
    app.perform { toolbar.barTintColor = .red }
    #expect(!toolbar.isTranslucent)
  }

  /// Returns the colour of the background of a bar.
  private func color(of bar: UINavigationBar) -> UIColor? { bar.subviews.first?.subviews[1].backgroundColor }

  @Test func `a bar shows a value that is changed in its present appearance, without another assignment`() throws {
    let (app, navigation) = app({}, plain)
    let bar = navigation.navigationBar, item = try #require(bar.topItem)
    app.perform { bar.isAtScrollEdge = false }
    #expect(bar.look(for: item).backgroundEffect != nil)
    app.perform { bar.standardAppearance.configureWithTransparentBackground() }
    #expect(bar.look(for: item).backgroundEffect == nil && bar.look(for: item).shadowColor == nil)
    app.perform { bar.standardAppearance.backgroundColor = .blue }
    #expect(color(of: bar) == .blue)
    let own = UINavigationBarAppearance()
    app.perform { item.standardAppearance = own }
    app.perform { own.backgroundColor = .red }
    #expect(color(of: bar) == .red)
    app.perform { item.standardAppearance = nil }
    app.perform { own.backgroundColor = .green }
    #expect(color(of: bar) == .blue)
  }

  @Test func `a toolbar and a tab bar show a value that is changed in an appearance inside theirs`() throws {
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    toolbar.items = [UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil)]
    toolbar.standardAppearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
    toolbar.layoutIfNeeded()
    let title = (toolbar.row?.subviews ?? []).lazy.compactMap { $0.subviews.lazy.compactMap { $0 as? UILabel }.first }.first
    #expect(title?.textColor == .red)
    let tabs = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
    tabs.items = [UITabBarItem(title: "Today", image: nil, tag: 0)]
    tabs.standardAppearance.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
    tabs.layoutIfNeeded()
    #expect(tabs.buttons.first?.subviews.lazy.compactMap { $0 as? UILabel }.first?.textColor == .red)
  }

  @Test func `a copy of an appearance does not change with the original`() {
    let original = UINavigationBarAppearance(), tabs = UITabBarAppearance()
    let (copy, tabsCopy) = (UINavigationBarAppearance(barAppearance: original), UITabBarAppearance(barAppearance: tabs))
    original.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
    tabs.stackedLayoutAppearance.normal.iconColor = .red
    #expect(copy.buttonAppearance.normal.titleTextAttributes.isEmpty)
    #expect(tabsCopy.stackedLayoutAppearance.normal.iconColor == nil)
  }

  @Test func `an appearance keeps no list of bars that are gone`() {
    let look = UIToolbarAppearance()
    for _ in 0..<1000 { UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44)).standardAppearance = look }
    #expect(look.users.count <= 16)
  }

  private func buttons(_ color: UIColor) -> UIToolbarAppearance {
    let look = UIToolbarAppearance()
    look.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: color]
    look.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.brown]
    return look
  }

  @Test func `a copy of a toolbar's appearance has the looks of its buttons`() {
    let copy = UIToolbarAppearance(barAppearance: buttons(.red))
    #expect(copy.buttonAppearance.normal.titleTextAttributes[.foregroundColor] as? UIColor == .red)
    #expect(copy.doneButtonAppearance.normal.titleTextAttributes[.foregroundColor] as? UIColor == .brown)
    #expect(UIToolbarAppearance(barAppearance: UINavigationBarAppearance()).buttonAppearance.normal.titleTextAttributes.isEmpty)
  }

  @Test func `the buttons of a toolbar change with an appearance that is set after the items`() throws {
    let (app, navigation) = app({}, plain)
    let toolbar = navigation.toolbar!
    func colors() -> [UIColor?] {
      (toolbar.row?.subviews ?? []).map { $0.subviews.lazy.compactMap { $0 as? UILabel }.first?.textColor }
    }
    app.perform {
      navigation.viewControllers[0].toolbarItems = [
        UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil),
        UIBarButtonItem(title: "Save", style: .done, target: nil, action: nil),
      ]
      navigation.setToolbarHidden(false, animated: false)
    }
    #expect(colors().count == 2 && colors()[0] != .red && colors()[1] != .brown)
    app.perform { toolbar.standardAppearance = buttons(.red) }
    #expect(colors() == [.red, .brown])
    app.perform { toolbar.scrollEdgeAppearance = buttons(.green) }
    #expect(colors() == [.green, .brown])
    app.perform { toolbar.isAtScrollEdge = false }
    try app.settle()
    #expect(colors() == [.red, .brown])
    app.perform { toolbar.standardAppearance = UIToolbarAppearance() }
    #expect(colors()[0] != .red && colors()[1] != .brown)
  }
}
