import Foundation
import QuartzCore

/// A field for what is looked for, with a button that cancels and choices of where to look. (BEHAVIOUR-2 §21)
@preconcurrency @MainActor
open class UISearchBar: UIView, UIBarPositioning {
  /// Is asked about what is typed, and hears of it and of the buttons. Not kept alive.
  open weak var delegate: (any UISearchBarDelegate)?

  // MARK: Text

  /// The field. What the search bar does with it, the app may do directly.
  open var searchTextField: UISearchTextField { field }
  /// What is looked for; "" at first. Setting it tells the delegate nothing.
  open var text: String? {
    get { field.text }
    set {
      field.text = newValue
      contentDidChange()
      owner?.searchBarContentDidChange()
    }
  }
  /// What is said while there is no text.
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }
  /// A line above the field.
  open var prompt: String? { didSet { if prompt != oldValue { measuresDidChange() } } }

  // MARK: Buttons

  /// Whether a button that cancels stands beside the field; false at first.
  open var showsCancelButton: Bool {
    get { isCancelShown }
    set { setShowsCancelButton(newValue, animated: false) }
  }
  /// Shows or hides the button that cancels; animated, it slides and the field makes room.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard showsCancelButton != isCancelShown else { return }
    isCancelShown = showsCancelButton
    relayout(animated)
  }
  /// Whether a field without text has a button for bookmarks at its end; false at first.
  open var showsBookmarkButton = false { didSet { contentDidChange() } }
  /// Whether a field without text has a button for results at its end; false at first. It comes before the one for bookmarks.
  open var showsSearchResultsButton = false { didSet { contentDidChange() } }
  /// Whether the button for results is chosen.
  open var isSearchResultsButtonSelected = false { didSet { contentDidChange() } }

  // MARK: Scopes

  /// Choices of where to look, in their order; nil for none. They are seen while `showsScopeBar` says so.
  open var scopeButtonTitles: [String]? { didSet { scopes.take(scopeButtonTitles) } }
  /// The chosen one; 0 at first.
  open var selectedScopeButtonIndex: Int {
    get { scopes.selected }
    set {
      scopes.selected = newValue
      owner?.searchBarScopeDidChange()
    }
  }
  /// Whether the choices are seen; false at first.
  open var showsScopeBar: Bool {
    get { areScopesShown }
    set { setShowsScope(newValue, animated: false) }
  }
  /// Shows or hides the choices.
  open func setShowsScope(_ show: Bool, animated: Bool) {
    guard show != areScopesShown else { return }
    areScopesShown = show
    measuresDidChange()
    relayout(animated)
  }

  // MARK: Looks

  /// Follows the traits at first.
  open var barStyle = UIBarStyle.default {
    didSet {
      note("barStyle", barStyle) { $0.barStyle = $1 }
      lookDidChange()
    }
  }
  /// How much of a bar it is; the default, at first.
  open var searchBarStyle = Style.default {
    didSet {
      note("searchBarStyle", searchBarStyle) { $0.searchBarStyle = $1 }
      lookDidChange()
    }
  }
  /// A colour over what shines through.
  open var barTintColor: UIColor? {
    didSet {
      note("barTintColor", barTintColor) { $0.barTintColor = $1 }
      lookDidChange()
    }
  }
  /// Whether something shines through; true at first.
  open var isTranslucent = true {
    didSet {
      note("isTranslucent", isTranslucent) { $0.isTranslucent = $1 }
      lookDidChange()
    }
  }
  /// The colour of the buttons and of the caret.
  open override var tintColor: UIColor! { didSet { note("tintColor", ownTint) { $0.tintColor = $1 } } }
  /// A picture in the place of the background; an empty one takes the background and its line away.
  open var backgroundImage: UIImage? {
    didSet {
      note("backgroundImage", backgroundImage) { $0.backgroundImage = $1 }
      lookDidChange()
    }
  }
  /// A picture in the place of the background behind the choices of scope.
  open var scopeBarBackgroundImage: UIImage? { didSet { scopes.background.image = scopeBarBackgroundImage } }
  /// Moves the field's own background from where it lies.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero { didSet { setNeedsLayout() } }
  /// Moves the text within the field.
  open var searchTextPositionAdjustment = UIOffset.zero { didSet { field.setNeedsLayout() } }

  // MARK: The keyboard

  /// What lies on top of the keyboard.
  open override var inputAccessoryView: UIView? {
    get { field.inputAccessoryView }
    set { field.inputAccessoryView = newValue }
  }

  // MARK: What is inside

  /// A search bar with no text.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  func note<Value>(_ name: String, _ value: Value, _ apply: @escaping (UISearchBar, Value) -> Void) {
    styling.note(name, as: UISearchBar.self) { apply($0, value) }
  }
  let field = UISearchTextField(frame: .zero)
  private(set) lazy var ear = SearchFieldEar(of: self)
  private(set) lazy var cancelItem = makeCancelItem()
  private(set) lazy var cancelButton = BarButton(cancelItem)
  private(set) lazy var scopes = SearchScopes(of: self)
  let background = BarBackground(lineOnTop: false)
  let promptLabel = UILabel(frame: .zero)
  var icons: [IconKey: UIImage] = [:]
  var iconOffsets: [Icon: UIOffset] = [:]
  /// Whose search bar it is.
  weak var owner: (any SearchBarOwner)?
  /// How it lies in a navigation bar; nil for one that lies elsewhere.
  var place: SearchPlace? { didSet { if place != oldValue { placeDidChange(from: oldValue) } } }
  private(set) var isCancelShown = false, areScopesShown = false

  /// The edge at which the bar is attached. The delegate is asked once, when the bar comes into a window; the default is `.any`.
  open var barPosition: UIBarPosition { attachment.position }
  private var attachment = BarPlace(.any)
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: fittingHeight) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: fittingHeight) }
  override var firstBaselineFromTop: CGFloat? {
    field.bounds.height > 0 ? field.firstBaselineFromTop.map { field.frame.minY + $0 } : nil
  }
  override var lastBaselineFromBottom: CGFloat? {
    field.bounds.height > 0 ? field.lastBaselineFromBottom.map { bounds.height - field.frame.maxY + $0 } : nil
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }
  override func textSizeDidChange() {
    super.textSizeDidChange()
    measuresDidChange()
  }
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil else { return }
    attachment.ask(delegate, about: self)
    lookDidChange()
    owner?.searchBarCameIntoWindow()
  }

  // MARK: First responder

  /// Whether the field can be edited.
  open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }
  /// Whether the field is edited.
  open override var isFirstResponder: Bool { field.isFirstResponder }
  /// Begins to edit the field.
  @discardableResult open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }
  /// Ends the editing of the field; what was typed stays.
  @discardableResult open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

  // MARK: Looks

  /// A picture in the place of the background; it is the same wherever the bar is attached, and however high.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {
    self.backgroundImage = backgroundImage
  }
  /// What was set as the background.
  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? { backgroundImage }
  /// A picture in the place of the field's own background, for the normal and the disabled state.
  open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    defaultSetSearchFieldBackgroundImage(backgroundImage, for: state)
  }
  /// What was set for a state.
  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    state == .disabled ? field.disabledBackground : field.background
  }
  /// Font and colour of the choices of scope.
  open func setScopeBarButtonTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    scopes.setAttributes(attributes, for: state)
  }
  /// What was set for a state.
  open func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { scopes.attributes[state] }
  /// Another picture in the place of one of the bar's own.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) { defaultSetImage(iconImage, for: icon, state: state) }
  /// What was set for a state.
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? { icons[IconKey(icon: icon, state: state)] }
  /// Moves a picture within the field.
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) { defaultSetPositionAdjustment(adjustment, for: icon) }
  /// How far a picture was moved.
  open func positionAdjustment(for icon: Icon) -> UIOffset { iconOffsets[icon] ?? .zero }
  /// Which keys there are.
  open var keyboardType: UIKeyboardType {
    get { field.keyboardType }
    set { field.keyboardType = newValue }
  }
  /// What the return key is called; "search" at first.
  open var returnKeyType: UIReturnKeyType {
    get { field.returnKeyType }
    set { field.returnKeyType = newValue }
  }
  /// Whether the return key does nothing while there is no text; true at first.
  open var enablesReturnKeyAutomatically: Bool {
    get { field.enablesReturnKeyAutomatically }
    set { field.enablesReturnKeyAutomatically = newValue }
  }
  /// When shift is on by itself.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { field.autocapitalizationType }
    set { field.autocapitalizationType = newValue }
  }
  /// Whether mistakes are corrected; here none are.
  open var autocorrectionType: UITextAutocorrectionType {
    get { field.autocorrectionType }
    set { field.autocorrectionType = newValue }
  }
  /// Whether mistakes are marked; here none are.
  open var spellCheckingType: UITextSpellCheckingType {
    get { field.spellCheckingType }
    set { field.spellCheckingType = newValue }
  }
  /// Whether the keyboard is light or dark.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { field.keyboardAppearance }
    set { field.keyboardAppearance = newValue }
  }
  /// Whether the text is hidden while it is typed, as in a password field.
  open var isSecureTextEntry: Bool {
    get { field.isSecureTextEntry }
    set { field.isSecureTextEntry = newValue }
  }
  /// What the text is.
  open var textContentType: UITextContentType? {
    get { field.textContentType }
    set { field.textContentType = newValue }
  }
}
