import CoreGraphics
import QuartzCore

/// Tells a user something, and asks what is to happen. (BEHAVIOUR-2 §20.5)
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// How it asks. The raw values are Apple's.
  public enum Style: Int, Sendable {
    /// From the bottom of the screen; on a tablet, beside what it is about.
    case actionSheet = 0
    /// In the middle of the screen.
    case alert = 1
  }

  /// How it asks.
  open private(set) var preferredStyle = Style.alert
  /// What is said beneath the title.
  open var message: String? { didSet { if message != oldValue { contentDidChange() } } }
  open override var title: String? { didSet { if title != oldValue { contentDidChange() } } }
  /// What a user can choose, in the order in which it was added.
  open private(set) var actions: [UIAlertAction] = []
  /// The action that stands out in the place of cancel; one of `actions`.
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

  /// An alert without actions: nothing would dismiss it.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    (self.title, self.message, self.preferredStyle) = (title, message, preferredStyle)
    modalPresentationStyle = preferredStyle == .actionSheet ? .popover : .overFullScreen
  }

  /// Adds a choice.
  open func addAction(_ action: UIAlertAction) {
    precondition(
      action.style != .cancel || cancelAction == nil, "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    precondition(action.title != nil || action.style == .cancel, "Actions added to UIAlertController must have a title")
    actions.append(action)
    contentDidChange()
  }

  /// The fields that were added; nil for none.
  open private(set) var textFields: [UITextField]?

  /// Adds a field for text beneath the message, which `configurationHandler` may change. The first one is edited as the alert comes.
  ///
  /// - Precondition: its style is `.alert`.
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

  /// The return key goes on to the next field, and from the last to the preferred action.
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

  // MARK: The view

  /// Whether it lies beside what it is about, in a popover, which has no cancel button.
  private var isInPopover: Bool { preferredStyle == .actionSheet && runtime.app.traits.userInterfaceIdiom == .pad }
  private var look: AlertLook { preferredStyle == .alert ? .alert : .actionSheet }
  /// Large text makes an alert wider.
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

  /// As large as it is in a container that leaves so much room.
  func size(in room: CGSize) -> CGSize {
    let width = preferredStyle == .alert ? min(alertWidth, room.width) : room.width
    loadViewIfNeeded()
    return CGSize(width: width, height: alertView?.height(width: width, atMost: room.height) ?? 0)
  }

  override func makePresentationController(presenting: UIViewController?) -> UIPresentationController {
    guard preferredStyle == .actionSheet else { return AlertPresentationController(presentedViewController: self, presenting: presenting) }
    guard isInPopover else {
      return ActionSheetPresentationController(presentedViewController: self, presenting: presenting)
    }
    return super.makePresentationController(presenting: presenting)
  }

  // MARK: Choosing

  /// Goes away, and then does what was chosen.
  func choose(_ action: UIAlertAction) {
    guard !hasChosen, action.isEnabled, let presenter = presentingViewController else { return }
    hasChosen = true
    presenter.dismiss(animated: true) { [self] in
      hasChosen = false
      action.handler?(action)
    }
    if !isBeingDismissed && presentingViewController != nil { hasChosen = false }
  }

  /// So does a tap beside it in a popover, where there is no cancel button.
  override func wasDismissedByUser() { if let cancelAction { cancelAction.handler?(cancelAction) } }

  /// Its cancel button; false where there is none.
  open override func accessibilityPerformEscape() -> Bool {
    guard let cancelAction else { return false }
    if isInPopover { presentationController?.dismissByUser() } else { choose(cancelAction) }
    return true
  }

  /// A tap beside an action sheet is its cancel button.
  func tappedBeside() {
    if preferredStyle == .actionSheet, let cancelAction { choose(cancelAction) }
  }
}

/// An action sheet in a popover.
enum AlertPopover {
  /// Points. (A choice.)
  static let width = 300.0
}
