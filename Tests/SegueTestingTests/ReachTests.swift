import SegueTesting
import Testing
import UIKit

/// What a test is told when its finger cannot do what it was asked to.
@MainActor @Suite struct ReachTests {
  private let page = UIViewController()
  private let app: TestApp
  private let button = UIButton(type: .system)
  private let cover = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))

  init() {
    let (page, button, cover) = (page, button, cover)
    app = TestApp(page)
    app.perform {
      button.frame = CGRect(x: 100, y: 100, width: 100, height: 44)
      button.accessibilityIdentifier = "go"
      cover.accessibilityIdentifier = "cover"
      page.view.addSubview(button)
    }
  }

  private func complaint(_ body: () throws -> Void) -> String {
    do {
      try body()
      return ""
    } catch let error as TestError { return "\(error.reason)" } catch { return "\(error)" }
  }

  @Test func `an error names the line of the test that asked, also for XCTest, which names none`() {
    let line = #line + 1
    let error = #expect(throws: TestError.self) { try self.app.tap("og") }
    #expect("\(error!)".hasPrefix("ReachTests.swift:\(line): no view on the screen has"))
    let asks: [() throws -> Void] = [
      { _ = try app.view("og") }, { _ = try app.touch("og") }, { try app.press("og") }, { try app.drag("og", by: .zero) },
      { try app.flick("og", by: .zero) }, { _ = try app.element(labelled: "og") },
      { try Golden.check("", named: "og", file: "/nowhere/Tests.swift") },
    ]
    for ask in asks { #expect(throws: TestError.self) { try ask() }; #expect(complaint(ask) != "") }
    func flicker() {
      UIView.animate(withDuration: 1, animations: { page.view.alpha = 1.5 - page.view.alpha }, completion: { _ in flicker() })
    }
    app.perform { flicker() }
    #expect(throws: TestError.self) { try app.settle(limit: 2) }
  }

  @Test func `a view is asked for in one line that shows what it found`() {
    #expect(app["go"]?.frame.minX == 100)
    #expect(app["og"] == nil)
  }

  @Test func `an identifier that nobody has is answered with those that there are`() {
    #expect(complaint { try app.tap("og") } == "no view on the screen has the accessibilityIdentifier 'og'; there are: go")
  }

  @Test func `a hidden view, and one within a clear one, cannot be tapped`() {
    app.perform { button.isHidden = true }
    #expect(complaint { try app.tap("go") } == "a finger cannot reach 'go': it is hidden, or something that it lies in is")
    app.perform { (button.isHidden, page.view.alpha) = (false, 0) }
    #expect(complaint { try app.drag("go", by: CGVector(dx: 0, dy: 9)) }.contains("hidden"))
  }

  @Test func `a view beyond the screen's edge is said to be there`() {
    app.perform { button.frame.origin.y = 900 }
    #expect(complaint { try app.tap("go") } == "a finger cannot reach 'go': its middle (150, 922) is not on the screen; scroll to it first")
  }

  @Test func `a covered view is answered with what covers it, unless that lets touches through`() {
    app.perform { page.view.addSubview(cover) }
    #expect(complaint { try app.flick("go", by: .zero) }.hasPrefix("a finger cannot reach 'go': it is covered by <UIView 'cover'>"))
    app.perform { cover.isUserInteractionEnabled = false }
    #expect(complaint { try app.tap("go") } == "")
  }

  @Test func `of two views with one identifier the one that can be reached is touched`() throws {
    var taps = 0
    app.perform {
      let front = UIButton(frame: CGRect(x: 100, y: 300, width: 100, height: 44))
      front.accessibilityIdentifier = "go"
      front.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      page.view.addSubview(front)
      button.isHidden = true
    }
    try app.tap("go")
    #expect(taps == 1)
  }

  @Test func `the gesture log says when no recognizer saw a drag, and who took another`() throws {
    try app.drag("go", by: CGVector(dx: 0, dy: 100))
    #expect(app.gestureLog.count == 1 && app.gestureLog[0].hasSuffix("comes down on <UIButton 'go'>: no recognizer sees it"))
    let pan = UIPanGestureRecognizer()
    pan.name = "pan"
    app.perform { page.view.addGestureRecognizer(pan) }
    app.drag(from: CGPoint(x: 10, y: 400), to: CGPoint(x: 10, y: 500))
    #expect(app.gestureLog.contains { $0.contains("seen by pan") } && app.gestureLog.contains { $0.hasSuffix("pan recognizes") })
  }
}
