import HostInterface
import SegueTesting
import Testing

@testable import UIKit

/// A page that notes what it hears.
final class NotedPage: UIViewController {
  let log: NavigationLog
  let name: String
  var onCallback: ((String) -> Void)?
  init(_ name: String, _ log: NavigationLog) {
    (self.name, self.log) = (name, log)
    super.init(nibName: nil, bundle: nil)
    title = name
  }
  required init?(coder: NSCoder) { nil }
  private func note(_ what: String) {
    log.lines.append("\(name).\(what)")
    onCallback?(what)
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.accessibilityIdentifier = name
    note("viewDidLoad")
  }
  override func viewWillAppear(_ animated: Bool) { note("willAppear") }
  override func viewIsAppearing(_ animated: Bool) { note("isAppearing") }
  override func viewDidAppear(_ animated: Bool) { note("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    note("willMove(\(parent == nil ? "nil" : "nav"))")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note("didMove(\(parent == nil ? "nil" : "nav"))")
  }
}

@MainActor final class NavigationLog {
  var lines: [String] = []
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A navigation controller with pages A, B, C … and what was heard.
@MainActor final class NavigationStage: NSObject, UINavigationControllerDelegate {
  let log = NavigationLog()
  let navigation: UINavigationController
  let app: TestApp
  var pages: [String: NotedPage] = [:]
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interaction: (any UIViewControllerInteractiveTransitioning)?

  init(_ names: String = "A", device: Device = .iPhone14, largeTitles: Bool = false, surroundings: Surroundings = Surroundings()) {
    let log = log
    var made: [NotedPage] = []
    var navigation: UINavigationController!
    app = TestApp(device: device, surroundings: surroundings) {
      made = names.map { NotedPage(String($0), log) }
      navigation = UINavigationController(rootViewController: made[0])
      navigation.navigationBar.prefersLargeTitles = largeTitles
      return navigation
    }
    self.navigation = navigation
    super.init()
    for page in made { pages[page.name] = page }
    app.perform {
      navigation.delegate = self
      if made.count > 1 { navigation.setViewControllers(made, animated: false) }
    }
    _ = log.take()
  }

  func page(_ name: String) -> NotedPage {
    if let page = pages[name] { return page }
    let page = app.perform { NotedPage(name, log) }
    pages[name] = page
    return page
  }
  func push(_ name: String, animated: Bool = true) { app.perform { navigation.pushViewController(page(name), animated: animated) } }
  func pop(animated: Bool = true) { app.perform { _ = navigation.popViewController(animated: animated) } }
  var names: String { navigation.viewControllers.map { ($0 as! NotedPage).name }.joined() }
  var bar: UINavigationBar { navigation.navigationBar }

  /// The leading edge is swiped to a part of the width, and let go after a rest.
  func swipe(to part: CGFloat, rests: Bool = true) {
    let finger = app.touch(CGPoint(x: 2, y: 400))
    finger.move(by: CGVector(dx: 390 * part, dy: 0), duration: rests ? 0.3 : 0.1)
    if rests { app.advance(by: 0.2) }
    finger.lift()
  }

  func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) {
    log.lines.append("willShow(\((viewController as! NotedPage).name))")
  }
  func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
    log.lines.append("didShow(\((viewController as! NotedPage).name))")
  }
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
  func navigationController(
    _ navigationController: UINavigationController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  /// What a user can see and what the tree is, in words.
  var state: String {
    let page = bar.page
    let shown = navigation.content.subviews.map { $0.accessibilityIdentifier ?? "\(type(of: $0))" }
    return """
      stack \(names), bar \(bar.stack.map { $0.title ?? "-" }.joined()) at \(bar.frame) shows \(page?.item.title ?? "nothing")
      title \(page?.title.alpha ?? -1) at \(page?.title.center ?? .zero), pages of the bar \(bar.subviews.filter { $0 is NavigationBarPage }.count)
      content \(shown) \(navigation.content.subviews.map { "\($0.frame) \($0.transform.isIdentity)" })
      insets \(navigation.viewControllers.last?.view.safeAreaInsets ?? .zero)
      """
  }
}

/// The order of callbacks and what is left behind (BEHAVIOUR §6, BEHAVIOUR-2 §17.2).
@MainActor struct NavigationStackTests {
  @Test func `an edge swipe that is taken back leaves stack, bar, views and appearance as they were`() throws {
    let stage = NavigationStage("AB")
    let before = stage.state
    stage.swipe(to: 0.3)
    try stage.app.settle()
    #expect(stage.state == before)
    #expect(
      stage.log.take() == [
        "B.willMove(nil)", "B.willDisappear", "A.willAppear", "willShow(A)", "A.isAppearing", "A.willDisappear", "A.didDisappear",
        "B.willAppear", "B.isAppearing", "B.didAppear", "B.didMove(nav)",
      ])
    // And it works the next time.
    stage.pop()
    try stage.app.settle()
    #expect(stage.names == "A" && stage.bar.page?.back == nil)
  }

  @Test func `an edge swipe beyond the middle goes back`() throws {
    let stage = NavigationStage("AB")
    stage.swipe(to: 0.6)
    #expect(stage.names == "A")
    try stage.app.settle()
    #expect(stage.bar.topItem?.title == "A" && stage.navigation.content.subviews.count == 1)
  }

  @Test func `a quick edge swipe goes back although it was short, and at the root nothing happens`() throws {
    let stage = NavigationStage("AB")
    stage.swipe(to: 0.35, rests: false)
    try stage.app.settle()
    #expect(stage.names == "A")
    let before = stage.state
    stage.swipe(to: 0.8)
    try stage.app.settle()
    #expect(stage.state == before)
  }

  @Test func `a finger that catches a pop that is taken back finds everything in its place`() throws {
    let stage = NavigationStage("AB")
    let before = stage.state
    stage.swipe(to: 0.4)
    stage.app.advance(by: 0.05)
    stage.swipe(to: 0.2)
    try stage.app.settle()
    #expect(stage.state == before)
  }

  @Test func `push: stack at once, callbacks in the layout pass`() throws {
    let stage = NavigationStage()
    stage.app.perform {
      stage.navigation.pushViewController(stage.page("B"), animated: true)
      #expect(stage.names == "AB" && stage.log.lines == ["B.willMove(nav)"])
    }
    #expect(
      stage.log.take() == [
        "B.willMove(nav)", "A.willDisappear", "B.viewDidLoad", "B.willAppear", "willShow(B)", "B.isAppearing",
      ])
    try stage.app.settle()
    #expect(stage.log.take() == ["A.didDisappear", "B.didAppear", "B.didMove(nav)", "didShow(B)"])
  }

  @Test func `pop: stack at once, callbacks in the layout pass`() throws {
    let stage = NavigationStage("AB")
    stage.pop()
    #expect(stage.log.take() == ["B.willMove(nil)", "B.willDisappear", "A.willAppear", "willShow(A)", "A.isAppearing"])
    try stage.app.settle()
    #expect(stage.log.take() == ["B.didDisappear", "A.didAppear", "B.didMove(nil)", "didShow(A)"])
  }

  @Test func `the first page is shown to the delegate too`() throws {
    let log = NavigationLog()
    var kept: AnyObject?
    _ = TestApp {
      let navigation = UINavigationController(rootViewController: NotedPage("A", log))
      let delegate = FirstShow(log)
      (navigation.delegate, kept) = (delegate, delegate)
      return navigation
    }
    _ = kept
    #expect(
      log.lines == [
        "A.willMove(nav)", "A.viewDidLoad", "A.willAppear", "willShow", "A.isAppearing", "A.didAppear", "A.didMove(nav)", "didShow",
      ]
        || log.lines == [
          "A.willMove(nav)", "A.viewDidLoad", "A.didMove(nav)", "A.willAppear", "willShow", "A.isAppearing", "A.didAppear", "didShow",
        ])
  }

  @Test func `popTo and popToRoot answer with whom they took away, the lowest first`() throws {
    let stage = NavigationStage("ABCD")
    stage.app.perform {
      #expect(stage.navigation.popToViewController(stage.page("D"), animated: true) == nil)
      #expect(stage.navigation.popToViewController(stage.page("E"), animated: true) == nil)
      #expect(stage.navigation.popToViewController(stage.page("B"), animated: true) == [stage.page("C"), stage.page("D")])
    }
    try stage.app.settle()
    stage.app.perform {
      #expect(stage.navigation.popToRootViewController(animated: false) == [stage.page("B")])
      #expect(stage.navigation.popViewController(animated: false) == nil)
    }
    #expect(stage.names == "A")
  }

  @Test func `pushes during a push, in callbacks and completions, come one after the other`() throws {
    let stage = NavigationStage()
    stage.push("B")
    stage.app.advance(by: 0.1)
    stage.push("C")
    stage.page("C").onCallback = {
      if $0 == "willAppear", stage.names == "ABC" { stage.navigation.pushViewController(stage.page("D"), animated: true) }
    }
    try stage.app.settle()
    #expect(stage.names == "ABCD" && stage.bar.stack.count == 4 && stage.navigation.content.subviews.count == 1)
    #expect(stage.bar.page?.item.title == "D")
  }

  @Test func `another stack shows its top alone, and no view of those between is made`() throws {
    let stage = NavigationStage()
    stage.app.perform {
      stage.navigation.setViewControllers([stage.page("X"), stage.page("Y"), stage.page("Z")], animated: true)
    }
    try stage.app.settle()
    #expect(stage.names == "XYZ" && !stage.page("Y").isViewLoaded && stage.page("Z").isViewLoaded)
    #expect(stage.page("A").parent == nil && stage.bar.page?.item.title == "Z")
  }

  @Test func `a stack presented over another and dismissed half-way through a push ends whole`() throws {
    let stage = NavigationStage("AB")
    let inner = stage.app.perform { UINavigationController(rootViewController: stage.page("M")) }
    inner.modalPresentationStyle = .fullScreen
    stage.app.perform { stage.navigation.present(inner, animated: false) }
    stage.app.perform { inner.pushViewController(stage.page("N"), animated: true) }
    stage.app.advance(by: 0.1)
    stage.app.perform { stage.navigation.dismiss(animated: true) }
    try stage.app.settle()
    #expect(stage.navigation.presentedViewController == nil)
    #expect(stage.app.session.runtime.controllers.machine.allNodes.allSatisfy { $0.appearance.isBalanced })
  }

  @Test func `pushing who is there already is refused with a sentence, and nothing is corrupted`() {
    let stage = NavigationStage("AB")
    stage.push("A")
    #expect(stage.names == "AB" && stage.app.diagnostics.contains { $0.contains("NotedPage") })
  }
}

private final class FirstShow: NSObject, UINavigationControllerDelegate {
  let log: NavigationLog
  init(_ log: NavigationLog) { self.log = log }
  func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) {
    log.lines.append("willShow")
  }
  func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
    log.lines.append("didShow")
  }
}
