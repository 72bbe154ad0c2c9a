import UIKit

/// The drag controller of a page. It handles a drag down from the top, a drag from the leading edge, and a touch that catches the moving
/// page.
@MainActor
final class CardDragController: NSObject {
  unowned let session: CardSession
  let pan = UIPanGestureRecognizer(), edge = UIScreenEdgePanGestureRecognizer(), surround = UITapGestureRecognizer()
  /// The recognizers that react to a touch at once. They are enabled while the page moves without a finger.
  let catcher = UILongPressGestureRecognizer(), flightCatcher = UILongPressGestureRecognizer()
  private var targets: [CardTarget] = []
  /// The finger that holds the page. It is `nil` while no finger does.
  var hold: CardHold?
  /// The last touch on the page.
  private(set) lazy var touch = CardTouch(in: session.stage)
  /// The innermost scroll view under the finger, whose scrolling is observed.
  private weak var observed: UIScrollView?
  /// The scroll view whose indicator is hidden.
  private weak var scrollViewWithoutIndicator: UIScrollView?

  init(_ session: CardSession) {
    self.session = session
    super.init()
    (pan.name, edge.name, surround.name, catcher.name, flightCatcher.name) = (
      "card.pull", "card.edge", "card.surround", "card.catch", "card.catch-flight"
    )
    pan.maximumNumberOfTouches = 1
    for press in [catcher, flightCatcher] {
      press.minimumPressDuration = 0
      press.allowableMovement = .greatestFiniteMagnitude
    }
    for recognizer in [pan, edge, surround, catcher, flightCatcher] as [UIGestureRecognizer] { recognizer.delegate = self }
    act(on: pan) { [unowned self] in pulled() }
    act(on: edge) { [unowned self] in pulledIn() }
    act(on: catcher) { [unowned self] in caught(catcher) }
    act(on: flightCatcher) { [unowned self] in caughtInFlight(flightCatcher) }
    act(on: surround) { [unowned session] in session.close() }
  }

  private func act(on recognizer: UIGestureRecognizer, _ act: @escaping () -> Void) {
    let target = CardTarget { _ in act() }
    targets.append(target)
    recognizer.addTarget(target, action: target.selector)
  }

  /// Attaches the recognizers to a page in its container.
  func listen(on stage: UIView, in container: UIView) {
    for recognizer in [catcher, pan, edge] as [UIGestureRecognizer] where recognizer.view !== stage {
      stage.addGestureRecognizer(recognizer)
    }
    if surround.view !== container { container.addGestureRecognizer(surround) }
    for recognizer in [pan, edge, surround] as [UIGestureRecognizer] { recognizer.isEnabled = true }
    catcher.isEnabled = true
  }

  /// Attaches the recognizer to a flight overlay.
  func listen(in overlay: UIView) {
    for recognizer in [pan, edge, surround, catcher] as [UIGestureRecognizer] { recognizer.isEnabled = false }
    overlay.addGestureRecognizer(flightCatcher)
  }

  /// Called when the page has come to rest, so that a touch does not catch it any more.
  func settle() {
    unpin()
    if hold?.recognizer === catcher { return }
    catcher.isEnabled = false
  }

  /// Lets a touch catch the page while it moves without a finger.
  func enableCatching() { catcher.isEnabled = true }

  /// Ends the hold of the current finger.
  func release() {
    hold = nil
    if !session.isFlying { unpin() }
  }

  /// Cancels the recognizer that holds the page.
  func cancel() {
    guard let recognizer = hold?.recognizer else { return }
    // The hold ends first, so that the recognizer's cancellation has no effect.
    release()
    recognizer.isEnabled = false
    recognizer.isEnabled = true
  }

  /// Cancels a drag and returns the page to its place. Called when the window rotates.
  func cancelPull() {
    guard hold != nil, case .dragging = session.state else { return }
    cancel()
    session.comeBack(speed: .zero)
  }

  // MARK: Scroll views

  /// The scroll view under the finger, unless the page defines another one.
  var scrollView: UIScrollView? {
    if let page = session.page as? any CardPage { return page.cardScrollView }
    if let used = (session.page as? any CardPageContent)?.cardScrollViewInUse { return used }
    return touch.scrollViews.first ?? firstScrollView(in: session.page?.viewIfLoaded)
  }

  private func firstScrollView(in view: UIView?) -> UIScrollView? {
    guard let view else { return nil }
    if let found = view as? UIScrollView, found.scrollsDown { return found }
    return view.subviews.lazy.compactMap { self.firstScrollView(in: $0) }.first
  }

  /// Finds the scroll views under a touch that begins.
  func touchCame(on view: UIView?) {
    touch = CardTouch(on: view, in: session.stage)
    if observed !== touch.scrollViews.first { observeScrolling(of: touch.scrollViews.first) }
  }

  private func observeScrolling(of view: UIScrollView?) {
    unpin()
    observed?.panGestureRecognizer.removeTarget(pinTarget, action: pinTarget.selector)
    observed = view
    view?.panGestureRecognizer.addTarget(pinTarget, action: pinTarget.selector)
  }

  /// Finds the scroll view again after the page's content has changed.
  func scrollViewDidChange() {
    let finger = hold?.recognizer ?? pan, permission = touch.permission
    observeScrolling(of: nil)
    touch.scrollViews = []
    guard finger.numberOfTouches > 0, let view = session.stage.content(at: finger.location(in: session.stage)) else { return }
    touchCame(on: view)
    touch.permission = permission
    guard hold?.recognizer === pan, let observed else { return }
    pin()
    observed.pinToTop()
  }

  private lazy var pinTarget = CardTarget { [weak self] _ in self?.scrolled() }

  /// Called when the content has scrolled. While the finger drags the page, the content stays at its top.
  private func scrolled() {
    guard let observed else { return }
    if hold?.recognizer === pan { return observed.pinToTop() }
    if hold?.recognizer === catcher {
      if let offset = hold?.caught?.pinnedOffset { observed.contentOffset = offset }
      return
    }
    if !observed.isAboveTop { touch.isBouncing = false }
    // In a quick drag the finger is already beyond the content's top.
    guard observed.isAboveTop, !touch.isBouncing, observed.isTracking, pan.state == .began || pan.state == .changed, hold == nil,
      mayBegin(pan)
    else { return }
    let over = -observed.adjustedContentInset.top - observed.contentOffset.y
    begin(pan, at: CGPoint(x: pan.location(in: nil).x, y: pan.location(in: nil).y - over))
    observed.pinToTop()
    pulled()
  }

  /// Hides the scroll indicator while the page is dragged or flies. An indicator that the app has hidden stays hidden.
  func pin() {
    guard scrollViewWithoutIndicator == nil, let view = observed ?? scrollView, view.showsVerticalScrollIndicator else { return }
    view.showsVerticalScrollIndicator = false
    scrollViewWithoutIndicator = view
  }
  func unpin() {
    scrollViewWithoutIndicator?.showsVerticalScrollIndicator = true
    scrollViewWithoutIndicator = nil
    hold?.caught?.pinnedOffset = nil
  }

  /// Keeps the content at its offset while the page is caught.
  func pinContent() { hold?.caught?.pinnedOffset = observed?.contentOffset }

  /// Keeps the content at its top after a release, because the finger's velocity belongs to the page.
  func keepAtTop() {
    guard touch.hasThrown, let observed, !observed.isTracking, observed.isAboveTop else { return }
    observed.setContentOffset(CGPoint(x: observed.contentOffset.x, y: -observed.adjustedContentInset.top), animated: false)
  }

  /// A Boolean value that indicates whether the content was beyond its top when the page was caught. It returns without the finger.
  private var isStretched: Bool { observed?.isAboveTop ?? false }

  /// A Boolean value that indicates whether all scroll views under the finger are at their top.
  var isAtTop: Bool { !touch.isBouncing && touch.scrollViews.allSatisfy(\.isAtTopOrAbove) }

  func mayBegin(_ recognizer: UIPanGestureRecognizer) -> Bool {
    guard case .open = session.state, hold == nil, let page = session.page, page.presentedViewController == nil, !page.isBeingDismissed
    else { return false }
    if let permission = touch.permission { return permission }
    let view = page.viewIfLoaded, velocity = recognizer.velocity(in: view)
    let answer = session.mayClose(
      at: recognizer.location(in: view), velocity: CGVector(dx: velocity.x, dy: velocity.y), hit: touch.view)
    touch.permission = answer
    return answer
  }

  // MARK: Dragging

  func begin(_ recognizer: UIGestureRecognizer, at place: CGPoint) {
    hold = CardHold(recognizer: recognizer, origin: place, base: (session.openShape, 0))
    if UIAccessibility.isReduceMotionEnabled { session.fade = .still }
    if recognizer === pan, observed != nil { pin() }
  }

  /// Ends the scrolling of the content by a finger that has dismissed the page. The content then neither follows the finger nor bounces.
  private func letContentRest() {
    for scroll in touch.scrollViews where scroll.panGestureRecognizer.isEnabled {
      scroll.panGestureRecognizer.isEnabled = false
      scroll.panGestureRecognizer.isEnabled = true
    }
    guard let observed, touch.hasThrown, observed.isAtTopOrAbove else { return }
    observed.setContentOffset(CGPoint(x: observed.contentOffset.x, y: -observed.adjustedContentInset.top), animated: false)
  }

  private func pulled() {
    switch pan.state {
    case .began where hold == nil && isAtTop && isDownwards:
      if mayBegin(pan) { begin(pan, at: pan.location(in: nil)) }
    case .began, .changed:
      if let hold, hold.recognizer === pan {
        follow(by: pan.location(in: nil).y - hold.origin.y)
      } else if touch.scrollViews.isEmpty, hold == nil, mayBegin(pan) {
        begin(pan, at: pan.location(in: nil))
      }
    case .ended, .cancelled: if hold?.recognizer === pan { letGo(cancelled: pan.state == .cancelled) }
    default: break
    }
  }

  private var isDownwards: Bool {
    let way = pan.translation(in: nil), speed = pan.velocity(in: nil)
    return way.y > 0 || way.y == 0 && speed.y > 0
  }

  private func pulledIn() {
    switch edge.state {
    case .began: if mayBegin(edge) { begin(edge, at: edge.location(in: nil)) }
    case .changed:
      if let hold, hold.recognizer === edge { follow(by: (edge.location(in: nil).x - hold.origin.x) * (isMirrored ? -1 : 1)) }
    case .ended, .cancelled: if hold?.recognizer === edge { letGo(cancelled: edge.state == .cancelled) }
    default: break
    }
  }

  var isMirrored: Bool { session.page?.viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Moves the page with the finger that holds it.
  ///
  /// - Parameter way: The distance of the finger from its origin along the direction of the drag, in points.
  func follow(by way: CGFloat) {
    guard !endIfCovered(), var hold else { return }
    let place = hold.recognizer.location(in: nil), start = hold.base.progress
    hold.velocity.add(place, at: session.motion.now)
    hold.progress = start + way / session.dragDistance
    if hold.caught?.isOpening == true { hold.progress = max(hold.progress, start) }
    self.hold = hold
    let isScrolling = hold.recognizer === pan || hold.caught.map { !$0.isOpening && $0.axis != .horizontal } ?? false
    if isScrolling, !touch.scrollViews.isEmpty, session.isBack(at: hold.progress, base: hold.base) { return giveBack() }
    let offset = CGPoint(x: place.x - hold.origin.x, y: max(place.y - hold.origin.y, 0))
    session.hold(at: hold.progress, base: hold.base, offset: offset)
    if hold.progress >= 1, session.options.commitsWhileTouching { commit(hold) }
  }

  /// Releases a page that has presented another controller during the drag. The page returns to its place below that controller.
  ///
  /// - Returns: `true` if the page was released.
  private func endIfCovered() -> Bool {
    guard let page = session.page, page.presentedViewController != nil else { return false }
    release()
    session.comeBack(speed: .zero)
    return true
  }

  /// Returns whether a drag is measured horizontally.
  private func isSideways(_ hold: CardHold) -> Bool { hold.recognizer === edge || hold.caught?.axis == .horizontal }

  /// Ends a drag that returned to its start. The content continues to scroll under the finger.
  private func giveBack() {
    release()
    touch.permission = nil
    if session.isBeside { session.comeBack(speed: .zero) } else { session.backInPlace() }
  }

  /// Dismisses or returns the page, because the finger that held it has left.
  func letGo(cancelled: Bool) {
    guard !endIfCovered(), let hold else { return }
    let velocity = cancelled ? .zero : velocity(of: hold)
    var along = speed(of: hold, velocity)
    // A finger beyond the point where it caught an opening does not move the page.
    if hold.caught?.isOpening == true, hold.progress <= hold.base.progress { along = max(along, 0) }
    let leaves = !cancelled && session.leaves(at: hold.progress, speed: along)
    touch.hasThrown = !isStretched
    if leaves { return commit(hold) }
    let rates = rates(of: hold, along, velocity)
    release()
    session.comeBack(speed: rates)
  }

  private func commit(_ hold: CardHold) {
    let velocity = velocity(of: hold)
    session.carry(rates(of: hold, speed(of: hold, velocity), velocity))
    self.hold = nil
    touch.hasThrown = !isStretched
    for one in [pan, edge, catcher] as [UIGestureRecognizer] { one.isEnabled = false }
    letContentRest()
    session.close()
  }

  /// Returns the velocity of a finger, in points per second.
  func velocity(of hold: CardHold) -> CGPoint { hold.velocity.value(at: session.motion.now, stale: session.feel.staleRelease) }

  /// Returns the part of a finger's velocity along the direction of its drag.
  private func speed(of hold: CardHold, _ velocity: CGPoint) -> CGFloat {
    isSideways(hold) ? velocity.x * (isMirrored ? -1 : 1) : velocity.y
  }

  /// Returns the rates of change of the shape's channels for the finger's velocity.
  private func rates(of hold: CardHold, _ along: CGFloat, _ velocity: CGPoint) -> SIMD8<Double> {
    let isBelow = hold.recognizer.location(in: nil).y > hold.origin.y
    return session.rates(
      at: hold.progress, base: hold.base, speed: along, carrying: CGPoint(x: velocity.x, y: isBelow ? velocity.y : 0))
  }
}

extension UIScrollView {
  /// A Boolean value that indicates whether a finger can scroll the view vertically.
  var scrollsDown: Bool {
    isScrollEnabled && (alwaysBounceVertical || contentSize.height + adjustedContentInset.vertical > bounds.height + 0.5)
  }
  var isAboveTop: Bool { contentOffset.y < -adjustedContentInset.top - 0.01 }
  var isAtTopOrAbove: Bool { contentOffset.y <= -adjustedContentInset.top + 0.5 }
  func pinToTop() {
    let top = -adjustedContentInset.top
    if contentOffset.y != top { contentOffset.y = top }
  }
}

extension UIEdgeInsets {
  fileprivate var vertical: CGFloat { top + bottom }
}
