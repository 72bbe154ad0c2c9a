import CoreGraphics

/// What a text field looks like. (BEHAVIOUR-2 §21.1, §21.3; R, K)
enum TextFieldLook {
  /// Round the text of a field with a border, from the sides and from top and bottom.
  static let inset = CGSize(width: 7, height: 2)
  /// How much higher than its line a field is: without a border, with a line, with a round one.
  static let room: CGFloat = 1, lineRoom: CGFloat = 4, roundRoom: CGFloat = 13
  static let corner: CGFloat = 5, border: CGFloat = 0.65
  static let borderColor = UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 1 : 0, alpha: 0.2) }
  static let fill = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
  static let bezelColor = UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 1 : 0, alpha: 0.4) }
  /// The clear button, and how far it stands from the trailing edge.
  static let clear: CGFloat = 19, clearGap: CGFloat = 5
  /// What a finger meets of it.
  static let clearReach: CGFloat = 40
  /// How long the last character typed can be read in a secure field, in seconds (K).
  static let reveal = 1.5
  static let bullet = "•"
  /// A field sets no more than this of its text, in UTF-16 units: nobody reads a line that long. (A choice.)
  static let longest = 16_384
}
