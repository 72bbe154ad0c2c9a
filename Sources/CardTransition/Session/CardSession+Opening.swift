import UIKit

extension CardSession {
  /// Starts the opening. The page grows out of its card, appears without a card, or continues from a caught flight.
  func open(_ context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    let caught = flight
    begin(.opening(CardOpening(context)))
    transition.willOpen()
    state = .opening
    if let caught { reenter(container, from: caught) } else { board(container) }
    let isStill = UIAccessibility.isReduceMotionEnabled && caught == nil
    if isStill {
      fade = .still
      var start = openShape
      start.lanes[6] = 0
      // The page fades in over its card. The card stays visible until the page hides it.
      pageState?.placeholder = nil
      endTravel()
      stage.cover(with: nil)
      motion.hold(at: start)
    }
    let law =
      isStill ? stillLaw : feel.openingLaw(from: motion.shape.rect, screenHeight: container.window?.bounds.height ?? full.height)
    layOutNow()
    motion.go(to: openShape, by: law) { [weak self] in self?.opened() }
    updateStatusBar()
  }

  /// Adds the stage to its container, below the pacer.
  func addStage(to container: UIView) {
    presentedView.frame = container.bounds
    container.addSubview(presentedView)
    presentedView.addSubview(stage)
    pace(in: container)
  }

  /// The spring of a cross-fade in place, for Reduce Motion.
  var stillLaw: CardCourse.Law {
    let spring = CardSpring(settlingIn: feel.fadeDuration, dampingRatio: 1)
    return .springs(spring, spring)
  }

  /// Places the page exactly over the visible card and hides the card.
  private func board(_ container: UIView) {
    addStage(to: container)
    stage.rest(in: presentedView.convert(full, from: nil))
    let source = transition.findSource()
    let seen = source.flatMap { CardPlace.seen($0.grownView) }
    stage.cardAspect = nil
    if let source, let seen, source.window === container.window {
      let shown = transition.pressedScale(of: source, seen: seen)
      if options.contentTransition == .automatic { pageState?.travel = CardTravel(from: source, to: page) }
      cover(from: source)
      (source as? any CardSource)?.cardWillOpen()
      holdPlaceholder()
      transition.hiddenSource = source
      motion.hold(at: cardShape(seen, contentScale: shown))
      fade = .none
      opening?.origin = CardPlace.resting(source.grownView, pressed: source, ignoring: scaledList)
    } else {
      if let fault = source.flatMap({ transition.fault(of: $0, in: container.window) }) { transition.notes.say(fault) }
      motion.hold(at: orphanShape)
      fade = .orphanIn
    }
  }

  /// Follows a card that moves while the page grows out of it. The remaining part of the card's frame moves with the card, until the card
  /// is not visible.
  func followOrigin() {
    guard let opening, let was = opening.origin, state == .opening else { return }
    guard let now = CardDestination.find(transition, in: stage.window, ignoring: scaledList), now.isSeen, !now.isSubstitute else {
      return opening.origin = nil
    }
    guard now.rect != was else { return }
    opening.origin = now.rect
    motion.shift(by: cardShape(now.rect).lanes - cardShape(was).lanes)
    motion.advance()
  }

  /// The first or last shape of a page without a card.
  var orphanShape: CardShape {
    let rect = full.insetBy(dx: full.width * feel.orphanInset, dy: full.height * feel.orphanInset)
    return cardShape(rect, contentScale: feel.pressedScale * rect.width / max(full.width, 1))
  }

  /// Covers a page that does not show the card's content with an image of the card.
  private func cover(from source: UIView) {
    guard pageState?.travel == nil, !(page is any CardPage) || options.contentTransition == .crossFade else {
      return stage.cover(with: nil)
    }
    stage.cover(with: source.grownView.snapshotView(afterScreenUpdates: false))
  }

  /// Moves a caught page from the flight overlay back to a container.
  private func reenter(_ container: UIView, from flight: CardFlight) {
    motion.advance()
    let speed = motion.velocity
    background.add(to: container)
    addStage(to: container)
    flight.overlay.removeFromSuperview()
    fade = .none
    stage.cover(with: nil)
    motion.hold(at: motion.shape, velocity: speed)
    if stage.finalSize != full.size { fitToRoom() }
    dragController.listen(on: stage, in: container)
  }

  /// Adapts the page to a window whose size has changed during the flight.
  private func fitToRoom() {
    UIView.animate(withDuration: feel.fadeDuration, delay: 0, options: .allowUserInteraction) { [self] in
      stage.rest(in: presentedView.convert(full, from: nil))
      show(motion.shape)
    }
  }

  func layOutNow() {
    show(motion.shape)
    stage.layoutIfNeeded()
  }

  /// Called when the page has opened completely.
  func opened() {
    state = .open
    rest()
    completeOpening()
    // The window may have received another root view controller in the meantime.
    guard state == .open else { return }
    dragController.settle()
    stage.cover(with: nil)
    holdPlaceholder()
    transition.didOpen()
    readPage()
    settled()
  }

  /// Ends the presentation. The page may still be moving.
  func completeOpening() {
    guard let opening else { return }
    begin(.presented)
    opening.context.completeTransition(true)
  }

  /// Opens the page without animation.
  func openAtOnce() {
    guard case .resting = state else { return }
    begin(.presented)
    transition.willOpen()
    if let container = presentation?.containerView { addStage(to: container) }
    state = .open
    rest()
    holdPlaceholder()
    dragController.settle()
    transition.didOpen()
  }
}
