import HostInterface
import SegueTesting
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitContainers
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists
@testable import UIKitText
@testable import UIKitVoiceOver

/// The frames of the tab bar, its items and the pages. (Docs/behaviour/bars.md, "Hidden bars and extended layout" and "Tab bars")
@MainActor struct TabPlacesTests {
  private func stage(_ names: String = "ABC", on device: String = "iphone-14", environment: EnvironmentSettings = EnvironmentSettings())
    throws
    -> TabStage
  {
    TabStage(names, device: try #require(Device.named(device)), environment: environment)
  }

  @Test(arguments: [
    ("iphone-14", 83.0, 83.0), ("iphone-14-landscape", 53, 53), ("iphone-se", 49, 49), ("iphone-8", 49, 49), ("ipad", 70, 70),
  ])
  func `the bar is as high as its row and what the device covers, and pages have that as their safe area (behaviour: Tab bars)`(
    device: String, height: Double, inset: Double
  ) throws {
    let stage = try stage(on: device)
    let size = stage.tabs.view.bounds.size
    #expect(stage.bar.frame == CGRect(x: 0, y: size.height - height, width: size.width, height: height))
    #expect(stage.page("A").view.frame == stage.tabs.view.bounds && stage.page("A").view.safeAreaInsets.bottom == inset)
    stage.select(1)
    let other = stage.page("B").view.safeAreaInsets.bottom
    #expect(abs(other - inset) < 1e-9, "\(other - inset)")
  }

  @Test func `a tab has its safe area before it is laid out first`() throws {
    final class Measured: UIViewController {
      var insets: [CGFloat] = []
      override func viewDidLayoutSubviews() { insets.append(view.safeAreaInsets.bottom) }
    }
    let stage = try stage()
    let page = stage.app.perform { Measured() }
    stage.app.perform { stage.tabs.viewControllers = [stage.page("A"), page] }
    stage.select(1)
    #expect(page.insets.first == 83)
  }

  @Test func `a page that is put beside the others, to slide in, has its safe area from the beginning`() throws {
    final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
      var insets: [UIEdgeInsets] = []
      func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let to = context.view(forKey: .to)!
        let end = context.finalFrame(for: context.viewController(forKey: .to)!)
        to.frame = end.offsetBy(dx: end.width, dy: 0)
        context.containerView.addSubview(to)
        insets.append(to.safeAreaInsets)
        UIView.animate(withDuration: 0.3, animations: { to.frame = end }) { _ in
          self.insets.append(to.safeAreaInsets)
          context.completeTransition(!context.transitionWasCancelled)
        }
      }
    }
    let stage = try stage()
    let slide = Slide()
    stage.animator = slide
    stage.select(1)
    try stage.app.settle()
    #expect(slide.insets == Array(repeating: UIEdgeInsets(top: 47, left: 0, bottom: 83, right: 0), count: 2))
  }

  @Test func `a hidden bar leaves its room to the pages (behaviour: Tab bars)`() throws {
    let stage = try stage()
    stage.app.perform { stage.bar.isHidden = true }
    #expect(stage.page("A").view.safeAreaInsets.bottom == 34)
    stage.app.perform { stage.bar.isHidden = false }
    #expect(stage.page("A").view.safeAreaInsets.bottom == 83)
  }

  @Test func `setTabBarHidden slides, and the safe area goes along (behaviour: Tab bars)`() throws {
    let stage = try stage()
    stage.app.perform { stage.tabs.setTabBarHidden(true, animated: true) }
    stage.app.advance(by: 0.1)
    let y = try #require(stage.bar.layer.presentation()).frame.minY
    #expect(y > 770 && y < 835 && stage.tabs.isTabBarHidden)
    // Turned round on its way, it does not jump.
    stage.app.perform { stage.tabs.setTabBarHidden(false, animated: true) }
    #expect(abs(try #require(stage.bar.layer.presentation()).frame.minY - y) < 1)
    try stage.app.settle()
    #expect(stage.bar.frame.minY == 761 && stage.page("A").view.safeAreaInsets.bottom == 83)
    stage.app.perform { stage.tabs.isTabBarHidden = true }
    #expect(stage.bar.frame.minY == 844 && stage.page("A").view.safeAreaInsets.bottom == 34)
  }

  @Test(arguments: [
    (true, true, false, 844.0, 83.0), (true, false, false, 761, 0), (false, true, false, 761, 0), (false, true, true, 844, 83),
  ])
  func `a page lies under the bar or above it as its edges say (behaviour: Hidden bars and extended layout)`(
    isTranslucent: Bool, all: Bool, opaque: Bool, height: Double, inset: Double
  ) throws {
    let stage = try stage("A[B]")
    stage.app.perform {
      stage.bar.isTranslucent = isTranslucent
      for name in ["A", "B"] {
        stage.page(name).edgesForExtendedLayout = all ? .all : .top
        stage.page(name).extendedLayoutIncludesOpaqueBars = opaque
      }
    }
    #expect(stage.page("A").view.frame.height == height && stage.page("A").view.safeAreaInsets.bottom == inset)
    stage.select(1)
    // The bar of the stack, 91 high, may be opaque to nothing here.
    #expect(stage.page("B").view.frame.maxY == height && stage.page("B").view.safeAreaInsets.bottom == inset)
  }

  @Test func `items share the width on phones, from the trailing side where people read from right to left (behaviour: Tab bars)`() throws {
    let stage = try stage("ABCD")
    #expect(
      stage.bar.buttons.map(\.frame.minX) == [0, 97.5, 195, 292.5] && stage.bar.buttons[0].frame.size == CGSize(width: 97.5, height: 49))
    let mirrored = try self.stage("ABCD", environment: EnvironmentSettings(direction: .rightToLeft))
    #expect(mirrored.bar.buttons.map(\.frame.minX) == [292.5, 195, 97.5, 0])
  }

  @Test func `items stand in the middle where there is width, 76 wide and 34 apart (behaviour: Tab bars)`() throws {
    let stage = try stage("ABC", on: "ipad")
    let wanted: CGFloat = 3 * 76 + 2 * 34
    #expect(stage.bar.buttons.map(\.frame.minX) == [0, 110, 220].map { (820 - wanted) / 2 + $0 })
    stage.app.perform { (stage.bar.itemWidth, stage.bar.itemSpacing) = (100, 10) }
    #expect(stage.bar.buttons.map(\.frame.minX) == [250, 360, 470])
    stage.app.perform { stage.bar.itemPositioning = .fill }
    #expect(abs(stage.bar.buttons[1].frame.minX - 820.0 / 3) < 0.001)
  }

  @Test func `words stand below the picture upright, beside it in landscape and on tablets (behaviour: Tab bars)`() throws {
    for (device, isBeside) in [("iphone-14", false), ("iphone-14-landscape", true), ("ipad", true)] {
      let stage = try stage(on: device)
      stage.app.perform { stage.page("A").tabBarItem.image = UIImage(systemName: "star.fill") }
      let button = stage.bar.buttons[0]
      #expect((button.label.frame.minX >= button.picture.frame.maxX) == isBeside, "\(device)")
      #expect(abs(button.picture.frame.midY - (isBeside ? button.bounds.midY : 19)) < 0.5)
      if !isBeside { #expect(button.label.frame.maxY < 49 && button.label.font.pointSize == 10) }
    }
  }

  @Test func `items keep clear of what the device covers at the sides`() throws {
    let stage = try stage("AB", on: "iphone-14-landscape")
    #expect(stage.bar.buttons[0].frame.minX == 47 && stage.bar.buttons[1].frame.maxX == 844 - 47)
  }

  @Test func `a badge stands at the picture's trailing corner, 18 high, a circle at least (behaviour: Tab bars)`() throws {
    let stage = try stage()
    let item = try #require(stage.page("A").tabBarItem)
    stage.app.perform {
      item.image = UIImage(systemName: "star.fill")
      item.badgeValue = "3"
    }
    let button = stage.bar.buttons[0]
    let badge = try #require(button.badge)
    #expect(badge.frame.size == CGSize(width: 18, height: 18) && badge.frame.minX > button.picture.frame.midX && badge.frame.minY >= 0)
    #expect(badge.backgroundColor == .systemRed && button.accessibilityValue == "3")
    stage.app.perform { item.badgeValue = "1,204" }
    #expect(badge.frame.width > 30 && badge.layer.cornerRadius == 9)
    stage.app.perform { (item.badgeValue, item.badgeColor) = ("", .blue) }
    #expect(badge.frame.size == CGSize(width: 18, height: 18) && badge.backgroundColor == .blue, "an empty pill")
    stage.app.perform { item.badgeValue = nil }
    #expect(button.badge == nil && badge.superview == nil)
  }

  @Test func `a bar of its own selects what is tapped and tells its delegate`() throws {
    final class Listener: NSObject, UITabBarDelegate {
      var heard: [Int] = []
      func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { heard.append(item.tag) }
    }
    let listener = Listener()
    let bar = UITabBar(frame: CGRect(x: 0, y: 761, width: 390, height: 83))
    let app = TestApp {
      let page = UIViewController()
      bar.items = (0..<3).map { UITabBarItem(title: "Item \($0)", image: nil, tag: $0) }
      bar.delegate = listener
      page.view.addSubview(bar)
      return page
    }
    #expect(bar.selectedItem == nil && bar.sizeThatFits(CGSize(width: 390, height: 0)).height == 83)
    try app.tap("Item 1")
    try app.tap("Item 1")
    #expect(bar.selectedItem?.tag == 1 && listener.heard == [1, 1])
    app.perform { bar.setItems([bar.items![0]], animated: true) }
    try app.settle()
    #expect(bar.selectedItem == nil && bar.buttons.count == 1)
  }

  @Test func `an item that cannot be used takes no taps`() throws {
    let stage = try stage()
    stage.app.perform { stage.page("B").tabBarItem.isEnabled = false }
    stage.tap(1)
    #expect(stage.tabs.selectedIndex == 0 && stage.log.take().isEmpty)
  }
}
