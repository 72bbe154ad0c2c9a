import UIKit

/// The interactive way back: dragging the page down from its top, or in from the left edge, shrinks it under the finger; far enough, and it
/// goes; not far enough, and it comes back. (BEHAVIOUR §14)
///
/// It belongs to the slides' transition, `CardTransition(from:source:)`, and is deprecated: a page that is presented with an item has its dismissal
/// from the library, and one of these that it makes all the same stays idle, so that there are never two.
///
/// Three pans recognise at once: the scroll view's, the drag down and the left edge, which has priority. A page keeps one of these and
/// forwards `scrollViewDidScroll(_:)` to it.
@MainActor
public final class CardDismissal: NSObject, UIGestureRecognizerDelegate {
  private weak var page: (any CardPage)?
  private let dragDown = UIPanGestureRecognizer()
  private let edge = UIScreenEdgePanGestureRecognizer()
  /// The finger's translation when the content stood at its top and the drag down became the page's; nil while it is not.
  private var start: CGFloat?
  /// Only a part of the page is dragged, and nothing scrolls under the finger.
  private let hasHandle: Bool
  /// The page's drag was let go: until the next touch, what speed it had must not throw the content beyond its top.
  private var isReturning = false
  /// The content is above its top without this drag having brought it there: a finger may catch the bounce, and then it scrolls.
  private var isBouncing = false
  /// The page on its way, and whose finger it follows until it is back or gone.
  private var shrinking: (driver: UIPanGestureRecognizer, animator: UIViewPropertyAnimator)?
  /// Drags that began while the page was arriving, or followed another finger: they move nothing as long as they last.
  private var refused: Set<UIPanGestureRecognizer> = []
  /// From the first moment of the dismissal on, nothing more is to happen.
  private var isDone = false

  /// Attaches the two recognisers to the page's view.
  ///
  /// - Parameters:
  ///   - page: Whose dismissal it is. Not kept alive.
  ///   - handle: What alone is dragged, such as a bar, on a page whose other parts have gestures of their own: it does not scroll,
  ///     so that each drag of it is the page's, and the left edge is for the other parts too. Unless given, the whole page is dragged.
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

  /// Takes the scroll view's content to its top, and keeps it there, while the page is dragged.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard !isDone, !isIdle else { return }
    if scrollView.isTracking { isReturning = false }
    if isReturning, scrollView.contentOffset.y < 0 { scrollView.contentOffset = .zero }
    if !scrollView.isTracking || !mayMove(dragDown) || scrollView.contentOffset.y >= 0 { isBouncing = scrollView.contentOffset.y < 0 }
    if start != nil || (!isBouncing && scrollView.contentOffset.y < 0) {
      // In a quick drag the finger is already some way past the content's top.
      if start == nil { start = dragDown.translation(in: nil).y + scrollView.contentOffset.y }
      scrollView.contentOffset = .zero
    }
    scrollView.showsVerticalScrollIndicator = start == nil
  }

  /// The library's own dismissal has the page.
  private var isIdle: Bool { (page?.transitioningDelegate as? CardTransition)?.hasStage == true }

  // MARK: Fingers

  private func listen() {
    #if canImport(ObjectiveC)
      dragDown.addTarget(self, action: #selector(dragDownChanged))
      edge.addTarget(self, action: #selector(edgeChanged))
    #else
      dragDown.addTarget(self, action: Selector("dragged:", CardDismissal.dragged))
      edge.addTarget(self, action: Selector("pulledIn:", CardDismissal.pulledIn))
    #endif
  }
  #if canImport(ObjectiveC)
    @objc private func dragDownChanged(_ pan: UIPanGestureRecognizer) { dragged(pan) }
    @objc private func edgeChanged(_ pan: UIPanGestureRecognizer) { pulledIn(pan) }
  #endif

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

  /// The finger is the clock of the shrinking.
  private func follow(_ progress: CGFloat, _ pan: UIPanGestureRecognizer) {
    guard !isDone, mayMove(pan), let page else { return }
    if progress < 0 { return giveBack(pan) }
    if shrinking == nil { shrinking = (pan, makeShrinking(of: page.view)) }
    shrinking?.animator.fractionComplete = min(progress, 1)
    if progress >= 1 { finish() }
  }

  /// Dragged back to where it began: the content scrolls on under the same finger.
  private func giveBack(_ pan: UIPanGestureRecognizer) {
    end(at: .start)
    if pan === dragDown, !hasHandle { start = nil }
  }

  /// Let go too early: back, and deaf until it is there.
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
    // The animator lasts no time of its own; a spring with a mass brings its own duration along.
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

  /// False while the library's own dismissal has the page.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { !isIdle }

  /// True: the page's drag and its scrolling are one finger.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    true
  }
}
