import CoreGraphics
import DateSelection
import Foundation
import QuartzCore
@_spi(UIKit) import UIKitCore

/// The months of a calendar, side by side. Only visible months have views.
final class CalendarPager: UIScrollView {
  private unowned let picker: UIDatePicker
  private var shown: [Int: CalendarMonth] = [:]
  private var spare: [CalendarMonth] = []
  /// The numbers of all months.
  private var months = 0...0
  /// The visible month. During scrolling, it is the month with the larger visible part.
  private(set) var month = 0
  var onMonth: () -> Void = {}
  var onDay: (Date) -> Void = { _ in }

  init(_ picker: UIDatePicker) {
    self.picker = picker
    super.init(frame: .zero)
    (isPagingEnabled, scrollsToTop, contentInsetAdjustmentBehavior) = (true, false, .never)
    (showsHorizontalScrollIndicator, showsVerticalScrollIndicator) = (false, false)
  }
  required init?(coder: NSCoder) { nil }

  /// Returns `true`, because a touch that begins on a day can still turn the page.
  override func touchesShouldCancel(in view: UIView) -> Bool { true }

  // MARK: Position

  private func offset(of month: Int) -> CGPoint {
    let index = readsRightToLeft ? months.upperBound - month : month - months.lowerBound
    return CGPoint(x: CGFloat(index) * bounds.width, y: 0)
  }
  private func month(at x: CGFloat) -> Int {
    guard bounds.width > 0 else { return month }
    let index = Int(min(max((x / bounds.width).rounded(), 0), CGFloat(months.count - 1)))
    return readsRightToLeft ? months.upperBound - index : months.lowerBound + index
  }

  func rulesDidChange() {
    months = picker.rules.months
    for month in shown.values { month.showDays(picker) }
    place()
  }

  /// Shows the month of the picker's date.
  func showDate(animated: Bool) {
    for month in shown.values { month.showDays(picker) }
    let wanted = picker.rules.monthNumber(of: picker.date)
    guard wanted != month || !dynamics.isMoving else { return }
    go(to: wanted, animated: animated)
  }

  /// Scrolls by one month, from the present month or from the one that is the destination of the present scrolling.
  func step(_ way: Int) {
    let from = dynamics.target.map { month(at: $0.x) } ?? month
    go(to: from + way, animated: true)
  }

  private func go(to wanted: Int, animated: Bool) {
    let goal = min(max(wanted, months.lowerBound), months.upperBound)
    guard bounds.width > 0 else { return month = goal }
    guard animated, window != nil else {
      month = goal
      if dynamics.isMoving { dynamics.stop() }
      contentOffset = offset(of: goal)
      setNeedsLayout()
      return onMonth()
    }
    // For a distant month, only the last step is animated.
    let near = min(max(goal, month - 1), month + 1)
    if near != goal { contentOffset = offset(of: goal + (month < goal ? -1 : 1)) }
    setContentOffset(offset(of: goal), animated: true)
  }

  /// Keeps the month after a change of size, direction or limits.
  private func place() {
    month = min(max(month, months.lowerBound), months.upperBound)
    let kept = month
    contentSize = CGSize(width: CGFloat(months.count) * bounds.width, height: bounds.height)
    contentOffset = offset(of: kept)
    month = kept
    setNeedsLayout()
  }

  override func layoutDirectionDidChange() {
    super.layoutDirectionDidChange()
    place()
  }

  override func follow() {
    super.follow()
    let present = month(at: contentOffset.x)
    guard present != month else { return }
    month = present
    onMonth()
  }

  /// A scroll to another page during a change of size may have ended between two months.
  override func didComeToRest() {
    super.didComeToRest()
    guard !dynamics.isTracking, bounds.width > 0, contentOffset != offset(of: month) else { return }
    contentOffset = offset(of: month)
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil, bounds.width > 0 { contentOffset = offset(of: month) }
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    guard width > 0 else { return }
    if contentSize != CGSize(width: CGFloat(months.count) * width, height: bounds.height) { place() }
    let x = contentOffset.x / width
    let visible = Set([Int(x.rounded(.down)), Int(x.rounded(.up))].map { month(at: CGFloat($0) * width) })
    for number in shown.keys where !visible.contains(number) { recycle(number) }
    for number in visible {
      let view = shown[number] ?? makeMonth(number)
      view.frame = CGRect(origin: offset(of: number), size: bounds.size)
    }
  }

  private func makeMonth(_ number: Int) -> CalendarMonth {
    let view = spare.popLast() ?? CalendarMonth(frame: .zero)
    view.onDay = { [unowned self] in onDay($0) }
    view.number = number
    view.showDays(picker)
    shown[number] = view
    addSubview(view)
    return view
  }

  private func recycle(_ number: Int) {
    guard let view = shown.removeValue(forKey: number) else { return }
    view.removeFromSuperview()
    if spare.isEmpty { spare.append(view) }
  }
}
