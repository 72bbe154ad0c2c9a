import Foundation
import QuartzCore

/// Columns side by side where there is room, and one over the other where there is none. (BEHAVIOUR-2 §24)
///
/// In the column styles each column has a navigation controller, the app's or one of its own; where the width is compact they are one stack.
/// Made without a style it has two controllers, `viewControllers`, as before iOS 14.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// Its columns. Unspecified for a controller made without a style.
  open private(set) var style: Style
  /// Hears of columns that come and go, and decides about what becomes of them. Not kept alive.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  // MARK: Making

  /// Columns of a style.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  /// Two controllers, without a style. There are no nib files: a name stops the app with a message.
  public override init(nibName: String?, bundle: Bundle?) {
    style = .unspecified
    super.init(nibName: nibName, bundle: bundle)
  }
  /// Nil: there are no storyboards to decode from.
  public required init?(coder: NSCoder) { nil }

  // MARK: Columns

  private(set) lazy var columns = SplitColumns(of: self)

  /// Puts a controller into a column; nil empties it. In the column for compact width it stands for all the others there.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    refuseClassic("setViewController(_:for:)")
    columns.set(vc, for: column)
  }
  /// The controller of a column, as it was set.
  open func viewController(for column: Column) -> UIViewController? { columns.said[column] }
  /// The controllers of the columns, as they were set; while collapsed, the one at the bottom of the stack.
  open var viewControllers: [UIViewController] {
    get { columns.statedControllers }
    set { columns.setClassic(newValue) }
  }
  /// Shows a column: collapsed, the stack goes to it, animated; else it comes in beside or over the others.
  open func show(_ column: Column) { columns.show(column) }
  /// Hides a column. The secondary one is hidden only while there is a single stack, by going back.
  open func hide(_ column: Column) { columns.hide(column) }
  /// Shows a controller in the primary column: its navigation controller pushes it. Without a style, the delegate is asked first.
  open override func show(_ vc: UIViewController, sender: Any?) {
    if style == .unspecified, delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
    columns.showPrimary(vc)
  }
  /// Puts a controller into the secondary column; while collapsed, shows that column. Without a style, the delegate is asked first.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if style == .unspecified, delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    columns.showDetail(vc)
  }
  /// Whether there is only one stack, since the width is compact.
  open var isCollapsed: Bool { columns.isCollapsed }

  // MARK: How they lie

  /// The columns to show. The default is `.automatic`.
  ///
  /// Setting it ends what the user, `show(_:)` and `hide(_:)` made of it, and those two set it. A mode beside, over or displacing the
  /// secondary column sets `preferredSplitBehavior` to that behavior. The split view opens with columns beside the secondary one or with the
  /// secondary column alone: it shows columns over it only when they are asked for while it is seen.
  open var preferredDisplayMode: DisplayMode {
    get { columns.preference.mode }
    set {
      columns.preference.prefer(newValue, setsBehavior: style != .unspecified)
      columns.modePreferenceDidChange()
    }
  }
  /// The columns that are seen: the secondary column alone until the view appears, `.oneBesideSecondary` while collapsed.
  open var displayMode: DisplayMode { columns.mode }
  /// The way in which columns make room for others. The default is `.automatic`.
  open var preferredSplitBehavior: SplitBehavior {
    get { columns.preference.behavior }
    set {
      if newValue != .automatic { refuseClassic("preferredSplitBehavior") }
      columns.preference.behavior = newValue
      columns.behaviorPreferenceDidChange()
    }
  }
  /// How columns make room for others now.
  open var splitBehavior: SplitBehavior { columns.behavior }
  /// Whether a finger from the edge brings hidden columns in, and takes them away; true at first.
  open var presentsWithGesture = true { didSet { columns.gestures.follow() } }
  /// Whether, of three columns, the secondary one's bar has a button that leaves it alone, and brings the others back; false at first.
  open var showsSecondaryOnlyButton = false { didSet { columns.showButton() } }
  /// Whether the secondary column's bar has the button that shows and hides columns by itself; automatic at first, which is yes in the
  /// column styles.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic { didSet { columns.showButton() } }
  /// A button that shows and hides the columns beside the secondary one.
  open var displayModeButtonItem: UIBarButtonItem { columns.button }
  /// The edge at which the primary column stands; leading at first.
  open var primaryEdge = PrimaryEdge.leading { didSet { columns.layOutSoon() } }
  // MARK: Widths

  /// Stands for a width that suits the screen.
  public static let automaticDimension = CGFloat(-Float.greatestFiniteMagnitude)
  /// The primary column's width as a part of the whole; automatic at first.
  open var preferredPrimaryColumnWidthFraction = automaticDimension { didSet { columns.layOutSoon() } }
  /// The primary column's width in points; automatic at first. It comes before the part.
  open var preferredPrimaryColumnWidth = automaticDimension { didSet { columns.layOutSoon() } }
  /// The least width of the primary column; automatic at first.
  open var minimumPrimaryColumnWidth = automaticDimension { didSet { columns.layOutSoon() } }
  /// The greatest width of the primary column; automatic at first.
  open var maximumPrimaryColumnWidth = automaticDimension { didSet { columns.layOutSoon() } }
  /// The primary column's width now; the whole width while collapsed.
  open var primaryColumnWidth: CGFloat { columns.width(of: .primary) }
  /// The supplementary column's width as a part of the whole; automatic at first.
  open var preferredSupplementaryColumnWidthFraction = automaticDimension { didSet { columns.layOutSoon() } }
  /// The supplementary column's width in points; automatic at first. It comes before the part.
  open var preferredSupplementaryColumnWidth = automaticDimension { didSet { columns.layOutSoon() } }
  /// The least width of the supplementary column; automatic at first.
  open var minimumSupplementaryColumnWidth = automaticDimension { didSet { columns.layOutSoon() } }
  /// The greatest width of the supplementary column; automatic at first.
  open var maximumSupplementaryColumnWidth = automaticDimension { didSet { columns.layOutSoon() } }
  /// The supplementary column's width now; the whole width while collapsed, and 0 where there is none.
  open var supplementaryColumnWidth: CGFloat { style == .tripleColumn ? columns.width(of: .supplementary) : 0 }

  private func refuseClassic(_ name: String) {
    precondition(
      style != .unspecified,
      "\(name) is for split view controllers with a column style: make it with init(style:), or use viewControllers. (BEHAVIOUR-2 §24)")
  }

  // MARK: As a controller

  open override func loadView() {
    let made = SplitView(frame: UIScreen.main.bounds)
    made.columns = columns
    made.backgroundColor = .systemBackground
    view = made
  }
  override func viewWasMade() {
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
  /// The one that is left says how the status bar looks, or the secondary.
  open override var childForStatusBarStyle: UIViewController? { columns.heldControllers.last }
  open override var childForStatusBarHidden: UIViewController? { columns.heldControllers.last }
  override func childStackWillChange(_ child: UIViewController) { columns.stackWillChange(child) }
  override func childStackDidChange(_ child: UIViewController) { columns.stackDidChange(child) }
}

/// The controller's own view: lays out the columns, whatever subclasses do.
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
