import UIKit

/// One page's way out of its card, and back: who has it in hand, and where it is. The app's presentation is over when the way back begins.
@MainActor
final class CardJourney {
  unowned let transition: CardTransition
  let stage = CardStageView(frame: .zero)
  let scenery: CardScenery
  let motion = CardMotion(at: CardShape(.zero, radius: 0, contentScale: 1, openness: 0))
  private(set) lazy var grab = CardGrab(self)
  private(set) weak var page: UIViewController?
  private(set) weak var presentation: CardStagePresentationController?
  let seat = CardSeat(frame: .zero)
  private let pacer = CardPacer(frame: .zero)
  /// The page shows another item than the one that it grew out of: that one's card is hidden when the page goes there.
  var hidesAtCommit = false
  /// Keeps the card out of sight.
  var veil: CardVeil?
  /// The opening that is under way, until it is complete.
  var opening: (any UIViewControllerContextTransitioning)?
  /// What it flies in, when it goes home.
  var sky: CardSkyView?
  /// The card's own content, while it is with the page.
  var travel: CardTravel?
  var fade = CardFade.none
  /// Where it flies to, as of the last look.
  var home: CardHome?
  var area = CGRect.null
  /// Where its card rested as of the last look, as long as the page grows out of it.
  var origin: CGRect?
  /// When it turned to the card of another item, whose content fades in.
  var contentChange: Double?
  /// It slides away, because the app would rather have that than a journey to where nobody looks.
  var slides = false
  /// What it flew to is not seen any more, nor what that lay in: it is over at the next tick.
  var isLost = false
  /// Who presented it last, to whom a flight that is caught goes back.
  weak var presenter: UIViewController?
  /// The page as it is seen in the middle of its way is only a picture of itself: its content was told this scale last.
  private var toldScale: CGFloat?
  private var toldOpenness: CGFloat?
  private var watch: CardWatch?
  /// What waits until the page is open.
  var waiting: [() -> Void] = []
  /// What the list and the tab bar owe to the page.
  var listClaim: CardClaim?, barClaim: CardClaim?

  init(_ transition: CardTransition) {
    self.transition = transition
    scenery = CardScenery(transition.options)
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
  /// The view whose transform is the library's own.
  var scaledList: UIView? { options.listScale == 1 ? nil : transition.finder.list() }

  // MARK: The stage

  /// A page is on its stage.
  func shows(_ page: UIViewController) -> Bool { self.page === page && presentation != nil }

  /// A presentation begins, or is only asked for its view.
  func take(_ page: UIViewController, in presentation: CardStagePresentationController) {
    (self.page, self.presentation) = (page, presentation)
    stage.take(page.view)
  }

  /// The presentation has its container.
  func enter(_ container: UIView) {
    presenter = presentation?.presentingViewController
    scenery.lie(in: container)
    pace(in: container)
    stage.accessibilityViewIsModal = true
    stage.onEscape = { [weak self] in self?.escape() ?? false }
    putButton()
    grab.listen(on: stage, in: container)
    if watch == nil { watch = CardWatch(self, scene: container.window?.windowScene) }
  }

  private(set) lazy var ownButton = CardCloseButton { [weak self] in self?.close() }

  /// The page's place, in the window.
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

  /// Rests in its place: the page as if it had always been there.
  func rest() {
    guard let room = stage.superview else { return }
    motion.hold(at: openShape)
    show(motion.shape)
    stage.rest(in: place(full, in: room))
    stage.alpha = 1
    fade = .none
  }

  /// The room has another size.
  func roomDidChange() {
    guard sky == nil else { return }
    // The presentation lays out its seat later: in one of the old size the page would have another safe area until it rests.
    if let container = seat.superview, seat.bounds.size != container.bounds.size { seat.frame = container.bounds }
    if motion.isMoving {
      // Laid out for its place as that is now, and then where it is.
      if let room = stage.superview { stage.rest(in: place(full, in: room)) }
      origin = nil
      motion.turn(to: openShape, by: feel.returnLaw)
      show(motion.shape)
    } else if case .open = state {
      rest()
    }
  }

  /// Where a place in the window is for the stage. A sheet over the page sends its whole seat back, and the page in it: the page's place in there
  /// stays what it is.
  private func place(_ rect: CGRect, in room: UIView) -> CGRect {
    guard room === seat, let container = seat.superview else { return room.convert(rect, from: nil) }
    return container.convert(rect, from: nil).offsetBy(dx: seat.bounds.midX - seat.center.x, dy: seat.bounds.midY - seat.center.y)
  }

  /// The stage is where a page rests, but for the rounding of frames.
  var isInPlace: Bool {
    guard let room = stage.superview else { return true }
    let (now, wanted) = (stage.frame, place(full, in: room))
    return abs(now.minX - wanted.minX) + abs(now.minY - wanted.minY) + abs(now.maxX - wanted.maxX) + abs(now.maxY - wanted.maxY) < 0.01
  }

  // MARK: Moments

  private func tick() {
    if isLost { return land(.atOnce) }
    if case .out(let start) = fade, motion.now - start >= feel.fadeDuration { return land(.faded) }
    if motion.isOver { return motion.finish() }
    (pacer.superview ?? stage).setNeedsLayout()
    pacer.setNeedsLayout()
  }

  /// Shows the moment. Called when all else of the tick has moved.
  func layOut() {
    guard motion.isMoving else {
      if veil == nil || veil?.hasLeft == true { lookAgain() }
      return
    }
    grab.keepAtTop()
    motion.advance()
    // A page that only fades in lies over its card.
    if fade == .still {
      fadeInPlace()
    } else if sky != nil {
      followHome()
    } else {
      holdVeil()
      followOrigin()
    }
    show(motion.shape)
  }

  func show(_ shape: CardShape) {
    guard let room = stage.superview else { return }
    let rect = place(shape.rect, in: room)
    if sky == nil { stage.isColumn = isColumn }
    if let card = home?.rect ?? origin { stage.cardAspect = card.height / max(card.width, 1) }
    stage.show(rect, radius: shape.radius, openness: shape.openness, bleeding: bleeding(shape.rect))
    scenery.show(openness: shape.openness, pull: shape.pull, dimLost: feel.dimLostInPull)
    if let page = page as? any CardPage { tell(page, shape) }
    if let page = page as? any CardPageContent { tell(page, openness: fade == .still ? 1 : min(max(shape.openness, 0), 1)) }
    if home != nil, let aspect = stage.cardAspect { travel?.cardAspect = aspect }
    travel?.show(shape, on: stage.finalSize)
    showAccessories(shape)
    stage.alpha = fade.alpha(of: shape, at: motion.now, feel)
    sky?.close(to: area.isNull ? nil : area, share: 1 - shape.openness)
    if sky != nil { stage.frame = stage.superview?.convert(shape.rect, from: nil) ?? stage.frame }
    makeRoom(shape)
  }

  /// While the whole page is scaled, its content is told what is left.
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
    let shown = sky == nil ? (o - soon) / (late - soon) : (o - (1 - soon)) / soon
    let alpha = min(max(shown, 0), 1) * min(max(1 - 2 * shape.pull, 0), 1)
    stage.closeButton?.alpha = alpha
    for view in (page as? any CardPageContent)?.cardAccessoryViews ?? [] { view.alpha = alpha }
    if let picture = stage.picture {
      let (from, to) =
        sky == nil
        ? (0, feel.openness(after: fade))
        : (1 - feel.openness(after: feel.contentFadeDelay + fade), 1 - soon)
      picture.alpha = 1 - min(max((o - from) / (to - from), 0), 1)
    }
    if let start = contentChange { stage.change?.alpha = min(max(CGFloat((motion.now - start) / fade), 0), 1) }
  }

  /// How far the background goes beyond the edges, while all of them are near the window's.
  private func bleeding(_ rect: CGRect) -> CGFloat? {
    guard sky == nil, case .opening = state else { return nil }
    let place = full
    let gaps = [rect.minX - place.minX, rect.minY - place.minY, rect.maxX - place.maxX, rect.maxY - place.maxY]
    return gaps.allSatisfy { abs($0) <= feel.bleed } ? feel.bleed : nil
  }

  // MARK: The card

  /// Keeps out of sight the view that shows the item now, and no other.
  func holdVeil() {
    guard !hidesAtCommit else { return }
    let view = transition.findSource()
    if veil?.view !== view || view == nil || veil?.hasLeft == true {
      veil = nil
      veil = view.map { CardVeil(over: $0) }
      veil?.onLeave = { [weak self] in self?.pacer.setNeedsLayout() }
    } else {
      veil?.hold()
    }
  }

  /// The cell that was hidden has left, and shows something else now; another may show the item.
  private func lookAgain() {
    switch state {
    case .open, .dragging: holdVeil()
    default: break
    }
  }

  /// The page shows another item: its own card is hidden when it goes there, and not before.
  func itemDidChange() {
    // The card of before has its own content back.
    travel?.end()
    (travel, origin) = (nil, nil)
    guard let window = sky?.window else {
      hidesAtCommit = true
      return veil = nil
    }
    guard let home = CardHome.find(transition, in: window, ignoring: scaledList) else { return }
    self.home = home
    veilHome(home)
    motion.turn(to: cardShape(home.rect), by: feel.closingLaw)
    changeContent(to: home.view)
  }

  /// The item is shown by another view.
  func sourceDidChange() {
    if veil != nil { holdVeil() }
    if motion.isMoving { pacer.setNeedsLayout() }
  }

  // MARK: The app

  /// The page is to go: by its button, by a tap beside it.
  func close() {
    guard let page, page.presentingViewController != nil, !page.isBeingDismissed else { return }
    // An opening that turns round is over first, as a presentation.
    if opening != nil {
      completeOpening()
      transition.didOpen()
    }
    page.dismiss(animated: true, completion: nil)
  }

  /// Nothing can be presented on the page for now.
  var isUnsettled: Bool {
    switch state {
    case .opening, .dragging: true
    default: false
    }
  }

  /// Does something when the page is open; never, if it closes.
  func whenOpen(_ deed: @escaping () -> Void) { waiting.append(deed) }

  /// The page is open, and in nobody's hand.
  func settled() {
    let deeds = waiting
    waiting = []
    deeds.forEach { $0() }
  }

  /// Out of here, if a finger might.
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

  /// UIKit has let go of the presentation. A page that was in it then has no place any more.
  func presentationHasGone() {
    guard presentation == nil, sky == nil, state != .resting else { return }
    land(.atOnce)
  }

  /// Nobody shows the page any more.
  func dismantle() {
    grab.cancel()
    grab.unpin()
    motion.stop()
    travel?.end()
    travel = nil
    stage.giveUp()
    stage.cover(with: nil)
    stage.removeFromSuperview()
    seat.removeFromSuperview()
    scenery.leave()
    pacer.removeFromSuperview()
    sky?.removeFromSuperview()
    sky = nil
    (listClaim, barClaim, veil) = (nil, nil, nil)
    watch = nil
    (home, area, fade, hidesAtCommit, origin, contentChange) = (nil, .null, .none, false, nil, nil)
    waiting = []
    (toldScale, toldOpenness) = (nil, nil)
  }

  /// The pacer goes along: it is laid out last.
  func pace(in view: UIView) { view.addSubview(pacer) }
}

/// Has no size, and is laid out on each tick of a motion.
private final class CardPacer: UIView {
  var onLayout: () -> Void = {}
  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout()
  }
}
