import QuartzCore
internal import TransitionMachine

/// The object that turns the pages of a page view controller, under a finger or by code. A finger can take a turn back.
/// (Docs/behaviour/containers.md, "Page view controllers")
@MainActor
final class PageTurner {
  private unowned let pages: UIPageViewController
  let scroll: PageScrollView
  /// The page that is shown at rest.
  private(set) var current: UIViewController?
  /// The neighbours of the current page. The outer `nil` means that the data source was not asked, and the inner `nil` that there is no
  /// page.
  private var before: UIViewController??, after: UIViewController??

  /// A turn from the current page to another page.
  private struct Turn {
    let arriving: UIViewController
    let isForward: Bool
    /// The completion closure of a turn by code. It is `nil` for a turn by a finger.
    var byCode: ((Bool) -> Void)?
    /// A Boolean value that indicates whether the delegate is notified.
    var isTold: Bool
    /// A Boolean value that indicates whether the appearance transition has begun and the views are in place.
    var hasBegun = false
  }
  private var turn: Turn?
  /// A Boolean value that indicates whether this object changes the content offset.
  private var isPlacing = false

  init(_ pages: UIPageViewController) {
    self.pages = pages
    scroll = PageScrollView(frame: .zero)
    scroll.turner = self
  }

  var isVertical: Bool { pages.navigationOrientation == .vertical }
  private var length: CGFloat { isVertical ? scroll.bounds.height : scroll.bounds.width }
  private var along: CGFloat { isVertical ? scroll.contentOffset.y : scroll.contentOffset.x }
  private func offset(_ along: CGFloat) -> CGPoint { isVertical ? CGPoint(x: 0, y: along) : CGPoint(x: along, y: 0) }

  // MARK: Layout

  /// Lays out the pages. The content is three pages long. A turn in progress keeps its proportion of the way.
  func layOut(_ frame: CGRect) {
    let old = length, share = old > 0 ? along / old : 1, slot = targetSlot
    place {
      scroll.frame = frame
      let new = length
      scroll.contentSize = isVertical ? CGSize(width: frame.width, height: 3 * new) : CGSize(width: 3 * new, height: frame.height)
      if old != new {
        scroll.contentOffset = offset(turn == nil ? new : share * new)
        if let slot { scroll.setContentOffset(offset(slot * new), animated: true) }
      }
    }
    (scroll.alwaysBounceHorizontal, scroll.alwaysBounceVertical) = (!isVertical, isVertical)
    placePages()
    limit()
  }

  /// The index of the page towards which the content moves without a finger, from 0 to 2, or `nil`.
  private var targetSlot: CGFloat? {
    guard turn != nil, length > 0, !scroll.isDragging, let target = scroll.dynamics.target else { return nil }
    return ((isVertical ? target.y : target.x) / length).rounded()
  }

  private func place(_ body: () -> Void) {
    let outer = isPlacing
    isPlacing = true
    body()
    isPlacing = outer
  }

  private func slot(_ index: CGFloat) -> CGRect {
    let size = scroll.bounds.size, page = isVertical ? size.height : size.width
    let frame = CGRect(x: isVertical ? 0 : index * page, y: isVertical ? index * page : 0, width: size.width, height: size.height)
    let spacing = pages.spacing / 2
    return isVertical ? frame.insetBy(dx: 0, dy: spacing) : frame.insetBy(dx: spacing, dy: 0)
  }

  private func placePages() {
    if let view = current?.viewIfLoaded, view.superview === scroll { view.frame = slot(1) }
    if let turn, let view = turn.arriving.viewIfLoaded, view.superview === scroll { view.frame = slot(turn.isForward ? 2 : 0) }
  }

  /// Sets insets so that the content bounces where there is no page.
  private func limit() {
    func isNone(_ neighbour: UIViewController??) -> Bool { if case .some(.none) = neighbour { true } else { false } }
    let isFree = turn?.byCode != nil
    let (first, last) = (isNone(before) && !isFree ? -length : 0, isNone(after) && !isFree ? -length : 0)
    let insets =
      isVertical ? UIEdgeInsets(top: first, left: 0, bottom: last, right: 0) : UIEdgeInsets(top: 0, left: first, bottom: 0, right: last)
    guard scroll.contentInset != insets else { return }
    // A content at its start would otherwise stay at its start, which is another page now.
    scroll.dynamics.isHeld = true
    place { scroll.contentInset = insets }
    scroll.dynamics.isHeld = false
  }

  // MARK: Neighbours

  func forgetNeighbours() { (before, after) = (nil, nil) }

  private func askForNeighbours() {
    guard let current, let source = pages.dataSource else { return (before, after) = (.some(nil), .some(nil)) }
    if after == nil { after = .some(source.pageViewController(pages, viewControllerAfter: current)) }
    if before == nil { before = .some(source.pageViewController(pages, viewControllerBefore: current)) }
  }
  private func neighbour(_ isForward: Bool) -> UIViewController? { (isForward ? after : before) ?? nil }

  // MARK: Finger

  func fingerBegins() {
    // A drag that begins when the next page has nearly arrived continues from that page.
    if let turn, turn.byCode == nil, progress > Self.nearlyThere { finish(turn, completed: true, keepsMoving: true) }
    askForNeighbours()
    limit()
  }
  /// The fraction of a turn after which the next drag begins from the new page. The value is Segue's own choice.
  private static let nearlyThere: CGFloat = 0.5

  /// The progress of the turn, from 0 to 1.
  private var progress: CGFloat {
    guard let turn, length > 0 else { return 0 }
    return (turn.isForward ? along - length : length - along) / length
  }

  func moved() {
    guard !isPlacing, length > 0, current != nil else { return }
    let travel = along - length
    if let turn {
      guard turn.byCode == nil, progress < 0, travel != 0 else { return }
      finish(turn, completed: false, keepsMoving: true)  // the content has moved past the page at which the turn began
    }
    guard turn == nil, travel != 0, scroll.isDragging || scroll.isDecelerating else { return }
    guard let arriving = neighbour(travel > 0), arriving !== current else { return }
    begin(Turn(arriving: arriving, isForward: travel > 0, byCode: nil, isTold: true), animated: true)
  }

  func rest() {
    guard let turn, !isPlacing else { return }
    finish(turn, completed: progress >= Self.nearlyThere, keepsMoving: false)
  }

  func leavesScreen() {
    guard let turn else { return }
    guard turn.hasBegun else { return skip(turn, finished: true) }
    finish(turn, completed: turn.byCode != nil || progress >= Self.nearlyThere, keepsMoving: false)
  }

  // MARK: Turning

  private var machine: ControllerMachine { pages.runtime.controllers.machine }

  private func begin(_ new: Turn, animated: Bool) {
    if new.isTold { pages.delegate?.pageViewController(pages, willTransitionTo: [new.arriving]) }
    turn = new
    turn?.hasBegun = true
    if new.arriving.parent !== pages { pages.addChild(new.arriving) }
    machine.beginTurn(from: current?.node, to: new.arriving.node, in: pages.node, animated: animated)
    scroll.addSubview(new.arriving.view)
    placePages()
    limit()
  }

  /// Ends a turn, either at the new page or back at the old page.
  private func finish(_ turn: Turn, completed: Bool, keepsMoving: Bool) {
    self.turn = nil
    let old = current
    let gone = completed ? old : turn.arriving
    let shift: CGFloat = completed ? (turn.isForward ? -length : length) : 0
    if completed { current = turn.arriving }
    gone?.willMove(toParent: nil)
    machine.endTurn(from: old?.node, to: turn.arriving.node, in: pages.node, completed: completed, animated: true) {
      gone?.viewIfLoaded?.removeFromSuperview()
    }
    gone?.removeFromParent()
    if completed { turn.arriving.didMove(toParent: pages) }
    place { scroll.contentOffset = offset(keepsMoving ? along + shift : length) }
    placePages()
    if completed { takeNeighbours(old, turn) }
    limit()
    if turn.isTold {
      if completed, turn.byCode == nil { pages.pageWasTurned(turn.isForward) }
      pages.delegate?.pageViewController(
        pages, didFinishAnimating: true, previousViewControllers: old.map { [$0] } ?? [], transitionCompleted: completed)
    }
    turn.byCode?(completed)
    if completed, turn.byCode == nil { askForNeighbours() }
    limit()
  }

  private func takeNeighbours(_ old: UIViewController?, _ turn: Turn) {
    guard turn.byCode == nil else { return forgetNeighbours() }
    if turn.isForward { (before, after) = (.some(old), nil) } else { (after, before) = (.some(old), nil) }
  }

  // MARK: Turns by code

  /// Ends a turn in progress. A turn by code ends at its target, and a turn by a finger at the page at which it began.
  func interrupt() {
    guard let turn else { return }
    scroll.panGestureRecognizer.isEnabled = false
    scroll.panGestureRecognizer.isEnabled = pages.dataSource != nil
    scroll.dynamics.stop()
    guard self.turn != nil else { return }
    guard turn.hasBegun else { return skip(turn, finished: false) }
    if let told = turn.byCode {
      var quiet = turn
      quiet.byCode = { _ in }
      finish(quiet, completed: true, keepsMoving: false)
      told(false)
    } else {
      finish(turn, completed: false, keepsMoving: false)
    }
  }

  /// Ends a turn by code at its target, although it has not begun.
  private func skip(_ turn: Turn, finished: Bool) {
    self.turn = nil
    swap(turn.arriving) { _ in turn.byCode?(finished) }
  }

  /// Turns to the page on one side on behalf of the page control.
  func turn(isForward: Bool) {
    guard turn == nil, !scroll.isDragging, current != nil else { return }
    askForNeighbours()
    guard let arriving = neighbour(isForward), pages.view.window != nil, length > 0 else { return }
    begin(Turn(arriving: arriving, isForward: isForward, byCode: nil, isTold: true), animated: true)
    scroll.setContentOffset(offset(isForward ? 2 * length : 0), animated: true)
  }

  func show(_ page: UIViewController, isForward: Bool, animated: Bool, _ completion: ((Bool) -> Void)?) {
    interrupt()
    forgetNeighbours()
    guard page !== current else {
      completion?(true)
      return
    }
    guard current != nil, pages.isViewLoaded else { return showFirst(page, completion) }
    guard animated, pages.view.window != nil, pages.runtime.canAnimate, length > 0 else { return swap(page, completion) }
    let next = Turn(arriving: page, isForward: isForward, byCode: { completion?($0) }, isTold: false)
    turn = next
    pages.addChild(page)
    page.loadViewIfNeeded()
    pages.runtime.schedule(at: pages.runtime.now) { [weak self] in self?.run(page) }
  }

  /// The page that `viewControllers` reports. During a turn by code it is the target.
  var said: UIViewController? { turn.flatMap { $0.byCode == nil ? nil : $0.arriving } ?? current }

  /// Begins the animation, in the update cycle after the call.
  private func run(_ page: UIViewController) {
    guard let turn, turn.arriving === page, turn.byCode != nil, !turn.hasBegun else { return }
    guard pages.view.window != nil, length > 0 else { return skip(turn, finished: true) }
    begin(turn, animated: true)
    scroll.setContentOffset(offset(turn.isForward ? 2 * length : 0), animated: true)
  }

  private func showFirst(_ page: UIViewController, _ completion: ((Bool) -> Void)?) {
    if let current {
      current.willMove(toParent: nil)
      current.viewIfLoaded?.removeFromSuperview()
      current.removeFromParent()
    }
    current = page
    pages.addChild(page)
    if pages.isViewLoaded { putFirst() }
    page.didMove(toParent: pages)
    completion?(true)
  }
  /// Adds the view of the first page.
  func putFirst() {
    guard let current, current.view.superview !== scroll else { return }
    scroll.addSubview(current.view)
    placePages()
  }

  private func swap(_ page: UIViewController, _ completion: ((Bool) -> Void)?) {
    let old = current
    pages.addChild(page)
    machine.beginTurn(from: old?.node, to: page.node, in: pages.node, animated: false)
    current = page
    scroll.addSubview(page.view)
    placePages()
    machine.endTurnAtOnce(from: old?.node, to: page.node, in: pages.node) {
      old?.willMove(toParent: nil)
      old?.viewIfLoaded?.removeFromSuperview()
      old?.removeFromParent()
    }
    page.didMove(toParent: pages)
    limit()
    completion?(true)
  }
}
