import QuartzCore
@_spi(UIKit) import UIKitCore

/// A container view controller whose pages the user turns with a finger. (Docs/behaviour/containers.md, "Page view controllers")
///
/// Pages always scroll. A controller of the style `.pageCurl` also scrolls, and a diagnostic reports it.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// The styles in which pages turn. The raw values equal those of UIKit.
  ///
  /// - `pageCurl`: Pages turn like those of a book. Here they scroll.
  /// - `scroll`: Pages scroll.
  public enum TransitionStyle: Int, Sendable { case pageCurl = 0, scroll }
  /// The axes along which pages are arranged. The raw values equal those of UIKit.
  public enum NavigationOrientation: Int, Sendable { case horizontal = 0, vertical }
  /// The directions in which code turns pages. The raw values equal those of UIKit.
  public enum NavigationDirection: Int, Sendable { case forward = 0, reverse }
  /// The locations of the spine for the style `.pageCurl`. The raw values equal those of UIKit.
  public enum SpineLocation: Int, Sendable { case none = 0, min, mid, max }
  /// The keys of the options of a page view controller.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The key of a `SpineLocation`. It has no effect on pages that scroll.
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The key of the distance between pages that scroll, in points. The default is 0.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// The requested style in which pages turn.
  open private(set) var transitionStyle: TransitionStyle
  /// The axis along which pages are arranged.
  open private(set) var navigationOrientation: NavigationOrientation
  /// The location of the spine, which is always `.none`, because pages scroll.
  open var spineLocation: SpineLocation { .none }
  /// A Boolean value that indicates whether pages have a back. The value is stored but has no effect, because pages scroll.
  open var isDoubleSided = false
  /// The gesture recognizers of the controller. The array is empty, because they belong to the scroll view.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }
  let spacing: CGFloat

  /// The object that provides the neighbours of the current page. Without it, the user cannot turn pages. It is a weak reference.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet {
      silentMethods = nil
      turner.forgetNeighbours()
      turner.scroll.isScrollEnabled = dataSource != nil
      countPages()
    }
  }
  /// The object that is notified of pages that the user turns. It is a weak reference.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  private(set) lazy var turner = PageTurner(self)
  private let dots = UIPageControl(frame: .zero)

  /// Creates a controller with a style and an axis.
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
  /// Returns `nil`, because there are no storyboards to decode a controller from.
  public required init?(coder: NSCoder) { nil }

  // MARK: Pages

  /// The page that is shown, as an array. It is empty before the first page is set. A page to which code turns is reported as soon as the
  /// turn is requested.
  open var viewControllers: [UIViewController]? { turner.said.map { [$0] } ?? [] }

  /// Shows a page. The first page appears immediately. Later pages appear immediately or with a turn of 0.3 seconds. The delegate is not
  /// notified.
  ///
  /// - Parameters:
  ///   - viewControllers: The page to show.
  ///   - direction: The direction of the turn.
  ///   - animated: A Boolean value that indicates whether the change is animated.
  ///   - completion: A closure that is called with a Boolean value, which indicates whether the turn ended normally.
  /// - Precondition: The array contains one controller.
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
  @_spi(UIKit) open override func viewWasMade() {
    layOutPages()
    turner.putFirst()
    countPages()
  }

  /// Lays out the scroll view and the page control. It is called by every layout.
  func layOutPages() {
    guard isViewLoaded else { return }
    var frame = view.bounds
    if !dots.isHidden {
      let height = UIPageControl.height, bottom = view.safeAreaInsets.bottom
      dots.frame = CGRect(x: 0, y: view.bounds.height - bottom - height, width: view.bounds.width, height: height)
      frame.size.height -= height + bottom
    }
    // One half of the distance between pages lies on each side of a page.
    frame = navigationOrientation == .vertical ? frame.insetBy(dx: 0, dy: -spacing / 2) : frame.insetBy(dx: -spacing / 2, dy: 0)
    turner.layOut(frame)
  }

  // MARK: Dots

  /// Updates the page control. It is visible for horizontal pages if the data source provides a positive count and an index.
  /// (Docs/behaviour/containers.md, "Page view controllers")
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

  /// Turns to the next or the previous page for the page control. The page control changes when the turn has ended.
  private func turnByDots() {
    let isForward = dots.currentPage > shownDot
    dots.currentPage = shownDot
    turner.turn(isForward: isForward)
  }
  private var shownDot = 0
  private var silentMethods: SilentMethods?
  /// Calls a method of the data source. The result is `nil` if the data source does not implement it.
  private func ask<Answer>(_ method: OptionalRequirement, _ call: (any UIPageViewControllerDataSource) -> Answer) -> Answer? {
    guard let dataSource else { return nil }
    return SilentMethods.ask(method, of: dataSource, silentMethods, keep: { silentMethods = $0 }) { call(dataSource) }
  }

  open override var childForStatusBarStyle: UIViewController? { viewControllers?.first }
  open override var childForStatusBarHidden: UIViewController? { viewControllers?.first }
}

/// The controller's own view, which lays out pages and dots independently of subclasses.
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
    warnOnce(
      "UIPageViewController(transitionStyle: .pageCurl): no leaf is curled here, the pages scroll. Ask for .scroll to be rid of this note.")
  }
}
