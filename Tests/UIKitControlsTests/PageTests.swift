import SegueTesting
import Stages
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPresentations
@testable import UIKitText
@testable import UIKitVoiceOver

/// A page that records its callbacks.
@MainActor
private final class Page: UIViewController {
  let name: String
  let notes: EventNotes
  init(_ name: String, _ notes: EventNotes) {
    (self.name, self.notes) = (name, notes)
    super.init(nibName: nil, bundle: nil)
    node.name = name
  }
  required init?(coder: NSCoder) { nil }
  private func note(_ what: String) { notes.note("\(name).\(what)") }
  override func viewWillAppear(_ animated: Bool) { note("willAppear") }
  override func viewDidAppear(_ animated: Bool) { note("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
}

/// Pages A to E, and who knows which is beside which.
@MainActor
private final class Book: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let notes = EventNotes()
  private(set) lazy var all = "ABCDE".map { Page(String($0), notes) }
  func name(_ controller: UIViewController?) -> String { (controller as? Page)?.name ?? "nil" }
  func names(_ controllers: [UIViewController]?) -> String { (controllers ?? []).map { name($0) }.joined() }

  func pageViewController(_ pages: UIPageViewController, viewControllerBefore page: UIViewController) -> UIViewController? {
    notes.note("before(\(name(page)))")
    let place = all.firstIndex { $0 === page }!
    return place > 0 ? all[place - 1] : nil
  }
  func pageViewController(_ pages: UIPageViewController, viewControllerAfter page: UIViewController) -> UIViewController? {
    notes.note("after(\(name(page)))")
    let place = all.firstIndex { $0 === page }!
    return place + 1 < all.count ? all[place + 1] : nil
  }
  func pageViewController(_ pages: UIPageViewController, willTransitionTo pending: [UIViewController]) {
    notes.note("willTransitionTo(\(names(pending)))")
  }
  func pageViewController(
    _ pages: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers previous: [UIViewController],
    transitionCompleted completed: Bool
  ) {
    notes.note(
      "didFinishAnimating(finished: \(finished), from \(names(previous)), completed: \(completed)) showing \(names(pages.viewControllers))")
  }
}

/// `UIPageViewController` page turns: dragged by a finger, cancelled, and started by code. (Docs/behaviour/containers.md, "Page view
/// controllers")
@MainActor @Suite("UIPageViewController", .hand)
struct PageTests {
  let hand = Hand.current!
  private let book = Book()
  let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)

  init() {
    pages.dataSource = book
    pages.delegate = book
    pages.setViewControllers([book.all[1]], direction: .forward, animated: false)
    hand.app.perform { hand.window.rootViewController = pages }
    hand.wait()
    book.notes.clear()
  }
  private var scroll: UIScrollView { pages.view.subviews.compactMap { $0 as? UIScrollView }.first! }
  private var shown: String { book.names(pages.viewControllers) }
  private func expectAtRest(_ name: String) {
    #expect(shown == name && pages.children.map { book.name($0) } == [name] && scroll.contentOffset.x == 375)
    #expect(scroll.subviews.filter { $0.controller != nil }.map { book.name($0.controller) } == [name])
    #expect(hand.app.isQuiet && hand.runtime.controllers.machine.allNodes.allSatisfy { $0.appearance.isBalanced })
    #expect(hand.runtime.controllers.machine.diagnostics.isEmpty)
  }
  private func swipe(_ distance: Double) {
    hand.down(distance < 0 ? 330 : 40, 400)
    hand.drag(by: distance, 0, over: 0.3)
    hand.wait(0.2)
    hand.up()
    hand.settle()
  }
  private func note(_ line: String) { book.notes.note("» \(line)") }
  private func golden(_ name: String) throws {
    try Golden.check(book.notes.lines.joined(separator: "\n") + "\n", named: "pages-\(name)")
  }

  @Test func `a turn that the finger takes back`() throws {
    swipe(-100)
    expectAtRest("B")
    try golden("returned")
  }

  @Test func `a turn that is finished, and the next`() throws {
    swipe(-250)
    expectAtRest("C")
    note("on to the next")
    swipe(-250)
    expectAtRest("D")
    try golden("turned")
  }

  @Test func `a finger that goes back past where it came from turns the other way`() throws {
    hand.down(200, 400)
    hand.drag(by: -80, 0, over: 0.2)
    note("to the other side")
    hand.drag(by: 280, 0, over: 0.5)
    hand.wait(0.2)
    hand.up()
    hand.settle()
    expectAtRest("A")
    try golden("crossed")
  }

  @Test func `a finger that is taken away in the middle leaves the nearer page`() {
    hand.down(330, 400); hand.drag(by: -100, 0, over: 0.3); hand.cancel()
    hand.settle()
    expectAtRest("B")
    #expect(book.notes.lines.last == "didFinishAnimating(finished: true, from B, completed: false) showing B")
  }

  @Test func `a page that comes is caught by a tap, and comes all the same`() {
    hand.down(330, 400); hand.drag(by: -150, 0, over: 0.1); hand.up()
    hand.wait(0.05)
    hand.tap(200, 400)
    hand.settle()
    #expect(["B", "C"].contains(shown))
    expectAtRest(shown)
  }

  @Test func `swipes in quick succession turn a page each`() {
    for _ in 0..<3 {
      hand.down(330, 400); hand.drag(by: -250, 0, over: 0.12); hand.up()
      hand.wait(0.12)
    }
    hand.settle()
    expectAtRest("E")
  }

  @Test func `from the first page on, each turn ends in the middle`() {
    hand.app.perform { pages.setViewControllers([book.all[0]], direction: .reverse, animated: false) }
    swipe(-250)
    expectAtRest("B")
    swipe(250)
    expectAtRest("A")
    swipe(-250)
    expectAtRest("B")
  }

  @Test func `at the last page it bounces, and nothing begins`() {
    hand.app.perform { pages.setViewControllers([book.all[4]], direction: .forward, animated: false) }
    hand.wait()
    book.notes.clear()
    hand.down(330, 400); hand.drag(by: -200, 0, over: 0.3)
    #expect(scroll.contentOffset.x > 375 && scroll.contentOffset.x < 520)
    hand.wait(0.2)
    hand.up()
    hand.settle()
    expectAtRest("E")
    #expect(book.notes.lines == ["after(E)", "before(E)"])
  }

  @Test func `the page controller leaves the screen in the middle of a turn, and comes back whole`() {
    hand.down(330, 400); hand.drag(by: -100, 0, over: 0.3)
    hand.app.perform { hand.window.rootViewController = UIViewController() }
    hand.up()
    hand.settle()
    hand.app.perform { hand.window.rootViewController = pages }
    hand.settle()
    expectAtRest("B")
    #expect(book.all[1].node.appearance.isShowing && !book.all[2].node.appearance.isShowing)
  }

  @Test func `the size changes in the middle of a turn`() {
    hand.down(330, 400); hand.drag(by: -100, 0, over: 0.3)
    hand.app.perform { pages.view.frame.size.width = 300 }
    #expect(abs(scroll.contentOffset.x / 300 - 1.24) < 0.05)
    hand.cancel()
    hand.settle()
    #expect(scroll.contentOffset.x == 300 && shown == "B")
  }

  // MARK: By code

  @Test func `by code, animated`() throws {
    hand.app.perform {
      pages.setViewControllers([book.all[3]], direction: .forward, animated: true) { note("completion \($0)") }
      note("the call returns, showing \(shown), containing \(pages.children.map { book.name($0) }.joined())")
    }
    hand.wait(0.16)
    #expect(abs(scroll.contentOffset.x - 562) < 40, "half of the cosine")
    hand.settle()
    expectAtRest("D")
    try golden("code")
  }

  @Test func `by code, at once`() throws {
    hand.app.perform {
      pages.setViewControllers([book.all[0]], direction: .reverse, animated: false) { note("completion \($0)") }
      note("the call returns")
    }
    expectAtRest("A")
    try golden("code-at-once")
  }

  @Test func `a second call while the first runs ends it with false`() throws {
    hand.app.perform { pages.setViewControllers([book.all[2]], direction: .forward, animated: true) { note("C \($0)") } }
    hand.wait(0.1)
    hand.app.perform { pages.setViewControllers([book.all[3]], direction: .forward, animated: true) { note("D \($0)") } }
    hand.settle()
    expectAtRest("D")
    try golden("code-twice")
  }

  @Test func `two calls in one turn show the last`() {
    hand.app.perform {
      pages.setViewControllers([book.all[2]], direction: .forward, animated: true) { note("C \($0)") }
      pages.setViewControllers([book.all[3]], direction: .forward, animated: true) { note("D \($0)") }
    }
    hand.settle()
    expectAtRest("D")
    #expect(book.notes.lines.filter { $0.hasPrefix("»") } == ["» C false", "» D true"])
  }

  @Test func `by code in the middle of a finger's turn, that is taken back`() {
    hand.down(330, 400); hand.drag(by: -100, 0, over: 0.3)
    hand.app.perform { pages.setViewControllers([book.all[4]], direction: .forward, animated: true) }
    hand.move(100, 400); hand.up()
    hand.settle()
    expectAtRest("E")
    #expect(book.notes.lines.contains("didFinishAnimating(finished: true, from B, completed: false) showing B"))
  }

  @Test func `the page that is shown already completes at once`() {
    var completed: Bool?
    hand.app.perform { pages.setViewControllers([book.all[1]], direction: .forward, animated: true) { completed = $0 } }
    #expect(completed == true)
    expectAtRest("B")
  }

  @Test func `before the first page there is none, and without a data source no finger turns`() {
    let empty = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    #expect(empty.viewControllers == [] && empty.gestureRecognizers.isEmpty)
    hand.app.perform { pages.dataSource = nil }
    swipe(-250)
    expectAtRest("B")
    #expect(book.notes.lines.isEmpty)
  }

  @Test func `a data source that is told nothing keeps its neighbours until pages are set`() {
    swipe(-250)
    #expect(book.notes.lines.filter { $0.hasPrefix("before") || $0.hasPrefix("after") } == ["after(B)", "before(B)", "after(C)"])
  }
}

@MainActor @Suite("UIPageViewController's dots and axes (behaviour: Page view controllers)", .hand)
struct PageDotTests {
  let hand = Hand.current!

  @MainActor private final class Album: UIPageViewControllerDataSource {
    let pages = (0..<3).map { _ in UIViewController() }
    func pageViewController(_ controller: UIPageViewController, viewControllerBefore page: UIViewController) -> UIViewController? {
      let place = pages.firstIndex(of: page)!
      return place > 0 ? pages[place - 1] : nil
    }
    func pageViewController(_ controller: UIPageViewController, viewControllerAfter page: UIViewController) -> UIViewController? {
      let place = pages.firstIndex(of: page)!
      return place < 2 ? pages[place + 1] : nil
    }
    func presentationCount(for controller: UIPageViewController) -> Int { 3 }
    func presentationIndex(for controller: UIPageViewController) -> Int {
      controller.viewControllers?.first.flatMap(pages.firstIndex) ?? 0
    }
  }

  @Test func `both counts answered give dots of 26 points, which follow the pages and turn them`() {
    let album = Album(), controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    controller.dataSource = album
    controller.setViewControllers([album.pages[0]], direction: .forward, animated: false)
    hand.app.perform { hand.window.rootViewController = controller }
    hand.wait()
    let dots = controller.view.subviews.compactMap { $0 as? UIPageControl }.first!
    #expect(!dots.isHidden && dots.frame == CGRect(x: 0, y: 786, width: 375, height: 26) && dots.numberOfPages == 3)
    #expect(album.pages[0].view.frame.height == 786)
    hand.tap(300, 800)
    hand.settle()
    #expect(controller.viewControllers == [album.pages[1]] && dots.currentPage == 1)
    hand.down(330, 400); hand.drag(by: -250, 0, over: 0.3); hand.wait(0.2)
    let offset = controller.view.subviews.compactMap { $0 as? UIScrollView }.first!.contentOffset.x
    #expect(offset > 560, "the page is nearly there")
    hand.up()
    hand.settle()
    #expect(controller.viewControllers == [album.pages[2]])
    #expect(dots.currentPage == 2)
    hand.app.perform { controller.setViewControllers([album.pages[0]], direction: .reverse, animated: true) }
    #expect(dots.currentPage == 0, "in the call")
    hand.settle()
  }

  @Test func `pages lie below each other where that is asked for, with room between them`() {
    let album = Album()
    let controller = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .vertical, options: [.interPageSpacing: 20])
    controller.dataSource = album
    controller.setViewControllers([album.pages[0]], direction: .forward, animated: false)
    hand.app.perform { hand.window.rootViewController = controller }
    hand.wait()
    #expect(album.pages[0].view.convert(album.pages[0].view.bounds, to: nil) == CGRect(x: 0, y: 0, width: 375, height: 812))
    hand.down(200, 700); hand.drag(by: 0, -100, over: 0.3)
    let (one, two) = (album.pages[0].view!, album.pages[1].view!)
    #expect(abs(two.convert(two.bounds, to: nil).minY - one.convert(one.bounds, to: nil).maxY - 20) < 1e-6)
    hand.drag(by: 0, -400, over: 0.3); hand.wait(0.2); hand.up()
    hand.settle()
    #expect(controller.viewControllers == [album.pages[1]])
  }
}
