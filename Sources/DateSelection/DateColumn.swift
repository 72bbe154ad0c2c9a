import Foundation

/// A wheel of a date picker. The rows of months, days, hours and minutes repeat, so that the wheel can be turned without end.
package enum DateColumn: Equatable, Sendable {
  case year, month, day
  /// A day with its weekday and month, in pickers of date and time.
  case wholeDay
  /// The hours 0 to 23. If the day has two halves, the title of 13 is 1.
  case hour
  case minute, half
  case countedHours, countedMinutes

  /// The number of times that repeating rows are repeated.
  private static let repetitions = 400
  private static let years = 9_999
  /// The number of days in each direction, which is about 1,900 years.
  private static let days = 700_000

  /// Returns the columns for the fields of a template, such as `yMMMMd`, in the order of the locale.
  package static func columns(of template: String, _ words: DateWords) -> [DateColumn] { words.order(template).compactMap(column) }
  private static func column(_ field: DateWords.Field) -> DateColumn? {
    switch field {
    case .year: .year
    case .month: .month
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .half: .half
    }
  }

  /// Returns the number of different rows. Returns `nil` if the rows do not repeat.
  func period(_ rules: DateRules) -> Int? {
    switch self {
    case .month: rules.calendar.maximumRange(of: .month)?.count ?? 12
    case .day: rules.calendar.maximumRange(of: .day)?.count ?? 31
    case .hour: 24
    case .minute, .countedMinutes: 60 / rules.minuteInterval
    case .year, .wholeDay, .half, .countedHours: nil
    }
  }

  /// Returns the number of rows of the wheel.
  package func rowCount(_ rules: DateRules) -> Int {
    if let period = period(rules) { return period * Self.repetitions }
    switch self {
    case .wholeDay: return 2 * Self.days + 1
    case .half: return 2
    case .countedHours: return 24
    default: return Self.years
    }
  }

  /// Returns the value of a row, such as a year, the number of a day or an hour.
  package func value(ofRow row: Int, _ rules: DateRules) -> Int {
    switch self {
    case .year: row + 1
    case .month, .day: row % (period(rules) ?? 1) + 1
    case .wholeDay: row - Self.days
    case .hour: row % 24
    case .minute, .countedMinutes: row % (period(rules) ?? 1) * rules.minuteInterval
    case .half, .countedHours: row
    }
  }

  /// Returns the row of a value that is nearest to another row. `nil` stands for the middle of all repetitions.
  package func row(ofValue value: Int, near other: Int?, _ rules: DateRules) -> Int {
    let count = rowCount(rules)
    guard let period = period(rules) else {
      let row =
        switch self {
        case .year: value - 1
        case .wholeDay: value + Self.days
        default: value
        }
      return min(max(row, 0), count - 1)
    }
    let first: Int =
      switch self {
      case .month, .day: value - 1
      case .minute, .countedMinutes: value / rules.minuteInterval
      default: value
      }
    guard let other else { return Self.repetitions / 2 * period + first }
    let turns = (Double(other - first) / Double(period)).rounded()
    return min(max(Int(turns), 0), Self.repetitions - 1) * period + first
  }

  /// Returns the value of this column in a date.
  package func value(of date: Date, _ rules: DateRules) -> Int {
    switch self {
    case .year: rules.calendar.component(.year, from: date)
    case .month: rules.calendar.component(.month, from: date)
    case .day: rules.calendar.component(.day, from: date)
    case .wholeDay: rules.dayNumber(of: date)
    case .hour: rules.calendar.component(.hour, from: date)
    case .minute: rules.calendar.component(.minute, from: date)
    case .half: rules.calendar.component(.hour, from: date) < 12 ? 0 : 1
    case .countedHours, .countedMinutes: 0
    }
  }

  /// Returns a date with another value of this column.
  package func date(_ date: Date, with value: Int, _ rules: DateRules) -> Date {
    switch self {
    case .year: rules.replacing({ $0.year = value }, in: date, keepsSeconds: true)
    case .month: rules.replacing({ $0.month = value }, in: date, keepsSeconds: true)
    case .day: rules.replacing({ $0.day = value }, in: date, keepsSeconds: true)
    case .wholeDay:
      rules.replacing(
        {
          let day = rules.calendar.dateComponents([.era, .year, .month, .day], from: rules.day(value))
          ($0.era, $0.year, $0.month, $0.day) = (day.era, day.year, day.month, day.day)
        }, in: date)
    case .hour: rules.replacing({ $0.hour = value }, in: date)
    case .minute: rules.replacing({ $0.minute = value }, in: date)
    case .half: rules.replacing({ $0.hour = ($0.hour ?? 0) % 12 + 12 * value }, in: date)
    case .countedHours, .countedMinutes: date
    }
  }

  /// Returns whether a value can be selected together with the values of the other wheels.
  package func allows(_ value: Int, beside date: Date, _ rules: DateRules) -> Bool {
    if self == .day, value > rules.dayCount(ofMonthOf: date) { return false }
    guard rules.hasLimits, let unit else { return true }
    return rules.allows(unit, of: self.date(date, with: value, rules))
  }
  private var unit: Calendar.Component? {
    switch self {
    case .year: .year
    case .month: .month
    case .day, .wholeDay: .day
    case .hour: .hour
    case .minute: .minute
    case .half, .countedHours, .countedMinutes: nil
    }
  }
}
