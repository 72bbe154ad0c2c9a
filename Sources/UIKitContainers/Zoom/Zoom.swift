import CoreGraphics
import InterfaceGeometry
import Motion
import QuartzCore
@_spi(UIKit) import UIKitCore
internal import TransitionMachine

/// The zoom transition of one controller: the movement of its view out of the source view and back, and its interaction
/// (Docs/behaviour/controllers.md, "Zoom transition").
///
/// An appearance is never cancelled. If a gesture or a request interrupts it, it ends immediately.
/// The disappearance then begins in the current update cycle, with the position and the speed of the view.
/// Only a disappearance can be cancelled.
@MainActor
final class Zoom: PreferredTransitionDriver {
  unowned let controller: UIViewController
  let motion = ZoomMotion()
  private(set) lazy var drag = ZoomDrag(self)
  private(set) var flight: ZoomFlight?
  /// The current transition, which the machine keeps.
  private(set) weak var transit: (any UIViewControllerContextTransitioning)?
  /// A Boolean value that indicates whether a gesture requested the dismissal, which begins after this update cycle's layout.
  ///
  /// If the finger has already left, the next property contains its decision.
  private(set) var isAwaitingDeparture = false
  private var verdict: (leaves: Bool, velocity: SIMD8<Double>)?
  /// The view that the provider returned, for the movement that is about to begin.
  private var foundSource: UIView?
  /// The state of a movement that was interrupted, with its timestamp. A movement that begins at this timestamp continues from there.
  private var aloft: (time: MediaTime, place: ZoomPlace, velocity: SIMD8<Double>)?
  private var homeFrame: CGRect?
  /// The source controller for the provider.
  private weak var sourceController: UIViewController?

  init(of controller: UIViewController) {
    self.controller = controller
    motion.onMove = { [unowned self] in flight?.show(motion.place) }
    motion.onTick = { [unowned self] in if isLeaving { followSource() } }
  }

  var runtime: Runtime { controller.runtime }
  private var isArriving: Bool { transit?.viewController(forKey: .to) === controller }
  private var isLeaving: Bool { transit != nil && transit?.transitionWasCancelled == false && !isArriving }
  package var isInFlight: Bool { flight != nil }
  var options: UIViewController.Transition.ZoomOptions { controller.recipe?.options ?? UIViewController.Transition.ZoomOptions() }

  // MARK: Source view

  /// Returns the source view from the app's provider.
  private func askForSource(_ source: UIViewController?) -> UIView? {
    guard let source, let recipe = controller.recipe else { return nil }
    return recipe.provider(.init(source: source, zoomed: controller))
  }

  /// Returns whether the view can currently zoom back into a source view.
  func findSource() -> Bool {
    foundSource = askForSource(below)
    return foundSource != nil
  }

  /// The controller that is visible after this one has disappeared.
  private var below: UIViewController? {
    if let presenter = controller.presentingViewController, controller.parent == nil { return presenter.shownPage }
    guard let stack = controller.navigationController?.viewControllers, let place = stack.firstIndex(where: { $0 === controller }),
      place > 0
    else { return nil }
    return stack[place - 1]
  }

  /// Returns the animator of a transition, or `nil` if there is no source view.
  package func makeAnimator(for transition: MachineTransition) -> (any UIViewControllerAnimatedTransitioning)? {
    let isArriving = transition.to === controller.node
    let other = (isArriving ? transition.from : transition.to)?.controller
    sourceController = transition.isModal ? other?.shownPage : other
    foundSource = askForSource(sourceController) ?? (isAwaitingDeparture ? foundSource : nil)
    guard foundSource != nil else {
      isAwaitingDeparture = false
      return nil
    }
    return ZoomAnimator(self)
  }

  /// Updates the destination frame: the view follows a source view that moves, and turns to a new one that replaces it.
  private func followSource() {
    guard let flight else { return }
    let old = flight.source, oldFrame = homeFrame
    let now = askForSource(sourceController)
    if now?.window != nil { flight.take(now) } else if flight.sourceFrame == nil { flight.take(nil) }
    flight.isHomeless = flight.source == nil
    guard let frame = flight.sourceFrame, frame != oldFrame else { return }
    homeFrame = frame
    var along = SIMD8<Double>.zero
    if flight.source === old, let oldFrame {
      let share = 1 - motion.place.openness
      (along[0], along[1]) = (share * (frame.midX - oldFrame.midX), share * (frame.midY - oldFrame.midY))
    } else {
      align()
    }
    motion.aim(at: home, carrying: along, in: runtime)
  }

  private var home: ZoomPlace {
    let middle = CGRect(x: full.midX, y: full.midY, width: 0, height: 0)
    return ZoomPlace(homeFrame ?? middle.insetBy(dx: -full.width / 4, dy: -full.height / 4), openness: 0)
  }
  private var open: ZoomPlace { ZoomPlace(full, openness: 1) }
  var full: CGRect { flight?.geometry.full ?? .zero }

  // MARK: Transition without interaction

  /// Runs the transition without interaction.
  func fly(_ context: any UIViewControllerContextTransitioning) {
    guard board(context) else { return context.completeTransition(true) }
    if isArriving { goOn(to: open, motion.velocity) } else { goOn(to: home, motion.velocity) }
  }

  /// Puts the view into its moving frame, at its current position. Returns `false` if there is no view.
  private func board(_ context: any UIViewControllerContextTransitioning) -> Bool {
    transit = context
    isAwaitingDeparture = false
    guard let page = context.view(forKey: isArriving ? .to : .from) else { return false }
    let container = context.containerView, other = context.view(forKey: isArriving ? .from : .to)
    let full = isArriving ? context.finalFrame(for: controller) : page.frame
    UIView.performWithoutAnimation {
      if isArriving {
        page.frame = full
        container.addSubview(page)
        page.layoutIfNeeded()
      } else if let other {
        if let to = context.viewController(forKey: .to), case let frame = context.finalFrame(for: to), frame != .zero {
          other.frame = frame
        }
        container.insertSubview(other, at: 0)
        other.layoutIfNeeded()
      }
    }
    let screen = container.bounds == container.window?.bounds ? Double(runtime.app.device.cornerRadius) : 0
    let geometry = ZoomGeometry(full: full, alignment: CGRect(origin: .zero, size: full.size), sourceCorner: 0, screenCorner: screen)
    let flight = ZoomFlight(of: page, in: container, geometry: geometry, options: options)
    self.flight = flight
    flight.onResize = { [unowned self] in roomDidChange() }
    flight.take(foundSource)
    foundSource = nil
    homeFrame = flight.sourceFrame
    flight.isHomeless = homeFrame == nil
    align()
    setOff()
    drag.listen(in: controller.navigationController.flatMap { controller.parent == nil ? nil : $0.view } ?? container)
    return true
  }

  /// Sets the start of the movement: the state of a movement that was just interrupted, or else the source view or the full frame.
  private func setOff() {
    if let aloft, aloft.time == runtime.now {
      motion.put(aloft.place)
      motion.fly(to: aloft.place, velocity: aloft.velocity, in: runtime) {}
    } else {
      motion.put(isArriving ? home : open)
    }
    aloft = nil
  }

  private func align() {
    guard let flight, let size = flight.sourceFrame?.size else { return }
    let page = flight.geometry.full.size
    var rect = ZoomGeometry.alignment(of: size, on: page)
    if let provider = options.alignmentRectProvider, let source = flight.source,
      let answer = provider(.init(source: source, zoomed: controller)), !answer.isNull, answer.width > 0, answer.height > 0
    {
      rect = answer
    }
    flight.geometry.alignment = rect
  }

  /// Updates the movement after the size of the window changed. A view that moves to its full frame turns to the new one.
  private func roomDidChange() {
    align()
    let staysOpen = isArriving != (transit?.transitionWasCancelled ?? false)
    if staysOpen { motion.aim(at: open, in: runtime) }
    flight?.show(motion.place)
  }

  private func goOn(to goal: ZoomPlace, _ velocity: SIMD8<Double>) {
    motion.fly(to: goal, velocity: velocity, in: runtime) { [weak self] in self?.arrived() }
  }

  private func arrived() {
    guard let transit else { return }
    let isDone = !transit.transitionWasCancelled
    dismantle()
    transit.completeTransition(isDone)
  }

  private func dismantle() {
    motion.stop()
    flight?.end()
    flight = nil
  }

  /// Called when the transition has ended in any way. After `giveWay()`, the work is already done.
  func transitionIsOver() {
    guard transit != nil else { return }
    dismantle()
    transit = nil
    drag.abandon()
  }

  /// Ends the transition immediately because of another request. The next transition continues from here.
  func giveWay() -> Bool {
    guard let transit, flight != nil, !transit.isInteractive else { return false }
    aloft = (runtime.now, motion.place, motion.velocity)
    let isDone = !transit.transitionWasCancelled
    dismantle()
    self.transit = nil
    transit.completeTransition(isDone)
    return true
  }

  // MARK: Interaction

  /// Called when a gesture takes the view, at any position. Returns `false` if the view is not available.
  func caught() -> Bool {
    if let transit, flight != nil {
      if isArriving { return depart() }
      if !transit.isInteractive { transit.pauseInteractiveTransition() }
      motion.stop()
      return transit.isInteractive
    }
    return depart()
  }

  private func depart() -> Bool {
    if isInFlight, !giveWay() { return false }
    if foundSource == nil { foundSource = askForSource(below) }
    isAwaitingDeparture = true
    verdict = nil
    let begun: Bool
    if let navigation = controller.navigationController, controller.parent === navigation {
      begun = navigation.popInteractively(with: ZoomDriver(self))
    } else {
      begun = controller.node.presentation?.uikit?.beginDismissalByUser() ?? false
    }
    if !begun { isAwaitingDeparture = false }
    return begun
  }

  package var ownDismissal: OwnDismissal? {
    isAwaitingDeparture ? OwnDismissal(animator: ZoomAnimator(self), interaction: ZoomDriver(self)) : nil
  }

  /// Called when the interactive dismissal has begun.
  func dismissalBegan(_ context: any UIViewControllerContextTransitioning) {
    if sourceController == nil { sourceController = context.viewController(forKey: .to)?.shownPage }
    guard board(context) else { return context.completeTransition(true) }
    motion.put(motion.place)
    drag.boarded()
    if let verdict { released(leaves: verdict.leaves, velocity: verdict.velocity) }
    verdict = nil
  }

  /// Moves the view with a gesture. `share` is the progress of the animations alongside.
  func held(at place: ZoomPlace, share: Double) {
    guard let transit, transit.isInteractive else { return }
    motion.put(place)
    transit.updateInteractiveTransition(share)
  }

  /// Ends the interaction.
  func released(leaves: Bool, velocity: SIMD8<Double>) {
    guard !isAwaitingDeparture else { return verdict = (leaves, velocity) }
    guard let transit, transit.isInteractive else { return }
    if leaves {
      transit.finishInteractiveTransition()
      goOn(to: home, velocity)
      followSource()
    } else {
      transit.cancelInteractiveTransition()
      goOn(to: open, velocity)
    }
  }
}

extension UIViewController {
  /// The controller whose view is visible in a container.
  fileprivate var shownPage: UIViewController { (self as? UINavigationController)?.topViewController?.shownPage ?? self }
}

/// The gestures of the zoom, as the navigation stack and presentations use them.
extension Zoom {
  package func mayDepart() -> Bool { drag.mayDepart() }
  package func isOwn(_ interaction: any UIViewControllerInteractiveTransitioning) -> Bool { interaction is ZoomDriver }
  package func listen(in view: UIView) { drag.listen(in: view) }
  package func follow(edge recognizer: UIPanGestureRecognizer) { drag.follow(edge: recognizer) }
}
