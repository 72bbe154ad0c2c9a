import UIKit

extension CardSession {
  /// Starts the closing. The dismissal ends in this update cycle, so that the app has its presenter back. The page then flies in an
  /// overlay.
  func close(_ context: any UIViewControllerContextTransitioning) {
    completeOpening()
    dragController.release()
    dragController.pin()
    motion.advance()
    let speed = motion.velocity
    transition.willClose()
    state = .closing
    pageState?.waiting = []
    page?.viewIfLoaded?.endEditing(true)
    scrollToTop()
    guard let window = stage.window else {
      context.completeTransition(true)
      return land(.atOnce)
    }
    let isStill = fade == .still || UIAccessibility.isReduceMotionEnabled
    let flight = CardFlight(in: window)
    let target = plan(flight, in: window)
    takeOff(flight, in: window)
    motion.hold(at: motion.shape)
    show(motion.shape)
    updateStatusBar()
    context.completeTransition(true)
    if isStill {
      fade = .still
      pageState?.placeholder = nil
      let landing: CardLanding = flight.destination == nil ? .faded : .card
      var end = motion.shape
      end.lanes[6] = 0
      return motion.go(to: end, by: stillLaw, velocity: .zero) { [weak self] in self?.land(landing) }
    }
    motion.go(to: target, by: feel.closingLaw, velocity: speed) { [weak self] in self?.land() }
  }

  private func takeOff(_ flight: CardFlight, in window: UIWindow) {
    for old in CardFlightOverlay.flights(in: window).dropLast(CardFlightOverlay.most - 1) { old.session?.land(.atOnce) }
    let overlay = flight.overlay
    (overlay.session, overlay.transition, overlay.page) = (self, transition, page)
    window.addSubview(overlay)
    begin(.flying(flight))
    background.add(to: overlay)
    overlay.clipView.addSubview(stage)
    pace(in: overlay)
    stage.accessibilityViewIsModal = false
    dragController.listen(in: overlay)
  }

  /// Determines the destination of a flight, and returns the final shape of the page.
  private func plan(_ flight: CardFlight, in window: UIWindow) -> CardShape {
    fade = .none
    var destination = CardDestination.find(transition, in: window, ignoring: scaledList)
    if destination?.isSeen != true, destination != nil {
      switch options.landing {
      case .reveal:
        reveal(in: flight)
        destination = CardDestination.find(transition, in: window, ignoring: scaledList) ?? destination
      case .fade: destination = nil
      case .slideDown:
        flight.ending = .slideDown
        destination = nil
      }
    }
    if destination == nil, isCovered {
      if options.landing == .reveal { transition.reveal() }
      flight.ending = options.landing == .slideDown ? .slideDown : .card
    }
    flight.destination = destination
    coverAgain(destination?.view, in: flight)
    if let reveal = flight.reveal {
      reveal.begin()
      // The list uses the card's cell again before it arrives at the card.
      if transition.finder.list() != nil { destination?.view = nil }
    }
    guard let destination else { return planWithoutDestination(flight, in: window) }
    flight.area = (destination.view ?? transition.finder.list()).map { CardPlace.visibleArea(around: $0, in: window) } ?? window.bounds
    if !destination.isSeen { fade = .outside }
    hideDestination(destination)
    return cardShape(destination.rect)
  }

  /// Scrolls to the card.
  ///
  /// A page that has never been open does not hide the list, so that a jump would be visible. The list then scrolls with animation, after
  /// the card's final frame and content have been read.
  private func reveal(in flight: CardFlight) {
    let scroller = transition.scrollerOfCard(), start = scroller?.contentOffset
    transition.reveal()
    guard let scroller, let start, scroller.contentOffset != start, motion.shape.openness < Self.asGoodAsOpen else { return }
    flight.reveal = CardReveal(scroller: scroller, start: start, end: scroller.contentOffset)
  }

  /// Covers a page that does not show the card's content with an image of the card as it is now.
  private func coverAgain(_ source: UIView?, in flight: CardFlight) {
    stage.cover(with: nil)
    // For the card of another item than the one that the page grew out of, the content fades in at once.
    if pageState?.hidesAtCommit == true { return changeContent(of: flight, to: source) }
    if let picture = picture(of: source) { stage.cover(with: picture) }
  }

  /// Fades in the content of another card over the current content.
  func changeContent(of flight: CardFlight, to source: UIView?) {
    guard let picture = picture(of: source) else { return }
    stage.cover(changingTo: picture)
    flight.contentChange = motion.now
  }

  /// Returns an image of a card as it is now. The result is `nil` if the page itself shows the card's content.
  private func picture(of source: UIView?) -> UIView? {
    guard pageState?.travel == nil, !(page is any CardPage) || options.contentTransition == .crossFade, let source else { return nil }
    let isHidden = source.isHidden
    defer { source.isHidden = isHidden }
    source.isHidden = false
    return source.grownView.snapshotView(afterScreenUpdates: true)
  }

  private func planWithoutDestination(_ flight: CardFlight, in window: UIWindow) -> CardShape {
    pageState?.placeholder = nil
    // The presenter is gone, so there is no destination.
    if presenter?.viewIfLoaded?.window == nil { flight.ending = .slideDown }
    if flight.ending == .slideDown {
      return CardShape(
        full.offsetBy(dx: 0, dy: window.bounds.height), radius: openRadius, contentScale: feel.pressedScale, openness: 0)
    }
    fade = .out(since: motion.now)
    return orphanShape
  }

  /// Scrolls the text to its top during the closing, as in the slides.
  private func scrollToTop() {
    guard let scrollView = dragController.scrollView, scrollView.contentOffset.y != -scrollView.adjustedContentInset.top else { return }
    UIView.animate(withDuration: feel.scrollToTop) {
      // This method also stops a deceleration, which setting the property would continue below the animation.
      scrollView.setContentOffset(CGPoint(x: scrollView.contentOffset.x, y: -scrollView.adjustedContentInset.top), animated: false)
    }
  }

  // MARK: In flight

  /// Determines the current destination and moves the page with it.
  func followDestination() {
    guard let flight, let window = flight.overlay.window, fade != .still else { return }
    if case .out = fade { return hideLostSource() }
    if flight.ending == .slideDown { return hideLostSource() }
    guard var now = CardDestination.find(transition, in: window, ignoring: scaledList) else { return loseDestination() }
    // The item moved at once to another view, or to a place without a view. The page follows without a jump.
    var isElsewhere = flight.destination.map { now.isElsewhere(than: $0) } ?? false
    if let reveal = flight.reveal {
      if reveal.isUnderWay {
        now = reveal.end(of: now)
      } else {
        flight.reveal = nil
        isElsewhere = isElsewhere || reveal.wasStopped
      }
    }
    flight.destination = now
    flight.area = (now.view ?? transition.finder.list()).map { CardPlace.visibleArea(around: $0, in: window) } ?? window.bounds
    fade = now.isSeen ? .none : .outside
    if isElsewhere {
      motion.turn(to: cardShape(now.rect), by: feel.closingLaw)
    } else {
      motion.follow(cardShape(now.rect), isRolling: (now.view ?? transition.finder.list()).map(CardPlace.isMoving) ?? false)
    }
    hideDestination(now)
    motion.advance()
  }

  /// Called when the item was deleted or its list is no longer visible.
  private func loseDestination() {
    pageState?.placeholder = nil
    guard !isCovered else {
      flight?.ending = .lost
      return
    }
    let rect = motion.shape.rect
    let smaller = rect.insetBy(dx: rect.width * feel.orphanInset, dy: rect.height * feel.orphanInset)
    fade = .out(since: motion.now)
    motion.turn(to: cardShape(smaller, contentScale: motion.shape.contentScale), by: feel.closingLaw)
  }

  /// Keeps the card hidden while a page without a destination disappears, if there is a card again.
  private func hideLostSource() {
    guard let view = transition.findSource(), view.window === flight?.overlay.window else {
      pageState?.placeholder = nil
      return
    }
    hideDestination(CardDestination(rect: .null, view: view, isSeen: false))
  }

  func hideDestination(_ destination: CardDestination) {
    guard let pageState else { return }
    guard let view = destination.view else {
      pageState.placeholder = nil
      return
    }
    if let placeholder = pageState.placeholder, placeholder.view === view, !placeholder.hasLeft { return placeholder.hold() }
    pageState.placeholder = nil
    pageState.placeholder = CardSourcePlaceholder(over: view)
  }

  /// Ends the transition. The card is visible again, and the page is removed.
  func land(_ landing: CardLanding? = nil) {
    // The flight may hold the last reference to the transition.
    let transition = transition
    defer { withExtendedLifetime(transition) {} }
    let source = transition.findSource()
    var result = landing ?? (flight?.ending == .slideDown ? .slidDown : .card)
    if case .out = fade, landing == nil { result = .faded }
    dismantle()
    state = .resting
    for view in [source, transition.hiddenSource].compactMap({ $0 }) { (view as? any CardSource)?.cardDidReturn() }
    transition.hiddenSource = nil
    transition.didClose(result)
    if landing != .atOnce { readSource(source) }
  }
}
