/// The looks of a date picker. The raw values are Apple's.
public enum UIDatePickerStyle: Int, Sendable {
  /// A style that suits the mode: compact, or wheels for durations and months.
  case automatic = 0
  /// Wheels.
  case wheels = 1
  /// A field for the date and one for the time, each of which opens a popover.
  case compact = 2
  /// A calendar in place. Times are selected in a field beneath it.
  case inline = 3
}
