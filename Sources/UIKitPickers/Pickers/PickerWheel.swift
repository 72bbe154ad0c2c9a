import CoreGraphics
import QuartzCore
@_spi(UIKit) import UIKitCore

/// The scroll view with which the user turns a component. It is transparent, and the rows lie behind it.
final class PickerWheel: UIScrollView, NestedScrollParticipant {
  /// The sizes that the content depends on.
  struct Measures: Equatable {
    var size = CGSize.zero, rowHeight: CGFloat = 0, rowCount = 0
  }
  private enum Course {
    case free
    /// The wheel is stopped and moved by code, so the position at which it stops has no meaning.
    case leaving
  }

  private(set) var measures = Measures()
  /// The selected row. It does not change while the wheel turns.
  private(set) var selected = 0
  private var course = Course.free
  var onMove: () -> Void = {}
  var onSelection: (Int) -> Void = { _ in }

  override init(frame: CGRect) {
    super.init(frame: frame)
    (showsVerticalScrollIndicator, showsHorizontalScrollIndicator, scrollsToTop) = (false, false, false)
    contentInsetAdjustmentBehavior = .never
    decelerationRate = DecelerationRate(rawValue: PickerLook.decelerationRate)
    alwaysBounceVertical = true
    delaysContentTouches = false
  }
  required init?(coder: NSCoder) { nil }

  // MARK: Position

  private var inset: CGFloat { (measures.size.height - measures.rowHeight) / 2 }
  private func offset(of row: CGFloat) -> CGPoint { CGPoint(x: 0, y: row * measures.rowHeight - inset) }
  /// The distance from the centre of the first row to the middle of the picker view.
  var position: CGFloat { contentOffset.y + inset }
  /// The row that is nearest to the middle. The value is `nil` if there are no rows.
  private var nearest: Int? { row(at: position) }
  /// A Boolean value that indicates whether the wheel is idle: neither a finger nor an animation turns it.
  var isAtRest: Bool { !dynamics.isMoving && !dynamics.isTracking }
  /// The row to which the wheel is turning, or else the selected row.
  var heading: Int { dynamics.target.flatMap { row(at: $0.y + inset) } ?? selected }

  private func row(at position: CGFloat) -> Int? {
    guard measures.rowCount > 0, measures.rowHeight > 0 else { return nil }
    return Int(min(max((position / measures.rowHeight).rounded(), 0), CGFloat(measures.rowCount - 1)))
  }

  /// Sets the sizes. A turning wheel continues to its destination, if that row still exists.
  func arrange(_ new: Measures) {
    guard new != measures else { return }
    let old = measures
    let hadPlace = old.rowHeight > 0 && old.size.height > 0
    let place = !hadPlace || isAtRest ? nil : position / old.rowHeight
    let goal = dynamics.isMoving && !dynamics.isTracking ? heading : nil
    let keepsScale = old.rowHeight == new.rowHeight && old.size.height == new.size.height
    selected = min(selected, max(new.rowCount - 1, 0))
    measures = new
    if frame.size != new.size { frame = CGRect(origin: .zero, size: new.size) }
    contentInset = UIEdgeInsets(top: inset, left: 0, bottom: inset, right: 0)
    contentSize = CGSize(width: new.size.width, height: CGFloat(new.rowCount) * new.rowHeight)
    if keepsScale, place != nil { return }
    if goal != nil { leave { dynamics.stop() } }
    contentOffset = offset(of: place ?? CGFloat(selected))
    if let goal { turn(to: min(goal, max(new.rowCount - 1, 0))) }
  }

  private func leave(_ change: () -> Void) {
    course = .leaving
    change()
    course = .free
  }

  // MARK: Selection

  /// Selects a row by code, which sends no notification.
  func select(_ row: Int, animated: Bool) {
    selected = row
    guard measures.rowHeight > 0 else { return }
    leave { setContentOffset(offset(of: CGFloat(row)), animated: animated && window != nil) }
  }

  /// Turns to a row and selects it on arrival, as a user does.
  func turn(to row: Int) {
    leave { setContentOffset(offset(of: CGFloat(row)), animated: window != nil) }
    if isAtRest { settle() }
  }

  /// Called when scrolling has ended. Aligns the wheel with the nearest row.
  override func didComeToRest() {
    guard course == .free, !dynamics.isTracking else { return }
    settle()
  }

  private func settle() {
    guard let nearest else { return }
    let place = offset(of: CGFloat(nearest))
    if abs(place.y - contentOffset.y) > Self.tolerance { return turn(to: nearest) }
    if place != contentOffset { contentOffset = place }
    guard nearest != selected else { return }
    selected = nearest
    onSelection(nearest)
  }
  /// The distance to a row within which the wheel counts as aligned, in points.
  private static let tolerance: CGFloat = 0.01

  override func restingPlace(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    row(at: proposed.y + inset).map { offset(of: CGFloat($0)) } ?? proposed
  }

  override func follow() {
    super.follow()
    onMove()
  }

  /// Stops the wheel at the nearest row, because nothing turns outside a window.
  override func willMove(toWindow newWindow: UIWindow?) {
    let wasMoving = dynamics.isMoving
    leave { super.willMove(toWindow: newWindow) }
    guard newWindow == nil, wasMoving, let nearest else { return }
    contentOffset = offset(of: CGFloat(nearest))
    settle()
  }

  // MARK: Nested scrolling

  /// A finger on a wheel turns the wheel and does not move the sheet around it.
  override var dragSharer: (any NestedScrollParticipant)? { self }
  func dragBegan(in scrollView: UIScrollView) {}
  func share(_ step: CGPoint, with scrollView: UIScrollView) -> CGPoint { step }
  func dragEnded(in scrollView: UIScrollView?, velocity: CGPoint, cancelled: Bool) -> CGPoint { velocity }

  // MARK: Accessibility

  var describe: () -> (label: String?, value: String?, hint: String?) = { (nil, nil, nil) }
  override var isElementByItself: Bool { true }
  override var traitsByThemselves: UIAccessibilityTraits { .adjustable }
  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? describe().label }
    set { super.accessibilityLabel = newValue }
  }
  override var accessibilityValue: String? {
    get { super.accessibilityValue ?? describe().value }
    set { super.accessibilityValue = newValue }
  }
  override var accessibilityHint: String? {
    get { super.accessibilityHint ?? describe().hint }
    set { super.accessibilityHint = newValue }
  }
  override func accessibilityIncrement() { step(1) }
  override func accessibilityDecrement() { step(-1) }
  private func step(_ way: Int) {
    let row = heading + way
    if (0..<measures.rowCount).contains(row), isScrollEnabled { turn(to: row) }
  }
}
