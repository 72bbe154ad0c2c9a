import CoreGraphics

/// The dimensions and colours of text fields. Some of them have no published source. (Docs/behaviour/controls.md, "Control metrics" and
/// "Text editing")
enum TextFieldLook {
  /// The distance between the border and the text, at the sides and at the top and bottom, in points.
  static let inset = CGSize(width: 7, height: 2)
  /// The amounts by which a field is higher than its line, in points. They apply to a field without a border, with a line or bezel, and
  /// with a rounded border.
  static let room: CGFloat = 1, lineRoom: CGFloat = 4, roundRoom: CGFloat = 13
  static let corner: CGFloat = 5, border: CGFloat = 0.65
  static let borderColor = UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 1 : 0, alpha: 0.2) }
  static let fill = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
  static let bezelColor = UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 1 : 0, alpha: 0.4) }
  /// The size of the clear button, and its distance from the trailing edge, in points.
  static let clear: CGFloat = 19, clearGap: CGFloat = 5
  /// The size of the area in which touches reach the clear button, in points.
  static let clearReach: CGFloat = 40
  /// The duration for which the last typed character stays readable in a secure field, in seconds. No source for it is published.
  static let reveal = 1.5
  static let bullet = "•"
  /// The maximum length of the drawn text, in UTF-16 units. The value is Segue's own choice, because a line of that length cannot be read.
  static let longest = 16_384
}
