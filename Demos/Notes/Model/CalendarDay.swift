/// A day of the calendar, for arithmetic without a time zone.
struct CalendarDay: Equatable, CustomStringConvertible {
  var year, month, day: Int

  /// The day in the form `2026-10-16`.
  var description: String { "\(year)-\(Self.two(month))-\(Self.two(day))" }

  /// Returns the day a number of days before this one.
  func earlier(by count: Int) -> CalendarDay {
    var result = self
    result.day -= count
    while result.day < 1 {
      result.month -= 1
      if result.month == 0 { (result.month, result.year) = (12, result.year - 1) }
      result.day += Self.length(of: result.month, in: result.year)
    }
    return result
  }

  private static func length(of month: Int, in year: Int) -> Int {
    if month == 2 { return year % 4 == 0 ? 29 : 28 }
    return [4, 6, 9, 11].contains(month) ? 30 : 31
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
