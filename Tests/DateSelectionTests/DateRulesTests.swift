import DateSelection
import Foundation
import Testing

/// Makes dates in GMT and English.
enum Dates {
  static let english = Locale(identifier: "en_US")
  static var calendar: Calendar {
    var made = Calendar(identifier: .gregorian)
    (made.timeZone, made.locale) = (TimeZone(secondsFromGMT: 0)!, english)
    return made
  }
  static func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> Date {
    calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute))!
  }
}

struct DateRulesTests {
  private func rules(_ minimum: Date? = nil, _ maximum: Date? = nil) -> DateRules {
    var rules = DateRules(calendar: Dates.calendar)
    (rules.minimum, rules.maximum) = (minimum, maximum)
    return rules
  }

  @Test func `a date is rounded down to the interval and moved between the limits`() {
    var rules = rules(Dates.date(2026, 3, 9, 9, 30), Dates.date(2026, 3, 20))
    rules.minuteInterval = 15
    #expect(rules.accepted(Dates.date(2026, 3, 10, 9, 44)) == Dates.date(2026, 3, 10, 9, 30))
    #expect(rules.accepted(Dates.date(2026, 3, 9, 9, 20)) == Dates.date(2026, 3, 9, 9, 30))
    #expect(rules.accepted(Dates.date(2027, 1, 1)) == Dates.date(2026, 3, 20))
    rules.roundsToInterval = false
    #expect(rules.accepted(Dates.date(2026, 3, 10, 9, 44)) == Dates.date(2026, 3, 10, 9, 44))
  }

  @Test func `limits that contradict each other have no effect`() {
    let rules = rules(Dates.date(2026, 5, 1), Dates.date(2026, 4, 1))
    #expect(!rules.hasLimits && rules.accepted(Dates.date(1999, 1, 1)) == Dates.date(1999, 1, 1))
  }

  @Test func `a unit is allowed if a part of it is within the limits`() {
    let rules = rules(Dates.date(2026, 3, 9, 12), Dates.date(2026, 3, 20))
    #expect(rules.allows(.day, of: Dates.date(2026, 3, 9)) && !rules.allows(.day, of: Dates.date(2026, 3, 8, 23)))
    #expect(rules.allows(.month, of: Dates.date(2026, 3, 1)) && !rules.allows(.month, of: Dates.date(2026, 4, 1)))
  }

  @Test func `another month keeps the day, or takes the last one that it has`() {
    let rules = rules()
    #expect(rules.replacing({ $0.month = 2 }, in: Dates.date(2026, 1, 31, 8, 5)) == Dates.date(2026, 2, 28, 8, 5))
    #expect(rules.replacing({ $0.month = 2 }, in: Dates.date(2028, 1, 31)) == Dates.date(2028, 2, 29))
  }

  @Test func `numbers of days and months lead back to their dates`() {
    let rules = rules(), date = Dates.date(2026, 3, 9, 15)
    #expect(rules.day(rules.dayNumber(of: date)) == Dates.date(2026, 3, 9))
    #expect(rules.month(rules.monthNumber(of: date)) == Dates.date(2026, 3, 1))
    #expect(rules.dayNumber(of: Dates.date(2026, 3, 10)) - rules.dayNumber(of: date) == 1)
    let limited = self.rules(Dates.date(2026, 1, 5), Dates.date(2026, 3, 5)).months
    #expect(limited.count == 3 && limited.lowerBound == rules.monthNumber(of: Dates.date(2026, 1, 1)))
  }
}
