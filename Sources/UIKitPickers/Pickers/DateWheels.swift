import CoreGraphics
import DateSelection
import Foundation
import QuartzCore

/// The wheels of a date picker.
final class DateWheels: UIView, DateContent, UIPickerViewDataSource, UIPickerViewDelegate {
  private unowned let picker: UIDatePicker
  private let mode: UIDatePicker.Mode
  private(set) var columns: [DateColumn] = []
  let wheels = UIPickerView(frame: .zero)
  private var units: [UILabel] = []
  private var widths: [CGFloat] = []
  let naturalSize: CGSize

  init(_ picker: UIDatePicker, _ mode: UIDatePicker.Mode, size: CGSize = PickerLook.size) {
    (self.picker, self.mode, naturalSize) = (picker, mode, size)
    super.init(frame: CGRect(origin: .zero, size: size))
    isOpaque = false
    addSubview(wheels)
    setColumns()
    (wheels.dataSource, wheels.delegate) = (self, self)
    showDate(animated: false)
  }
  required init?(coder: NSCoder) { nil }

  private var rules: DateRules { picker.rules }
  private var words: DateWords { picker.words }

  private func setColumns() {
    columns = columns(of: mode)
    for unit in units { unit.removeFromSuperview() }
    units = mode == .countDownTimer ? ["hours", "min"].map(makeUnit) : []
    widths = columns.map(width)
  }

  /// Returns the columns of a mode in the order of the locale.
  private func columns(of mode: UIDatePicker.Mode) -> [DateColumn] {
    switch mode {
    case .time: DateColumn.columns(of: "jm", words)
    case .date: DateColumn.columns(of: "yMMMMd", words)
    case .yearAndMonth: DateColumn.columns(of: "yMMMM", words)
    case .dateAndTime: [.wholeDay] + DateColumn.columns(of: "jm", words)
    case .countDownTimer: [.countedHours, .countedMinutes]
    }
  }

  private func makeUnit(_ word: String) -> UILabel {
    let label = UILabel(frame: .zero)
    (label.text, label.font) = (word, .systemFont(ofSize: DateLook.unitSize, weight: .semibold))
    label.sizeToFit()
    addSubview(label)
    return label
  }

  func rulesDidChange() {
    setColumns()
    wheels.reloadAllComponents()
    showDate(animated: false)
    setNeedsLayout()
  }

  // MARK: Date

  private func value(of column: DateColumn) -> Int {
    switch column {
    case .countedHours: picker.countedMinutes / 60
    case .countedMinutes: picker.countedMinutes % 60
    default: column.value(of: picker.date, rules)
    }
  }

  func showDate(animated: Bool) { turn(animated: animated, all: true) }

  /// Turns the wheels to the picker's date.
  ///
  /// - Parameter all: A Boolean value that indicates whether wheels that are turning are included.
  private func turn(animated: Bool, all: Bool, still: DateColumn? = nil) {
    for (index, column) in columns.enumerated() {
      guard all || !wheels.isTurning(index) else { continue }
      let present = wheels.selectedRow(inComponent: index)
      // A wheel that has never been turned begins in the middle of its repetitions.
      let row = column.row(ofValue: value(of: column), near: present <= 0 ? nil : present, rules)
      if row != present || all { wheels.selectRow(row, inComponent: index, animated: animated && column != still) }
    }
    for column in wheels.columns { column.refresh() }
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    let column = columns[component]
    if mode == .countDownTimer {
      picker.userCounted(countedMinutes())
    } else {
      picker.userChose(column.date(picker.date, with: column.value(ofRow: row, rules), rules), by: self)
    }
    // The hour wheel has the same titles in both halves of the day, so it does not move when the half changes.
    turn(animated: true, all: false, still: column == .half ? .hour : nil)
  }

  private func countedMinutes() -> Int {
    let values = columns.indices.map { columns[$0].value(ofRow: wheels.selectedRow(inComponent: $0), rules) }
    return values[0] * 60 + values[1]
  }

  // MARK: Rows

  func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { columns[component].rowCount(rules) }
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { widths[component] }

  func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView {
    let shown = view as? DateRow ?? DateRow(frame: .zero)
    let column = columns[component], value = column.value(ofRow: row, rules)
    shown.label.text = title(of: value, column)
    shown.label.textColor = column.allows(value, beside: picker.date, rules) ? .label : .tertiaryLabel
    shown.label.textAlignment = units.isEmpty && column != .wholeDay ? .center : readsRightToLeft ? .left : .right
    shown.trailingRoom = units.isEmpty ? DateLook.wheelSide : units[component].bounds.width + DateLook.unitGap + DateLook.wheelSide
    return shown
  }

  private func title(of value: Int, _ column: DateColumn) -> String {
    switch column {
    case .year, .day, .countedHours, .countedMinutes: words.number(value)
    case .month: words.months.indices.contains(value - 1) ? words.months[value - 1] : words.number(value)
    case .wholeDay: value == rules.dayNumber(of: runtime.date) ? "Today" : words.text(rules.day(value), "EEEMMMd")
    case .hour: words.number(hour(value), digits: words.padsHours ? 2 : 1)
    case .minute: words.number(value, digits: 2)
    case .half: words.halves[min(value, 1)]
    }
  }
  private func hour(_ value: Int) -> Int { columns.contains(.half) ? value % 12 == 0 ? 12 : value % 12 : value }

  // MARK: Layout

  /// Returns the width of a column, which is that of its longest title.
  private func width(of column: DateColumn) -> CGFloat {
    let font = UIFont.systemFont(ofSize: PickerLook.fontSize)
    func longest(_ titles: [String]) -> CGFloat {
      (titles.map { $0.size(withAttributes: [.font: font]).width }.max() ?? 0).rounded(.up) + 2 * DateLook.wheelSide
    }
    switch column {
    case .year: return longest([words.number(2026)])
    case .month: return longest(words.months)
    case .day, .hour, .minute: return longest([words.number(28)])
    case .wholeDay: return longest((0..<12).map { words.text(rules.day($0 * 31 + 27), "EEEMMMd") + "0" })
    case .half: return longest(words.halves)
    case .countedHours, .countedMinutes:
      let unit = units[column == .countedHours ? 0 : 1].bounds.width
      return longest([words.number(28)]) + unit + DateLook.unitGap
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    wheels.frame = bounds
    wheels.layoutIfNeeded()
    for (index, unit) in units.enumerated() {
      let column = wheels.columns[index].frame
      let x = readsRightToLeft ? column.minX + DateLook.wheelSide : column.maxX - DateLook.wheelSide - unit.bounds.width
      unit.center = CGPoint(x: x + unit.bounds.width / 2, y: bounds.midY)
    }
  }
}

/// A row of a date picker's wheel, with a text and space after it.
final class DateRow: UIView {
  let label = UILabel(frame: .zero)
  var trailingRoom: CGFloat = 0 { didSet { if trailingRoom != oldValue { setNeedsLayout() } } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: PickerLook.fontSize)
    label.adjustsFontSizeToFitWidth = true
    addSubview(label)
  }
  required init?(coder: NSCoder) { nil }

  override var accessibilityLabel: String? {
    get { label.text }
    set { super.accessibilityLabel = newValue }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let leading = label.textAlignment == .center ? trailingRoom : 0
    label.frame = CGRect(
      x: readsRightToLeft ? trailingRoom : leading, y: 0, width: max(bounds.width - leading - trailingRoom, 0), height: bounds.height)
  }
}
