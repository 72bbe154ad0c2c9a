import CoreGraphics
import InterfaceGeometry
import QuartzCore

/// A component of a picker view, which consists of rows on a drum and the wheel that turns it. Only visible rows have views.
final class PickerColumn: UIView {
  let wheel = PickerWheel(frame: .zero)
  private let drum = ControlPart(frame: .zero)
  private var rows: [Int: PickerRow] = [:]
  private var spareRows: [PickerRow] = []
  private var spareViews: [UIView] = []
  /// The closure that returns the content of a row. It receives the row and a view that can be reused.
  var makeContent: (Int, UIView?) -> PickerRowContent = { _, _ in .title("") }
  /// The number of rows, the height of a row, and the width if the delegate has chosen one.
  private(set) var rowCount = 0
  var rowHeight = PickerLook.rowHeight
  var chosenWidth: CGFloat?
  /// The distance of its centre from that of the picker view, to the right.
  var offsetFromMiddle: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    drum.accessibilityElementsHidden = true
    for part in [drum, wheel] { addSubview(part) }
    wheel.onMove = { [unowned self] in setNeedsLayout() }
    let tap = UITapGestureRecognizer()
    tap.addHandler { [unowned self] in tapped($0) }
    wheel.addGestureRecognizer(tap)
  }
  required init?(coder: NSCoder) { nil }

  private var geometry: WheelGeometry { WheelGeometry(height: bounds.height, rowHeight: rowHeight) }

  /// Sets the number of rows and requests the visible ones again.
  func reload(rowCount: Int) {
    self.rowCount = rowCount
    for number in Array(rows.keys) { recycle(number) }
    if bounds.height > 0 { arrangeWheel() }
    setNeedsLayout()
  }

  /// Requests the content of the visible rows again, and keeps their views.
  func refresh() {
    for (number, row) in rows { row.show(makeContent(number, row.content)) }
  }

  func shownView(of row: Int) -> UIView? { rows[row]?.content }
  func spokenText(of row: Int) -> String? {
    if let text = rows[row]?.spokenText { return text }
    guard (0..<rowCount).contains(row) else { return nil }
    switch makeContent(row, nil) {
    case .title(let text): return text
    case .attributed(let text): return text.string
    case .view(let view): return view.accessibilityLabel ?? (view as? UILabel)?.text
    }
  }

  // MARK: Layout

  private func arrangeWheel() {
    wheel.arrange(PickerWheel.Measures(size: bounds.size, rowHeight: rowHeight, rowCount: rowCount))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    arrangeWheel()
    UIView.performWithoutAnimation {
      drum.frame = bounds
      drum.layer.sublayerTransform = WheelGeometry.perspective(offset: offsetFromMiddle)
      placeRows()
    }
  }

  private func placeRows() {
    let geometry = geometry, position = wheel.position
    let visible = geometry.visibleRows(at: position, of: rowCount)
    for number in rows.keys where !visible.contains(number) { recycle(number) }
    for number in visible {
      let row = rows[number] ?? makeRow(number)
      let distance = CGFloat(number) * rowHeight - position
      row.bounds.size = CGSize(width: bounds.width, height: rowHeight)
      row.center = CGPoint(x: bounds.midX, y: bounds.midY)
      row.transform3D = geometry.transform(at: distance)
      row.alpha = geometry.opacity(at: distance)
    }
  }

  private func makeRow(_ number: Int) -> PickerRow {
    let row = spareRows.popLast() ?? PickerRow(frame: .zero)
    rows[number] = row
    drum.addSubview(row)
    row.show(makeContent(number, spareViews.popLast()))
    return row
  }

  private func recycle(_ number: Int) {
    guard let row = rows.removeValue(forKey: number) else { return }
    row.removeFromSuperview()
    if let view = row.releaseContent(), spareViews.count < PickerLook.spareRows { spareViews.append(view) }
    if spareRows.count < PickerLook.spareRows { spareRows.append(row) }
  }

  // MARK: Touches

  private func tapped(_ tap: UITapGestureRecognizer) {
    guard tap.state == .ended, !wheel.dynamics.isCaught, rowHeight > 0 else { return }
    let distance = geometry.distance(seenAt: tap.location(in: self).y - bounds.midY)
    let row = ((wheel.position + distance) / rowHeight).rounded()
    guard row >= 0, row < CGFloat(rowCount) else { return }
    wheel.turn(to: Int(row))
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event) == nil ? nil : wheel
  }
}
