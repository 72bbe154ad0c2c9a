import CoreGraphics
import QuartzCore
@_spi(UIKit) import UIKitCore

/// A view controller that shows a message and lets the user choose an action. (Docs/behaviour/presentations.md, "Alerts and action sheets")
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// The styles of an alert controller. The raw values equal those of UIKit.
  public enum Style: Int, Sendable {
    /// The actions appear at the bottom of the screen. On a tablet they appear in a popover.
    case actionSheet = 0
    /// The message and the actions appear in the centre of the screen.
    case alert = 1
  }

  /// The style with which the controller was created.
  open private(set) var preferredStyle = Style.alert
  /// The text below the title. The default is `nil`.
  open var message: String? { didSet { if message != oldValue { contentDidChange() } } }
  open override var title: String? { didSet { if title != oldValue { contentDidChange() } } }
  /// The actions that the user can choose, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The action that is emphasised instead of the cancel action. The default is `nil`. Any other action than one of `actions` stops the
  /// program.
  open var preferredAction: UIAlertAction? {
    didSet {
      precondition(
        preferredAction.map { one in actions.contains { $0 === one } } ?? true,
        "The preferredAction of an alert controller must be contained in the \"actions\" array or be nil.")
      contentDidChange()
    }
  }
  private var hasChosen = false
  private var alertView: AlertView? { viewIfLoaded as? AlertView }

  /// Creates a controller without actions. Add at least one, because otherwise the user cannot dismiss an alert.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    (self.title, self.message, self.preferredStyle) = (title, message, preferredStyle)
    modalPresentationStyle = preferredStyle == .actionSheet ? .popover : .overFullScreen
  }

  /// Adds an action. A second action of the style `.cancel`, and an action of another style without a title, stop the program.
  open func addAction(_ action: UIAlertAction) {
    precondition(
      action.style != .cancel || cancelAction == nil, "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    precondition(action.title != nil || action.style == .cancel, "Actions added to UIAlertController must have a title")
    actions.append(action)
    contentDidChange()
  }

  /// The text fields that were added, or `nil` if there are none.
  open private(set) var textFields: [UITextField]?

  /// Adds a text field below the message. The first text field becomes the first responder when the alert appears.
  ///
  /// - Parameter configurationHandler: A closure that configures the text field.
  /// - Precondition: The style of the controller is `.alert`.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    precondition(preferredStyle == .alert, "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
    let field = UITextField(frame: .zero)
    field.font = UIFontMetrics(forTextStyle: .footnote).scaledFont(
      for: .systemFont(ofSize: AlertLook.fieldSize), compatibleWith: traitCollection)
    field.adjustsFontForContentSizeCategory = true
    configurationHandler?(field)
    field.addAction(UIAction { [weak self] action in self?.returned(in: action.sender) }, for: .primaryActionTriggered)
    textFields = (textFields ?? []) + [field]
    contentDidChange()
  }

  /// Handles the return key. It moves to the next text field, or performs the preferred action in the last one.
  private func returned(in sender: AnyObject?) {
    guard let fields = textFields, let index = fields.firstIndex(where: { $0 === sender }) else { return }
    if index + 1 < fields.count {
      fields[index + 1].becomeFirstResponder()
    } else if let preferredAction {
      choose(preferredAction)
    }
  }

  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    textFields?.first?.becomeFirstResponder()
  }

  var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

  // MARK: View

  /// A Boolean value that indicates whether the controller is shown in a popover, which has no cancel button.
  private var isInPopover: Bool { preferredStyle == .actionSheet && runtime.app.traits.userInterfaceIdiom == .pad }
  private var look: AlertLook { preferredStyle == .alert ? .alert : .actionSheet }
  /// The width of an alert in points. It is larger with text of the accessibility sizes.
  private var alertWidth: Double {
    traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? AlertLook.wideAlert : AlertLook.alert.width
  }

  open override func loadView() {
    let isAlert = preferredStyle == .alert
    let made = AlertView(
      look, fill: isAlert ? AlertLook.fill : AlertLook.sheetFill, cancelsApart: !isAlert && !isInPopover)
    made.onChoice = { [weak self] in self?.choose($0) }
    made.onTextSize = { [weak self] in self?.contentDidChange() }
    view = made
    contentDidChange()
  }

  private func contentDidChange() {
    guard let alertView else { return }
    alertView.preferredWidth = preferredStyle == .alert ? alertWidth : nil
    alertView.show(
      title: title, message: message, fields: textFields ?? [], actions: actions, preferred: preferredAction, showsCancel: !isInPopover)
    let size = fittingSize
    if isInPopover { preferredContentSize = size }
    alertView.superview?.setNeedsLayout()
  }

  private var fittingSize: CGSize {
    let width = preferredStyle == .alert ? alertWidth : AlertPopover.width
    return CGSize(width: width, height: alertView?.height(width: width, atMost: .greatestFiniteMagnitude) ?? 0)
  }

  /// Returns the size of the view in a container with the given room.
  func size(in room: CGSize) -> CGSize {
    let width = preferredStyle == .alert ? min(alertWidth, room.width) : room.width
    loadViewIfNeeded()
    return CGSize(width: width, height: alertView?.height(width: width, atMost: room.height) ?? 0)
  }

  @_spi(UIKit) open override func makePresentationController(presenting: UIViewController?) -> UIPresentationController {
    guard preferredStyle == .actionSheet else { return AlertPresentationController(presentedViewController: self, presenting: presenting) }
    guard isInPopover else {
      return ActionSheetPresentationController(presentedViewController: self, presenting: presenting)
    }
    return super.makePresentationController(presenting: presenting)
  }

  // MARK: Choice

  /// Dismisses the controller and then calls the handler of the action.
  func choose(_ action: UIAlertAction) {
    guard !hasChosen, action.isEnabled, let presenter = presentingViewController else { return }
    hasChosen = true
    presenter.dismiss(animated: true) { [self] in
      hasChosen = false
      action.handler?(action)
    }
    if !isBeingDismissed && presentingViewController != nil { hasChosen = false }
  }

  /// Called after the user has dismissed the popover by a tap outside of it. It performs the cancel action, which has no button there.
  @_spi(UIKit) open override func wasDismissedByUser() { if let cancelAction { cancelAction.handler?(cancelAction) } }

  /// Performs the cancel action on behalf of assistive technology. The result is `false` if there is no cancel action.
  open override func accessibilityPerformEscape() -> Bool {
    guard let cancelAction else { return false }
    if isInPopover { presentationController?.dismissByUser() } else { choose(cancelAction) }
    return true
  }

  /// Called when the user taps outside of the view. In an action sheet it performs the cancel action.
  func tappedBeside() {
    if preferredStyle == .actionSheet, let cancelAction { choose(cancelAction) }
  }
}

/// The dimensions of an action sheet in a popover.
enum AlertPopover {
  /// The width in points. The value is Segue's own choice.
  static let width = 300.0
}
