import CoreGraphics
import HostInterface
import QuartzCore
@_spi(UIKit) import UIKitCore
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
  package func willScroll(_ scroller: UIScrollView) {
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
