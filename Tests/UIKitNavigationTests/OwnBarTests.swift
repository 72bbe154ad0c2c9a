import SegueTesting
import Testing
import UIKit

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitText

/// Notes what a navigation bar's delegate is asked and told, with the items that the bar has meanwhile.
@MainActor
private final class BarNotes: UINavigationBarDelegate {
  var lines: [String] = []
  var refuses = false
  var onPush: (UINavigationBar) -> Void = { _ in }

  private func note(_ what: String, _ bar: UINavigationBar, _ item: UINavigationItem) {
    lines.append("\(what) \(item.title ?? "") of \((bar.items ?? []).map { $0.title ?? "" }.joined())")
  }
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
    note("shouldPush", navigationBar, item)
    return !refuses
  }
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
    note("didPush", navigationBar, item)
    onPush(navigationBar)
  }
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    note("shouldPop", navigationBar, item)
    return !refuses
  }
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) { note("didPop", navigationBar, item) }
}

/// A standalone navigation bar in a page of an app.
@MainActor struct OwnBarTests {
  private let app = TestApp(UIViewController())
  private let bar: UINavigationBar
  private let notes = BarNotes()
  private let items = ["A", "B", "C"].map { UINavigationItem(title: $0) }

  init() {
    bar = app.perform { UINavigationBar(frame: CGRect(x: 0, y: 100, width: 390, height: 44)) }
    let (bar, notes, items, app) = (bar, notes, items, app)
    app.perform {
      app.session.window.rootViewController!.view.addSubview(bar)
      bar.delegate = notes
      bar.items = [items[0]]
    }
  }

  private var shown: String { (bar.items ?? []).map { $0.title ?? "" }.joined() }

  @Test(arguments: [false, true])
  func `the last item of a bar can be popped: the delegate is asked and told, and the bar is empty`(animated: Bool) throws {
    app.perform { #expect(bar.popItem(animated: animated) === items[0]) }
    #expect(notes.lines == ["shouldPop A of A", "didPop A of "] && bar.topItem == nil)
    try app.settle()
    #expect(bar.page == nil && notes.lines.count == 2)
    app.perform { #expect(bar.popItem(animated: animated) == nil) }
    #expect(notes.lines.count == 2)
  }

  @Test(arguments: [false, true])
  func `a bar's delegate is told within the call, not when the animation ends`(animated: Bool) throws {
    app.perform {
      bar.pushItem(items[1], animated: animated)
      #expect(notes.lines == ["shouldPush B of A", "didPush B of AB"])
      notes.lines = []
    }
    try app.settle()
    app.perform {
      #expect(bar.popItem(animated: animated) === items[1])
      #expect(notes.lines == ["shouldPop B of AB", "didPop B of A"])
      notes.lines = []
    }
    try app.settle()
    #expect(notes.lines.isEmpty && shown == "A" && bar.page?.item === items[0])
  }

  @Test func `a refused pop returns the item, which stays`() {
    notes.refuses = true
    app.perform { #expect(bar.popItem(animated: true) === items[0]) }
    #expect(notes.lines == ["shouldPop A of A"] && shown == "A")
    app.perform { bar.pushItem(items[1], animated: true) }
    #expect(shown == "A")
  }

  @Test func `items that are set with animation tell of the top item that comes or goes, and without tell nothing`() throws {
    func set(_ indices: [Int], animated: Bool) -> [String] {
      app.perform {
        notes.lines = []
        bar.setItems(indices.map { items[$0] }, animated: animated)
        return notes.lines
      }
    }
    #expect(set([0, 1], animated: true) == ["didPush B of AB"])
    #expect(set([0], animated: true) == ["didPop B of A"])
    #expect(set([0, 2], animated: true) == ["didPush C of AC"])
    #expect(set([1, 2], animated: true) == [])
    #expect(set([], animated: true) == ["didPop C of "])
    #expect(set([0, 1], animated: false) == [])
    #expect(set([0], animated: false) == [])
    try app.settle()
    #expect(bar.page?.item === items[0] && bar.subviews.filter { $0 is NavigationBarPage }.count == 1)
  }

  @Test func `a push while another is on its way, or from within its telling, ends with the last item alone`() throws {
    notes.onPush = { [items] bar in if bar.items?.count == 2 { bar.pushItem(items[2], animated: true) } }
    app.perform { bar.pushItem(items[1], animated: true) }
    app.advance(by: 0.1)
    #expect(shown == "ABC" && bar.page?.item === items[2])
    _ = app.perform { bar.popItem(animated: true) }
    app.advance(by: 0.1)
    _ = app.perform { bar.popItem(animated: true) }
    try app.settle()
    #expect(shown == "A" && bar.page?.item === items[0] && !bar.isChanging)
    #expect(bar.subviews.filter { $0 is NavigationBarPage }.count == 1)
  }

  @Test func `a bar taken from the window on the way shows its last page when it comes back`() throws {
    app.perform { bar.pushItem(items[1], animated: true) }
    app.advance(by: 0.1)
    app.perform { bar.removeFromSuperview() }
    try app.settle()
    app.perform { app.session.window.rootViewController!.view.addSubview(bar) }
    try app.settle()
    #expect(bar.page?.item === items[1] && bar.subviews.filter { $0 is NavigationBarPage }.count == 1)
  }

  // MARK: A navigation controller that is its bar's delegate

  private final class OwnStack: UINavigationController, UINavigationBarDelegate {
    var lines: [String] = []
    var refuses = false
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
      lines.append("shouldPush \(item.title ?? "")\(topViewController?.navigationItem === item ? ", on top" : "")")
      return !refuses
    }
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
      lines.append("shouldPop \(item.title ?? "")")
      return !refuses
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) { lines.append("didPop \(item.title ?? "")") }
    func position(for bar: any UIBarPositioning) -> UIBarPosition {
      lines.append("position")
      return .bottom
    }
  }
  private func page(_ title: String) -> UIViewController {
    let page = UIViewController()
    page.navigationItem.title = title
    return page
  }

  @Test func `a navigation controller that conforms to the bar's delegate is it, and is asked of each push and of the back button`() throws
  {
    let stack = OwnStack(rootViewController: page("A"))
    let app = TestApp(stack)
    #expect(stack.navigationBar.delegate === stack && stack.navigationBar.barPosition == .topAttached)
    #expect(stack.lines == ["shouldPush A, on top"])
    app.perform { stack.pushViewController(page("B"), animated: true) }
    #expect(stack.lines == ["shouldPush A, on top", "shouldPush B, on top"])
    try app.settle()
    stack.lines = []
    stack.refuses = true
    try app.tap("BackButton")
    #expect(stack.lines == ["shouldPop B"] && stack.viewControllers.count == 2)
    (stack.lines, stack.refuses) = ([], false)
    try app.tap("BackButton")
    try app.settle()
    #expect(stack.lines == ["shouldPop B", "didPop B"] && stack.viewControllers.count == 1)
  }

  @Test func `the answer to a push of the controller's own changes nothing`() throws {
    let stack = OwnStack(rootViewController: page("A"))
    let app = TestApp(stack)
    stack.refuses = true
    app.perform { stack.pushViewController(page("B"), animated: true) }
    try app.settle()
    #expect(stack.viewControllers.count == 2 && stack.navigationBar.topItem?.title == "B")
  }

  // MARK: Where bars are attached

  @MainActor
  private final class Places: UIToolbarDelegate, UINavigationBarDelegate, UISearchBarDelegate {
    var asked = 0
    var answer = UIBarPosition.any
    func position(for bar: any UIBarPositioning) -> UIBarPosition {
      asked += 1
      return answer
    }
  }

  @Test func `a toolbar is at the bottom and a navigation bar at the top, and a delegate that says any changes nothing`() {
    let places = Places()
    app.perform {
      let (tools, top) = (UIToolbar(frame: .zero), UINavigationBar(frame: .zero))
      #expect(tools.barPosition == .bottom && top.barPosition == .top)
      (tools.delegate, top.delegate) = (places, places)
      for bar in [tools, top] { app.session.window.addSubview(bar) }
      #expect(tools.barPosition == .bottom && top.barPosition == .top && places.asked == 2)
    }
  }

  @Test func `a bar's delegate is asked once where it is attached, when the bar comes into a window`() throws {
    let places = Places()
    places.answer = .topAttached
    let (tools, top, search) = app.perform { (UIToolbar(frame: .zero), UINavigationBar(frame: .zero), UISearchBar(frame: .zero)) }
    app.perform { (tools.delegate, top.delegate, search.delegate) = (places, places, places) }
    #expect(tools.barPosition == .bottom && top.barPosition == .top && places.asked == 0)
    for bar in [tools, top, search] {
      places.asked = 0
      app.perform { app.session.window.rootViewController!.view.addSubview(bar) }
      app.perform { bar.frame = CGRect(x: 0, y: 60, width: 390, height: 44) }
      app.perform { (bar as? UINavigationBar)?.items = [items[0]] }
      try app.settle()
      #expect((bar as? any UIBarPositioning)?.barPosition == .topAttached && places.asked == 1)
    }
    #expect(top.background.frame.minY == -60)
  }
}
