import UIKit

/// The part of a session in which a finger holds the page.
extension CardSession {
  /// A Boolean value that indicates whether a finger can catch the page. The page must be moving in its container.
  var isCatchable: Bool {
    guard !isFlying, motion.isMoving else { return false }
    switch state {
    case .opening: return fade != .still
    case .returning: return true
    default: return false
    }
  }

  /// A Boolean value that indicates whether the page has not been open yet. It is opening, or was released during the opening.
  var isUnopened: Bool { state == .opening || motion.shape.openness < Self.asGoodAsOpen }
  static let asGoodAsOpen: CGFloat = 0.99

  /// The distance of a drag that completes a dismissal, in points.
  var dragDistance: CGFloat {
    if isColumn { return full.height * feel.columnDragShare }
    return stage.traitCollection.verticalSizeClass == .compact ? feel.compactDragDistance : feel.dragDistance
  }
  var isColumn: Bool { presentation?.isColumn ?? false }
  var mayComeFromEdge: Bool { !isColumn && !dragController.isOnDeepStack }

  private var pull: CardPull {
    CardPull(
      open: openShape, feel: feel, distance: dragDistance, follows: options.drag == .follow, isColumn: isColumn,
      isStill: fade == .still, bandsUpwards: dragController.touch.scrollViews.isEmpty)
  }

  /// The shape of the page at which a finger caught it, with the progress that corresponds to the shape.
  typealias Base = (shape: CardShape, progress: CGFloat)

  /// Returns the shape of a dragged page.
  ///
  /// A page that was caught may be off the usual path. The difference disappears while the finger moves back. It remains while the finger
  /// moves towards the dismissal, because the page leaves from its current position.
  func shape(at progress: CGFloat, base: Base, offset: CGPoint = .zero) -> CardShape {
    var shape = pull.shape(at: progress, offset: offset)
    shape.lanes += Double(strayed(at: progress, base: base)) * (base.shape.lanes - pull.shape(at: base.progress).lanes)
    return shape
  }

  /// Returns the remaining fraction of that difference. It decreases over the finger's way back, and at least over the distance of the
  /// difference, so that no edge moves faster than the finger.
  private func strayed(at progress: CGFloat, base: Base) -> CGFloat {
    guard progress < base.progress else { return 1 }
    let way = max(base.progress, base.shape.distance(to: pull.shape(at: base.progress)) / dragDistance)
    return max(1 - (base.progress - progress) / way, 0)
  }

  /// Returns whether the finger has moved the page back to its place and beyond.
  func isBack(at progress: CGFloat, base: Base) -> Bool {
    progress < 0 && strayed(at: progress, base: base) == 0
  }

  func hold(at progress: CGFloat, base: Base, offset: CGPoint) {
    state = .dragging(progress: min(max(progress, 0), 1))
    motion.hold(at: shape(at: progress, base: base, offset: offset))
    holdPlaceholder()
    show(motion.shape)
  }

  /// Returns the rates of change of the shape's channels, per second, for a finger's velocity in points per second.
  ///
  /// - Parameters:
  ///   - speed: The velocity along the direction of the drag.
  ///   - carrying: The velocity of a page that follows the finger.
  func rates(at progress: CGFloat, base: Base, speed: CGFloat, carrying: CGPoint) -> SIMD8<Double> {
    var along = SIMD8<Double>.zero
    if pull.goesAlong(at: progress) { (along[0], along[1]) = (Double(carrying.x), Double(carrying.y)) }
    guard speed != 0 else { return along }
    let step: CGFloat = 1.0 / 1024, backwards = progress >= 1
    // At the end of the drag, the rate of the drag applies and not that of the rubber band.
    let (from, to) = backwards ? (1 - step, 1) : (progress, progress + step)
    let change = shape(at: to, base: base).lanes - shape(at: from, base: base).lanes
    return along + change * Double(speed / dragDistance / step)
  }

  /// Returns whether a released page is dismissed.
  func leaves(at progress: CGFloat, speed: CGFloat) -> Bool {
    if feel.release == .atDistance { return progress >= 1 }
    guard speed > -feel.cancelSpeed else { return false }
    return progress >= 1 || speed > 0 && progress * dragDistance + CGFloat(feel.lookahead) * speed >= dragDistance
  }

  /// Sets the velocity with which the dismissed page continues.
  func carry(_ rates: SIMD8<Double>) {
    motion.hold(at: motion.shape, velocity: feel.release == .atDistance ? .zero : rates)
  }

  /// Returns the page to its place after a cancelled dismissal.
  func comeBack(speed: SIMD8<Double>) {
    state = .returning
    dragController.enableCatching()
    motion.go(to: openShape, by: feel.returnLaw, velocity: speed) { [weak self] in self?.returned() }
  }

  private func returned() {
    state = .open
    rest()
    dragController.settle()
    settled()
  }

  /// A Boolean value that indicates whether the page has followed the finger to a side.
  var isBeside: Bool { abs(motion.shape.lanes[0] - openShape.lanes[0]) > 1 }

  /// Ends a drag that returned to its start.
  func backInPlace() {
    state = .open
    rest()
    settled()
  }

  // MARK: Caught

  /// Stops the page under the finger. The presentation of a caught opening ends, and a drag begins.
  func catchPage() -> Base {
    motion.hold()
    show(motion.shape)
    let shape = motion.shape
    // A page that was caught and released during its opening is not fully open and is partly pulled.
    let progress = min(1 - shape.openness + shape.pull, 1)
    state = .dragging(progress: progress)
    opening?.origin = nil
    if opening != nil {
      completeOpening()
      transition.didOpen()
    }
    return (shape, progress)
  }

  /// Continues the motion that the finger had stopped.
  func goOn(opening: Bool) {
    state = opening ? .opening : .returning
    dragController.enableCatching()
    motion.go(to: openShape, by: opening ? .springs(feel.openSpring, feel.calmSpring) : feel.returnLaw) { [weak self] in self?.returned() }
  }

  // MARK: Catching a flight

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
    guard let window = flight?.overlay.window else { return land(.atOnce) }
    let target = CardDestination.find(transition, in: window, ignoring: scaledList).map { cardShape($0.rect) } ?? motion.target
    motion.go(to: target, by: feel.closingLaw, velocity: SIMD8(Double(velocity.x), Double(velocity.y), 0, 0, 0, 0, 0, 0)) {
      [weak self] in self?.land()
    }
  }

  /// Presents the caught page again from its current position.
  func reopen(_ velocity: CGPoint) {
    guard let page, let presenter, presenter.viewIfLoaded?.window != nil, presenter.presentedViewController == nil else {
      return flyOn(velocity)
    }
    motion.hold(at: motion.shape, velocity: SIMD8(Double(velocity.x), Double(velocity.y), 0, 0, 0, 0, 0, 0))
    presenter.present(page, with: transition)
  }
}
