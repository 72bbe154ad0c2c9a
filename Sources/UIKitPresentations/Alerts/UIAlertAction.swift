import QuartzCore

/// An action that the user can choose in an alert or an action sheet.
@preconcurrency @MainActor
open class UIAlertAction: _UIObject {
  /// The styles of an action. The raw values equal those of UIKit.
  public enum Style: Int, Sendable {
    /// The action has the default style.
    case `default` = 0
    /// The action cancels the operation and changes nothing. An alert controller can have at most one.
    case cancel = 1
    /// The action may change or delete data. Its title is red.
    case destructive = 2
  }

  /// The title of the action.
  open private(set) var title: String?
  /// The style of the action.
  open private(set) var style: Style
  /// A Boolean value that indicates whether the action can be chosen. The default is `true`. A visible action turns grey immediately when
  /// it is disabled.
  open var isEnabled = true { didSet { if isEnabled != oldValue { onChange?() } } }

  let handler: ((UIAlertAction) -> Void)?
  /// The closure by which the view that shows the action is notified of changes.
  var onChange: (() -> Void)?

  /// Creates an action. The handler is called after the alert has been dismissed.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
    super.init(_r: ())
  }
}
