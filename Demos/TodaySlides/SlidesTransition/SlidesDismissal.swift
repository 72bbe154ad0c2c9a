import CardTransition
import UIKit

/// The interactive dismissal of the slides' transition. A drag down from the top, or in from the left edge, shrinks the page. The page is
/// dismissed after a sufficient distance, and returns otherwise. (Docs/behaviour-sources.md, section 14)
///
/// It belongs to `SlidesTransition`. A `CardTransition` dismisses its page itself, so a `SlidesDismissal` of such a page does nothing.
///
/// Three pan recognizers recognize simultaneously: the scroll view's, the drag down, and the left edge, which has priority. A page stores a
/// `SlidesDismissal` and forwards `scrollViewDidScroll(_:)` to it.
@MainActor
public final class SlidesDismissal: NSObject, UIGestureRecognizerDelegate {
  private weak var page: (any CardPage)?
  private let dragDown = UIPanGestureRecognizer()
  private let edge = UIScreenEdgePanGestureRecognizer()
  /// The finger's translation when the content was at its top and the page took over the drag. It is `nil` at other times.
  private var start: CGFloat?
  /// A Boolean value that indicates whether only a part of the page can be dragged, in which nothing scrolls.
  private let hasHandle: Bool
  /// A Boolean value that indicates whether a drag was released. Until the next touch, its velocity must not move the content beyond its
  /// top.
  private var isReturning = false
  /// A Boolean value that indicates whether the content is above its top without having been dragged there. A finger that catches the
  /// bounce scrolls.
  private var isBouncing = false
  /// The recognizer that shrinks the page and its animator, until the page is back or dismissed.
  private var shrinking: (driver: UIPanGestureRecognizer, animator: UIViewPropertyAnimator)?
  /// The drags that began while the page was opening or followed another finger. They have no effect until they end.
  private var refused: Set<UIPanGestureRecognizer> = []
  /// A Boolean value that indicates whether the dismissal has begun. Nothing more happens after that.
  private var isDone = false

  /// Creates a dismissal and attaches its two recognizers to the page's view.
  ///
  /// - Parameters:
  ///   - page: The page. It is a weak reference.
  ///   - handle: The only view that can be dragged, such as a bar. It is for a page whose other parts have their own gestures. It must not
  ///     scroll. The left edge works on the whole page. The default is the whole page.
  public init(of page: any CardPage, draggedBy handle: UIView? = nil) {
    self.page = page
    hasHandle = handle != nil
    super.init()
    dragDown.name = "card.drag-down"
    edge.name = "card.edge"
    edge.edges = .left
    listen()
    for pan in [dragDown, edge] { pan.delegate = self }
    (handle ?? page.view).addGestureRecognizer(dragDown)
    guard handle == nil else { return }
    page.view.addGestureRecognizer(edge)
    dragDown.require(toFail: edge)
    page.cardScrollView.panGestureRecognizer.require(toFail: edge)
  }

  /// Moves the content to its top and keeps it there while the page is dragged.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard !isDone, !isIdle else { return }
    if scrollView.isTracking { isReturning = false }
    if isReturning, scrollView.contentOffset.y < 0 { scrollView.contentOffset = .zero }
    if !scrollView.isTracking || !mayMove(dragDown) || scrollView.contentOffset.y >= 0 { isBouncing = scrollView.contentOffset.y < 0 }
    if start != nil || (!isBouncing && scrollView.contentOffset.y < 0) {
      // In a quick drag the finger is already beyond the content's top.
      if start == nil { start = dragDown.translation(in: nil).y + scrollView.contentOffset.y }
      scrollView.contentOffset = .zero
    }
    scrollView.showsVerticalScrollIndicator = start == nil
  }

  /// A Boolean value that indicates whether a `CardTransition` dismisses the page.
  private var isIdle: Bool { page?.transitioningDelegate is CardTransition }

  // MARK: Gestures

  private func listen() {
    dragDown.addTarget(self, action: Selector("dragged:", SlidesDismissal.dragged))
    edge.addTarget(self, action: Selector("pulledIn:", SlidesDismissal.pulledIn))
  }

  private func dragged(_ pan: UIPanGestureRecognizer) {
    note(pan)
    switch pan.state {
    case .began, .changed:
      if hasHandle, start == nil, mayMove(pan) { start = pan.translation(in: nil).y }
      if let start { follow((pan.translation(in: nil).y - start) / CardFeel.dismissalDistance, pan) }
    case .ended, .cancelled: letGo(pan)
    default: break
    }
  }

  private func pulledIn(_ pan: UIPanGestureRecognizer) {
    note(pan)
    switch pan.state {
    case .began, .changed: follow(pan.translation(in: nil).x / CardFeel.dismissalDistance, pan)
    case .ended, .cancelled: letGo(pan)
    default: break
    }
  }

  private func mayMove(_ pan: UIPanGestureRecognizer) -> Bool {
    !refused.contains(pan) && page?.isBeingPresented == false && page?.presentedViewController == nil
      && (shrinking == nil || shrinking?.driver === pan)
  }

  private func note(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began where !mayMove(pan): refused.insert(pan)
    case .began, .changed: break
    default: refused.remove(pan)
    }
  }

  /// Sets the progress of the shrinking from the finger's distance.
  private func follow(_ progress: CGFloat, _ pan: UIPanGestureRecognizer) {
    guard !isDone, mayMove(pan), let page else { return }
    if progress < 0 { return giveBack(pan) }
    if shrinking == nil { shrinking = (pan, makeShrinking(of: page.view)) }
    shrinking?.animator.fractionComplete = min(progress, 1)
    if progress >= 1 { finish() }
  }

  /// Ends a drag that returned to its start. The content continues to scroll under the finger.
  private func giveBack(_ pan: UIPanGestureRecognizer) {
    end(at: .start)
    if pan === dragDown, !hasHandle { start = nil }
  }

  /// Returns the page after a release. Touches have no effect until it is back.
  private func letGo(_ pan: UIPanGestureRecognizer) {
    if pan === dragDown {
      isReturning = start != nil
      start = nil
    }
    guard !isDone, let shrinking, shrinking.driver === pan else { return }
    let animator = shrinking.animator
    animator.pauseAnimation()
    animator.isReversed = true
    pan.isEnabled = false
    animator.addCompletion { [weak self] _ in
      pan.isEnabled = true
      self?.shrinking = nil
    }
    // The animator has a duration of zero. A spring with a mass has its own duration.
    animator.continueAnimation(withTimingParameters: UISpringTimingParameters(), durationFactor: 0)
  }

  private func finish() {
    isDone = true
    end(at: .end)
    for pan in [dragDown, edge] { pan.isEnabled = false }
    page?.cardScrollView.isScrollEnabled = false
    page?.dismiss(animated: true, completion: nil)
  }

  private func end(at position: UIViewAnimatingPosition) {
    guard let animator = shrinking?.animator, animator.state == .active else { return }
    shrinking = nil
    animator.stopAnimation(false)
    animator.finishAnimation(at: position)
  }

  private func makeShrinking(of view: UIView) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: 0, curve: .linear) {
      view.transform = CGAffineTransform(scaleX: CardFeel.shrunkenScale, y: CardFeel.shrunkenScale)
      view.layer.cornerRadius = CardFeel.cardRadius
    }
    animator.pauseAnimation()
    return animator
  }

  // MARK: UIGestureRecognizerDelegate

  /// Returns `false` if a `CardTransition` dismisses the page.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { !isIdle }

  /// Returns `true`, because the page's drag and its scrolling use one finger.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    true
  }
}
