import DateSelection
import Foundation
import Testing

struct DateColumnTests {
  private let rules = DateRules(calendar: Dates.calendar)
  private func words(_ locale: String) -> DateWords { DateWords(Dates.calendar, Locale(identifier: locale)) }

  @Test func `columns stand in the order of the locale`() {
    #expect(DateColumn.columns(of: "yMMMMd", words("en_US")) == [.month, .day, .year])
    #expect(DateColumn.columns(of: "yMMMMd", words("de_DE")) == [.day, .month, .year])
    #expect(DateColumn.columns(of: "jm", words("en_US")) == [.hour, .minute, .half])
    #expect(DateColumn.columns(of: "jm", words("de_DE")) == [.hour, .minute])
  }

  @Test(arguments: [DateColumn.year, .month, .day, .wholeDay, .hour, .minute, .half])
  func `the row of a date's value has that value, and the date does not change by it`(_ column: DateColumn) {
    let date = Dates.date(2026, 3, 9, 15, 41), value = column.value(of: date, rules)
    let row = column.row(ofValue: value, near: nil, rules)
    #expect(column.value(ofRow: row, rules) == value && (0..<column.rowCount(rules)).contains(row))
    #expect(column.date(date, with: value, rules) == date)
  }

  @Test func `a wheel that repeats turns to the nearest row of a value`() {
    let start = DateColumn.month.row(ofValue: 12, near: nil, rules)
    #expect(DateColumn.month.row(ofValue: 1, near: start, rules) == start + 1)
    #expect(DateColumn.hour.row(ofValue: 23, near: DateColumn.hour.row(ofValue: 0, near: nil, rules), rules) % 24 == 23)
  }

  @Test func `a day that the month lacks is not allowed, and neither is one beyond the limits`() {
    let date = Dates.date(2026, 2, 1), day = DateColumn.day
    #expect(!day.allows(30, beside: date, rules) && day.allows(28, beside: date, rules))
    var limited = rules
    limited.maximum = Dates.date(2026, 2, 10)
    #expect(!day.allows(11, beside: date, limited) && day.allows(10, beside: date, limited))
  }

  @Test func `the other half of the day is 12 hours away`() {
    #expect(DateColumn.half.date(Dates.date(2026, 3, 9, 15, 41), with: 0, rules) == Dates.date(2026, 3, 9, 3, 41))
  }

  @Test func `words are those of the locale`() {
    let english = words("en_US")
    #expect(english.shortDate(Dates.date(2026, 3, 9)) == "Mar 9, 2026" && english.number(7, digits: 2) == "07")
    #expect(english.months.first == "January" && english.halves == ["AM", "PM"] && english.shortWeekdays.first == "Sun")
    #expect(!english.padsHours && words("de_DE").padsHours)
  }
}
