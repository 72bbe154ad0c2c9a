import HostInterface
import SegueTesting
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitContainers
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitLists
@testable import UIKitText

/// Navigation bars: metrics, titles, the back button and appearance. (Docs/behaviour/bars.md, "Bar metrics", "Bar appearance" and "Hidden
/// bars and extended layout")
@MainActor struct NavigationBarTests {
  @Test(arguments: [
    ("iphone-14", CGFloat(47), CGFloat(44)), ("iphone-se", 20, 44), ("iphone-14-landscape", 0, 32), ("ipad", 24, 50),
  ])
  func `the bar lies below the status bar, as high as the device has it`(name: String, y: CGFloat, height: CGFloat) throws {
    let stage = NavigationStage(device: try #require(Device.named(name)))
    #expect(stage.bar.frame.minY == y && stage.bar.frame.height == height)
    #expect(stage.bar.background.frame.minY == -y)
    #expect(stage.page("A").view.safeAreaInsets.top == y + height)
  }

  @Test func `back says the title below, the words it was given, or the mark alone`() throws {
    let stage = NavigationStage("AB")
    #expect(stage.bar.page?.back?.label.text == "A")
    stage.app.perform { stage.page("A").navigationItem.backButtonTitle = "Home" }
    #expect(stage.bar.page?.back?.label.text == "Home")
    stage.app.perform { stage.page("A").navigationItem.backButtonDisplayMode = .generic }
    #expect(stage.bar.page?.back?.label.text == "Back")
    stage.app.perform { stage.page("A").navigationItem.backButtonDisplayMode = .minimal }
    #expect(stage.bar.page?.back?.label.text == "")
    stage.app.perform {
      stage.page("A").navigationItem.backButtonDisplayMode = .default
      stage.page("A").navigationItem.backButtonTitle = "A title that is much too long for any back button"
    }
    #expect(stage.bar.page?.back?.label.text == "Back")
    stage.app.perform { stage.page("B").navigationItem.title = "And a title that itself fills most of the bar" }
    #expect(stage.bar.page?.back?.label.text == "")
  }

  @Test func `the back button goes back, its action instead if there is one`() throws {
    let stage = NavigationStage("AB")
    var asked = 0
    stage.app.perform { stage.page("B").navigationItem.backAction = UIAction { _ in asked += 1 } }
    try stage.app.tap("BackButton")
    #expect(asked == 1 && stage.names == "AB")
    stage.app.perform { stage.page("B").navigationItem.backAction = nil }
    try stage.app.tap("BackButton")
    try stage.app.settle()
    #expect(stage.names == "A")
  }

  @Test func `leading buttons take the place of the way back, unless they supplement it`() {
    let stage = NavigationStage("AB")
    let item = stage.page("B").navigationItem
    stage.app.perform { item.leftBarButtonItem = UIBarButtonItem(title: "Menu", style: .plain, target: nil, action: nil) }
    #expect(stage.bar.page?.back == nil && stage.bar.page?.leading.count == 1)
    stage.app.perform { item.leftItemsSupplementBackButton = true }
    #expect(stage.bar.page?.back != nil)
  }

  @Test func `items are read from the edges inwards, and mirrored where people read from right to left`() throws {
    for direction in [EnvironmentSettings.Direction.leftToRight, .rightToLeft] {
      let stage = NavigationStage("AB", environment: EnvironmentSettings(direction: direction))
      stage.app.perform {
        stage.page("B").navigationItem.rightBarButtonItems = ["One", "Two"].map {
          UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil)
        }
      }
      let page = try #require(stage.bar.page)
      let (one, two, back) = (page.trailing[0].frame, page.trailing[1].frame, try #require(page.back).frame)
      if direction == .leftToRight {
        #expect(abs(one.maxX - 374) < 1e-9 && abs(two.maxX - one.minX + 8) < 1e-9 && back.minX == 0)
      } else {
        #expect(abs(one.minX - 16) < 1e-9 && abs(two.minX - one.maxX - 8) < 1e-9 && abs(back.maxX - 390) < 1e-9)
      }
    }
  }

  @Test func `a bar button sends its action with the item, to the responder chain if it has no target`() throws {
    final class Page: UIViewController {
      var sent: [UIBarButtonItem] = []
      func save(_ sender: UIBarButtonItem) { sent.append(sender) }
    }
    let page = Page()
    let app = TestApp { UINavigationController(rootViewController: page) }
    let item = app.perform { UIBarButtonItem(title: "Save", style: .done, target: nil, action: Selector("save:", Page.save)) }
    app.perform { page.navigationItem.rightBarButtonItem = item }
    app.perform { item.target = page }
    try app.tap("Save")
    #expect(page.sent == [item])
    app.perform { item.isEnabled = false }
    try app.tap("Save")
    #expect(page.sent.count == 1)
  }

  @Test func `a hidden item takes no room in bar and toolbar, until it is shown again`() throws {
    func item(_ title: String) -> UIBarButtonItem { UIBarButtonItem(title: title, style: .plain, target: nil, action: nil) }
    let stage = NavigationStage("AB")
    let items = ["One", "Two", "Three", "Four", "Five"].map(item)
    stage.app.perform {
      stage.page("B").navigationItem.rightBarButtonItems = [items[0], items[1]]
      stage.page("B").navigationItem.leftBarButtonItem = items[2]
      stage.page("B").toolbarItems = [items[3], items[4]]
      stage.navigation.isToolbarHidden = false
    }
    func place(_ title: String) -> CGRect? {
      let button = stage.navigation.view.subtree.first { ($0 as? BarButton)?.item.title == title && $0.window != nil }
      return button.map { $0.convert($0.bounds, to: nil) }
    }
    let (first, tool) = (try #require(place("One")), try #require(place("Four")))
    #expect(stage.bar.page?.back == nil)
    stage.app.perform { for index in [0, 2, 3] { items[index].isHidden = true } }
    #expect(place("One") == nil && place("Three") == nil && place("Four") == nil)
    let (two, five) = (try #require(place("Two")), try #require(place("Five")))
    #expect(abs(two.maxX - first.maxX) < 1e-9 && abs(five.minX - tool.minX) < 1e-9)
    #expect(stage.bar.page?.back != nil)
    stage.app.perform { items[0].title = "Uno" }
    #expect(place("Uno") == nil)
    stage.app.perform { for index in [0, 2, 3] { items[index].isHidden = false } }
    #expect(place("Uno")?.maxX == first.maxX && place("Four") == tool && stage.bar.page?.back == nil)
  }

  @Test func `an item hidden while its page slides in is away at the end, and comes back with the next page`() throws {
    let stage = NavigationStage("A")
    let item = stage.app.perform { UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil) }
    stage.push("B")
    stage.app.advance(by: 0.1)
    stage.app.perform {
      stage.page("B").navigationItem.rightBarButtonItem = item
      item.isHidden = true
    }
    try stage.app.settle()
    #expect(stage.bar.page?.trailing.isEmpty == true)
    stage.app.perform { item.isHidden = false }
    #expect(stage.bar.page?.trailing.count == 1)
  }

  @Test func `what an item says while its page slides in is seen at the end, also when it is taken back`() throws {
    let stage = NavigationStage("AB")
    stage.push("C")
    stage.app.advance(by: 0.1)
    stage.app.perform {
      stage.page("C").navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)
      stage.page("C").navigationItem.title = "Other"
    }
    try stage.app.settle()
    #expect(stage.bar.page?.trailing.count == 1 && (stage.bar.page?.title as? UILabel)?.text == "Other")
    let finger = stage.app.touch(CGPoint(x: 1, y: 400))
    finger.move(by: CGVector(dx: 100, dy: 0), duration: 0.3)
    stage.app.perform { stage.page("C").navigationItem.title = "Again" }
    stage.app.advance(by: 0.5)
    finger.lift()
    try stage.app.settle()
    #expect(stage.names == "ABC" && (stage.bar.page?.title as? UILabel)?.text == "Again")
  }

  // MARK: Large titles

  @Test func `a large title makes the bar 96 high, and by itself the next page's too`() {
    let stage = NavigationStage("AB", largeTitles: true)
    #expect(stage.bar.frame.height == 96 && stage.page("B").view.safeAreaInsets.top == 143)
    stage.app.perform { stage.page("B").navigationItem.largeTitleDisplayMode = .never }
    #expect(stage.bar.frame.height == 44)
  }

  @Test(arguments: [(30.0, 0.0), (36, 0), (37, 52), (50, 52)])
  func `a large title that is let go half-way comes back or goes`(drag: Double, rest: Double) throws {
    let (stage, scroll) = scrolling()
    let top = scroll.contentOffset.y
    let finger = stage.app.touch(CGPoint(x: 200, y: 500))
    finger.move(by: CGVector(dx: 0, dy: -(drag + 10)), duration: 0.5)
    #expect(scroll.contentOffset.y - top == drag && stage.bar.frame.height == 96 - drag)
    stage.app.advance(by: 0.3)
    finger.lift()
    try stage.app.settle()
    #expect(scroll.contentOffset.y - top == rest && stage.bar.frame.height == 96 - rest)
    #expect(stage.bar.page?.title.alpha == (rest == 0 ? 0 : 1))
  }

  @Test func `a cancelled pop leaves a large title as far collapsed as it was`() throws {
    let (stage, scroll) = scrolling()
    stage.push("B")
    try stage.app.settle()
    _ = scroll
    stage.pop()
    try stage.app.settle()
    stage.app.perform { scroll.contentOffset.y += 20 }
    let before = stage.state
    stage.push("C")
    try stage.app.settle()
    stage.swipe(to: 0.3)
    try stage.app.settle()
    stage.pop()
    try stage.app.settle()
    #expect(stage.state == before)
  }

  /// Pops from B to A, whose list scrolls meanwhile, and returns the heights of the visible bar from tick to tick.
  private func heights(from start: CGFloat, to end: CGFloat, isCancelled: Bool = false) throws -> [CGFloat] {
    let (stage, scroll) = scrolling()
    let top = scroll.contentOffset.y
    stage.app.perform { scroll.contentOffset.y = top + start }
    stage.push("B")
    try stage.app.settle()
    let list = isCancelled ? stage.app.perform { addList(to: stage.page("B"), of: stage) } : scroll
    if isCancelled { stage.app.perform { list.contentOffset.y += start } }
    let finger = isCancelled ? stage.app.touch(CGPoint(x: 2, y: 400)) : nil
    if let finger { finger.move(by: CGVector(dx: 60, dy: 0), duration: 0.3) } else { stage.pop() }
    stage.app.advance(by: 0.1)
    stage.app.perform { list.contentOffset.y += end - start }
    finger?.lift()
    var heights: [CGFloat] = []
    for _ in 0..<60 {
      stage.app.advance(by: 1.0 / 60)
      heights.append(stage.bar.layer.presentation()?.bounds.height ?? 0)
    }
    try stage.app.settle()
    #expect(stage.names == (isCancelled ? "AB" : "A") && stage.bar.frame.height == 96 - end)
    #expect(stage.bar.page?.title.alpha == (end == 52 ? 1 : 0) && stage.bar.page?.largeTitleRoom.frame.height == 52 - end)
    stage.expectAtRest()
    return heights
  }

  @Test(arguments: [(52.0, 0.0), (0, 52)], [false, true])
  func `a bar leaped at the end of a pop during which the list had scrolled`(scroll: (Double, Double), isCancelled: Bool) throws {
    let heights = try heights(from: scroll.0, to: scroll.1, isCancelled: isCancelled)
    for (old, new) in zip(heights, heights.dropFirst()) { #expect(abs(new - old) < 15, "\(heights)") }
  }

  private func addList(to page: UIViewController, of stage: NavigationStage) -> UIScrollView {
    let scroll = UIScrollView(frame: page.view.bounds)
    scroll.contentSize = CGSize(width: 390, height: 2000)
    page.view.addSubview(scroll)
    stage.navigation.view.setNeedsLayout()
    stage.navigation.showTop()
    return scroll
  }

  private func scrolling() -> (NavigationStage, UIScrollView) {
    let stage = NavigationStage("A", largeTitles: true)
    return (stage, stage.app.perform { addList(to: stage.page("A"), of: stage) })
  }

  // MARK: Looks

  @Test func `at the scroll edge there is no background, beneath content there is`() throws {
    let (stage, scroll) = scrolling()
    #expect(stage.bar.look(for: stage.bar.topItem).backgroundEffect == nil)
    stage.app.perform { scroll.contentOffset.y += 80 }
    #expect(stage.bar.look(for: stage.bar.topItem).backgroundEffect?.style == .systemChromeMaterial)
    #expect(stage.bar.frame.height == 44)
  }

  @Test func `an item's own look holds for it alone`() throws {
    let stage = NavigationStage("AB")
    let red = stage.app.perform { () -> UINavigationBarAppearance in
      let look = UINavigationBarAppearance()
      look.configureWithOpaqueBackground()
      look.backgroundColor = .red
      stage.page("B").navigationItem.standardAppearance = look
      stage.page("B").navigationItem.scrollEdgeAppearance = look
      return look
    }
    #expect(stage.bar.look(for: stage.bar.topItem) === red)
    stage.pop()
    try stage.app.settle()
    #expect(stage.bar.look(for: stage.bar.topItem).backgroundColor != .red)
  }

  // MARK: Hiding and extended layout

  @Test func `a hidden bar leaves its room to the page, in the same animation`() throws {
    let stage = NavigationStage("A")
    stage.app.perform { stage.navigation.setNavigationBarHidden(true, animated: true) }
    stage.app.advance(by: 0.1)
    #expect(stage.bar.layer.presentation()!.frame.minY < 46 && stage.bar.layer.presentation()!.frame.minY > -43)
    try stage.app.settle()
    #expect(stage.page("A").view.safeAreaInsets.top == 47 && stage.navigation.isNavigationBarHidden)
    stage.app.perform { stage.navigation.isNavigationBarHidden = false }
    #expect(stage.page("A").view.safeAreaInsets.top == 91 && stage.bar.frame.minY == 47)
  }

  @Test func `a page that does not extend under the bar lies below it`() throws {
    let stage = NavigationStage("A")
    stage.app.perform { stage.page("A").edgesForExtendedLayout = [] }
    #expect(stage.page("A").view.frame.minY == 91 && stage.page("A").view.safeAreaInsets.top == 0)
  }

  @Test func `the toolbar shows the top page's items and leaves its room`() throws {
    let stage = NavigationStage("A")
    stage.app.perform {
      stage.page("A").toolbarItems = [
        .flexibleSpace(), UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil), .flexibleSpace(),
      ]
      stage.navigation.setToolbarHidden(false, animated: true)
    }
    try stage.app.settle()
    #expect(stage.navigation.toolbar.frame == CGRect(x: 0, y: 844 - 34 - 44, width: 390, height: 44))
    #expect(stage.page("A").view.safeAreaInsets.bottom == 78)
    #expect(stage.app.exists("Share"))
  }
}
