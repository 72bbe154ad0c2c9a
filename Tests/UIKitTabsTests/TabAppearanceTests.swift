import HostInterface
import SegueTesting
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitText

/// The appearance of a tab bar: appearance objects, older properties, appearance proxies, light and dark. (Docs/behaviour/bars.md, "Bar
/// appearance" and "Tab bars")
@MainActor struct TabAppearanceTests {
  private func colors(_ stage: TabStage) -> [UIColor?] { stage.bar.buttons.map(\.label.textColor) }

  @Test func `the selected item has the tint, the others are grey, and a picture that says so keeps its colours (behaviour: Tab bars)`() {
    let stage = TabStage("AB")
    #expect(colors(stage) == [.systemBlue, UITabBar.unselectedColor])
    stage.app.perform {
      stage.bar.tintColor = .systemPink
      stage.bar.unselectedItemTintColor = .brown
      stage.page("A").tabBarItem.image = UIImage(systemName: "star")?.withRenderingMode(.alwaysOriginal)
      stage.page("B").tabBarItem.image = UIImage(systemName: "heart")
      stage.page("B").tabBarItem.selectedImage = UIImage(systemName: "heart.fill")
    }
    #expect(colors(stage) == [.systemPink, .brown])
    #expect(stage.bar.buttons[0].picture.image?.renderingMode == .alwaysOriginal)
    #expect(stage.bar.buttons[1].picture.image?.renderingMode == .alwaysTemplate)
    let plain = stage.bar.buttons[1].picture.image
    stage.select(1)
    #expect(colors(stage) == [.brown, .systemPink] && stage.bar.buttons[1].picture.image != plain)
  }

  @Test func `an appearance says it for each layout and state`() throws {
    for (device, path) in [
      ("iphone-14", \UITabBarAppearance.stackedLayoutAppearance), ("iphone-14-landscape", \.compactInlineLayoutAppearance),
      ("ipad", \.inlineLayoutAppearance),
    ] {
      let stage = TabStage("AB", device: try #require(Device.named(device)))
      stage.app.perform {
        let look = UITabBarAppearance()
        look[keyPath: path].normal.iconColor = .brown
        look[keyPath: path].normal.titleTextAttributes = [.foregroundColor: UIColor.brown]
        look[keyPath: path].selected.titleTextAttributes = [.foregroundColor: UIColor.purple, .font: UIFont.boldSystemFont(ofSize: 14)]
        look[keyPath: path].normal.badgeBackgroundColor = .green
        stage.bar.standardAppearance = look
        stage.page("B").tabBarItem.badgeValue = "1"
      }
      #expect(colors(stage) == [.purple, .brown] && stage.bar.buttons[0].label.font.pointSize == 14, "\(device)")
      #expect(stage.bar.buttons[1].picture.tintColor == .brown && stage.bar.buttons[1].badge?.backgroundColor == .green)
    }
  }

  @Test func `an appearance wins over the older properties, which keep their values (behaviour: Bar appearance)`() {
    let stage = TabStage("AB")
    stage.app.perform {
      stage.bar.isAtScrollEdge = false
      stage.bar.barTintColor = .red
    }
    #expect(stage.bar.look.backgroundColor == UIColor.red.withAlphaComponent(0.85))
    stage.app.perform {
      let look = UITabBarAppearance()
      look.configureWithOpaqueBackground()
      look.backgroundColor = .blue
      stage.bar.standardAppearance = look
    }
    #expect(stage.bar.look.backgroundColor == .blue && stage.bar.barTintColor == .red)
  }

  @Test func `at the end of what is scrolled the bar has its other look, without one none (behaviour: Bar appearance)`() throws {
    let stage = TabStage("AB")
    #expect(stage.bar.isAtScrollEdge == true && stage.bar.look.backgroundEffect == nil, "nothing scrolls")
    let scroll = stage.app.perform { UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)) }
    stage.app.perform {
      stage.page("B").view.addSubview(scroll)
      stage.tabs.selectedIndex = 1
    }
    stage.app.perform { scroll.contentSize.height = 2000 }
    #expect(stage.bar.isAtScrollEdge == false && stage.bar.look.backgroundEffect != nil)
    stage.app.perform { scroll.contentOffset.y = 2000 - 844 + 83 }
    #expect(stage.bar.isAtScrollEdge == true)
    stage.app.perform {
      let look = UITabBarAppearance()
      look.backgroundColor = .green
      stage.bar.scrollEdgeAppearance = look
    }
    #expect(stage.bar.look.backgroundColor == .green)
    stage.app.perform { scroll.contentOffset.y = 0 }
    #expect(stage.bar.look.backgroundColor == nil)
    stage.select(0)
    #expect(stage.bar.isAtScrollEdge == true)
  }

  @Test func `what a stack scrolls counts for the bar below it`() {
    let stage = TabStage("[A]B")
    let scroll = stage.app.perform { UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)) }
    stage.app.perform {
      scroll.contentSize.height = 2000
      stage.page("P").view.addSubview(scroll)
    }
    stage.push("P", in: "A", animated: false)
    #expect(stage.bar.isAtScrollEdge == false)
    stage.app.perform { _ = stage.stack("A").popViewController(animated: false) }
    #expect(stage.bar.isAtScrollEdge == true)
  }

  @Test func `the look of the selected item's own wins over the bar's`() {
    let stage = TabStage("AB")
    stage.app.perform {
      stage.bar.isAtScrollEdge = false
      let look = UITabBarAppearance()
      look.backgroundColor = .purple
      (stage.page("B").tabBarItem.standardAppearance, stage.page("B").tabBarItem.scrollEdgeAppearance) = (look, look)
    }
    #expect(stage.bar.look.backgroundColor != .purple)
    stage.select(1)
    #expect(stage.bar.look.backgroundColor == .purple)
  }

  // Docs/behaviour/bars.md, "Bar appearance".
  @Test func `stand-ins hold for bars and items that come into a window, but for what those were told themselves`() {
    var tabs: UITabBarController!
    let app = TestApp {
      UITabBar.appearance().barTintColor = .red
      UITabBar.appearance().tintColor = .green
      UITabBar.appearance().unselectedItemTintColor = .brown
      UITabBarItem.appearance().badgeColor = .purple
      UITabBarItem.appearance().setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 12)], for: .normal)
      tabs = UITabBarController()
      tabs.tabBar.barTintColor = .yellow
      tabs.viewControllers = [UIViewController(), UIViewController()]
      tabs.viewControllers![0].tabBarItem.badgeValue = "1"
      return tabs
    }
    let bar = tabs.tabBar
    #expect(bar.barTintColor == .yellow && bar.tintColor == .green && bar.unselectedItemTintColor == .brown)
    #expect(bar.buttons[0].badge?.backgroundColor == .purple && bar.buttons[1].label.font.pointSize == 12)
    app.perform { UITabBar.appearance().unselectedItemTintColor = .cyan }
    #expect(bar.unselectedItemTintColor == .brown, "a bar that is in a window already does not change")
  }

  @Test(arguments: [("iphone-14-landscape", EnvironmentSettings.Direction.leftToRight), ("ipad", .leftToRight), ("ipad", .rightToLeft)])
  func `the badge of an inline item covers no letter of its title`(name: String, direction: EnvironmentSettings.Direction) throws {
    let stage = TabStage("AB", device: try #require(Device.named(name)), environment: EnvironmentSettings(direction: direction))
    let button = stage.bar.buttons[1]
    for badge in ["1", "99+"] {
      stage.app.perform {
        stage.page("B").tabBarItem.image = UIImage(systemName: "star")
        stage.page("B").tabBarItem.badgeValue = badge
      }
      let (words, pill) = (button.label.frame, try #require(button.badge).frame)
      #expect(!words.intersects(pill) && words.width >= button.label.intrinsicContentSize.width - 1)
      #expect(pill.intersects(button.picture.frame))
    }
    let wide = button.label.frame
    stage.app.perform { stage.page("B").tabBarItem.badgeValue = nil }
    #expect(abs(button.label.frame.midX - button.picture.frame.midX) < abs(wide.midX - button.picture.frame.midX))
  }

  @Test func `an item's own words and badge win`() {
    let stage = TabStage("AB")
    stage.app.perform {
      let item = stage.page("B").tabBarItem!
      item.setTitleTextAttributes([.foregroundColor: UIColor.cyan], for: .normal)
      item.setTitleTextAttributes([.foregroundColor: UIColor.magenta], for: .selected)
      item.setBadgeTextAttributes([.foregroundColor: UIColor.black], for: .normal)
      item.badgeValue = "!"
      item.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: -4)
    }
    let (a, b) = (stage.bar.buttons[0].label, stage.bar.buttons[1].label)
    #expect(colors(stage) == [.systemBlue, .cyan] && b.frame.minY == a.frame.minY - 4)
    #expect(stage.bar.buttons[1].badge?.label.textColor == .black)
    stage.select(1)
    #expect(colors(stage)[1] == .magenta)
  }
}
