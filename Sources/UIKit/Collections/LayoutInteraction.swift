import CollectionLayout
import Motion
import QuartzCore

/// A change of layout whose progress somebody sets, until it is let go and has come to its end.
@MainActor
final class LayoutInteraction {
  private unowned let view: UICollectionView
  let layout: UICollectionViewTransitionLayout
  private let completion: UICollectionView.LayoutInteractiveTransitionCompletion?
  /// Where it goes by itself; nil while somebody holds it.
  private var target: CGFloat?
  private var link: (runtime: Runtime, target: DisplayLinkTarget)?
  /// Where content is to be scrolled to when this is over.
  private var scroll: CGPoint?

  init(
    of view: UICollectionView, _ layout: UICollectionViewTransitionLayout,
    _ completion: UICollectionView.LayoutInteractiveTransitionCompletion?
  ) {
    (self.view, self.layout, self.completion) = (view, layout, completion)
  }

  isolated deinit { leaveTicks() }

  var isHeld: Bool { target == nil }

  /// Content goes from where it stands to where the next layout wants it.
  func aim() {
    let (from, next) = (view.contentOffset, layout.nextLayout)
    layout.prepare()
    layout.span = ContentSpan(from: from, to: view.targetContentOffset(in: next))
    layout.motion.track(progress: layout.transitionProgress, at: view.runtime.now)
  }

  /// Lets go.
  func release(completing: Bool) {
    // From now on this alone says where content stands: a scroll on its way elsewhere would pull it to and fro.
    if !view.dynamics.goesOnFromOffset { view.dynamics.stop() }
    let target: CGFloat = completing ? 1 : 0
    self.target = target
    layout.release(to: target, drift: driftAtEnd(completing))
    guard view.window != nil, view.runtime.canAnimate else { return end(finished: true, isLate: true) }
    let runtime = view.runtime
    link = (runtime, runtime.addDisplayLink(finish: { [weak self] in self?.leaveScreen() }) { [weak self] time in self?.step(at: time) })
  }

  /// Takes hold again of what was let go.
  func hold() {
    leaveTicks()
    target = nil
    layout.motion.hold(at: view.runtime.now)
  }

  /// Keeps an animated scroll for the end. False while somebody holds the change: then content may be scrolled.
  func keep(_ scroll: CGPoint) -> Bool {
    guard link != nil else { return false }
    self.scroll = scroll
    return true
  }

  private func step(at time: MediaTime) { if layout.advance(to: time) { end(finished: true) } }

  /// What was scrolled meanwhile stays, as far as there is content.
  private func driftAtEnd(_ completing: Bool) -> CGPoint {
    guard let span = layout.span, span.drift != .zero else { return .zero }
    let (end, kept) = completing ? (span.to, layout.nextLayout) : (span.from, layout.currentLayout)
    let wish = CGPoint(x: end.x + span.drift.x, y: end.y + span.drift.y)
    let place = view.geometry(of: kept).clamped(wish)
    return CGPoint(x: place.x - end.x, y: place.y - end.y)
  }

  // MARK: The end

  /// Nobody sees it any more: what was on its way is there.
  func leaveScreen() { if target != nil { end(finished: false, isLate: true) } }

  /// Another layout takes over in the middle.
  func cutShort() { end(finished: false, isLate: true, isCut: true) }

  /// Cut short, it has been neither completed nor finished.
  private func end(finished: Bool, isLate: Bool = false, isCut: Bool = false) {
    leaveTicks()
    let completed = target == 1 && !isCut
    if target != nil { layout.skipToEnd() }
    view.interactionDidEnd(keeping: target == 1 ? layout.nextLayout : layout.currentLayout, isWhole: target != nil)
    layout.currentLayout.finalizeLayoutTransition()
    layout.nextLayout.finalizeLayoutTransition()
    if let scroll, !isCut { view.setContentOffset(scroll, animated: true) }
    guard let completion else { return }
    guard isLate else { return completion(completed, finished) }
    let runtime = view.runtime
    runtime.schedule(at: runtime.now) { completion(completed, finished) }
  }

  private func leaveTicks() {
    if let link { link.runtime.removeDisplayLink(link.target) }
    link = nil
  }
}
