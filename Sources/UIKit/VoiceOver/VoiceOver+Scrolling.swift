import CoreGraphics
import HostInterface
import QuartzCore
internal import ScreenReading

/// The scrolling of content into the visible area.
extension VoiceOver {
  /// The maximum number of attempts to show new content. Each one scrolls twice as far as the previous one.
  private static let attempts = 8
  /// The minimum distance of the first attempt, in points.
  private static let firstAttempt: CGFloat = 44

  /// Returns the innermost scroll view around an element that the focus would leave, although it has more content in that direction.
  func scrollerBetween(_ element: FoundElement, _ next: FoundElement?, _ way: Int) -> UIScrollView? {
    guard let place = element.object.placeInViews else { return nil }
    for view in sequence(first: place, next: \.superview).dropFirst() {
      guard let scroller = view as? UIScrollView else { continue }
      if let next = next?.object.placeInViews, next.isDescendant(of: scroller) { return nil }
      if scroller.isScrollEnabled, scroller.isReadable(on: way) { return scroller }
    }
    return nil
  }

  /// Scrolls until another element follows, and returns it. Returns `nil` if there is none.
  func reveal(beyond element: FoundElement, in scroller: UIScrollView, _ way: Int) -> FoundElement? {
    var distance = max(Self.firstAttempt, scroller.isReadSideways ? element.frame.width : element.frame.height)
    for _ in 0..<Self.attempts {
      guard scroller.read(on: way, by: distance) else { return nil }
      scroller.layoutIfNeeded()
      let inside = gather().filter { $0.object.placeInViews?.isDescendant(of: scroller) ?? false }
      let place = focused == nil ? nil : inside.firstIndex { $0.object === element.object }
      if let place {
        if inside.indices.contains(place + way) { return inside[place + way] }
      } else if let first = way > 0 ? inside.first : inside.last {
        return first
      }
      distance *= 2
    }
    return nil
  }

  // MARK: Three-finger swipes

  func scroll(_ way: VoiceEvent.Way) {
    let direction: UIAccessibilityScrollDirection =
      switch way {
      case .up: .up
      case .down: .down
      case .left: .left
      case .right: .right
      }
    _ = chain.contains { $0.accessibilityScroll(direction) }
  }

  /// Called when a scroll view was asked to scroll by a page.
  func willScroll(_ scroller: UIScrollView) {
    if isOn { scrolling = scroller }
  }

  /// Called when the scroll view is idle. Its visible part is announced, and the focus moves to a visible element.
  func didScroll(_ scroller: UIScrollView) {
    announce(scroller.scrollStatus)
    let seen = scroller.screenFrame(of: scroller.bounds)
    let isSeen = focused.map { $0.placeInViews != nil && $0.accessibilityFrame.intersects(seen) } ?? false
    guard !isSeen, wanted == nil else { return }
    let inside = gather().first { $0.object.placeInViews?.isDescendant(of: scroller) ?? false }
    if let inside { focus(inside, says: false, scrolls: .none) }
  }
}

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
  var isReadSideways: Bool { ends.most.y - ends.least.y < 1 && ends.most.x - ends.least.x >= 1 }
  private var isReversed: Bool { isReadSideways && isReadFromTheRight }

  /// Returns whether there is more content forwards (1) or backwards (−1).
  func isReadable(on way: Int) -> Bool {
    let (least, most) = ends, offset = contentOffset
    let isForwards = (way > 0) != isReversed
    if isReadSideways { return isForwards ? offset.x < most.x - 1 : offset.x > least.x + 1 }
    return isForwards ? offset.y < most.y - 1 : offset.y > least.y + 1
  }

  /// Scrolls by a distance as far as there is content. Returns `false` if nothing moved.
  func read(on way: Int, by distance: CGFloat) -> Bool {
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
  func scrollPage(_ direction: UIAccessibilityScrollDirection) -> Bool {
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
    runtime.voiceOver.willScroll(self)
    setContentOffset(target, animated: true)
    return true
  }

  /// The text that states which page is visible.
  var pageStatus: String {
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
