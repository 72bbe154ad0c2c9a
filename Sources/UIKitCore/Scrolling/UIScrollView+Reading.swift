import CoreGraphics
import QuartzCore

/// Reading by a screen reader: the directions of the content, and scrolling by pages.
extension UIScrollView {
  /// The range of the content offset.
  private var ends: (least: CGPoint, most: CGPoint) {
    let insets = adjustedContentInset
    let least = CGPoint(x: -insets.left, y: -insets.top)
    return (
      least,
      CGPoint(
        x: max(least.x, contentSize.width + insets.right - bounds.width),
        y: max(least.y, contentSize.height + insets.bottom - bounds.height))
    )
  }
  /// A Boolean value that indicates whether the content continues sideways and not downwards.
  package var isReadSideways: Bool { ends.most.y - ends.least.y < 1 && ends.most.x - ends.least.x >= 1 }
  private var isReversed: Bool { isReadSideways && isReadFromTheRight }

  /// Returns whether there is more content forwards (1) or backwards (−1).
  package func isReadable(on way: Int) -> Bool {
    let (least, most) = ends, offset = contentOffset
    let isForwards = (way > 0) != isReversed
    if isReadSideways { return isForwards ? offset.x < most.x - 1 : offset.x > least.x + 1 }
    return isForwards ? offset.y < most.y - 1 : offset.y > least.y + 1
  }

  /// Scrolls by a distance as far as there is content. Returns `false` if nothing moved.
  package func read(on way: Int, by distance: CGFloat) -> Bool {
    let (least, most) = ends
    var offset = contentOffset
    let step = (way > 0) != isReversed ? distance : -distance
    if isReadSideways {
      offset.x = min(max(offset.x + step, least.x), most.x)
    } else {
      offset.y = min(max(offset.y + step, least.y), most.y)
    }
    guard offset != contentOffset else { return false }
    setContentOffset(offset, animated: false)
    return true
  }

  /// Scrolls by the size of the visible area. Returns `false` if there is no more content in the direction.
  package func scrollPage(_ direction: UIAccessibilityScrollDirection) -> Bool {
    let (least, most) = ends
    let page = isPagingEnabled ? bounds.size : bounds.inset(by: adjustedContentInset).size
    let forwards: CGFloat = direction == .previous ? -1 : 1
    let step =
      switch direction {
      case .up: CGVector(dx: 0, dy: -page.height)
      case .down: CGVector(dx: 0, dy: page.height)
      case .left: CGVector(dx: -page.width, dy: 0)
      case .right: CGVector(dx: page.width, dy: 0)
      case .next, .previous:
        isReadSideways ? CGVector(dx: (isReversed ? -forwards : forwards) * page.width, dy: 0) : CGVector(dx: 0, dy: forwards * page.height)
      }
    let target = CGPoint(
      x: min(max(contentOffset.x + step.dx, least.x), max(most.x, least.x)),
      y: min(max(contentOffset.y + step.dy, least.y), max(most.y, least.y)))
    guard isScrollEnabled, abs(target.x - contentOffset.x) >= 1 && step.dx != 0 || abs(target.y - contentOffset.y) >= 1 && step.dy != 0
    else { return false }
    runtime.services.screenReader.willScroll(self)
    setContentOffset(target, animated: true)
    return true
  }

  /// The text that states which page is visible.
  package var pageStatus: String {
    let insets = adjustedContentInset
    let (offset, page, all) =
      isReadSideways
      ? (contentOffset.x + insets.left, bounds.width - insets.left - insets.right, contentSize.width)
      : (contentOffset.y + insets.top, bounds.height - insets.top - insets.bottom, contentSize.height)
    guard page > 0, all > 0 else { return "Page 1 of 1" }
    let count = max(1, (all / page).rounded(.up))
    let number = min(count, (offset / page).rounded() + 1)
    return "Page \(Int(isReversed ? count - number + 1 : number)) of \(Int(count))"
  }
}
