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
  /// A Boolean value that indicates whether the page shows another item than the one that it grew out of. The item's own card is hidden
  /// when the closing begins.
  var hidesAtCommit = false
  /// The object that keeps the card hidden.
  var placeholder: CardSourcePlaceholder?
  /// The context of the opening until it is complete.
  var opening: (any UIViewControllerContextTransitioning)?
  /// The flight overlay, while the page closes.
  var overlay: CardFlightOverlay?
  /// The transfer of the card's content view, while the view is on the page.
  var travel: CardTravel?
  var fade = CardFade.none
  /// The destination at the last update.
  var destination: CardDestination?
  var area = CGRect.null
  /// The frame of the unpressed card at the last update, while the page grows out of it.
  var origin: CGRect?
  /// The time at which the destination became the card of another item, whose content fades in.
  var contentChange: Double?
  /// A Boolean value that indicates whether the page slides down, because the card is not visible and the options define this landing.
  var slides = false
  /// A Boolean value that indicates whether the destination is no longer visible. The transition ends at the next tick.
  var isLost = false
  /// The controller that presented the page last. A caught flight presents the page on it again.
  weak var presenter: UIViewController?
  /// The last scale that the page's content received. A moving page is shown scaled, so that its content must compensate.
  private var toldScale: CGFloat?
  private var toldOpenness: CGFloat?
  private var observer: CardEnvironmentObserver?
  /// The closures that wait until the page is open.
  var waiting: [() -> Void] = []
  /// The overrides of the list's scale and the tab bar's position.
  var listOverride: CardScopedOverride?, barOverride: CardScopedOverride?

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

  /// Called when the presentation has its container.
  func enter(_ container: UIView) {
    presenter = presentation?.presentingViewController
    background.add(to: container)
    pace(in: container)
    stage.accessibilityViewIsModal = true
    stage.onEscape = { [weak self] in self?.escape() ?? false }
    putButton()
    dragController.listen(on: stage, in: container)
    if observer == nil { observer = CardEnvironmentObserver(self, scene: container.window?.windowScene) }
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
    guard overlay == nil else { return }
    // The presentation lays out the container view later. At the old size the page would have another safe area until it rests.
    if let container = presentedView.superview, presentedView.bounds.size != container.bounds.size {
      presentedView.frame = container.bounds
    }
    if motion.isMoving {
      // The page is laid out for its new final frame, and then shown at its current frame.
      if let room = stage.superview { stage.rest(in: place(full, in: room)) }
      origin = nil
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
    if isLost { return land(.atOnce) }
    if case .out(let start) = fade, motion.now - start >= feel.fadeDuration { return land(.faded) }
    if motion.isOver { return motion.finish() }
    (pacer.superview ?? stage).setNeedsLayout()
    pacer.setNeedsLayout()
  }

  /// Shows the current shape. Called after all other views have moved in this tick.
  func layOut() {
    guard motion.isMoving else {
      if placeholder == nil || placeholder?.hasLeft == true { lookAgain() }
      return
    }
    dragController.keepAtTop()
    motion.advance()
    // A page that only fades in stays over its card.
    if fade == .still {
      fadeInPlace()
    } else if overlay != nil {
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
    if overlay == nil { stage.isColumn = isColumn }
    if let card = destination?.rect ?? origin { stage.cardAspect = card.height / max(card.width, 1) }
    stage.show(rect, radius: shape.radius, openness: shape.openness, bleeding: bleeding(shape.rect))
    background.show(openness: shape.openness, pull: shape.pull, dimLost: feel.dimLostInPull)
    if let page = page as? any CardPage { tell(page, shape) }
    if let page = page as? any CardPageContent { tell(page, openness: fade == .still ? 1 : min(max(shape.openness, 0), 1)) }
    if destination != nil, let aspect = stage.cardAspect { travel?.cardAspect = aspect }
    travel?.show(shape, on: stage.finalSize)
    showAccessories(shape)
    stage.alpha = fade.alpha(of: shape, at: motion.now, feel)
    overlay?.close(to: area.isNull ? nil : area, share: 1 - shape.openness)
    if overlay != nil { stage.frame = stage.superview?.convert(shape.rect, from: nil) ?? stage.frame }
    makeRoom(shape)
  }

  /// Passes the remaining scale to the page's content while the whole page is scaled.
  private func tell(_ page: any CardPage, _ shape: CardShape) {
    let scale = shape.contentScale * stage.finalSize.width / max(shape.rect.width, 1)
    guard toldScale.map({ abs($0 - scale) > 1e-9 }) ?? true else { return }
    toldScale = scale
    page.setCardContentScale(scale)
  }

  private func tell(_ page: any CardPageContent, openness: CGFloat) {
    guard openness != toldOpenness else { return }
    toldOpenness = openness
    page.setCardOpenness(openness)
  }

  private func showAccessories(_ shape: CardShape) {
    let fade = feel.contentFade, o = shape.openness
    let soon = feel.openness(after: feel.contentFadeDelay), late = feel.openness(after: 2 * feel.contentFadeDelay)
    let shown = overlay == nil ? (o - soon) / (late - soon) : (o - (1 - soon)) / soon
    let alpha = min(max(shown, 0), 1) * min(max(1 - 2 * shape.pull, 0), 1)
    stage.closeButton?.alpha = alpha
    for view in (page as? any CardPageContent)?.cardAccessoryViews ?? [] { view.alpha = alpha }
    if let picture = stage.picture {
      let (from, to) =
        overlay == nil
        ? (0, feel.openness(after: fade))
        : (1 - feel.openness(after: feel.contentFadeDelay + fade), 1 - soon)
      picture.alpha = 1 - min(max((o - from) / (to - from), 0), 1)
    }
    if let start = contentChange { stage.change?.alpha = min(max(CGFloat((motion.now - start) / fade), 0), 1) }
  }

  /// Returns the distance by which the background extends beyond the edges, while all edges are near the final frame.
  private func bleeding(_ rect: CGRect) -> CGFloat? {
    guard overlay == nil, case .opening = state else { return nil }
    let place = full
    let gaps = [rect.minX - place.minX, rect.minY - place.minY, rect.maxX - place.maxX, rect.maxY - place.maxY]
    return gaps.allSatisfy { abs($0) <= feel.bleed } ? feel.bleed : nil
  }

  // MARK: The card

  /// Hides the view that currently shows the item, and no other view.
  func holdPlaceholder() {
    guard !hidesAtCommit else { return }
    let view = transition.findSource()
    if placeholder?.view !== view || view == nil || placeholder?.hasLeft == true {
      placeholder = nil
      placeholder = view.map { CardSourcePlaceholder(over: $0) }
      placeholder?.onLeave = { [weak self] in self?.pacer.setNeedsLayout() }
    } else {
      placeholder?.hold()
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
    travel?.end()
    (travel, origin) = (nil, nil)
    guard let window = overlay?.window else {
      hidesAtCommit = true
      return placeholder = nil
    }
    guard let destination = CardDestination.find(transition, in: window, ignoring: scaledList) else { return }
    self.destination = destination
    hideDestination(destination)
    motion.turn(to: cardShape(destination.rect), by: feel.closingLaw)
    changeContent(to: destination.view)
  }

  /// Called when another view shows the item.
  func sourceDidChange() {
    if placeholder != nil { holdPlaceholder() }
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
  func whenOpen(_ deed: @escaping () -> Void) { waiting.append(deed) }

  /// Runs the waiting closures, because the page is open and no finger holds it.
  func settled() {
    let deeds = waiting
    waiting = []
    deeds.forEach { $0() }
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
    guard presentation == nil, overlay == nil, state != .resting else { return }
    land(.atOnce)
  }

  /// Removes the page and everything that belongs to the session.
  func dismantle() {
    dragController.cancel()
    dragController.unpin()
    motion.stop()
    travel?.end()
    travel = nil
    stage.giveUp()
    stage.cover(with: nil)
    stage.removeFromSuperview()
    presentedView.removeFromSuperview()
    background.remove()
    pacer.removeFromSuperview()
    overlay?.removeFromSuperview()
    overlay = nil
    (listOverride, barOverride, placeholder) = (nil, nil, nil)
    observer = nil
    (destination, area, fade, hidesAtCommit, origin, contentChange) = (nil, .null, .none, false, nil, nil)
    waiting = []
    (toldScale, toldOpenness) = (nil, nil)
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
