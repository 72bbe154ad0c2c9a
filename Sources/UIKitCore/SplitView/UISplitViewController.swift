import Foundation
import QuartzCore

/// A container that shows its child controllers in columns, or in a single stack if there is no space for columns
/// (Docs/behaviour/containers.md, "Split view controllers").
///
/// In the column styles, each column has a navigation controller. It is the app's or one that the split view controller creates.
/// In a compact width, the columns are one navigation stack.
/// Without a style, the container has two controllers, `viewControllers`, as before iOS 14.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// The style of the split view controller. It is unspecified if the controller was created without a style.
  open private(set) var style: Style
  /// The delegate, which responds to changes of columns and makes decisions. The controller keeps a weak reference to it. The default is
  /// `nil`.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  // MARK: Creation

  /// Creates a split view controller with a column style.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a split view controller with two controllers and no style. Segue reads no nib files, so a nib name stops the process with a
  /// message.
  public override init(nibName: String?, bundle: Bundle?) {
    style = .unspecified
    super.init(nibName: nibName, bundle: bundle)
  }
  /// Returns `nil`, because Segue reads no storyboards.
  public required init?(coder: NSCoder) { nil }

  // MARK: Columns

  private(set) lazy var columns = SplitColumns(of: self)

  /// Sets the controller of a column, or removes it if it is `nil`. The controller for `.compact` replaces all others in a compact width.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    refuseClassic("setViewController(_:for:)")
    columns.set(vc, for: column)
  }
  /// Returns the controller that was set for a column.
  open func viewController(for column: Column) -> UIViewController? { columns.said[column] }
  /// The controllers that were set for the columns. In the collapsed state, it is the controller at the bottom of the stack.
  open var viewControllers: [UIViewController] {
    get { columns.statedControllers }
    set { columns.setClassic(newValue) }
  }
  /// Shows a column next to or over the others. In the collapsed state, the stack changes to the column with an animation.
  open func show(_ column: Column) { columns.show(column) }
  /// Hides a column. The secondary column can be hidden only in the collapsed state, by going back.
  open func hide(_ column: Column) { columns.hide(column) }
  /// Shows a controller in the primary column, whose navigation controller pushes it. Without a style, the delegate is called first.
  open override func show(_ vc: UIViewController, sender: Any?) {
    if style == .unspecified, delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
    columns.showPrimary(vc)
  }
  /// Sets the controller of the secondary column. In the collapsed state, the column is shown. Without a style, the delegate is called
  /// first.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if style == .unspecified, delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    columns.showDetail(vc)
  }
  /// A Boolean value that indicates whether there is only one stack, because the width is compact.
  open var isCollapsed: Bool { columns.isCollapsed }

  // MARK: Display mode

  /// The preferred display mode. The default is `.automatic`.
  ///
  /// A new value replaces the choices of the user and of `show(_:)` and `hide(_:)`. Those two methods also set this property.
  /// A mode in which columns are next to, over or displacing the secondary column sets `preferredSplitBehavior` to that behaviour.
  /// The split view appears with columns next to the secondary column, or with the secondary column alone.
  /// Columns overlay the secondary column only if they are requested while the split view is visible.
  open var preferredDisplayMode: DisplayMode {
    get { columns.preference.mode }
    set {
      columns.preference.prefer(newValue, setsBehavior: style != .unspecified)
      columns.modePreferenceDidChange()
    }
  }
  /// The current display mode. It is `.secondaryOnly` until the view appears, and `.oneBesideSecondary` in the collapsed state.
  open var displayMode: DisplayMode { columns.mode }
  /// The preferred way in which columns make room for others. The default is `.automatic`.
  open var preferredSplitBehavior: SplitBehavior {
    get { columns.preference.behavior }
    set {
      if newValue != .automatic { refuseClassic("preferredSplitBehavior") }
      columns.preference.behavior = newValue
      columns.behaviorPreferenceDidChange()
    }
  }
  /// The current way in which columns make room for others.
  open var splitBehavior: SplitBehavior { columns.behavior }
  /// A Boolean value that indicates whether a drag from the edge shows hidden columns, and hides them again. The default is `true`.
  open var presentsWithGesture = true { didSet { columns.gestures.follow() } }
  /// A Boolean value that indicates whether the bar of the secondary column has a button that shows only this column.
  ///
  /// The button also restores the other columns. It exists only with three columns. The default is `false`.
  open var showsSecondaryOnlyButton = false { didSet { columns.showButton() } }
  /// The visibility of the button that shows and hides columns, in the bar of the secondary column.
  ///
  /// The default is `.automatic`, which shows the button in the column styles.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic { didSet { columns.showButton() } }
  /// A bar button item that shows and hides the columns next to the secondary column.
  open var displayModeButtonItem: UIBarButtonItem { columns.button }
  /// The edge of the primary column. The default is `.leading`.
  open var primaryEdge = PrimaryEdge.leading { didSet { columns.layOutSoon() } }
  // MARK: Widths

  /// The value for a width that the split view controller chooses.
  public static let automaticDimension = CGFloat(-Float.greatestFiniteMagnitude)
  /// The preferred width of the primary column as a fraction of the whole width. The default is `automaticDimension`.
  open var preferredPrimaryColumnWidthFraction = automaticDimension { didSet { columns.layOutSoon() } }
  /// The preferred width of the primary column, in points. It has priority over the fraction. The default is `automaticDimension`.
  open var preferredPrimaryColumnWidth = automaticDimension { didSet { columns.layOutSoon() } }
  /// The minimum width of the primary column, in points. The default is `automaticDimension`.
  open var minimumPrimaryColumnWidth = automaticDimension { didSet { columns.layOutSoon() } }
  /// The maximum width of the primary column, in points. The default is `automaticDimension`.
  open var maximumPrimaryColumnWidth = automaticDimension { didSet { columns.layOutSoon() } }
  /// The current width of the primary column, in points. In the collapsed state, it is the whole width.
  open var primaryColumnWidth: CGFloat { columns.width(of: .primary) }
  /// The preferred width of the supplementary column as a fraction of the whole width. The default is `automaticDimension`.
  open var preferredSupplementaryColumnWidthFraction = automaticDimension { didSet { columns.layOutSoon() } }
  /// The preferred width of the supplementary column, in points. It has priority over the fraction. The default is `automaticDimension`.
  open var preferredSupplementaryColumnWidth = automaticDimension { didSet { columns.layOutSoon() } }
  /// The minimum width of the supplementary column, in points. The default is `automaticDimension`.
  open var minimumSupplementaryColumnWidth = automaticDimension { didSet { columns.layOutSoon() } }
  /// The maximum width of the supplementary column, in points. The default is `automaticDimension`.
  open var maximumSupplementaryColumnWidth = automaticDimension { didSet { columns.layOutSoon() } }
  /// The current width of the supplementary column, in points. The value is 0 if there is no such column.
  ///
  /// In the collapsed state, it is the whole width.
  open var supplementaryColumnWidth: CGFloat { style == .tripleColumn ? columns.width(of: .supplementary) : 0 }

  private func refuseClassic(_ name: String) {
    precondition(
      style != .unspecified,
      "\(name) is for split view controllers with a column style: make it with init(style:), or use viewControllers.")
  }

  // MARK: View controller

  open override func loadView() {
    let made = SplitView(frame: UIScreen.main.bounds)
    made.columns = columns
    made.backgroundColor = .systemBackground
    view = made
  }
  @_spi(UIKit) open override func viewWasMade() {
    super.viewWasMade()
    columns.gestures.follow()
  }
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    columns.adapt(isAppearing: true)
  }
  open override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    columns.prepare(for: newCollection)
  }
  /// The child that determines the status bar's style: the collapsed stack, or the secondary column.
  open override var childForStatusBarStyle: UIViewController? { columns.heldControllers.last }
  open override var childForStatusBarHidden: UIViewController? { columns.heldControllers.last }
  override func childStackWillChange(_ child: UIViewController) { columns.stackWillChange(child) }
  override func childStackDidChange(_ child: UIViewController) { columns.stackDidChange(child) }
}

/// The view of the controller. It lays out the columns, regardless of overrides in subclasses.
final class SplitView: UIView {
  weak var columns: SplitColumns?

  override func layoutSubviews() {
    super.layoutSubviews()
    columns?.adapt()
    columns?.layOut()
  }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }
}
