import HostInterface
import SegueTesting
import Testing
import UIKit

@testable import UIKitContainers
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPresentations
@testable import UIKitText

/// Bars that hide and show again, and the layout area that remains for pages. (Docs/behaviour/bars.md, "Hidden bars and extended layout")
@MainActor struct NavigationHidingTests {
  private func withToolbar(_ names: String = "A") -> NavigationStage {
    let stage = NavigationStage(names)
    stage.page("B").hidesBottomBarWhenPushed = true
    for name in "ABC" {
      stage.page(String(name)).toolbarItems = [UIBarButtonItem(title: "Of \(name)", style: .plain, target: nil, action: nil)]
    }
    stage.app.perform { stage.navigation.isToolbarHidden = false }
    return stage
  }

  @Test func `a page that was pushed without the bottom bar has none, nor have those above it`() throws {
    let stage = withToolbar()
    for (name, hasToolbar) in [("B", false), ("C", false)] {
      stage.push(name)
      try stage.app.settle()
      #expect(stage.navigation.toolbar.isHidden != hasToolbar && stage.page(name).view.safeAreaInsets.bottom == 34)
      #expect(!stage.navigation.isToolbarHidden, "it is the page that has none")
    }
    stage.app.perform { _ = stage.navigation.popToRootViewController(animated: true) }
    try stage.app.settle()
    #expect(!stage.navigation.toolbar.isHidden && stage.page("A").view.safeAreaInsets.bottom == 78)
  }

  @Test func `it is read when the page is pushed`() throws {
    let stage = withToolbar()
    stage.push("C")
    try stage.app.settle()
    stage.app.perform { stage.page("C").hidesBottomBarWhenPushed = true }
    #expect(!stage.navigation.toolbar.isHidden && stage.page("C").view.safeAreaInsets.bottom == 78)
  }

  @Test func `the bottom bar travels with the page that has it, under a finger too`() throws {
    let stage = withToolbar()
    stage.push("B")
    stage.app.advance(by: 0.1)
    let toolbar = try #require(stage.navigation.toolbar)
    #expect(toolbar.isDescendant(of: stage.page("A").view))
    try stage.app.settle()
    let before = stage.state
    let finger = stage.app.touch(CGPoint(x: 2, y: 400))
    finger.move(by: CGVector(dx: 120, dy: 0), duration: 0.3)
    #expect(
      toolbar.isDescendant(of: stage.page("A").view) && !toolbar.isHidden, "\(toolbar.superview as Any) \(toolbar.isHidden) \(stage.state)")
    stage.app.advance(by: 0.2)
    finger.lift()
    try stage.app.settle()
    #expect(stage.state == before && toolbar.isHidden && toolbar.superview === stage.navigation.view)
    stage.pop()
    try stage.app.settle()
    #expect(!toolbar.isHidden && toolbar.frame == CGRect(x: 0, y: 766, width: 390, height: 44) && stage.app.exists("Of A"))
  }

  @Test func `a bar that is hidden in viewWillAppear of a pop that is taken back is there again`() throws {
    let stage = NavigationStage("AB")
    stage.page("A").onCallback = { [unowned stage] in
      if $0 == "willAppear" { stage.navigation.setNavigationBarHidden(true, animated: true) }
    }
    stage.page("B").onCallback = { [unowned stage] in
      if $0 == "willAppear" { stage.navigation.setNavigationBarHidden(false, animated: true) }
    }
    let before = stage.state
    stage.swipe(to: 0.3)
    try stage.app.settle()
    #expect(stage.state == before && !stage.navigation.isNavigationBarHidden)
    stage.pop()
    stage.app.advance(by: 0.1)
    #expect(stage.bar.layer.presentation()!.frame.minX > 20, "it goes with the page that has it")
    try stage.app.settle()
    #expect(stage.navigation.isNavigationBarHidden && stage.page("A").view.safeAreaInsets.top == 47)
  }

  @Test func `a toolbar that is hidden within a pop goes with the finger and comes back with it`() throws {
    let stage = withToolbar("AC")
    stage.page("A").onCallback = { [unowned stage] in if $0 == "willAppear" { stage.navigation.setToolbarHidden(true, animated: true) } }
    stage.swipe(to: 0.3)
    try stage.app.settle()
    #expect(!stage.navigation.isToolbarHidden && stage.navigation.toolbar.frame.minY == 766 && stage.app.exists("Of C"))
    stage.pop()
    try stage.app.settle()
    #expect(stage.navigation.isToolbarHidden && stage.navigation.toolbar.isHidden)
  }

  @Test(arguments: [false, true])
  func `a pop that is taken back: bars that both pages ask for in viewWillAppear have come back with it, and do not come in once more`(
    isToolbar: Bool
  ) throws {
    let stage = withToolbar("AC")
    let bar: UIView = isToolbar ? stage.navigation.toolbar : stage.bar
    let set: (Bool) -> Void = { [unowned stage] hidden in
      if isToolbar {
        stage.navigation.setToolbarHidden(hidden, animated: true)
      } else {
        stage.navigation.setNavigationBarHidden(hidden, animated: true)
      }
    }
    stage.page("A").onCallback = { if $0 == "willAppear" { set(true) } }
    stage.page("C").onCallback = { if $0 == "willAppear" { set(false) } }
    stage.app.perform { stage.bar.prefersLargeTitles = true }
    stage.app.perform { stage.page("C").navigationItem.largeTitleDisplayMode = .never }
    try stage.app.settle()
    let rest = bar.frame
    stage.swipe(to: 0.1)
    let views = [bar, stage.bar.background]
    var last = views.map { $0.layer.presentation()!.frame }
    for _ in 0..<60 {
      stage.app.advance(by: 1.0 / 60)
      let now = views.map { $0.layer.presentation()!.frame }
      for (old, new) in zip(last, now) {
        #expect(abs(new.minX - old.minX) < 20 && abs(new.minY - old.minY) + abs(new.height - old.height) < 12)
      }
      last = now
    }
    #expect(last[0] == rest)
    try stage.app.settle()
    #expect(!stage.navigation.isNavigationBarHidden && !stage.navigation.isToolbarHidden && bar.frame == rest)
  }

  @Test func `a swipe upwards takes the bars away, one downwards brings them back`() throws {
    let stage = withToolbar()
    stage.app.perform { stage.navigation.hidesBarsOnSwipe = true }
    stage.app.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 400), duration: 0.2)
    try stage.app.settle()
    #expect(stage.navigation.isNavigationBarHidden && stage.navigation.isToolbarHidden)
    stage.app.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 500), duration: 0.2)
    try stage.app.settle()
    #expect(!stage.navigation.isNavigationBarHidden && !stage.navigation.isToolbarHidden)
  }

  @Test func `a tap takes the bars away and brings them back, a tap on a control does not`() throws {
    let stage = NavigationStage()
    stage.app.perform {
      stage.navigation.hidesBarsOnTap = true
      let button = UIButton(frame: CGRect(x: 100, y: 600, width: 100, height: 50))
      stage.page("A").view.addSubview(button)
    }
    stage.app.tap(CGPoint(x: 150, y: 620))
    try stage.app.settle()
    #expect(!stage.navigation.isNavigationBarHidden)
    for hidden in [true, false] {
      stage.app.tap(CGPoint(x: 150, y: 300))
      try stage.app.settle()
      #expect(stage.navigation.isNavigationBarHidden == hidden)
    }
  }

  @Test func `in compact height the bars may be away`() throws {
    let stage = NavigationStage(device: try #require(Device.named("iphone-14-landscape")))
    stage.app.perform { stage.navigation.hidesBarsWhenVerticallyCompact = true }
    #expect(stage.navigation.isNavigationBarHidden)
    stage.app.tap(CGPoint(x: 400, y: 200))
    try stage.app.settle()
    #expect(!stage.navigation.isNavigationBarHidden)
  }

  @Test(arguments: [(true, true, false, 0.0, 91.0), (true, false, false, 91, 0), (false, true, false, 91, 0), (false, true, true, 0, 91)])
  func `a page lies under the bar or below it as its edges say`(isTranslucent: Bool, all: Bool, opaque: Bool, y: Double, inset: Double) {
    let stage = NavigationStage()
    stage.app.perform {
      stage.bar.isTranslucent = isTranslucent
      stage.page("A").edgesForExtendedLayout = all ? .all : .bottom
      stage.page("A").extendedLayoutIncludesOpaqueBars = opaque
    }
    #expect(stage.page("A").view.frame.minY == y && stage.page("A").view.safeAreaInsets.top == inset)
  }
}
