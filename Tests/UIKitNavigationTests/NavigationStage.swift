import HostInterface
import SegueTesting
import Testing
import TransitionMachine
import UIKit

@testable import UIFoundation
@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitText

/// A page that records its callbacks.
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

  /// Whether questions to the delegate are noted too.
  var notesQuestions = false

  init(
    _ names: String = "A", device: Device = .iPhone14, largeTitles: Bool = false, environment: EnvironmentSettings = EnvironmentSettings()
  ) {
    let log = log
    var made: [NotedPage] = []
    var navigation: UINavigationController!
    app = TestApp(device: device, environment: environment) {
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
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    if notesQuestions {
      log.lines.append("delegate.animationControllerFor(\(operation), \((fromVC as! NotedPage).name)→\((toVC as! NotedPage).name))")
    }
    return animator
  }
  func navigationController(
    _ navigationController: UINavigationController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    if notesQuestions { log.lines.append("delegate.interactionControllerFor") }
    return interaction
  }

  func set(_ names: String, animated: Bool = true) {
    let pages = names.map { page(String($0)) }
    app.perform { navigation.setViewControllers(pages, animated: animated) }
  }
  var machine: ControllerMachine { app.session.runtime.controllers.machine }
  var diagnostics: [String] { machine.diagnostics.map(\.description) }
  /// Nothing is under way, and everybody has heard the end of what they heard the beginning of.
  func expectAtRest(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(machine.transitions.isEmpty, sourceLocation: sourceLocation)
    #expect(machine.allNodes.allSatisfy { $0.appearance.isBalanced }, sourceLocation: sourceLocation)
    #expect(navigation.content.subviews.count == (navigation.viewControllers.isEmpty ? 0 : 1), sourceLocation: sourceLocation)
    #expect(navigation.content.subviews.first === navigation.topViewController?.view, sourceLocation: sourceLocation)
    #expect(bar.subviews.filter { $0 is NavigationBarPage }.count == (bar.stack.isEmpty ? 0 : 1), sourceLocation: sourceLocation)
    let items = navigation.viewControllers.map(\.navigationItem)
    #expect(bar.stack.map(ObjectIdentifier.init) == items.map(ObjectIdentifier.init), sourceLocation: sourceLocation)
    #expect(bar.page?.item === navigation.topViewController?.navigationItem, sourceLocation: sourceLocation)
    #expect(navigation.transitionCoordinator == nil, sourceLocation: sourceLocation)
  }

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
