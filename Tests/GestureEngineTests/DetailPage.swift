import CoreGraphics
import Motion
@testable import GestureEngine

/// The App Store's detail page as far as fingers are concerned: a scroll view whose drag, at the top, becomes a dismissal, and an
/// edge pan that dismisses too. All three pans recognize together; the first two wait for the edge to fail.
final class DetailPage: ScrollDelegate {
  /// Travel that dismisses.
  static let dismissalTravel = 100.0

  let scroll = ScrollDynamics(
    "scroll",
    geometry: {
      var geometry = ScrollGeometry(content: CGSize(width: 375, height: 3000), viewport: CGSize(width: 375, height: 812))
      geometry.alwaysBounceVertical = true
      return geometry
    }())
  let dragDown = PanRecognizer("dragDown")
  let edge = ScreenEdgePanRecognizer("edge", edges: .left, screen: CGRect(x: 0, y: 0, width: 375, height: 812))

  private(set) var isDismissing = false
  private(set) var isDismissed = false
  private(set) var progress = 0.0
  /// The scroll pan's translation with the content exactly at its top.
  private var top = 0.0
  private let together = Answers()

  init(on stage: Stage) {
    scroll.delaysContentTouches = false
    scroll.delegate = self
    together.together = { _, _ in true }
    stage.answer(scroll.pan, dragDown, edge, with: together)
    scroll.pan.require(toFail: edge)
    dragDown.require(toFail: edge)
    stage.hosts[dragDown].actions.append { [unowned self] _ in
      follow(dragDown, travel: isDismissing ? scroll.pan.translation.y - top : 0)
    }
    stage.hosts[edge].actions.append { [unowned self] _ in follow(edge, travel: edge.translation.x) }
    stage.scrolls.append(scroll)
    stage.add(scroll.pan, to: Stage.cell)
    stage.add(dragDown, to: Stage.page)
    stage.add(edge, to: Stage.page)
  }

  func didScroll(_ scroll: ScrollDynamics) {
    let offset = scroll.contentOffset.y, finger = scroll.pan.translation.y
    if !isDismissing {
      guard scroll.isDragging, offset < 0, dragDown.isEnabled else { return }
      isDismissing = true
      top = finger - scroll.geometry.raw(offset, .y).magnitude
    }
    if scroll.isDragging, finger < top {
      isDismissing = false
      scroll.contentOffset.y = top - finger
    } else {
      scroll.contentOffset.y = 0
    }
  }

  private func follow(_ pan: PanRecognizer, travel: Double) {
    switch pan.state {
    case .began, .changed:
      progress = max(0, travel / Self.dismissalTravel)
      if progress >= 1 {
        isDismissed = true
        for pan in [scroll.pan, dragDown, edge] { pan.isEnabled = false }
      }
    case .ended, .cancelled:
      if !isDismissed { progress = 0 }
    case .possible, .failed: break
    }
    // The mode outlives the finger until the bounce is over; a new drag decides anew.
    if pan.state == .cancelled { isDismissing = false }
  }

  func willBeginDragging(_ scroll: ScrollDynamics) { isDismissing = false }
}
