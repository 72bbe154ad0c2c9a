import Foundation
import UIKit

/// The dates of notes in words. The demo has its own calendar, so that it looks the same on every day and in every place.
enum NoteDates {
  /// The date at which the demo is opened, a Friday in October.
  static let opening = date("2026-10-16 09:41")

  /// Returns the present date in the demo's calendar.
  static func now(since launch: CFTimeInterval) -> Date { opening.addingTimeInterval(CACurrentMediaTime() - launch) }

  /// Returns the date of a text such as `2026-10-16 08:12`.
  static func date(_ text: some StringProtocol) -> Date {
    let numbers = text.split(whereSeparator: { "- :".contains($0) }).compactMap { Int($0) }
    let components = DateComponents(year: numbers[0], month: numbers[1], day: numbers[2], hour: numbers[3], minute: numbers[4])
    return calendar.date(from: components)!
  }

  /// Returns the number of days between a date and the day of the opening.
  static func daysAgo(_ date: Date) -> Int {
    calendar.dateComponents([.day], from: calendar.startOfDay(for: date), to: calendar.startOfDay(for: opening)).day!
  }

  /// Returns a short text for a row: the time for today, a word for yesterday, the weekday within the week, or else the date.
  static func short(_ date: Date) -> String {
    switch daysAgo(date) {
    case ..<1: time.string(from: date)
    case 1: "Yesterday"
    case 2..<7: weekday.string(from: date)
    default: isThisYear(date) ? day.string(from: date) : dayAndYear.string(from: date)
    }
  }

  /// Returns the full date and time for the head of a page.
  static func long(_ date: Date) -> String { full.string(from: date) }

  /// Returns the day and the month for the title of a note.
  static func dayAndMonth(_ date: Date) -> String { dayAndLongMonth.string(from: date) }

  /// Returns the name of the month in the present year, and the year for other dates.
  static func month(_ date: Date) -> String { isThisYear(date) ? monthName.string(from: date) : year.string(from: date) }

  private static func isThisYear(_ date: Date) -> Bool {
    calendar.component(.year, from: date) == calendar.component(.year, from: opening)
  }

  static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0)!
    return calendar
  }()

  private static let time = formatter("HH:mm")
  private static let weekday = formatter("EEEE")
  private static let day = formatter("d MMM")
  private static let dayAndLongMonth = formatter("d MMMM")
  private static let dayAndYear = formatter("d MMM yyyy")
  private static let full = formatter("d MMMM yyyy 'at' HH:mm")
  private static let monthName = formatter("MMMM")
  private static let year = formatter("yyyy")

  private static func formatter(_ format: String) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_GB")
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    formatter.dateFormat = format
    return formatter
  }
}
