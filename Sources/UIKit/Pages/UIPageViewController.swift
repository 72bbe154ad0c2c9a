import QuartzCore

/// Pages that a finger turns. (BEHAVIOUR-2 §24)
///
/// Pages scroll; the style of a curled leaf is run as that, with a note.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// How pages turn. The raw values are Apple's.
  public enum TransitionStyle: Int, Sendable { case pageCurl = 0, scroll }
  /// Along which axis pages lie. The raw values are Apple's.
  public enum NavigationOrientation: Int, Sendable { case horizontal = 0, vertical }
  /// Where code turns to. The raw values are Apple's.
  public enum NavigationDirection: Int, Sendable { case forward = 0, reverse }
  /// Where the spine of a curled leaf lies. The raw values are Apple's.
  public enum SpineLocation: Int, Sendable { case none = 0, min, mid, max }
  /// What may be said when a controller is made.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A `SpineLocation`; without effect where pages scroll.
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// Points between pages that scroll; 0 of itself.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// How pages turn, as it was asked for.
  open private(set) var transitionStyle: TransitionStyle
  /// Along which axis pages lie.
  open private(set) var navigationOrientation: NavigationOrientation
  /// None: pages scroll.
  open var spineLocation: SpineLocation { .none }
  /// Kept, and without effect: a page that scrolls has no back.
  open var isDoubleSided = false
  /// Empty: the recognizers belong to the scroll view.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }
  let spacing: CGFloat

  /// Knows the pages beside the one that is shown. Without it no finger turns a page.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet {
      silentMethods = nil
      turner.forgetNeighbours()
      turner.scroll.isScrollEnabled = dataSource != nil
      countPages()
    }
  }
  /// Hears of pages that a finger turns.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  private(set) lazy var turner = PageTurner(self)
  private let dots = UIPageControl(frame: .zero)

  /// Pages of a style along an axis.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) {
    (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
    let spacing = options?[.interPageSpacing]
    self.spacing =
      spacing as? CGFloat ?? (spacing as? NSNumber).map { CGFloat($0.doubleValue) } ?? (spacing as? Int).map { CGFloat($0) } ?? 0
    super.init(nibName: nil, bundle: nil)
    if style == .pageCurl { runtime.app.notePageCurl() }
    turner.scroll.isScrollEnabled = false
  }
  /// Nil: there are no storyboards to decode from.
  public required init?(coder: NSCoder) { nil }

  // MARK: Pages

  /// The page that is shown; empty before the first was set. A page that code turns to is there from the call on.
  open var viewControllers: [UIViewController]? { turner.said.map { [$0] } ?? [] }

  /// Shows a page: the first at once, later ones at once or by turning in 0.3 s. `completion` hears whether it came to its end. The delegate
  /// hears nothing.
  /// - Precondition: there is one controller, as pages that scroll have it.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    guard let page = viewControllers?.first, viewControllers?.count == 1 else {
      preconditionFailure("The number of view controllers provided (\(viewControllers?.count ?? 0)) doesn't match the number required (1)")
    }
    turner.show(page, isForward: direction == .forward, animated: animated, completion)
    countPages()
    runtime.statusBar.setNeedsUpdate()
  }

  // MARK: View

  open override func loadView() {
    let view = PageView(frame: UIScreen.main.bounds)
    view.pages = self
    view.clipsToBounds = true
    view.addSubview(turner.scroll)
    dots.isHidden = true
    dots.addAction(UIAction { [unowned self] _ in turnByDots() }, for: .valueChanged)
    view.addSubview(dots)
    self.view = view
  }
  override func viewWasMade() {
    layOutPages()
    turner.putFirst()
    countPages()
  }

  /// Puts scroll view and dots in place. Called by every layout.
  func layOutPages() {
    guard isViewLoaded else { return }
    var frame = view.bounds
    if !dots.isHidden {
      let height = UIPageControl.height, bottom = view.safeAreaInsets.bottom
      dots.frame = CGRect(x: 0, y: view.bounds.height - bottom - height, width: view.bounds.width, height: height)
      frame.size.height -= height + bottom
    }
    // Room between pages lies half on each side of each.
    frame = navigationOrientation == .vertical ? frame.insetBy(dx: 0, dy: -spacing / 2) : frame.insetBy(dx: -spacing / 2, dy: 0)
    turner.layOut(frame)
  }

  // MARK: Dots

  /// Whoever says how many pages there are, and which is shown, has dots: across, and of more than none. (§24)
  private func countPages() {
    guard isViewLoaded else { return }
    let count = navigationOrientation == .vertical ? nil : ask(.presentationCountForPageViewController) { $0.presentationCount(for: self) }
    let index = count == nil ? nil : ask(.presentationIndexForPageViewController) { $0.presentationIndex(for: self) }
    let wasHidden = dots.isHidden
    dots.isHidden = (count ?? 0) <= 0 || index == nil
    if let count, let index, count > 0 {
      dots.numberOfPages = count
      dots.currentPage = index
      shownDot = dots.currentPage
    }
    if wasHidden != dots.isHidden { layOutPages() }
  }

  func pageWasTurned(_ isForward: Bool) {
    dots.currentPage += isForward ? 1 : -1
    shownDot = dots.currentPage
    runtime.statusBar.setNeedsUpdate()
  }

  /// The dots lead to the page beside the one that is shown; they follow when that is there.
  private func turnByDots() {
    let isForward = dots.currentPage > shownDot
    dots.currentPage = shownDot
    turner.turn(isForward: isForward)
  }
  private var shownDot = 0
  private var silentMethods: SilentMethods?
  /// Asks the data source; nil if it has no such method.
  private func ask<Answer>(_ method: OptionalRequirement, _ call: (any UIPageViewControllerDataSource) -> Answer) -> Answer? {
    guard let dataSource else { return nil }
    return SilentMethods.ask(method, of: dataSource, silentMethods, keep: { silentMethods = $0 }) { call(dataSource) }
  }

  open override var childForStatusBarStyle: UIViewController? { viewControllers?.first }
  open override var childForStatusBarHidden: UIViewController? { viewControllers?.first }
}

/// The controller's own view: lays out pages and dots, whatever subclasses do.
private final class PageView: UIView {
  weak var pages: UIPageViewController?
  override func layoutSubviews() {
    super.layoutSubviews()
    pages?.layOutPages()
  }
  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}

extension AppState {
  fileprivate func notePageCurl() {
    guard !hasNotedPageCurl else { return }
    hasNotedPageCurl = true
    warn(
      "UIPageViewController(transitionStyle: .pageCurl): no leaf is curled here, the pages scroll. Ask for .scroll to be rid of this note.")
  }
}
