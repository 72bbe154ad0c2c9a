import HostInterface
import SegueTesting
import Testing
import TransitionMachine
import UIKit

@testable import UIFoundation
@testable import UIKitContainers
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists
@testable import UIKitText

@MainActor final class TabLog {
  var lines: [String] = []
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A page that notes what it hears.
final class TabPage: UIViewController {
  let log: TabLog
  let name: String
  var onCallback: ((String) -> Void)?
  init(_ name: String, _ log: TabLog) {
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
    view.accessibilityIdentifier = "page \(name)"
    note("viewDidLoad")
  }
  override func viewWillAppear(_ animated: Bool) { note("willAppear") }
  override func viewIsAppearing(_ animated: Bool) { note("isAppearing") }
  override func viewDidAppear(_ animated: Bool) { note("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    note("willMove(\(Self.word(parent)))")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note("didMove(\(Self.word(parent)))")
  }
  private static func word(_ parent: UIViewController?) -> String {
    parent == nil ? "nil" : parent is UITabBarController ? "tabs" : parent is UINavigationController ? "nav" : "other"
  }
}

extension UIViewController {
  /// The page's name, or that of a stack's root in brackets.
  var tabName: String {
    (self as? TabPage)?.name ?? (self as? UINavigationController)?.viewControllers.first.map { "[\($0.tabName)]" } ?? "\(type(of: self))"
  }
}

/// A tab bar controller with pages A, B, C …, those in brackets in a stack, and what was heard.
@MainActor final class TabStage: NSObject, UITabBarControllerDelegate {
  let log = TabLog()
  let tabs: UITabBarController
  let app: TestApp
  private(set) var pages: [String: TabPage] = [:]
  private(set) var stacks: [String: UINavigationController] = [:]
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interaction: (any UIViewControllerInteractiveTransitioning)?
  var refuses: Set<String> = []
  var onQuestion: ((String) -> Void)?

  /// - Parameter names: the tabs, as `"A[B]C"`.
  init(
    _ names: String = "ABC", device: Device = .iPhone14, environment: EnvironmentSettings = EnvironmentSettings(),
    within wrap: @escaping @MainActor (UITabBarController) -> UIViewController = { $0 }
  ) {
    var tabs: UITabBarController!
    app = TestApp(device: device, environment: environment) {
      tabs = UITabBarController()
      return wrap(tabs)
    }
    self.tabs = tabs
    super.init()
    app.perform {
      tabs.delegate = self
      tabs.viewControllers = controllers(names)
    }
    _ = log.take()
  }

  func page(_ name: String) -> TabPage {
    if let page = pages[name] { return page }
    let page = app.perform { TabPage(name, log) }
    pages[name] = page
    return page
  }
  func stack(_ name: String) -> UINavigationController {
    if let stack = stacks[name] { return stack }
    let stack = app.perform { UINavigationController(rootViewController: page(name)) }
    stacks[name] = stack
    return stack
  }
  func controllers(_ names: String) -> [UIViewController] {
    var found: [UIViewController] = []
    var isInStack = false
    for name in names.map(String.init) {
      if name == "[" || name == "]" { isInStack = name == "[" } else { found.append(isInStack ? stack(name) : page(name)) }
    }
    return found
  }

  var names: String { (tabs.viewControllers ?? []).map(\.tabName).joined() }
  var bar: UITabBar { tabs.tabBar }
  func select(_ index: Int) { app.perform { tabs.selectedIndex = index } }
  func set(_ names: String, animated: Bool = false) {
    let wanted = controllers(names)
    app.perform { tabs.setViewControllers(wanted, animated: animated) }
  }
  /// The user taps the item at a place.
  func tap(_ index: Int) {
    let frame = bar.buttons[index].convert(bar.buttons[index].bounds, to: nil)
    app.tap(CGPoint(x: frame.midX, y: frame.midY))
  }
  func push(_ name: String, in stack: String, animated: Bool = true) {
    let (page, stack) = (page(name), self.stack(stack))
    app.perform { stack.pushViewController(page, animated: animated) }
  }
  /// Makes the delegate answer with an animator, and perhaps with a driver.
  @discardableResult
  func animate(_ kind: TabAnimator.Kind = .grabbable, interactive: Bool = false) -> (TabAnimator, UIPercentDrivenInteractiveTransition) {
    let driver = app.perform { UIPercentDrivenInteractiveTransition() }
    let made = TabAnimator(kind, log)
    (animator, interaction) = (made, interactive ? driver : nil)
    return (made, driver)
  }

  // MARK: The delegate

  private func note(_ line: String) {
    log.lines.append(line)
    onQuestion?(line)
  }
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
    note("shouldSelect(\(viewController.tabName)) at \(tabBarController.selectedIndex)")
    return !refuses.contains(viewController.tabName)
  }
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    note("didSelect(\(viewController.tabName)) at \(tabBarController.selectedIndex)")
  }
  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    note("animationControllerFor(\(fromVC.tabName)→\(toVC.tabName)) at \(tabBarController.selectedIndex)")
    return animator
  }
  func tabBarController(
    _ tabBarController: UITabBarController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    note("interactionControllerFor")
    return interaction
  }

  // MARK: What there is

  var machine: ControllerMachine { app.session.runtime.controllers.machine }
  var diagnostics: [String] { machine.diagnostics.map(\.description) }

  /// Nothing is under way, and everybody has heard the end of what they heard the beginning of.
  func expectAtRest(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(machine.transitions.isEmpty, sourceLocation: sourceLocation)
    for node in machine.allNodes { #expect(node.appearance.isBalanced, "\(node)", sourceLocation: sourceLocation) }
    #expect(tabs.content.subviews == (tabs.selectedViewController.map { [$0.view] } ?? []), sourceLocation: sourceLocation)
    #expect(tabs.tabNode.shown === tabs.selectedViewController?.node, sourceLocation: sourceLocation)
    #expect(bar.superview === tabs.view && bar.selectedItem === tabs.selectedViewController?.tabBarItem, sourceLocation: sourceLocation)
    #expect(tabs.transitionCoordinator == nil, sourceLocation: sourceLocation)
    for child in tabs.viewControllers ?? [] { #expect(child.parent === tabs, sourceLocation: sourceLocation) }
    #expect(tabs.children.count == (tabs.viewControllers ?? []).count, sourceLocation: sourceLocation)
  }

  /// The tree in words: what was asked for, what lies where, who is in which state.
  var picture: String {
    func round(_ frame: CGRect) -> String {
      "(\(Int(frame.minX.rounded())) \(Int(frame.minY.rounded())) \(Int(frame.width.rounded())) \(Int(frame.height.rounded())))"
    }
    func word(_ view: UIView) -> String {
      let name = view.controller?.tabName ?? view.accessibilityIdentifier ?? "(\(type(of: view)))"
      let shift = view.transform.isIdentity ? "" : " moved"
      var inner = ""
      if let stack = view.controller as? UINavigationController {
        inner = " holds " + stack.content.subviews.map(word).joined(separator: ", ")
      }
      return "\(name) \(round(view.frame))\(shift)\(inner)"
    }
    var everyone: [UIViewController] = Array(pages.values)
    everyone += Array(stacks.values)
    everyone.sort { $0.tabName < $1.tabName }
    var states: [String] = []
    for controller in everyone {
      let state = controller.node.appearance.state
      let isInWindow = controller.viewIfLoaded?.window != nil
      if controller.parent == nil, !isInWindow, state == .disappeared { continue }
      var line = "  \(controller.tabName) \(state.rawValue)"
      if controller.parent == nil { line += ", nobody's" }
      if isInWindow, let insets = controller.viewIfLoaded?.safeAreaInsets {
        line += ", in the window, insets \(Int(insets.top)) \(Int(insets.bottom))"
      }
      states.append(line)
    }
    let shown: [String] = tabs.content.subviews.map(word)
    let place: String = bar.superview === tabs.view ? "its place" : bar.superview.map(word) ?? "nothing"
    let items: [String] = (bar.items ?? []).map { $0.title ?? "-" }
    let lines: [String] = [
      "tabs \(names), selected \(tabs.selectedIndex)", "content " + shown.joined(separator: ", "),
      "bar \(round(bar.frame)) in \(place)",
      "items " + items.joined(separator: " ") + ", selected " + (bar.selectedItem?.title ?? "none"),
    ]
    return (lines + states).joined(separator: "\n")
  }
}
