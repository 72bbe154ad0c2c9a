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
  /// The recognizer whose finger holds the page.
  weak var driver: UIGestureRecognizer?
  /// The location of the driver's finger when it began to hold the page, in the window.
  var origin = CGPoint.zero
  /// The shape and progress of the page at that moment.
  var base: (shape: CardShape, progress: CGFloat)?
  /// The state of a finger that caught the page: whether it began at the leading edge, and whether it moves sideways, once that is known.
  var isAtEdge = false, goesSideways: Bool?
  /// A Boolean value that indicates whether the finger caught an opening. The opening continues when the finger leaves.
  var caughtOpening = false
  /// The content offset at the moment when the page was caught.
  private var pinnedOffset: CGPoint?
  var speed = CardVelocity()
  var progress: CGFloat = 0
  /// The scroll views under the finger, innermost first, and the one that is kept at its top.
  private(set) var scrollViews: [UIScrollView] = []
  private weak var heard: UIScrollView?
  private weak var bare: UIScrollView?
  private(set) weak var touched: UIView?
  /// The app's answer for this finger, if it was queried before the drag began.
  var verdict: Bool?
  /// A Boolean value that indicates whether the content is above its top without having been dragged there by this finger.
  private var isBouncing = false
  /// A Boolean value that indicates whether the finger that dragged the page has left while the content was at its top.
  private var hasThrown = false
  private weak var stage: UIView?

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
    hear(pan) { [unowned self] in pulled() }
    hear(edge) { [unowned self] in pulledIn() }
    hear(catcher) { [unowned self] in caught(catcher) }
    hear(flightCatcher) { [unowned self] in caughtInFlight(flightCatcher) }
    hear(surround) { [unowned session] in session.close() }
  }

  private func hear(_ recognizer: UIGestureRecognizer, _ act: @escaping () -> Void) {
    let target = CardTarget { _ in act() }
    targets.append(target)
    recognizer.addTarget(target, action: target.selector)
  }

  /// Attaches the recognizers to a page in its container.
  func listen(on stage: UIView, in container: UIView) {
    self.stage = stage
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
    if driver === catcher { return }
    catcher.isEnabled = false
  }

  /// Lets a touch catch the page while it moves without a finger.
  func enableCatching() { catcher.isEnabled = true }

  /// Ends the hold of the current finger.
  func release() {
    (driver, base, pinnedOffset) = (nil, nil, nil)
    if session.overlay == nil { unpin() }
  }

  /// Cancels the recognizer that holds the page.
  func cancel() {
    guard let driver else { return }
    // The hold ends first, so that the recognizer's cancellation has no effect.
    release()
    driver.isEnabled = false
    driver.isEnabled = true
  }

  /// Cancels a drag and returns the page to its place. Called when the window rotates.
  func cancelPull() {
    guard driver != nil, case .dragging = session.state else { return }
    cancel()
    session.comeBack(speed: .zero)
  }

  // MARK: Scroll views

  /// The scroll view under the finger, unless the page defines another one.
  var scrollView: UIScrollView? {
    if let page = session.page as? any CardPage { return page.cardScrollView }
    if let used = (session.page as? any CardPageContent)?.cardScrollViewInUse { return used }
    return scrollViews.first ?? firstScrollView(in: session.page?.viewIfLoaded)
  }

  private func firstScrollView(in view: UIView?) -> UIScrollView? {
    guard let view else { return nil }
    if let found = view as? UIScrollView, found.scrollsDown { return found }
    return view.subviews.lazy.compactMap { self.firstScrollView(in: $0) }.first
  }

  /// Finds the scroll views under a touch that begins.
  func touchCame(on view: UIView?) {
    (touched, verdict, hasThrown) = (view, nil, false)
    scrollViews = []
    var next = view
    while let one = next, one !== stage {
      if let scroll = one as? UIScrollView, scroll.scrollsDown { scrollViews.append(scroll) }
      next = one.superview
    }
    isBouncing = scrollViews.contains { $0.isAboveTop }
    if heard !== scrollViews.first { hearScrolling(of: scrollViews.first) }
  }

  private func hearScrolling(of view: UIScrollView?) {
    unpin()
    heard?.panGestureRecognizer.removeTarget(pinTarget, action: pinTarget.selector)
    heard = view
    view?.panGestureRecognizer.addTarget(pinTarget, action: pinTarget.selector)
  }

  /// Finds the scroll view again after the page's content has changed.
  func scrollViewDidChange() {
    let finger = driver ?? pan, asked = verdict
    hearScrolling(of: nil)
    scrollViews = []
    guard finger.numberOfTouches > 0, let view = session.stage.content(at: finger.location(in: session.stage)) else { return }
    touchCame(on: view)
    verdict = asked
    guard driver === pan, let heard else { return }
    pin()
    heard.pinToTop()
  }

  private lazy var pinTarget = CardTarget { [weak self] _ in self?.scrolled() }

  /// Called when the content has scrolled. While the finger drags the page, the content stays at its top.
  private func scrolled() {
    guard let heard else { return }
    if driver === pan { return heard.pinToTop() }
    if driver === catcher { return pinnedOffset.map { heard.contentOffset = $0 } ?? () }
    if !heard.isAboveTop { isBouncing = false }
    // In a quick drag the finger is already beyond the content's top.
    guard heard.isAboveTop, !isBouncing, heard.isTracking, pan.state == .began || pan.state == .changed, driver == nil, mayBegin(pan) else {
      return
    }
    let over = -heard.adjustedContentInset.top - heard.contentOffset.y
    begin(pan, at: CGPoint(x: pan.location(in: nil).x, y: pan.location(in: nil).y - over))
    heard.pinToTop()
    pulled()
  }

  /// Hides the scroll indicator while the page is dragged or flies. An indicator that the app has hidden stays hidden.
  func pin() {
    guard bare == nil, let view = heard ?? scrollView, view.showsVerticalScrollIndicator else { return }
    view.showsVerticalScrollIndicator = false
    bare = view
  }
  func unpin() {
    bare?.showsVerticalScrollIndicator = true
    bare = nil
    pinnedOffset = nil
  }

  /// Keeps the content at its offset while the page is caught.
  func pinContent() { pinnedOffset = heard?.contentOffset }

  /// Keeps the content at its top after a release, because the finger's velocity belongs to the page.
  func keepAtTop() {
    guard hasThrown, let heard, !heard.isTracking, heard.isAboveTop else { return }
    heard.setContentOffset(CGPoint(x: heard.contentOffset.x, y: -heard.adjustedContentInset.top), animated: false)
  }

  /// A Boolean value that indicates whether the content was beyond its top when the page was caught. It returns without the finger.
  private var isStretched: Bool { heard?.isAboveTop ?? false }

  /// A Boolean value that indicates whether all scroll views under the finger are at their top.
  var isAtTop: Bool { !isBouncing && scrollViews.allSatisfy(\.isAtTopOrAbove) }

  func mayBegin(_ recognizer: UIPanGestureRecognizer) -> Bool {
    guard case .open = session.state, driver == nil, let page = session.page, page.presentedViewController == nil, !page.isBeingDismissed
    else { return false }
    if let verdict { return verdict }
    let view = page.viewIfLoaded, velocity = recognizer.velocity(in: view)
    let answer = session.mayClose(
      at: recognizer.location(in: view), velocity: CGVector(dx: velocity.x, dy: velocity.y), hit: touched)
    verdict = answer
    return answer
  }

  // MARK: Dragging

  func begin(_ recognizer: UIGestureRecognizer, at place: CGPoint) {
    driver = recognizer
    origin = place
    speed.forget()
    if UIAccessibility.isReduceMotionEnabled { session.fade = .still }
    base = (session.openShape, 0)
    if recognizer === pan, heard != nil { pin() }
  }

  /// Ends the scrolling of the content by a finger that has dismissed the page. The content then neither follows the finger nor bounces.
  private func letContentRest() {
    for scroll in scrollViews where scroll.panGestureRecognizer.isEnabled {
      scroll.panGestureRecognizer.isEnabled = false
      scroll.panGestureRecognizer.isEnabled = true
    }
    guard let heard, hasThrown, heard.isAtTopOrAbove else { return }
    heard.setContentOffset(CGPoint(x: heard.contentOffset.x, y: -heard.adjustedContentInset.top), animated: false)
  }

  private func pulled() {
    switch pan.state {
    case .began where driver == nil && isAtTop && isDownwards:
      if mayBegin(pan) { begin(pan, at: pan.location(in: nil)) }
    case .began, .changed:
      if driver === pan {
        follow(pan, by: pan.location(in: nil).y - origin.y)
      } else if scrollViews.isEmpty, driver == nil, mayBegin(pan) {
        begin(pan, at: pan.location(in: nil))
      }
    case .ended, .cancelled: if driver === pan { letGo(pan, cancelled: pan.state == .cancelled) }
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
    case .changed: if driver === edge { follow(edge, by: (edge.location(in: nil).x - origin.x) * (isMirrored ? -1 : 1)) }
    case .ended, .cancelled: if driver === edge { letGo(edge, cancelled: edge.state == .cancelled) }
    default: break
    }
  }

  var isMirrored: Bool { session.page?.viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Moves the page with the finger.
  func follow(_ recognizer: UIGestureRecognizer, by way: CGFloat) {
    let place = recognizer.location(in: nil), start = base?.progress ?? 0
    guard !isCovered(recognizer) else { return }
    speed.add(place, at: session.motion.now)
    progress = start + way / session.dragDistance
    if recognizer === catcher, caughtOpening { progress = max(progress, start) }
    let isScrolling = recognizer === pan ? start == 0 : recognizer === catcher && !caughtOpening && goesSideways != true
    if isScrolling, !scrollViews.isEmpty, session.isBack(at: progress, base: base) { return giveBack() }
    session.hold(at: progress, base: base, offset: CGPoint(x: place.x - origin.x, y: max(place.y - origin.y, 0)))
    if progress >= 1, session.options.commitsWhileTouching { commit(recognizer) }
  }

  /// Releases a page that has presented another controller during the drag. The page returns to its place below that controller.
  private func isCovered(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let page = session.page, page.presentedViewController != nil else { return false }
    release()
    session.comeBack(speed: .zero)
    return true
  }

  /// Returns whether the drag is measured horizontally.
  func isSideways(_ recognizer: UIGestureRecognizer) -> Bool { recognizer === edge || recognizer === catcher && goesSideways == true }

  /// Ends a drag that returned to its start. The content continues to scroll under the finger.
  private func giveBack() {
    release()
    verdict = nil
    progress = 0
    if session.isBeside { session.comeBack(speed: .zero) } else { session.backInPlace() }
  }

  func letGo(_ recognizer: UIGestureRecognizer, cancelled: Bool) {
    guard !isCovered(recognizer) else { return }
    let velocity = cancelled ? .zero : speed.value(at: session.motion.now, stale: session.feel.staleRelease)
    var along = isSideways(recognizer) ? velocity.x * (isMirrored ? -1 : 1) : velocity.y
    // A finger beyond the point where it caught an opening does not move the page.
    if recognizer === catcher, caughtOpening, progress <= base?.progress ?? 0 { along = max(along, 0) }
    let leaves = !cancelled && session.leaves(at: progress, speed: along)
    hasThrown = !isStretched
    if leaves { return commit(recognizer) }
    let rates = rates(recognizer, along, velocity)
    release()
    session.comeBack(speed: rates)
  }

  private func commit(_ recognizer: UIGestureRecognizer) {
    let velocity = speed.value(at: session.motion.now, stale: session.feel.staleRelease)
    let along = isSideways(recognizer) ? velocity.x * (isMirrored ? -1 : 1) : velocity.y
    session.carry(rates(recognizer, along, velocity))
    (driver, hasThrown) = (nil, !isStretched)
    for one in [pan, edge, catcher] as [UIGestureRecognizer] { one.isEnabled = false }
    letContentRest()
    session.close()
  }

  /// Returns the rates of change of the shape's channels for the finger's velocity.
  private func rates(_ recognizer: UIGestureRecognizer, _ along: CGFloat, _ velocity: CGPoint) -> SIMD8<Double> {
    let isBelow = recognizer.location(in: nil).y > origin.y
    return session.rates(at: progress, base: base, speed: along, carrying: CGPoint(x: velocity.x, y: isBelow ? velocity.y : 0))
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
