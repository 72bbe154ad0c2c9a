/// The style of a date picker. The raw values are those of iOS.
public enum UIDatePickerStyle: Int, Sendable {
  /// The date picker chooses the style for the mode: wheels for durations and months, and otherwise compact.
  case automatic = 0
  /// The date is selected with wheels.
  case wheels = 1
  /// The picker displays a field for the date and one for the time. Each field opens a popover.
  case compact = 2
  /// The picker displays a calendar. The time is selected in a field below it.
  case inline = 3
}
