import GestureEngine
import Motion
import QuartzCore

/// The connection between scroll dynamics, the view and its delegate. It also provides the ticks of the display during a movement.
@MainActor
final class ScrollConductor {
  private unowned let view: UIScrollView
  private var link: (runtime: Runtime, target: DisplayLinkTarget)?
  /// The participant in nested scrolling that uses a part of the current drag.
  private weak var participant: (any NestedScrollParticipant)?

  init(_ view: UIScrollView) { self.view = view }

  isolated deinit {
    _ = participant?.dragEnded(in: nil, velocity: .zero, cancelled: true)
    leave()
  }

  private func leave() {
    if let link { link.runtime.removeDisplayLink(link.target) }
    link = nil
  }

  /// Starts or stops the display link, which runs only during a movement.
  func takeTicks() {
    if view.dynamics.isMoving {
      guard link == nil else { return }
      view.dynamics.pixelsPerPoint = Double(view.layoutScale)
      let target = view.runtime.addDisplayLink { [weak self] time in
        guard let self else { return }
        view.dynamics.step(at: time)
        takeTicks()
      }
      link = (view.runtime, target)
    } else if link != nil {
      leave()
      view.indicators.rest()
    }
  }
}

extension ScrollConductor: @MainActor ScrollDelegate {
  func share(_ scroll: ScrollDynamics, step: CGPoint) -> CGPoint { participant?.share(step, with: view) ?? step }
  func shareLast(_ scroll: ScrollDynamics, velocity: CGPoint, cancelled: Bool) -> CGPoint {
    defer { participant = nil }
    return participant?.dragEnded(in: view, velocity: velocity, cancelled: cancelled) ?? velocity
  }
  func willBeginDragging(_ scroll: ScrollDynamics) {
    participant = view.enclosingScrollParticipant
    participant?.dragBegan(in: view)
    view.indicators.show()
    view.forEachFollower { $0.scrollViewWillBeginDragging(view) }
    view.keyboardDrag.begin()
    view.willBeginDrag()
    view.ask(.scrollViewWillBeginDragging) { $0.scrollViewWillBeginDragging(view) }
  }
  func didScroll(_ scroll: ScrollDynamics) {
    view.follow()
    view.indicators.update()
  }
  func willEndDragging(_ scroll: ScrollDynamics, velocity: CGPoint, target: inout CGPoint) {
    view.forEachFollower { $0.scrollViewDidReleaseDrag(view) }
    target = view.followersRestingPlace(proposed: view.restingPlace(proposed: target, velocity: velocity))
    view.ask(.scrollViewWillEndDraggingWithVelocityTargetContentOffset) {
      $0.scrollViewWillEndDragging(view, withVelocity: velocity, targetContentOffset: &target)
    }
  }
  func didEndDragging(_ scroll: ScrollDynamics, willDecelerate: Bool) {
    view.forEachFollower { $0.scrollViewDidReleaseDrag(view) }
    view.ask(.scrollViewDidEndDraggingWillDecelerate) {
      $0.scrollViewDidEndDragging(view, willDecelerate: willDecelerate)
    }
    guard !willDecelerate else { return }
    view.indicators.rest()
    view.didComeToRest()
  }
  func willBeginDecelerating(_ scroll: ScrollDynamics) {
    view.ask(.scrollViewWillBeginDecelerating) { $0.scrollViewWillBeginDecelerating(view) }
    takeTicks()
  }
  func didEndDecelerating(_ scroll: ScrollDynamics) {
    view.ask(.scrollViewDidEndDecelerating) { $0.scrollViewDidEndDecelerating(view) }
    if !scroll.isDragging { view.didComeToRest() }
  }
  func didEndScrollingAnimation(_ scroll: ScrollDynamics) {
    view.ask(.scrollViewDidEndScrollingAnimation) { $0.scrollViewDidEndScrollingAnimation(view) }
    view.didComeToRest()
  }
  func shouldScrollToTop(_ scroll: ScrollDynamics) -> Bool {
    view.ask(.scrollViewShouldScrollToTop) { $0.scrollViewShouldScrollToTop(view) } ?? true
  }
  func didScrollToTop(_ scroll: ScrollDynamics) {
    view.ask(.scrollViewDidScrollToTop) { $0.scrollViewDidScrollToTop(view) }
  }
  func shouldCancelTouches(_ scroll: ScrollDynamics, in node: NodeID) -> Bool {
    let touch = scroll.pan.touches.first { $0.node == node }?.host as? UITouch
    return touch?.view.map(view.touchesShouldCancel) ?? true
  }
}
