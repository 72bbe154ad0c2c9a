import Foundation

/// The texts of a date picker, in its locale and calendar.
package final class DateWords {
  /// A part of a date's pattern.
  package enum Field { case year, month, day, hour, minute, half }

  package let locale: Locale
  private let calendar: Calendar
  private var formatters: [String: DateFormatter] = [:]
  private var numbers: [Int: NumberFormatter] = [:]

  package init(_ calendar: Calendar, _ locale: Locale) { (self.calendar, self.locale) = (calendar, locale) }

  private func formatter(_ key: String, _ setUp: (DateFormatter) -> Void) -> DateFormatter {
    if let known = formatters[key] { return known }
    let made = DateFormatter()
    (made.locale, made.calendar, made.timeZone) = (locale, calendar, calendar.timeZone)
    setUp(made)
    formatters[key] = made
    return made
  }

  /// Returns a date in the locale's form of a template.
  package func text(_ date: Date, _ template: String) -> String {
    formatter(template) { $0.setLocalizedDateFormatFromTemplate(template) }.string(from: date)
  }
  /// Returns a date in the locale's medium form, such as `Mar 9, 2026`.
  package func shortDate(_ date: Date) -> String {
    formatter("date") { ($0.dateStyle, $0.timeStyle) = (.medium, .none) }.string(from: date)
  }
  /// Returns a time in the locale's short form, such as `9:41 AM`.
  package func time(_ date: Date) -> String {
    formatter("time") { ($0.dateStyle, $0.timeStyle) = (.none, .short) }.string(from: date)
  }

  /// Returns a number in the locale's digits.
  package func number(_ number: Int, digits: Int = 1) -> String {
    let formatter = numbers[digits] ?? makeNumbers(digits)
    return formatter.string(from: NSNumber(value: number)) ?? "\(number)"
  }
  private func makeNumbers(_ digits: Int) -> NumberFormatter {
    let made = NumberFormatter()
    (made.locale, made.numberStyle, made.usesGroupingSeparator, made.minimumIntegerDigits) = (locale, .none, false, digits)
    numbers[digits] = made
    return made
  }

  private lazy var plain = formatter("plain") { _ in }
  /// The names of the months, from the first month of the year on.
  package var months: [String] { plain.standaloneMonthSymbols }
  /// The names of the two halves of a day, such as AM and PM.
  package var halves: [String] { [plain.amSymbol, plain.pmSymbol] }
  /// Short names of the days of the week, from the first day of the calendar's week on.
  package var shortWeekdays: [String] {
    let all: [String] = plain.shortStandaloneWeekdaySymbols, first = calendar.firstWeekday - 1
    return all.indices.map { all[($0 + first) % all.count] }
  }

  // MARK: Patterns

  private func pattern(_ template: String) -> String {
    DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
  }
  /// Returns the fields of a template in the order of the locale.
  package func order(_ template: String) -> [Field] {
    var found: [Field] = [], isQuoted = false
    for character in pattern(template) {
      if character == "'" { isQuoted.toggle() }
      guard !isQuoted, let field = Self.field(character), !found.contains(field) else { continue }
      found.append(field)
    }
    return found
  }
  /// A Boolean value that indicates whether hours are written with at least two digits.
  package var padsHours: Bool { pattern("jm").contains("HH") || pattern("jm").contains("hh") }

  private static func field(_ character: Character) -> Field? {
    switch character {
    case "y", "u", "U": .year
    case "M", "L": .month
    case "d": .day
    case "h", "H", "k", "K": .hour
    case "m": .minute
    case "a", "b", "B": .half
    default: nil
    }
  }
}
