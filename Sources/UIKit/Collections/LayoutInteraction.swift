import CollectionLayout
import GestureEngine
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
  private var aimed: Frame?
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
    aimed = Frame(view, layout)
  }

  /// The view has taken another size, or lies elsewhere under the bars: content stands as far from the start of each layout as it did.
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

  /// Through what content is seen, and where it begins in both layouts.
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
