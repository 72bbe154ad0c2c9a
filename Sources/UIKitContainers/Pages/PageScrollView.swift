import QuartzCore
@_spi(UIKit) import UIKitCore

/// The scroll view of a page view controller. Its content is three pages long, and it rests at the page in the middle.
final class PageScrollView: UIScrollView {
  weak var turner: PageTurner?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isPagingEnabled = true
    contentInsetAdjustmentBehavior = .never
    (showsHorizontalScrollIndicator, showsVerticalScrollIndicator, scrollsToTop) = (false, false, false)
    clipsToBounds = false
  }
  required init?(coder: NSCoder) { nil }

  override func willBeginDrag() {
    super.willBeginDrag()
    turner?.fingerBegins()
  }
  override func follow() {
    super.follow()
    turner?.moved()
  }
  override func didComeToRest() {
    super.didComeToRest()
    turner?.rest()
  }
  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { turner?.leavesScreen() }
  }
}
