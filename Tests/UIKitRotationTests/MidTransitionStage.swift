import CardTransition
import HostInterface
import SegueTesting
import SlidesTransition
import Testing
import TransitionMachine
import UIKit

@testable import UIFoundation
@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitLists
@testable import UIKitPresentations
@testable import UIKitText
@testable import UIKitVoiceOver

/// The kinds of transition that something happens in the middle of.
enum MidTransitionKind: String, CaseIterable, Sendable { case present, push, tab, sheet, card }
/// The end of the transition.
enum MidTransitionCourse: String, CaseIterable, Sendable { case finished, cancelled }
/// The event during the transition.
enum MidTransitionEvent: String, CaseIterable, Sendable {
  case rotation, style, textSize

  var input: InputEvent {
    switch self {
    case .rotation: .screen(.rotate(.landscapeLeft))
    case .style: .setting(.style(.dark))
    case .textSize: .setting(.contentSize(.AX2))
    }
  }
}

/// An app in which one transition of a kind runs its course, and something happens at one of its ticks.
@MainActor final class MidTransitionStage {
  let kind: MidTransitionKind
  let course: MidTransitionCourse
  let app: TestApp
  let notes = Notes()
  private let home: NotedPage, page: NotedPage
  private let root: UIViewController
  private let director = Director()
  private var card: SlidesTransition?
  private var finger: (x: Double, y: Double)?

  init(_ kind: MidTransitionKind, _ course: MidTransitionCourse) {
    (self.kind, self.course) = (kind, course)
    let (home, page) = (NotedPage("home", notes), NotedPage("page", notes))
    (self.home, self.page) = (home, page)
    let root: UIViewController
    switch kind {
    case .present, .sheet, .card: root = home
    case .push:
      let navigation = UINavigationController(rootViewController: home)
      navigation.delegate = director
      root = navigation
    case .tab:
      let tabs = UITabBarController()
      tabs.viewControllers = [home, page]
      tabs.delegate = director
      root = tabs
    }
    self.root = root
    app = TestApp(root, device: .iPhone14)
    // What a finger takes back was open before.
    if course == .cancelled, kind == .sheet || kind == .card { begin(animated: false) }
    notes.lines = []
    app.session.runtime.controllers.machine.clearLog()
  }

  /// Ticks of the app after which the transition is over, if nothing comes between.
  var ticks: Int { kind == .card ? 60 : kind == .sheet ? 40 : 30 }

  /// The whole course; the event at one of its ticks, or when everything is at rest.
  func run(_ event: MidTransitionEvent, at moment: Int?) throws {
    for tick in 0..<ticks {
      step(tick)
      if tick == moment { happen(event) }
      app.advance(by: 1.0 / 60)
    }
    lift()
    try app.settle()
    if moment == nil {
      happen(event)
      try app.settle()
    }
  }

  private func happen(_ event: MidTransitionEvent) {
    notes.lines.append("— \(event.rawValue) —")
    app.session.receive(TimedEvent(event.input, at: app.session.now))
    _ = app.session.runUpdateCycle(at: app.session.now)
  }

  private func step(_ tick: Int) {
    let isCancelled = course == .cancelled
    switch kind {
    case .present, .push, .tab:
      if tick == 0 {
        director.interaction = isCancelled ? UIPercentDrivenInteractiveTransition() : nil
        begin(animated: true)
      }
      guard isCancelled else { return }
      if tick < 15 { app.perform { director.interaction?.update(CGFloat(tick) / 30) } }
      if tick == 15 { app.perform { director.interaction?.cancel() } }
    case .sheet, .card:
      if !isCancelled {
        if tick == 0 { begin(animated: true) }
      } else {
        drag(tick)
      }
    }
  }

  /// Down by some points, and back to where it came from.
  private func drag(_ tick: Int) {
    let start = kind == .sheet ? 90.0 : 300.0, way = 60.0
    switch tick {
    case 0: touch(.began, 195, start)
    case 1...12: touch(.moved, 195, start + way * Double(tick) / 12)
    case 13...24: touch(.moved, 195, start + way * Double(24 - tick) / 12)
    case 30: lift()
    default: break
    }
  }

  private func touch(_ phase: TouchInput.Phase, _ x: Double, _ y: Double) {
    finger = phase == .ended ? nil : (x, y)
    app.session.receive(TimedEvent(.touch(TouchInput(phase, finger: 1, at: CGPoint(x: x, y: y))), at: app.session.now))
    _ = app.session.runUpdateCycle(at: app.session.now)
  }
  private func lift() { if let finger { touch(.ended, finger.x, finger.y) } }

  private func begin(animated: Bool) {
    app.perform {
      switch kind {
      case .present:
        page.modalPresentationStyle = .fullScreen
        page.transitioningDelegate = director
        home.present(page, animated: animated)
      case .push: (root as? UINavigationController)?.pushViewController(page, animated: animated)
      case .tab: (root as? UITabBarController)?.selectedIndex = 1
      case .sheet:
        page.modalPresentationStyle = .pageSheet
        home.present(page, animated: animated)
      case .card:
        let card = SlidesTransition(from: home.card) { [home] in home.card }
        self.card = card
        page.modalPresentationStyle = .custom
        page.transitioningDelegate = card
        home.present(page, animated: animated)
      }
    }
  }

  // MARK: What came of it

  /// Everything that is seen, as text.
  var tree: String { app.session.presentationTree() }
  /// Who is where, and what controllers are.
  var picture: String { app.session.runtime.controllers.machine.picture(of: app.session.window) }

  func expectWhole(_ words: String) {
    let runtime = app.session.runtime
    #expect(runtime.faults.isEmpty, "\(words): \(runtime.faults)")
    #expect(runtime.controllers.machine.transitions.isEmpty && app.session.isQuiet, "\(words): something is under way")
    #expect(runtime.rotation.current == nil, "\(words): a turn is under way")
    #expect(runtime.controllers.machine.allNodes.allSatisfy { $0.appearance.isBalanced }, "\(words): an appearance is open")
    #expect(runtime.controllers.machine.diagnostics.isEmpty, "\(words): \(runtime.controllers.machine.diagnostics)")
  }
}

extension MidTransitionStage {
  /// A page with text that follows the text size, in constraints that follow the screen.
  final class NotedPage: UIViewController, CardPage {
    let name: String
    let notes: Notes
    let card = Card(frame: .zero)
    let cardScrollView = UIScrollView(frame: .zero)
    private let words = UILabel()
    private var dismissal: SlidesDismissal?

    init(_ name: String, _ notes: Notes) {
      (self.name, self.notes) = (name, notes)
      super.init(nibName: nil, bundle: nil)
      title = name
    }
    required init?(coder: NSCoder) { nil }

    func setCardContentScale(_ scale: CGFloat) {}

    private func note(_ line: String) { notes.lines.append("\(name).\(line)") }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      view.accessibilityIdentifier = name
      words.font = .preferredFont(forTextStyle: .body)
      (words.adjustsFontForContentSizeCategory, words.text, words.accessibilityIdentifier) = (true, name, "\(name).words")
      for one in [cardScrollView, card, words] {
        one.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(one)
      }
      card.backgroundColor = .systemBlue
      cardScrollView.contentInsetAdjustmentBehavior = .never
      NSLayoutConstraint.activate([
        cardScrollView.topAnchor.constraint(equalTo: view.topAnchor), cardScrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        cardScrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        cardScrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        card.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 100),
        card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
        card.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20), card.heightAnchor.constraint(equalToConstant: 100),
        words.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
        words.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      ])
      if name == "page" {
        card.isHidden = true
        dismissal = SlidesDismissal(of: self)
      }
    }

    override func viewWillAppear(_ animated: Bool) { note("willAppear") }
    override func viewDidAppear(_ animated: Bool) { note("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
    override func willTransition(to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
      super.willTransition(to: traits, with: coordinator)
      note("willTransition(to: \(traits.horizontalSizeClass) × \(traits.verticalSizeClass))")
    }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      super.viewWillTransition(to: size, with: coordinator)
      note("viewWillTransition(to: \(Int(size.width))×\(Int(size.height)))")
    }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      note("traitCollectionDidChange")
    }
  }

  final class Card: UIView, CardSource {
    func cardWillOpen() {}
    func cardDidReturn() {}
  }
}

/// Slides pages by blocks, in 0.4 s, and hands out a finger where there is one.
final class Director: NSObject, UIViewControllerTransitioningDelegate, UINavigationControllerDelegate, UITabBarControllerDelegate,
  UIViewControllerAnimatedTransitioning
{
  var interaction: UIPercentDrivenInteractiveTransition?

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }
  func tabBarController(
    _ tabBarController: UITabBarController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }
  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let to = context.viewController(forKey: .to)!, end = context.finalFrame(for: to)
    to.view.frame = end.offsetBy(dx: end.width, dy: 0)
    context.containerView.addSubview(to.view)
    UIView.animate(withDuration: 0.4) {
      to.view.frame = end
    } completion: { _ in
      if context.transitionWasCancelled { to.view.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
