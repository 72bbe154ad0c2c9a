import CoreGraphics
import QuartzCore
@_spi(UIKit) import UIKitCore

/// A view with one or more wheels. Each wheel selects one of its rows.
///
/// Wheels follow the finger like scroll views, come to rest on a row, and turn to a row that is tapped. Only visible rows have views, so a
/// component can have millions of rows.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  /// The object that provides the numbers of components and rows. The picker view does not retain it.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { if dataSource !== oldValue { reloadAllComponents() } } }
  /// The object that provides the rows and is notified of selections. The picker view does not retain it.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { if delegate !== oldValue { reloadAllComponents() } } }
  /// A Boolean value that has no effect, as on iOS. The selection band is always visible. The default is `true`.
  open var showsSelectionIndicator = true

  private enum Loading { case needed, done }
  private var loading = Loading.needed
  private(set) var columns: [PickerColumn] = []
  private let band = ControlPart(frame: .zero)
  private var silentMethods: SilentMethods?

  /// Creates a picker view. If the frame has no size, it is 320 × 216 points.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: frame.size == .zero ? PickerLook.size : frame.size))
    setUp()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isOpaque = false
    clipsToBounds = true
    band.backgroundColor = .tertiarySystemFill
    band.layer.cornerCurve = .continuous
    addSubview(band)
  }

  // MARK: Data

  /// The number of components, as the data source returned it at the last load.
  open var numberOfComponents: Int {
    load()
    return columns.count
  }
  /// Returns the number of rows of a component. An unknown component stops the app with a message.
  open func numberOfRows(inComponent component: Int) -> Int { column(component).rowCount }
  /// Returns the size of a row of a component, in points.
  open func rowSize(forComponent component: Int) -> CGSize {
    let column = column(component)
    return CGSize(width: column.chosenWidth ?? equalShare, height: column.rowHeight)
  }
  /// Returns the view that the delegate provided for a row. Returns `nil` if the row is not visible or shows a title.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    let column = column(component)
    column.layoutIfNeeded()
    return column.shownView(of: row)
  }

  /// Queries all numbers, sizes and rows again. Selected rows stay selected if they exist. Turning wheels continue to turn.
  open func reloadAllComponents() {
    loading = .needed
    setNeedsLayout()
    if window != nil || !columns.isEmpty { load() }
  }
  /// Queries the number, the size and the rows of a component again. A turning wheel continues to turn.
  open func reloadComponent(_ component: Int) {
    guard loading == .done else { return load() }
    reload(column(component), component)
    setNeedsLayout()
  }

  private func load() {
    guard loading == .needed else { return }
    loading = .done
    let count = dataSource?.numberOfComponents(in: self) ?? 0
    precondition(count >= 0, "\(String(describing: dataSource)) says that \(self) has \(count) components")
    while columns.count > count { columns.removeLast().removeFromSuperview() }
    while columns.count < count { addColumn() }
    for (component, column) in columns.enumerated() { reload(column, component) }
    setNeedsLayout()
  }

  private func addColumn() {
    let column = PickerColumn(frame: .zero), component = columns.count
    column.makeContent = { [weak self] in self?.content(ofRow: $0, component, reusing: $1) ?? .title("") }
    column.wheel.onSelection = { [weak self] in self?.userDidSelect($0, component) }
    column.wheel.describe = { [weak self] in self?.description(of: component) ?? (nil, nil, nil) }
    columns.append(column)
    addSubview(column)
  }

  private func reload(_ column: PickerColumn, _ component: Int) {
    let height = ask(.pickerViewRowHeightForComponent) { $0.pickerView(self, rowHeightForComponent: component) }
    column.rowHeight = height.map { $0 > 0 ? $0 : PickerLook.rowHeight } ?? PickerLook.rowHeight
    column.chosenWidth = ask(.pickerViewWidthForComponent) { $0.pickerView(self, widthForComponent: component) }
    let rows = dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    precondition(rows >= 0, "\(String(describing: dataSource)) says that component \(component) of \(self) has \(rows) rows")
    column.reload(rowCount: rows)
  }

  private func column(_ component: Int) -> PickerColumn {
    load()
    precondition(
      columns.indices.contains(component), "NSRangeException: component \(component) of \(self) was asked for, and it has \(columns.count)")
    return columns[component]
  }

  private func content(ofRow row: Int, _ component: Int, reusing view: UIView?) -> PickerRowContent {
    let own = ask(.pickerViewViewForRowForComponentReusing) {
      $0.pickerView(self, viewForRow: row, forComponent: component, reusing: view)
    }
    if let own { return .view(own) }
    let attributed = ask(.pickerViewAttributedTitleForRowForComponent) {
      $0.pickerView(self, attributedTitleForRow: row, forComponent: component)
    }
    if let attributed = attributed ?? nil { return .attributed(attributed) }
    let title = ask(.pickerViewTitleForRowForComponent) { $0.pickerView(self, titleForRow: row, forComponent: component) }
    return .title((title ?? nil) ?? "")
  }

  @discardableResult
  private func ask<Answer>(_ method: OptionalRequirement, _ call: (any UIPickerViewDelegate) -> Answer) -> Answer? {
    guard let delegate else { return nil }
    return SilentMethods.ask(method, of: delegate, silentMethods, keep: { silentMethods = $0 }) { call(delegate) }
  }

  // MARK: Selection

  /// Selects a row, or the nearest existing one, and turns the wheel to it. The delegate is not notified.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    let column = column(component)
    guard column.rowCount > 0 else { return }
    column.wheel.select(min(max(row, 0), column.rowCount - 1), animated: animated)
  }
  /// Returns the selected row of a component, or −1 if it has no rows. The result does not change before a turning wheel comes to rest.
  open func selectedRow(inComponent component: Int) -> Int {
    let column = column(component)
    return column.rowCount > 0 ? column.wheel.selected : -1
  }

  /// Returns whether a finger or an animation turns the wheel of a component.
  func isTurning(_ component: Int) -> Bool { !column(component).wheel.isAtRest }

  private func userDidSelect(_ row: Int, _ component: Int) {
    ask(.pickerViewDidSelectRowInComponent) { $0.pickerView(self, didSelectRow: row, inComponent: component) }
  }

  // MARK: Layout

  /// The width of a component for which the delegate chooses none.
  var equalShare: CGFloat {
    let count = CGFloat(max(columns.count, 1))
    return max((bounds.width - 2 * PickerLook.bandInset - (count - 1) * PickerLook.spacing) / count, 0)
  }

  open override var intrinsicContentSize: CGSize { PickerLook.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { PickerLook.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    load()
    let bandHeight = columns.map(\.rowHeight).max() ?? PickerLook.rowHeight
    band.frame = CGRect(
      x: PickerLook.bandInset, y: bounds.midY - bandHeight / 2, width: max(bounds.width - 2 * PickerLook.bandInset, 0), height: bandHeight)
    band.layer.cornerRadius = min(bandHeight / 2, PickerLook.bandCorner)
    let widths = columns.map { $0.chosenWidth ?? equalShare }
    let whole = widths.reduce(0, +) + PickerLook.spacing * CGFloat(max(columns.count - 1, 0))
    var x = bounds.midX - whole / 2
    let order = readsRightToLeft ? Array(columns.indices.reversed()) : Array(columns.indices)
    for index in order {
      let frame = CGRect(x: x, y: bounds.minY, width: widths[index], height: bounds.height)
      columns[index].offsetFromMiddle = frame.midX - bounds.midX
      columns[index].frame = frame
      columns[index].setNeedsLayout()
      x += widths[index] + PickerLook.spacing
    }
  }

  // MARK: Accessibility

  @_spi(UIKit) open override var keepsElementsTogether: Bool { true }

  private func description(of component: Int) -> (label: String?, value: String?, hint: String?) {
    let speaker = delegate as? any UIPickerViewAccessibilityDelegate
    guard columns.indices.contains(component) else { return (nil, nil, nil) }
    let column = columns[component]
    return (
      speaker?.pickerView(self, accessibilityLabelForComponent: component), column.spokenText(of: column.wheel.heading),
      speaker?.pickerView(self, accessibilityHintForComponent: component)
    )
  }
}
