import UIKit

/// A session of a card transition. It owns the state of one page from its opening until it has closed into its card. The app's presentation
/// ends when the closing begins.
@MainActor
final class CardSession {
  unowned let transition: CardTransition
  let stage = CardStageView(frame: .zero)
  let background: CardBackground
  let motion = CardMotion(at: CardShape(.zero, radius: 0, contentScale: 1, openness: 0))
  private(set) lazy var dragController = CardDragController(self)
  private(set) weak var page: UIViewController?
  private(set) weak var presentation: CardStagePresentationController?
  let presentedView = CardPresentedView(frame: .zero)
  private let pacer = CardPacer(frame: .zero)
  /// The state of the visible page. It is `nil` while there is no page.
  private(set) var pageState: CardPageState?
  /// The controller that presented the page last. A caught flight presents the page on it again.
  private(set) weak var presenter: UIViewController?

  init(_ transition: CardTransition) {
    self.transition = transition
    background = CardBackground(transition.options)
    motion.onTick = { [unowned self] in tick() }
    pacer.onLayout = { [weak self] in self?.layOut() }
  }

  var options: CardTransition.Options { transition.options }
  var feel: CardFeel { transition.options.feel }
  var state: CardTransition.State {
    get { transition.state }
    set {
      transition.note(newValue)
      if case .dragging = newValue { stage.isHeld = true } else { stage.isHeld = false }
    }
  }
  /// The opening, until its presentation is complete.
  var opening: CardOpening? { if case .opening(let opening) = pageState?.phase { opening } else { nil } }
  /// The flight, while the page closes.
  var flight: CardFlight? { if case .flying(let flight) = pageState?.phase { flight } else { nil } }
  var isFlying: Bool { flight != nil }
  /// The reason why the page is not opaque.
  var fade: CardFade {
    get { pageState?.fade ?? .none }
    set { pageState?.fade = newValue }
  }

  /// The list whose transform the library changes. It is `nil` if the list keeps its size.
  var scaledList: UIView? { options.listScale == 1 ? nil : transition.finder.list() }

  // MARK: The stage

  /// Returns whether this session shows `page`.
  func shows(_ page: UIViewController) -> Bool { self.page === page && presentation != nil }

  /// Takes the page's view into the stage. UIKit also calls this when it only queries the view.
  func take(_ page: UIViewController, in presentation: CardStagePresentationController) {
    (self.page, self.presentation) = (page, presentation)
    stage.take(page.view)
  }

  /// Begins a phase of the page, and creates the page's state if there is none.
  func begin(_ phase: CardPageState.Phase) {
    if pageState == nil { pageState = CardPageState() }
    pageState?.phase = phase
  }

  /// Called when the presentation has its container. The page may still be in flight.
  func enter(_ container: UIView) {
    if pageState == nil { begin(.presented) }
    presenter = presentation?.presentingViewController
    background.add(to: container)
    pace(in: container)
    stage.accessibilityViewIsModal = true
    stage.onEscape = { [weak self] in self?.escape() ?? false }
    putButton()
    dragController.listen(on: stage, in: container)
    if pageState?.observer == nil { pageState?.observer = CardEnvironmentObserver(self, scene: container.window?.windowScene) }
  }

  private(set) lazy var ownButton = CardCloseButton { [weak self] in self?.close() }

  /// The final frame of the page, in window coordinates.
  var full: CGRect {
    guard let presentation, let container = presentation.containerView else { return stage.frame }
    return container.convert(presentation.frameOfPresentedViewInContainerView, to: nil)
  }

  var openRadius: CGFloat { options.openRadius ?? (isColumn ? feel.columnRadius : CardRadius.ofDisplay(around: stage)) }
  var openShape: CardShape {
    CardShape(full, radius: openRadius, contentScale: feel.pressedScale, openness: 1)
  }
  func cardShape(_ rect: CGRect, contentScale: CGFloat = 1) -> CardShape {
    CardShape(rect, radius: feel.cardRadius, contentScale: contentScale, openness: 0)
  }

  /// Places the page at its final frame, as a page at rest.
  func rest() {
    guard let room = stage.superview else { return }
    motion.hold(at: openShape)
    show(motion.shape)
    stage.rest(in: place(full, in: room))
    stage.alpha = 1
    fade = .none
  }

  /// Adapts the page to a change of the container's size.
  func roomDidChange() {
    guard !isFlying else { return }
    // The presentation lays out the container view later. At the old size the page would have another safe area until it rests.
    if let container = presentedView.superview, presentedView.bounds.size != container.bounds.size {
      presentedView.frame = container.bounds
    }
    if motion.isMoving {
      // The page is laid out for its new final frame, and then shown at its current frame.
      if let room = stage.superview { stage.rest(in: place(full, in: room)) }
      opening?.origin = nil
      motion.turn(to: openShape, by: feel.returnLaw)
      show(motion.shape)
    } else if case .open = state {
      rest()
    }
  }

  /// Converts a rectangle of the window to the coordinates of the stage's superview. A sheet over the page scales the whole container view,
  /// so the page's frame inside does not change.
  private func place(_ rect: CGRect, in room: UIView) -> CGRect {
    guard room === presentedView, let container = presentedView.superview else { return room.convert(rect, from: nil) }
    return container.convert(rect, from: nil).offsetBy(
      dx: presentedView.bounds.midX - presentedView.center.x, dy: presentedView.bounds.midY - presentedView.center.y)
  }

  /// A Boolean value that indicates whether the stage is at its final frame, except for rounding.
  var isInPlace: Bool {
    guard let room = stage.superview else { return true }
    let (now, wanted) = (stage.frame, place(full, in: room))
    return abs(now.minX - wanted.minX) + abs(now.minY - wanted.minY) + abs(now.maxX - wanted.maxX) + abs(now.maxY - wanted.maxY) < 0.01
  }

  // MARK: Ticks

  private func tick() {
    if flight?.ending == .lost { return land(.atOnce) }
    if case .out(let start) = fade, motion.now - start >= feel.fadeDuration { return land(.faded) }
    if motion.isOver { return motion.finish() }
    (pacer.superview ?? stage).setNeedsLayout()
    pacer.setNeedsLayout()
  }

  /// Shows the current shape. Called after all other views have moved in this tick.
  func layOut() {
    guard motion.isMoving else {
      if pageState?.placeholder?.hasLeft ?? true { lookAgain() }
      return
    }
    dragController.keepAtTop()
    motion.advance()
    // A page that only fades in stays over its card.
    if fade == .still {
      fadeInPlace()
    } else if isFlying {
      followDestination()
    } else {
      holdPlaceholder()
      followOrigin()
    }
    show(motion.shape)
  }

  func show(_ shape: CardShape) {
    guard let room = stage.superview else { return }
    let rect = place(shape.rect, in: room)
    let flight = flight
    if flight == nil { stage.isColumn = isColumn }
    if let card = flight?.destination?.rect ?? opening?.origin { stage.cardAspect = card.height / max(card.width, 1) }
    stage.show(rect, radius: shape.radius, openness: shape.openness, bleeding: bleeding(shape.rect))
    background.show(openness: shape.openness, pull: shape.pull, dimLost: feel.dimLostInPull)
    if let page = page as? any CardPage { tell(page, shape) }
    if let page = page as? any CardPageContent { tell(page, openness: fade == .still ? 1 : min(max(shape.openness, 0), 1)) }
    if flight?.destination != nil, let aspect = stage.cardAspect { pageState?.travel?.cardAspect = aspect }
    pageState?.travel?.show(shape, on: stage.finalSize)
    showAccessories(shape)
    stage.alpha = fade.alpha(of: shape, at: motion.now, feel)
    if let flight { flight.overlay.clip(to: flight.area.isNull ? nil : flight.area, share: 1 - shape.openness) }
    if flight != nil { stage.frame = stage.superview?.convert(shape.rect, from: nil) ?? stage.frame }
    makeRoom(shape)
  }

  /// Passes the remaining scale to the page's content while the whole page is scaled.
  private func tell(_ page: any CardPage, _ shape: CardShape) {
    let scale = shape.contentScale * stage.finalSize.width / max(shape.rect.width, 1)
    guard pageState?.sentScale.map({ abs($0 - scale) > 1e-9 }) ?? true else { return }
    pageState?.sentScale = scale
    page.setCardContentScale(scale)
  }

  private func tell(_ page: any CardPageContent, openness: CGFloat) {
    guard openness != pageState?.sentOpenness else { return }
    pageState?.sentOpenness = openness
    page.setCardOpenness(openness)
  }

  private func showAccessories(_ shape: CardShape) {
    let fade = feel.contentFade, o = shape.openness
    let soon = feel.openness(after: feel.contentFadeDelay), late = feel.openness(after: 2 * feel.contentFadeDelay)
    let flight = flight
    let shown = flight == nil ? (o - soon) / (late - soon) : (o - (1 - soon)) / soon
    let alpha = min(max(shown, 0), 1) * min(max(1 - 2 * shape.pull, 0), 1)
    stage.closeButton?.alpha = alpha
    for view in (page as? any CardPageContent)?.cardAccessoryViews ?? [] { view.alpha = alpha }
    if let picture = stage.picture {
      let (from, to) =
        flight == nil
        ? (0, feel.openness(after: fade))
        : (1 - feel.openness(after: feel.contentFadeDelay + fade), 1 - soon)
      picture.alpha = 1 - min(max((o - from) / (to - from), 0), 1)
    }
    if let start = flight?.contentChange { stage.change?.alpha = min(max(CGFloat((motion.now - start) / fade), 0), 1) }
  }

  /// Returns the distance by which the background extends beyond the edges, while all edges are near the final frame.
  private func bleeding(_ rect: CGRect) -> CGFloat? {
    guard !isFlying, case .opening = state else { return nil }
    let place = full
    let gaps = [rect.minX - place.minX, rect.minY - place.minY, rect.maxX - place.maxX, rect.maxY - place.maxY]
    return gaps.allSatisfy { abs($0) <= feel.bleed } ? feel.bleed : nil
  }

  // MARK: The card

  /// Hides the view that currently shows the item, and no other view.
  func holdPlaceholder() {
    guard let pageState, !pageState.hidesAtCommit else { return }
    let view = transition.findSource()
    if pageState.placeholder?.view !== view || view == nil || pageState.placeholder?.hasLeft == true {
      pageState.placeholder = nil
      pageState.placeholder = view.map { CardSourcePlaceholder(over: $0) }
      pageState.placeholder?.onLeave = { [weak self] in self?.pacer.setNeedsLayout() }
    } else {
      pageState.placeholder?.hold()
    }
  }

  /// Hides another view for the item after the hidden cell has left the window.
  private func lookAgain() {
    switch state {
    case .open, .dragging: holdPlaceholder()
    default: break
    }
  }

  /// Called when the page shows another item. That item's card is hidden when the closing begins.
  func itemDidChange() {
    // The previous card gets its content back.
    endTravel()
    opening?.origin = nil
    guard let flight, let window = flight.overlay.window else {
      pageState?.hidesAtCommit = true
      pageState?.placeholder = nil
      return
    }
    guard let destination = CardDestination.find(transition, in: window, ignoring: scaledList) else { return }
    flight.destination = destination
    hideDestination(destination)
    motion.turn(to: cardShape(destination.rect), by: feel.closingLaw)
    changeContent(of: flight, to: destination.view)
  }

  /// Returns the card's content view to the card.
  func endTravel() {
    pageState?.travel?.end()
    pageState?.travel = nil
  }

  /// Called when another view shows the item.
  func sourceDidChange() {
    if pageState?.placeholder != nil { holdPlaceholder() }
    if motion.isMoving { pacer.setNeedsLayout() }
  }

  // MARK: The app

  /// Closes the page, as its button and a tap beside it do.
  func close() {
    guard let page, page.presentingViewController != nil, !page.isBeingDismissed else { return }
    // The presentation of an opening that reverses ends first.
    if opening != nil {
      completeOpening()
      transition.didOpen()
    }
    page.dismiss(animated: true, completion: nil)
  }

  /// A Boolean value that indicates whether nothing can be presented on the page at the moment.
  var isUnsettled: Bool {
    switch state {
    case .opening, .dragging: true
    default: false
    }
  }

  /// Runs a closure when the page is open. The closure does not run if the page closes instead.
  func whenOpen(_ action: @escaping () -> Void) { pageState?.waiting.append(action) }

  /// Runs the waiting closures, because the page is open and no finger holds it.
  func settled() {
    let actions = pageState?.waiting ?? []
    pageState?.waiting = []
    actions.forEach { $0() }
  }

  /// Closes the page for VoiceOver's escape gesture, if a finger may dismiss it.
  private func escape() -> Bool {
    guard let page, page.presentingViewController != nil, page.presentedViewController == nil,
      mayClose(at: stage.center, velocity: .zero, hit: nil)
    else { return false }
    close()
    return true
  }

  func mayClose(at location: CGPoint, velocity: CGVector, hit: UIView?) -> Bool {
    let context = CardDismissalContext(location: location, velocity: velocity, hitView: hit)
    return transition.delegate?.cardTransition(transition, shouldBeginDismissal: context) ?? true
  }

  /// Called when UIKit has released the presentation. A page of such a presentation disappears.
  func presentationHasGone() {
    guard presentation == nil, !isFlying, state != .resting else { return }
    land(.atOnce)
  }

  /// Removes the page and everything that belongs to the session.
  func dismantle() {
    dragController.cancel()
    dragController.unpin()
    motion.stop()
    endTravel()
    stage.giveUp()
    stage.cover(with: nil)
    stage.removeFromSuperview()
    presentedView.removeFromSuperview()
    background.remove()
    pacer.removeFromSuperview()
    flight?.overlay.removeFromSuperview()
    pageState = nil
  }

  /// Adds the pacer to a view. It comes last, so that it is laid out last.
  func pace(in view: UIView) { view.addSubview(pacer) }
}

/// A view without size that is laid out on each tick of a motion.
private final class CardPacer: UIView {
  var onLayout: () -> Void = {}
  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout()
  }
}
