import QuartzCore

/// What a user can choose in an alert or an action sheet.
@preconcurrency @MainActor
open class UIAlertAction: _UIObject {
  /// What kind of choice it is. The raw values are Apple's.
  public enum Style: Int, Sendable {
    /// One of several.
    case `default` = 0
    /// Changes nothing. There is at most one.
    case cancel = 1
    /// Takes something away.
    case destructive = 2
  }

  /// What it is called.
  open private(set) var title: String?
  /// What kind of choice it is.
  open private(set) var style: Style
  /// Whether it can be chosen; true at first. Changed while it is shown, it greys at once.
  open var isEnabled = true { didSet { if isEnabled != oldValue { onChange?() } } }

  let handler: ((UIAlertAction) -> Void)?
  /// Who shows it hears of its changes.
  var onChange: (() -> Void)?

  /// A choice, and what is to happen when the alert that offered it is gone.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
    super.init(_r: ())
  }
}
