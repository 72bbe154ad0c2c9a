import UIKit

/// The fingers on a page: one that pulls it down from its top, one from its leading edge, and one that catches it while it moves.
@MainActor
final class CardGrab: NSObject {
  unowned let journey: CardJourney
  let pan = UIPanGestureRecognizer(), edge = UIScreenEdgePanGestureRecognizer(), surround = UITapGestureRecognizer()
  /// Feels a finger at once. On while the page moves by itself.
  let catcher = UILongPressGestureRecognizer(), skyCatcher = UILongPressGestureRecognizer()
  private var targets: [CardTarget] = []
  /// Whose finger has the page.
  weak var driver: UIGestureRecognizer?
  /// Where the driver's finger was when the page became its, in the window.
  var origin = CGPoint.zero
  /// Where the page was then, and how much of the way.
  var base: (shape: CardShape, progress: CGFloat)?
  /// The finger that caught the page came down at its leading edge, and which way it went from there, once that is known.
  var isAtEdge = false, goesSideways: Bool?
  /// What the finger caught was on its way up. It goes on when it is let go, and not before.
  var caughtOpening = false
  /// Where the content stood when the page was caught.
  private var pinnedOffset: CGPoint?
  var speed = CardVelocity()
  var progress: CGFloat = 0
  /// What scrolls under the finger, outermost last; and the one that is kept at its top.
  private(set) var scrollViews: [UIScrollView] = []
  private weak var heard: UIScrollView?
  private weak var bare: UIScrollView?
  private(set) weak var touched: UIView?
  /// What the app said of this finger, if it was asked before its pull began.
  var verdict: Bool?
  /// The content is above its top without this drag having brought it there.
  private var isBouncing = false
  /// The finger that pulled the page has left, with what speed it had, and its content at its top.
  private var hasThrown = false
  private weak var stage: UIView?

  init(_ journey: CardJourney) {
    self.journey = journey
    super.init()
    (pan.name, edge.name, surround.name, catcher.name, skyCatcher.name) = (
      "card.pull", "card.edge", "card.surround", "card.catch", "card.catch-flight"
    )
    pan.maximumNumberOfTouches = 1
    for press in [catcher, skyCatcher] {
      press.minimumPressDuration = 0
      press.allowableMovement = .greatestFiniteMagnitude
    }
    for recognizer in [pan, edge, surround, catcher, skyCatcher] as [UIGestureRecognizer] { recognizer.delegate = self }
    hear(pan) { [unowned self] in pulled() }
    hear(edge) { [unowned self] in pulledIn() }
    hear(catcher) { [unowned self] in caught(catcher) }
    hear(skyCatcher) { [unowned self] in caughtInFlight(skyCatcher) }
    hear(surround) { [unowned journey] in journey.close() }
  }

  private func hear(_ recognizer: UIGestureRecognizer, _ act: @escaping () -> Void) {
    let target = CardTarget { _ in act() }
    targets.append(target)
    recognizer.addTarget(target, action: target.selector)
  }

  /// A page stands in a container.
  func listen(on stage: UIView, in container: UIView) {
    self.stage = stage
    for recognizer in [catcher, pan, edge] as [UIGestureRecognizer] where recognizer.view !== stage {
      stage.addGestureRecognizer(recognizer)
    }
    if surround.view !== container { container.addGestureRecognizer(surround) }
    for recognizer in [pan, edge, surround] as [UIGestureRecognizer] { recognizer.isEnabled = true }
    catcher.isEnabled = true
  }

  /// A page flies in a sky.
  func listen(in sky: UIView) {
    for recognizer in [pan, edge, surround, catcher] as [UIGestureRecognizer] { recognizer.isEnabled = false }
    sky.addGestureRecognizer(skyCatcher)
  }

  /// The page has come to rest: a finger does not stop anything any more.
  func settle() {
    unpin()
    if driver === catcher { return }
    catcher.isEnabled = false
  }

  /// The page moves by itself.
  func watch() { catcher.isEnabled = true }

  /// The finger has nothing any more.
  func release() {
    (driver, base, pinnedOffset) = (nil, nil, nil)
    if journey.sky == nil { unpin() }
  }

  /// Whatever holds the page lets go.
  func cancel() {
    guard let driver else { return }
    // It has nothing any more when it hears that it is over.
    release()
    driver.isEnabled = false
    driver.isEnabled = true
  }

  /// The room turns: a page that is pulled comes back.
  func cancelPull() {
    guard driver != nil, case .dragging = journey.state else { return }
    cancel()
    journey.comeBack(speed: .zero)
  }

  // MARK: What scrolls

  /// What scrolls under the finger, or the page's own word for it.
  var scrollView: UIScrollView? {
    if let page = journey.page as? any CardPage { return page.cardScrollView }
    if let used = (journey.page as? any CardPageContent)?.cardScrollViewInUse { return used }
    return scrollViews.first ?? firstScrollView(in: journey.page?.viewIfLoaded)
  }

  private func firstScrollView(in view: UIView?) -> UIScrollView? {
    guard let view else { return nil }
    if let found = view as? UIScrollView, found.scrollsDown { return found }
    return view.subviews.lazy.compactMap { self.firstScrollView(in: $0) }.first
  }

  /// A touch comes down: what scrolls beneath it?
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

  /// The page has other content: what lies beneath the finger now is what scrolls.
  func scrollViewDidChange() {
    let finger = driver ?? pan, asked = verdict
    hearScrolling(of: nil)
    scrollViews = []
    guard finger.numberOfTouches > 0, let view = journey.stage.content(at: finger.location(in: journey.stage)) else { return }
    touchCame(on: view)
    verdict = asked
    guard driver === pan, let heard else { return }
    pin()
    heard.pinToTop()
  }

  private lazy var pinTarget = CardTarget { [weak self] _ in self?.scrolled() }

  /// The finger has scrolled. While it pulls the page, the content stays at its top.
  private func scrolled() {
    guard let heard else { return }
    if driver === pan { return heard.pinToTop() }
    if driver === catcher { return pinnedOffset.map { heard.contentOffset = $0 } ?? () }
    if !heard.isAboveTop { isBouncing = false }
    // In a quick drag the finger is already some way past the content's top.
    guard heard.isAboveTop, !isBouncing, heard.isTracking, pan.state == .began || pan.state == .changed, driver == nil, mayBegin(pan) else {
      return
    }
    let over = -heard.adjustedContentInset.top - heard.contentOffset.y
    begin(pan, at: CGPoint(x: pan.location(in: nil).x, y: pan.location(in: nil).y - over))
    heard.pinToTop()
    pulled()
  }

  /// While the page is pulled or flies, nobody has to see how far it is scrolled. An app that shows no bar has none afterwards.
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

  /// A page is caught: its content stays where it is until the finger is the content's again.
  func pinContent() { pinnedOffset = heard?.contentOffset }

  /// The page moves by itself: the speed of the finger that pulled it is the page's, and does not throw its content beyond the top.
  func keepAtTop() {
    guard hasThrown, let heard, !heard.isTracking, heard.isAboveTop else { return }
    heard.setContentOffset(CGPoint(x: heard.contentOffset.x, y: -heard.adjustedContentInset.top), animated: false)
  }

  /// The page was caught with its content pulled beyond its top: that goes back by itself.
  private var isStretched: Bool { heard?.isAboveTop ?? false }

  /// Everything beneath the finger that scrolls is at its top.
  var isAtTop: Bool { !isBouncing && scrollViews.allSatisfy(\.isAtTopOrAbove) }

  func mayBegin(_ recognizer: UIPanGestureRecognizer) -> Bool {
    guard case .open = journey.state, driver == nil, let page = journey.page, page.presentedViewController == nil, !page.isBeingDismissed
    else { return false }
    if let verdict { return verdict }
    let view = page.viewIfLoaded, velocity = recognizer.velocity(in: view)
    let answer = journey.mayClose(
      at: recognizer.location(in: view), velocity: CGVector(dx: velocity.x, dy: velocity.y), hit: touched)
    verdict = answer
    return answer
  }

  // MARK: Pulling

  func begin(_ recognizer: UIGestureRecognizer, at place: CGPoint) {
    driver = recognizer
    origin = place
    speed.forget()
    if UIAccessibility.isReduceMotionEnabled { journey.fade = .still }
    base = (journey.openShape, 0)
    if recognizer === pan, heard != nil { pin() }
  }

  /// The finger that pulled the page away has its content no longer: that neither follows it nor bounces on the way home.
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

  var isMirrored: Bool { journey.page?.viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The page follows the finger.
  func follow(_ recognizer: UIGestureRecognizer, by way: CGFloat) {
    let place = recognizer.location(in: nil), start = base?.progress ?? 0
    guard !isCovered(recognizer) else { return }
    speed.add(place, at: journey.motion.now)
    progress = start + way / journey.dragDistance
    if recognizer === catcher, caughtOpening { progress = max(progress, start) }
    let isScrolling = recognizer === pan ? start == 0 : recognizer === catcher && !caughtOpening && goesSideways != true
    if isScrolling, !scrollViews.isEmpty, journey.isBack(at: progress, base: base) { return giveBack() }
    journey.hold(at: progress, base: base, offset: CGPoint(x: place.x - origin.x, y: max(place.y - origin.y, 0)))
    if progress >= 1, journey.options.commitsWhileTouching { commit(recognizer) }
  }

  /// The page has presented another meanwhile: it is not the finger's any more, and returns to its place beneath that.
  private func isCovered(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let page = journey.page, page.presentedViewController != nil else { return false }
    release()
    journey.comeBack(speed: .zero)
    return true
  }

  /// Whether a finger's way counts along the lines of the text.
  func isSideways(_ recognizer: UIGestureRecognizer) -> Bool { recognizer === edge || recognizer === catcher && goesSideways == true }

  /// Dragged back to where it began: the content scrolls on under the same finger.
  private func giveBack() {
    release()
    verdict = nil
    progress = 0
    if journey.isBeside { journey.comeBack(speed: .zero) } else { journey.backInPlace() }
  }

  func letGo(_ recognizer: UIGestureRecognizer, cancelled: Bool) {
    guard !isCovered(recognizer) else { return }
    let velocity = cancelled ? .zero : speed.value(at: journey.motion.now, stale: journey.feel.staleRelease)
    var along = isSideways(recognizer) ? velocity.x * (isMirrored ? -1 : 1) : velocity.y
    // A finger beyond where it caught an opening does not move it.
    if recognizer === catcher, caughtOpening, progress <= base?.progress ?? 0 { along = max(along, 0) }
    let leaves = !cancelled && journey.leaves(at: progress, speed: along)
    hasThrown = !isStretched
    if leaves { return commit(recognizer) }
    let rates = rates(recognizer, along, velocity)
    release()
    journey.comeBack(speed: rates)
  }

  private func commit(_ recognizer: UIGestureRecognizer) {
    let velocity = speed.value(at: journey.motion.now, stale: journey.feel.staleRelease)
    let along = isSideways(recognizer) ? velocity.x * (isMirrored ? -1 : 1) : velocity.y
    journey.carry(rates(recognizer, along, velocity))
    (driver, hasThrown) = (nil, !isStretched)
    for one in [pan, edge, catcher] as [UIGestureRecognizer] { one.isEnabled = false }
    letContentRest()
    journey.close()
  }

  /// What the channels move with, at a finger's speed along its way.
  private func rates(_ recognizer: UIGestureRecognizer, _ along: CGFloat, _ velocity: CGPoint) -> SIMD8<Double> {
    let isBelow = recognizer.location(in: nil).y > origin.y
    return journey.rates(at: progress, base: base, speed: along, carrying: CGPoint(x: velocity.x, y: isBelow ? velocity.y : 0))
  }
}

extension UIScrollView {
  /// A finger can scroll it up and down.
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
