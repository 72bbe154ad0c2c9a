import CoreGraphics
import DateSelection
import Foundation
import QuartzCore
@_spi(UIKit) import UIKitCore

/// A page of a calendar that displays the days of a month.
final class CalendarMonth: UIView {
  private static let columns = 7, rows = 6
  private var days: [CalendarDay] = []
  /// The place of the first day in the first week.
  private var firstPlace = 0
  var number = 0
  var onDay: (Date) -> Void = { _ in }

  /// Shows the days of its month, and which of them is selected.
  func showDays(_ picker: UIDatePicker) {
    let rules = picker.rules, start = rules.month(number), count = rules.dayCount(ofMonthOf: start)
    firstPlace = (rules.calendar.component(.weekday, from: start) - rules.calendar.firstWeekday + Self.columns) % Self.columns
    while days.count > count { days.removeLast().removeFromSuperview() }
    while days.count < count { addDay() }
    let today = rules.dayNumber(of: runtime.date), selected = rules.dayNumber(of: picker.date)
    let first = rules.dayNumber(of: start)
    let font = GrowingText(in: traitCollection).font(DateLook.daySize, like: .body, atMost: DateLook.largestDay).pointSize
    for (index, day) in days.enumerated() {
      let date = rules.day(first + index)
      day.isEnabled = rules.allows(.day, of: date)
      day.show(
        picker.words.number(index + 1), size: font, isToday: first + index == today, isChosen: first + index == selected)
      day.date = date
      day.accessibilityLabel = picker.words.text(date, "EEEEMMMMd")
    }
    setNeedsLayout()
  }

  private func addDay() {
    let day = CalendarDay(frame: .zero)
    day.addAction(UIAction { [unowned self, unowned day] _ in onDay(day.date) }, for: .touchUpInside)
    days.append(day)
    addSubview(day)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = (bounds.width - 2 * DateLook.side) / CGFloat(Self.columns), height = bounds.height / CGFloat(Self.rows)
    for (index, day) in days.enumerated() {
      let place = firstPlace + index, column = place % Self.columns
      let shownColumn = readsRightToLeft ? Self.columns - 1 - column : column
      day.frame = CGRect(
        x: DateLook.side + CGFloat(shownColumn) * width, y: CGFloat(place / Self.columns) * height, width: width, height: height)
    }
  }
}

/// A day of a calendar.
final class CalendarDay: UIControl {
  private let circle = ControlPart(frame: .zero)
  private let label = UILabel(frame: .zero)
  var date = Date(timeIntervalSinceReferenceDate: 0)
  private var isToday = false, isChosen = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    label.textAlignment = .center
    for part in [circle, label] { addSubview(part) }
  }
  required init?(coder: NSCoder) { nil }

  func show(_ text: String, size: CGFloat, isToday: Bool, isChosen: Bool) {
    (self.isToday, self.isChosen) = (isToday, isChosen)
    label.text = text
    label.font = .systemFont(ofSize: size, weight: isChosen ? .semibold : .regular)
    refresh()
  }

  private func refresh() {
    circle.isHidden = !isChosen
    circle.backgroundColor = isToday ? tintColor : tintColor.withAlphaComponent(DateLook.selectionOpacity)
    let colored = isToday || isChosen
    label.textColor = !isEnabled ? .tertiaryLabel : isToday && isChosen ? .white : colored ? tintColor : .label
    label.alpha = isHighlighted ? Self.disabledAlpha : 1
  }

  override func stateChanged() {
    super.stateChanged()
    refresh()
  }
  override func tintColorDidChange() {
    super.tintColorDidChange()
    refresh()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    let side = min(DateLook.circle, bounds.width, bounds.height)
    circle.frame = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    circle.roundEnds()
  }

  override var isElementByItself: Bool { true }
  override var traitsByThemselves: UIAccessibilityTraits {
    var traits: UIAccessibilityTraits = isChosen ? [.button, .selected] : .button
    if !isEnabled { traits.insert(.notEnabled) }
    return traits
  }
}
