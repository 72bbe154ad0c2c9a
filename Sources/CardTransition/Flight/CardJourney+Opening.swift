import UIKit

extension CardJourney {
  /// The transition that opens the page begins: out of its card, out of nothing, or out of the flight that is caught.
  func open(_ context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    opening = context
    let caught = sky != nil
    transition.willOpen()
    state = .opening
    if caught { reenter(container) } else { board(container) }
    let still = UIAccessibility.isReduceMotionEnabled
    if still, !caught {
      fade = .still
      var start = openShape
      start.lanes[6] = 0
      // The page fades in over its card, which is seen until nothing of it can be.
      veil = nil
      travel?.end()
      travel = nil
      stage.cover(with: nil)
      motion.hold(at: start)
    }
    let law =
      still && !caught ? stillLaw : feel.openingLaw(from: motion.shape.rect, screenHeight: container.window?.bounds.height ?? full.height)
    layOutNow()
    motion.go(to: openShape, by: law) { [weak self] in self?.opened() }
    updateStatusBar()
  }

  /// The stage stands in its container, before the pacer.
  func sit(in container: UIView) {
    seat.frame = container.bounds
    container.addSubview(seat)
    seat.addSubview(stage)
    pace(in: container)
  }

  /// A cross-fade at the place.
  var stillLaw: CardCourse.Law {
    let spring = CardSpring(settlingIn: feel.fadeDuration, dampingRatio: 1)
    return .springs(spring, spring)
  }

  /// The page lies exactly where the finger sees the card, and the card is gone.
  private func board(_ container: UIView) {
    sit(in: container)
    stage.rest(in: seat.convert(full, from: nil))
    let source = transition.findSource()
    let seen = source.flatMap { CardPlace.seen($0.grownView) }
    stage.cardAspect = nil
    if let source, let seen, source.window === container.window {
      let shown = transition.pressedScale(of: source, seen: seen)
      if options.contentTransition == .automatic { travel = CardTravel(from: source, to: page) }
      cover(from: source)
      (source as? any CardSource)?.cardWillOpen()
      holdVeil()
      transition.veiled = source
      motion.hold(at: cardShape(seen, contentScale: shown))
      fade = .none
      origin = CardPlace.resting(source.grownView, pressed: source, ignoring: scaledList)
    } else {
      if let fault = source.flatMap({ transition.fault(of: $0, in: container.window) }) { transition.notes.say(fault) }
      motion.hold(at: orphanShape)
      fade = .orphanIn
    }
  }

  /// The card moves while the page grows out of it: what is left of its shape goes along, until the card cannot be seen. (CARD §3 A, E, G)
  func followOrigin() {
    guard let was = origin, state == .opening else { return }
    guard let now = CardHome.find(transition, in: stage.window, ignoring: scaledList), now.isSeen, !now.isSubstitute else {
      return origin = nil
    }
    guard now.rect != was else { return }
    origin = now.rect
    motion.shift(by: cardShape(now.rect).lanes - cardShape(was).lanes)
    motion.advance()
  }

  /// Where a page begins or ends that has no card.
  var orphanShape: CardShape {
    let rect = full.insetBy(dx: full.width * feel.orphanInset, dy: full.height * feel.orphanInset)
    return cardShape(rect, contentScale: feel.pressedScale * rect.width / max(full.width, 1))
  }

  /// A page that does not show the card's content itself begins under a picture of the card.
  private func cover(from source: UIView) {
    guard travel == nil, !(page is any CardPage) || options.contentTransition == .crossFade else { return stage.cover(with: nil) }
    stage.cover(with: source.grownView.snapshotView(afterScreenUpdates: false))
  }

  /// Out of the sky, where it was caught, back into a container.
  private func reenter(_ container: UIView) {
    motion.advance()
    let speed = motion.velocity
    scenery.lie(in: container)
    sit(in: container)
    sky?.removeFromSuperview()
    sky = nil
    (fade, home, area, slides, contentChange) = (.none, nil, .null, false, nil)
    stage.cover(with: nil)
    motion.hold(at: motion.shape, velocity: speed)
    if stage.finalSize != full.size { fitToRoom() }
    grab.listen(on: stage, in: container)
  }

  /// The window has got another size since the page took off.
  private func fitToRoom() {
    UIView.animate(withDuration: feel.fadeDuration, delay: 0, options: .allowUserInteraction) { [self] in
      stage.rest(in: seat.convert(full, from: nil))
      show(motion.shape)
    }
  }

  func layOutNow() {
    show(motion.shape)
    stage.layoutIfNeeded()
  }

  /// The page has come.
  func opened() {
    state = .open
    rest()
    completeOpening()
    // Its window may have got another root meanwhile.
    guard state == .open else { return }
    grab.settle()
    stage.cover(with: nil)
    holdVeil()
    transition.didOpen()
    readPage()
    settled()
  }

  /// The presentation is over, whatever the page still does.
  func completeOpening() {
    let context = opening
    opening = nil
    context?.completeTransition(true)
  }

  /// A presentation that was not animated.
  func openAtOnce() {
    guard case .resting = state else { return }
    transition.willOpen()
    if let container = presentation?.containerView { sit(in: container) }
    state = .open
    rest()
    holdVeil()
    grab.settle()
    transition.didOpen()
  }
}
