import CollectionLayout
import GestureEngine
import Motion
import QuartzCore

/// An interactive layout transition, from its beginning to the end of its animation.
@MainActor
final class LayoutInteraction {
  private unowned let view: UICollectionView
  let layout: UICollectionViewTransitionLayout
  private let completion: UICollectionView.LayoutInteractiveTransitionCompletion?
  /// The progress to which the transition is animated. The value is `nil` while the app controls the progress.
  private var target: CGFloat?
  private var link: (runtime: Runtime, target: DisplayLinkTarget)?
  private var aimed: Frame?
  /// The offset to which the content scrolls after the transition.
  private var scroll: CGPoint?

  init(
    of view: UICollectionView, _ layout: UICollectionViewTransitionLayout,
    _ completion: UICollectionView.LayoutInteractiveTransitionCompletion?
  ) {
    (self.view, self.layout, self.completion) = (view, layout, completion)
  }

  isolated deinit { leaveTicks() }

  var isHeld: Bool { target == nil }

  /// Determines the content offset in the next layout.
  func aim() {
    let (from, next) = (view.contentOffset, layout.nextLayout)
    layout.prepare()
    layout.span = ContentSpan(from: from, to: view.targetContentOffset(in: next))
    layout.motion.track(progress: layout.transitionProgress, at: view.runtime.now)
    aimed = Frame(view, layout)
  }

  /// Updates the content offsets in both layouts after a change of the view's size or insets. Their distances from the start of the content
  /// stay.
  func aimAnew() {
    guard var span = layout.span, let before = aimed, before.isAnother(than: view) else { return }
    let now = Frame(view, layout)
    aimed = now
    func moved(_ place: CGPoint, _ way: KeyPath<Frame, CGPoint>, in end: UICollectionViewLayout) -> CGPoint {
      let (start, old) = (now[keyPath: way], before[keyPath: way])
      return view.geometry(of: end).clamped(CGPoint(x: place.x + start.x - old.x, y: place.y + start.y - old.y))
    }
    span.from = moved(span.from, \.from, in: layout.currentLayout)
    span.to = moved(span.to, \.to, in: layout.nextLayout)
    layout.place(in: span)
  }

  /// The visible area, and the start of the content in both layouts.
  @MainActor
  private struct Frame {
    let viewport: CGSize, insets: ScrollGeometry.Insets
    let from, to: CGPoint

    init(_ view: UICollectionView, _ layout: UICollectionViewTransitionLayout) {
      (viewport, insets) = (view.dynamics.geometry.viewport, view.dynamics.geometry.insets)
      (from, to) = (view.geometry(of: layout.currentLayout).start, view.geometry(of: layout.nextLayout).start)
    }
    func isAnother(than view: UICollectionView) -> Bool {
      viewport != view.dynamics.geometry.viewport || insets != view.dynamics.geometry.insets
    }
  }

  /// Releases the transition, which is then animated to its end.
  func release(completing: Bool) {
    // From now on only the transition determines the offset. An animated scroll would interfere with it.
    if !view.dynamics.goesOnFromOffset { view.dynamics.stop() }
    let target: CGFloat = completing ? 1 : 0
    self.target = target
    layout.release(to: target, drift: driftAtEnd(completing))
    guard view.window != nil, view.runtime.canAnimate else { return end(finished: true, isLate: true) }
    let runtime = view.runtime
    link = (runtime, runtime.addDisplayLink(finish: { [weak self] in self?.leaveScreen() }) { [weak self] time in self?.step(at: time) })
  }

  /// Takes control of the progress again after a release.
  func hold() {
    leaveTicks()
    target = nil
    layout.motion.hold(at: view.runtime.now)
  }

  /// Stores an animated scroll for the end of the transition. Returns `false` while the app controls the progress, because content can be
  /// scrolled then.
  func keep(_ scroll: CGPoint) -> Bool {
    guard link != nil else { return false }
    self.scroll = scroll
    return true
  }

  private func step(at time: MediaTime) { if layout.advance(to: time) { end(finished: true) } }

  /// Returns the scrolled distance that remains at the end, as far as there is content.
  private func driftAtEnd(_ completing: Bool) -> CGPoint {
    guard let span = layout.span, span.drift != .zero else { return .zero }
    let (end, kept) = completing ? (span.to, layout.nextLayout) : (span.from, layout.currentLayout)
    let wish = CGPoint(x: end.x + span.drift.x, y: end.y + span.drift.y)
    let place = view.geometry(of: kept).clamped(wish)
    return CGPoint(x: place.x - end.x, y: place.y - end.y)
  }

  // MARK: End of the transition

  /// Called when the view has left the screen. A released transition ends at once.
  func leaveScreen() { if target != nil { end(finished: false, isLate: true) } }

  /// Called when another layout takes over during the transition.
  func cutShort() { end(finished: false, isLate: true, isCut: true) }

  /// Ends the transition. If it was cut short, it is neither completed nor finished.
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
