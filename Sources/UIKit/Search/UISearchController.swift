import Foundation
import QuartzCore

/// A search: a search bar, and over what is searched the results. (BEHAVIOUR-2 §21)
///
/// Its search bar is put into a navigation item by `navigationItem.searchController`, or above a table. The search begins when the bar is
/// edited, or as the app says by `isActive`, and ends with the cancel button. Meanwhile the controller's view lies over that of the page;
/// it goes with the page where that is pushed away and comes back.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// Finds what is looked for. Not kept alive.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Hears of the search's beginning and end. Not kept alive.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Shows what was found; nil where the page that is searched does that itself.
  open private(set) var searchResultsController: UIViewController?
  /// The bar; the controller makes it with the words “Search”.
  open var searchBar: UISearchBar { bar }
  private lazy var bar = makeSearchBar()

  /// Whether somebody searches. Setting it begins or ends the search, animated where the bar is seen; the keyboard does not come by that
  /// alone. Set before the bar is in a window, it begins when that is.
  open var isActive: Bool {
    get { session.isActive }
    set { newValue ? session.begin() : session.end(animated: true) }
  }

  // MARK: How it looks

  /// Whether what is searched is dim meanwhile, and hears no touches; a touch there ends the search. True at first.
  open var obscuresBackgroundDuringPresentation = true { didSet { session.lookDidChange() } }
  /// The earlier name of `obscuresBackgroundDuringPresentation`.
  @available(*, deprecated, renamed: "obscuresBackgroundDuringPresentation")
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  /// Whether title and buttons of the navigation bar go meanwhile, and the search bar takes their place. True at first.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the results are seen as soon as there is a text. True at first, until `showsSearchResultsController` is set.
  open var automaticallyShowsSearchResultsController = true { didSet { session.lookDidChange() } }
  /// Whether the results are seen. Setting it ends `automaticallyShowsSearchResultsController`.
  open var showsSearchResultsController: Bool {
    get { session.showsResults }
    set {
      automaticallyShowsSearchResultsController = false
      session.wantsResults = newValue
    }
  }
  /// Whether the bar's cancel button comes and goes with the search. True at first.
  open var automaticallyShowsCancelButton = true
  /// Whether the bar's choices of scope come and go with the search. True at first; `scopeBarActivation` says more.
  open var automaticallyShowsScopeBar: Bool {
    get { scopeBarActivation != .manual }
    set { scopeBarActivation = newValue ? .automatic : .manual }
  }
  /// When the choices of scope come. Automatic at first.
  open var scopeBarActivation = ScopeBarActivation.automatic

  /// When choices of scope come. The raw values are Apple's.
  public enum ScopeBarActivation: Int, Sendable {
    /// With the search.
    case automatic = 0
    /// When the app says so.
    case manual
    /// With the first text.
    case onTextEntry
    /// With the search.
    case onSearchActivation
  }

  // MARK: Making

  /// A search whose results a controller shows; nil where the page that is searched does that itself.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }
  /// A search without a controller for results. There are no nib files: a name stops the app with a message.
  public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
  /// Nil: there are no storyboards to decode from.
  public required init?(coder: NSCoder) { nil }

  private func makeSearchBar() -> UISearchBar {
    let made = UISearchBar(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: SearchMetrics.height(in: .current)))
    made.placeholder = "Search"
    made.owner = session
    return made
  }

  // MARK: As a controller

  private(set) lazy var session = SearchSession(of: self)

  open override func loadView() {
    let made = SearchOverlay(frame: UIScreen.main.bounds)
    made.session = session
    view = made
  }
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    session.pageDidDisappear()
  }
  override func endVisit(animated: Bool, completion: (() -> Void)?) { session.end(animated: animated, completion) }
}
