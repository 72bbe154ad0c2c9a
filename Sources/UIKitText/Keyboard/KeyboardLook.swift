import CoreGraphics

/// The colours and dimensions of the keyboard, as read from images of iOS 15 to 18.
struct KeyboardLook {
  let isDark: Bool

  var ground: UIColor { isDark ? UIColor(white: 0.17, alpha: 1) : UIColor(red: 0.82, green: 0.83, blue: 0.86, alpha: 1) }
  /// The colour of a key that types text.
  var key: UIColor { isDark ? UIColor(white: 0.42, alpha: 1) : .white }
  /// The colour of a key with another function.
  var command: UIColor { isDark ? UIColor(white: 0.28, alpha: 1) : UIColor(red: 0.67, green: 0.70, blue: 0.75, alpha: 1) }
  var ink: UIColor { isDark ? .white : .black }
  var shadow: UIColor { isDark ? UIColor(white: 0, alpha: 0.5) : UIColor(red: 0.54, green: 0.55, blue: 0.56, alpha: 1) }
  var pale: UIColor { ink.withAlphaComponent(0.3) }

  static let corner: CGFloat = 5, gap: CGFloat = 6
  /// The height of a key as a fraction of its row's height.
  static let share: CGFloat = 42 / 54
  static let letter: CGFloat = 25, capital: CGFloat = 22.5, word: CGFloat = 16, digit: CGFloat = 25, below: CGFloat = 10
}
