import Foundation

/// The dates that a date picker accepts.
package struct DateRules {
  /// A calendar with the time zone and the locale of the picker.
  package var calendar: Calendar
  package var minimum: Date?, maximum: Date?
  package var minuteInterval = 1
  package var roundsToInterval = true

  /// Creates rules that accept every date of a calendar.
  package init(calendar: Calendar) { self.calendar = calendar }

  /// Limits that contradict each other have no effect.
  private var limits: (least: Date?, most: Date?) {
    if let minimum, let maximum, minimum > maximum { return (nil, nil) }
    return (minimum, maximum)
  }
  /// A Boolean value that indicates whether there is a minimum or a maximum.
  package var hasLimits: Bool { limits.least != nil || limits.most != nil }

  /// Returns the accepted date that is nearest to a date, rounded down to the minute interval.
  package func accepted(_ date: Date) -> Date { clamped(rounded(date)) }

  private func clamped(_ date: Date) -> Date {
    if let least = limits.least, date < least { return least }
    if let most = limits.most, date > most { return most }
    return date
  }

  private func rounded(_ date: Date) -> Date {
    guard minuteInterval > 1, roundsToInterval else { return date }
    let minute = calendar.component(.minute, from: date), second = calendar.component(.second, from: date)
    let excess = minute % minuteInterval * 60 + second
    return excess == 0 ? date : Date(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate.rounded(.down) - Double(excess))
  }

  /// Returns whether a part of the unit around a date is within the limits. A unit is for example a day or a month.
  package func allows(_ unit: Calendar.Component, of date: Date) -> Bool {
    guard hasLimits else { return true }
    guard let span = calendar.dateInterval(of: unit, for: date) else { return true }
    if let least = limits.least, span.end <= least { return false }
    if let most = limits.most, span.start > most { return false }
    return true
  }

  /// Returns the number of days in the month of a date.
  package func dayCount(ofMonthOf date: Date) -> Int { calendar.range(of: .day, in: .month, for: date)?.count ?? 31 }

  /// Returns a date with some components replaced. The day is at most the last one of its month.
  package func replacing(_ change: (inout DateComponents) -> Void, in date: Date, keepsSeconds: Bool = false) -> Date {
    var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute, .second], from: date)
    if !keepsSeconds { parts.second = 0 }
    change(&parts)
    let day = parts.day ?? 1
    var first = parts
    first.day = 1
    guard let month = calendar.date(from: first) else { return date }
    parts.day = min(day, dayCount(ofMonthOf: month))
    return calendar.date(from: parts) ?? date
  }

  /// Returns the beginning of the month of a date.
  package func month(of date: Date) -> Date { calendar.dateInterval(of: .month, for: date)?.start ?? date }

  // MARK: Numbers of days and months

  /// The day with the number 0. It is a fixed day, so that the numbers do not depend on the displayed date.
  private var originDay: Date { calendar.startOfDay(for: Date(timeIntervalSinceReferenceDate: Self.halfDay)) }
  private static let halfDay: TimeInterval = 43_200

  /// Returns the number of the day of a date.
  package func dayNumber(of date: Date) -> Int {
    calendar.dateComponents([.day], from: originDay, to: calendar.startOfDay(for: date)).day ?? 0
  }
  /// Returns the beginning of the day with a number.
  package func day(_ number: Int) -> Date { calendar.date(byAdding: .day, value: number, to: originDay) ?? originDay }
  /// Returns the number of the month of a date.
  package func monthNumber(of date: Date) -> Int {
    calendar.dateComponents([.month], from: month(of: originDay), to: month(of: date)).month ?? 0
  }
  /// Returns the beginning of the month with a number.
  package func month(_ number: Int) -> Date {
    let origin = month(of: originDay)
    return calendar.date(byAdding: .month, value: number, to: origin) ?? origin
  }
  /// The numbers of the first and the last month that have accepted dates.
  package var months: ClosedRange<Int> {
    let least = limits.least.map(monthNumber) ?? -Self.manyMonths, most = limits.most.map(monthNumber) ?? Self.manyMonths
    return least...max(least, most)
  }
  /// The number of months in each direction if there is no limit, which is 1,900 years.
  private static let manyMonths = 22_800
}
