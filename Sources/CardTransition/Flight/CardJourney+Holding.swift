import UIKit

/// A finger has the page.
extension CardJourney {
  /// It moves by itself, in its container.
  var isCatchable: Bool {
    guard sky == nil, motion.isMoving else { return false }
    switch state {
    case .opening: return fade != .still
    case .returning: return true
    default: return false
    }
  }

  /// It has not been open yet: it is on its way up, or has been let go there.
  var isUnopened: Bool { state == .opening || motion.shape.openness < Self.asGoodAsOpen }
  private static let asGoodAsOpen: CGFloat = 0.99

  /// The finger's way from nothing to done.
  var dragDistance: CGFloat {
    if isColumn { return full.height * feel.columnDragShare }
    return stage.traitCollection.verticalSizeClass == .compact ? feel.compactDragDistance : feel.dragDistance
  }
  var isColumn: Bool { presentation?.isColumn ?? false }
  var mayComeFromEdge: Bool { !isColumn && !grab.isOnDeepStack }

  private var pull: CardPull {
    CardPull(
      open: openShape, feel: feel, distance: dragDistance, follows: options.drag == .follow, isColumn: isColumn,
      isStill: fade == .still, bandsUpwards: grab.scrollViews.isEmpty)
  }

  /// Where a finger caught the page, and how much of its way that is.
  typealias Base = (shape: CardShape, progress: CGFloat)

  /// The page where a finger has it. What it was off its way when it was caught goes as the finger takes it back up; on the way out it stays,
  /// since the page leaves from wherever it is.
  func shape(at progress: CGFloat, base: Base?, offset: CGPoint = .zero) -> CardShape {
    var shape = pull.shape(at: progress, offset: offset)
    guard let base else { return shape }
    shape.lanes += Double(strayed(at: progress, base: base)) * (base.shape.lanes - pull.shape(at: base.progress).lanes)
    return shape
  }

  /// What is left of that. It goes over the finger's way back to the beginning, and over as much of it as the page is off: no edge is quicker
  /// than the finger.
  private func strayed(at progress: CGFloat, base: Base) -> CGFloat {
    guard progress < base.progress else { return 1 }
    let way = max(base.progress, base.shape.distance(to: pull.shape(at: base.progress)) / dragDistance)
    return max(1 - (base.progress - progress) / way, 0)
  }

  /// The finger has taken the page back to its place, and goes on.
  func isBack(at progress: CGFloat, base: Base?) -> Bool {
    progress < 0 && (base.map { strayed(at: progress, base: $0) == 0 } ?? true)
  }

  func hold(at progress: CGFloat, base: Base?, offset: CGPoint) {
    state = .dragging(progress: min(max(progress, 0), 1))
    motion.hold(at: shape(at: progress, base: base, offset: offset))
    holdVeil()
    show(motion.shape)
  }

  /// What the channels move with, a second, at a finger's speed in points a second.
  ///
  /// - Parameters:
  ///   - speed: along the finger's way.
  ///   - carrying: what of it a page has that goes along with the finger.
  func rates(at progress: CGFloat, base: Base?, speed: CGFloat, carrying: CGPoint) -> SIMD8<Double> {
    var along = SIMD8<Double>.zero
    if pull.goesAlong(at: progress) { (along[0], along[1]) = (Double(carrying.x), Double(carrying.y)) }
    guard speed != 0 else { return along }
    let step: CGFloat = 1.0 / 1024, backwards = progress >= 1
    // At the end of the way it is the way's speed that counts, not the band's beyond it.
    let (from, to) = backwards ? (1 - step, 1) : (progress, progress + step)
    let change = shape(at: to, base: base).lanes - shape(at: from, base: base).lanes
    return along + change * Double(speed / dragDistance / step)
  }

  /// Whether a page that is let go leaves. (CARD §4.3)
  func leaves(at progress: CGFloat, speed: CGFloat) -> Bool {
    if feel.release == .atDistance { return progress >= 1 }
    guard speed > -feel.cancelSpeed else { return false }
    return progress >= 1 || speed > 0 && progress * dragDistance + CGFloat(feel.lookahead) * speed >= dragDistance
  }

  /// The speed with which it goes on when it leaves.
  func carry(_ rates: SIMD8<Double>) {
    motion.hold(at: motion.shape, velocity: feel.release == .atDistance ? .zero : rates)
  }

  /// Let go too early.
  func comeBack(speed: SIMD8<Double>) {
    state = .returning
    grab.watch()
    motion.go(to: openShape, by: feel.returnLaw, velocity: speed) { [weak self] in self?.returned() }
  }

  private func returned() {
    state = .open
    rest()
    grab.settle()
    settled()
  }

  /// Has gone along with the finger to a side.
  var isBeside: Bool { abs(motion.shape.lanes[0] - openShape.lanes[0]) > 1 }

  /// Dragged back to where it began.
  func backInPlace() {
    state = .open
    rest()
    settled()
  }

  // MARK: Caught

  /// Stops under the finger. An opening that is caught is over as a presentation: it is a drag from now on.
  func catchPage() -> Base {
    motion.hold()
    show(motion.shape)
    let shape = motion.shape
    // What has been caught on its way up before, and let go, lacks some of its opening and has some of a pull.
    let progress = min(1 - shape.openness + shape.pull, 1)
    state = .dragging(progress: progress)
    origin = nil
    if opening != nil {
      completeOpening()
      transition.didOpen()
    }
    return (shape, progress)
  }

  /// Let go as it was caught.
  func goOn(opening: Bool) {
    state = opening ? .opening : .returning
    grab.watch()
    motion.go(to: openShape, by: opening ? .springs(feel.openSpring, feel.calmSpring) : feel.returnLaw) { [weak self] in self?.returned() }
  }

  // MARK: Caught in flight

  func catchFlight() -> Base {
    motion.hold()
    show(motion.shape)
    return (motion.shape, 1)
  }

  func holdFlight(at shape: CardShape) {
    motion.hold(at: shape)
    show(shape)
  }

  func flyOn(_ velocity: CGPoint) {
    guard let window = sky?.window else { return land(.atOnce) }
    let target = CardHome.find(transition, in: window, ignoring: scaledList).map { cardShape($0.rect) } ?? motion.target
    motion.go(to: target, by: feel.closingLaw, velocity: SIMD8(Double(velocity.x), Double(velocity.y), 0, 0, 0, 0, 0, 0)) {
      [weak self] in self?.land()
    }
  }

  /// The same page is presented again, from where it is.
  func reopen(_ velocity: CGPoint) {
    guard let page, let presenter, presenter.viewIfLoaded?.window != nil, presenter.presentedViewController == nil else {
      return flyOn(velocity)
    }
    motion.hold(at: motion.shape, velocity: SIMD8(Double(velocity.x), Double(velocity.y), 0, 0, 0, 0, 0, 0))
    presenter.present(page, with: transition)
  }
}
