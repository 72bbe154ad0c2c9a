import Foundation
import QuartzCore
@_spi(UIKit) import UIKitCore

/// A view controller that manages a search bar and displays results over the searched content.
///
/// An app assigns it to `navigationItem.searchController`, or places its search bar above a table view. The search begins when the user
/// edits the bar, or when the app sets `isActive`. It ends with the cancel button.
///
/// During the search, the controller's view covers the view of the page. It moves with the page when the page is pushed away, and returns
/// with it. For the sources of its behaviour, see Docs/behaviour/controls.md, "Search".
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// The object that performs the search and updates the results. The controller does not retain it.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The object that is notified of the beginning and the end of the search. The controller does not retain it.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// The view controller that displays the results. The value is `nil` if the searched page displays them itself.
  open private(set) var searchResultsController: UIViewController?
  /// The search bar of the controller. Its placeholder is “Search”.
  open var searchBar: UISearchBar { bar }
  private lazy var bar = makeSearchBar()

  /// A Boolean value that indicates whether a search is active. Setting it begins or ends the search, with animation if the bar is visible.
  ///
  /// The keyboard does not appear when the app sets the property. If the bar is not in a window yet, the search begins when it enters one.
  open var isActive: Bool {
    get { session.isActive }
    set { newValue ? session.begin() : session.end(animated: true) }
  }

  // MARK: Appearance

  /// A Boolean value that indicates whether the searched content is dimmed and receives no touches. The default is `true`.
  ///
  /// A touch on the dimmed content ends the search.
  open var obscuresBackgroundDuringPresentation = true { didSet { session.lookDidChange() } }
  /// The former name of `obscuresBackgroundDuringPresentation`.
  @available(*, deprecated, renamed: "obscuresBackgroundDuringPresentation")
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  /// A Boolean value that indicates whether the search bar replaces the title and the buttons of the navigation bar. The default is `true`.
  open var hidesNavigationBarDuringPresentation = true
  /// A Boolean value that indicates whether the results are displayed as soon as there is a text. The default is `true`.
  ///
  /// Setting `showsSearchResultsController` changes it to `false`.
  open var automaticallyShowsSearchResultsController = true { didSet { session.lookDidChange() } }
  /// A Boolean value that indicates whether the results are displayed. Setting it sets `automaticallyShowsSearchResultsController` to
  /// `false`.
  open var showsSearchResultsController: Bool {
    get { session.showsResults }
    set {
      automaticallyShowsSearchResultsController = false
      session.wantsResults = newValue
    }
  }
  /// A Boolean value that indicates whether the cancel button appears and disappears with the search. The default is `true`.
  open var automaticallyShowsCancelButton = true
  /// A Boolean value that indicates whether the scope buttons appear and disappear automatically. The default is `true`.
  ///
  /// It is `false` if `scopeBarActivation` is `manual`.
  open var automaticallyShowsScopeBar: Bool {
    get { scopeBarActivation != .manual }
    set { scopeBarActivation = newValue ? .automatic : .manual }
  }
  /// The event that shows the scope buttons. The default is `ScopeBarActivation.automatic`.
  open var scopeBarActivation = ScopeBarActivation.automatic

  /// The event that shows the scope buttons. The raw values are those of iOS.
  public enum ScopeBarActivation: Int, Sendable {
    /// The scope buttons appear when the search begins.
    case automatic = 0
    /// The app shows and hides the scope buttons.
    case manual
    /// The scope buttons appear when the field contains text.
    case onTextEntry
    /// The scope buttons appear when the search begins.
    case onSearchActivation
  }

  // MARK: Initialization

  /// Creates a search controller. If `searchResultsController` is `nil`, the searched page displays the results.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a search controller without a results controller. Segue has no nib files. A name stops the app with a message.
  public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
  /// Returns `nil`, because Segue cannot decode storyboards yet.
  public required init?(coder: NSCoder) { nil }

  private func makeSearchBar() -> UISearchBar {
    let made = UISearchBar(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: SearchMetrics.height(in: .current)))
    made.placeholder = "Search"
    made.owner = session
    return made
  }

  // MARK: View controller

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
  @_spi(UIKit) open override func endVisit(animated: Bool, completion: (() -> Void)?) { session.end(animated: animated, completion) }
}
