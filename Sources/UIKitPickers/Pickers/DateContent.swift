import CoreGraphics
import Foundation

/// A view that shows the date of a date picker and lets the user change it.
@MainActor
protocol DateContent: UIView {
  var naturalSize: CGSize { get }
  /// Shows the picker's date.
  func showDate(animated: Bool)
  /// Called when limits, calendar, locale or interval change.
  func rulesDidChange()
}

/// The metrics of date pickers. They are choices, made by comparison with images of iOS 26. Apple publishes none of them.
@MainActor enum DateLook {
  static let calendarSize = CGSize(width: 320, height: 330)
  static let header: CGFloat = 44, weekdays: CGFloat = 22, timeRow: CGFloat = 48, side: CGFloat = 12
  static let titleSize: CGFloat = 17, chevronSize: CGFloat = 19, weekdaySize: CGFloat = 13, daySize: CGFloat = 20
  /// The largest font of a day, and the largest diameter of its circle.
  static let largestDay: CGFloat = 28, circle: CGFloat = 42
  /// The opacity of the tint behind a selected day that is not today.
  static let selectionOpacity: CGFloat = 0.15
  static let fieldHeight: CGFloat = 36, fieldSide: CGFloat = 12, fieldGap: CGFloat = 6, fieldSize: CGFloat = 17
  /// The largest font of a field.
  static let largestField: CGFloat = 28
  static let timeWheels = CGSize(width: 220, height: 200)
  static let monthWheels = CGSize(width: 320, height: 216)
  /// The space next to the titles of a wheel, and the gap between a number and its unit.
  static let wheelSide: CGFloat = 9, unitGap: CGFloat = 6, unitSize: CGFloat = 17
  /// The duration of the change between calendar and month wheels, in seconds.
  static let change = 0.25
}
