import UIKit

/// The content of one sheet of the calendar.
struct Day {
  let weekday: String
  let number: String
  let saying: String
  let paper: UIColor
  let ink: UIColor

  /// Returns the day at an index. After the last day of the week, the first one follows again.
  @MainActor static func at(_ index: Int) -> Day { week[index % week.count] }

  private static let cream = UIColor(red: 1, green: 0.96, blue: 0.89, alpha: 1)
  private static let night = UIColor(red: 0.09, green: 0.08, blue: 0.16, alpha: 1)
  @MainActor private static let week = [
    Day(
      weekday: "MONDAY", number: "12", saying: "What goes up may be\ntaken down again.",
      paper: UIColor(red: 0.89, green: 0.26, blue: 0.17, alpha: 1), ink: cream),
    Day(
      weekday: "TUESDAY", number: "13", saying: "A page that hangs on one nail\nhas a story to tell.",
      paper: UIColor(red: 0.15, green: 0.22, blue: 0.78, alpha: 1), ink: cream),
    Day(
      weekday: "WEDNESDAY", number: "14", saying: "Halfway is where\nthe swing is fastest.",
      paper: UIColor(red: 0.98, green: 0.74, blue: 0.16, alpha: 1), ink: night),
    Day(
      weekday: "THURSDAY", number: "15", saying: "Catch the day.\nLiterally.",
      paper: UIColor(red: 0.05, green: 0.42, blue: 0.34, alpha: 1), ink: cream),
  ]
}
