import Foundation
import Motion
import QuartzCore
import SegueTesting
import Testing
import TransitionMachine
import UIKit

@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPresentations

/// A transition of one kind in its own app, which a test can interrupt at any moment.
@MainActor
final class TransitionPlay {
  enum Kind: String, CaseIterable, CustomTestStringConvertible {
    case cover, uncover, dissolve, flip, blocks, animator, timer, fingerOnBlocks, fingerOnAnimator, push, pop, edgeSwipe, tab, tabOfOwn
    case sheet, sheetAway, sheetUnderFinger, zoom

    /// A finger holds it: it is taken back.
    var isUnderFinger: Bool { [.fingerOnBlocks, .fingerOnAnimator, .edgeSwipe, .sheetUnderFinger].contains(self) }
    nonisolated var testDescription: String { rawValue }
  }

  static let duration = 0.5

  let app: TestApp
  private let kind: Kind
  private let root: UIViewController
  private let pages = [LifeController(), LifeController()]
  private let director: Director
  private var finger: TestApp.Finger?

  init(_ kind: Kind) {
    self.kind = kind
    let (pages, director) = (pages, Director(kind))
    self.director = director
    for (page, name) in zip(pages, ["A", "B"]) { (page.title, page.node.name) = (name, name) }
    let root = Self.root(for: kind, pages)
    self.root = root
    app = TestApp { root }
    app.perform { Self.prepare(kind, root, pages, director) }
    try? app.settle()
  }

  private static func root(for kind: Kind, _ pages: [UIViewController]) -> UIViewController {
    switch kind {
    case .push, .pop, .edgeSwipe, .zoom: return UINavigationController(rootViewController: pages[0])
    case .tab, .tabOfOwn:
      let tabs = UITabBarController()
      tabs.viewControllers = pages
      return tabs
    default: return pages[0]
    }
  }

  private static func prepare(_ kind: Kind, _ root: UIViewController, _ pages: [UIViewController], _ director: Director) {
    let page = pages[1]
    page.view.backgroundColor = .white
    switch kind {
    case .cover, .uncover: page.modalPresentationStyle = .fullScreen
    case .dissolve:
      page.modalPresentationStyle = .fullScreen
      page.modalTransitionStyle = .crossDissolve
    case .flip:
      page.modalPresentationStyle = .fullScreen
      page.modalTransitionStyle = .flipHorizontal
    case .blocks, .animator, .timer, .fingerOnBlocks, .fingerOnAnimator:
      page.modalPresentationStyle = .custom
      page.transitioningDelegate = director
    case .sheet, .sheetAway, .sheetUnderFinger: page.modalPresentationStyle = .pageSheet
    case .tabOfOwn: (root as? UITabBarController)?.delegate = director
    case .zoom:
      let source = UIView(frame: CGRect(x: 40, y: 300, width: 100, height: 100))
      source.backgroundColor = .red
      pages[0].view.addSubview(source)
      page.preferredTransition = .zoom { _ in source }
    case .push, .pop, .edgeSwipe, .tab: break
    }
    switch kind {
    case .uncover, .sheetAway, .sheetUnderFinger: root.present(page, animated: false)
    case .pop, .edgeSwipe: (root as? UINavigationController)?.pushViewController(page, animated: false)
    default: break
    }
  }

  /// Begins it, and lets a part of its time pass, from 0 to 1.
  func begin(part: Double) {
    switch kind {
    case .edgeSwipe:
      finger = app.touch(CGPoint(x: 2, y: 300))
      finger?.move(to: CGPoint(x: 40 + 300 * part, y: 300), duration: 0.2)
    case .sheetUnderFinger:
      finger = app.touch(CGPoint(x: 180, y: 100))
      finger?.move(to: CGPoint(x: 180, y: 130 + 500 * part), duration: 0.2)
    case .fingerOnBlocks, .fingerOnAnimator:
      app.perform { start() }
      app.advance(by: 0.05)
      app.perform { director.driver.update(part) }
      app.advance(by: 0.05)
    default:
      app.perform { start() }
      app.advance(by: Self.duration * part)
    }
  }

  private func start() {
    let page = pages[1]
    switch kind {
    case .uncover, .sheetAway: root.dismiss(animated: true)
    case .push, .zoom: (root as? UINavigationController)?.pushViewController(page, animated: true)
    case .pop: (root as? UINavigationController)?.popViewController(animated: true)
    case .tab, .tabOfOwn: (root as? UITabBarController)?.selectedIndex = 1
    default: root.present(page, animated: true)
    }
  }

  /// The app takes it back by itself: no finger of a recognizer has it.
  func cancelByCode() { app.perform { director.driver.cancel() } }
  /// Asks for another page over the one that is coming.
  func presentOver(_ page: UIViewController) {
    pages[0].transitionCoordinator?.animate(alongsideTransition: nil) { [pages] _ in pages[1].present(page, animated: true) }
  }

  var machine: ControllerMachine { app.session.runtime.controllers.machine }

  /// What is wrong, in words; empty where all is whole and nothing is stuck.
  var faults: [String] { app.session.isQuiet ? treeFaults : treeFaults + ["something is still running or awaited"] }
  /// The same without what is still waiting: an animator's own timer may.
  var treeFaults: [String] {
    var faults = app.session.runtime.faults
    if !machine.transitions.isEmpty { faults.append("under way: \(machine.transitions)") }
    if machine.allNodes.contains(where: { !$0.appearance.isBalanced }) { faults.append("an appearance that was begun has no end") }
    return faults
  }
}

/// The animators of the plays that are one's own: in blocks, by an animator, by a timer.
@MainActor
private final class Director: NSObject, UIViewControllerTransitioningDelegate, UITabBarControllerDelegate {
  let kind: TransitionPlay.Kind
  lazy var driver = UIPercentDrivenInteractiveTransition()
  init(_ kind: TransitionPlay.Kind) { self.kind = kind }

  func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { kind == .fingerOnAnimator || kind == .animator ? GrabbableAnimator() : PlainAnimator(kind) }
  func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { kind.isUnderFinger ? driver : nil }
  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { PlainAnimator(.blocks) }
}

/// Completes with what its block's completion hears, as much code does: in the background that must not take the transition back.
@MainActor
private final class PlainAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let kind: TransitionPlay.Kind
  init(_ kind: TransitionPlay.Kind) { self.kind = kind }
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { TransitionPlay.duration }
  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to) else { return context.completeTransition(false) }
    view.frame = context.containerView.bounds
    context.containerView.addSubview(view)
    let presenter = kind == .blocks ? context.viewController(forKey: .from)?.view : nil
    if kind == .timer {
      Runtime.current.schedule(after: TransitionPlay.duration) { context.completeTransition(true) }
      return
    }
    view.transform = CGAffineTransform(translationX: 0, y: 500)
    UIView.animate(withDuration: TransitionPlay.duration) {
      view.transform = .identity
      presenter?.alpha = 0.5
    } completion: { finished in
      presenter?.alpha = 1
      context.completeTransition(finished && !context.transitionWasCancelled)
    }
  }
}

@MainActor
private final class GrabbableAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private var made: UIViewPropertyAnimator?
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { TransitionPlay.duration }
  func interruptibleAnimator(using context: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating {
    if let made { return made }
    let view = context.view(forKey: .to)!
    view.frame = context.containerView.bounds
    context.containerView.addSubview(view)
    view.alpha = 0
    let animator = UIViewPropertyAnimator(duration: TransitionPlay.duration, curve: .easeInOut) { view.alpha = 1 }
    animator.addCompletion { context.completeTransition($0 == .end) }
    made = animator
    return animator
  }
  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: context).startAnimation()
  }
}
