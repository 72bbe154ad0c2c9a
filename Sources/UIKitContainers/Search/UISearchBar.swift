import Foundation
import QuartzCore
@_spi(UIKit) import UIKitCore

/// A view with a text field for a search, a cancel button and scope buttons.
///
/// For the sources of its behaviour, see Docs/behaviour/controls.md, "Search".
@preconcurrency @MainActor
open class UISearchBar: UIView, UIBarPositioning {
  /// The object that decides about editing, and that is notified of the text and of the buttons. The search bar does not retain it.
  open weak var delegate: (any UISearchBarDelegate)?

  // MARK: Text

  /// The text field of the search bar. An app may use all its properties directly.
  open var searchTextField: UISearchTextField { field }
  /// The text of the search. The default is an empty string. Setting it does not notify the delegate.
  open var text: String? {
    get { field.text }
    set {
      field.text = newValue
      contentDidChange()
      owner?.searchBarContentDidChange()
    }
  }
  /// The text that is displayed while the field is empty.
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }
  /// The line of text above the field. The default is `nil`.
  open var prompt: String? { didSet { if prompt != oldValue { measuresDidChange() } } }

  // MARK: Buttons

  /// A Boolean value that indicates whether the cancel button is displayed. The default is `false`.
  open var showsCancelButton: Bool {
    get { isCancelShown }
    set { setShowsCancelButton(newValue, animated: false) }
  }
  /// Shows or hides the cancel button. If the change is animated, the button slides and the field changes its width.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard showsCancelButton != isCancelShown else { return }
    isCancelShown = showsCancelButton
    relayout(animated)
  }
  /// A Boolean value that indicates whether an empty field displays the bookmark button. The default is `false`.
  open var showsBookmarkButton = false { didSet { contentDidChange() } }
  /// A Boolean value that indicates whether an empty field displays the results button. The default is `false`.
  ///
  /// The results button has precedence over the bookmark button.
  open var showsSearchResultsButton = false { didSet { contentDidChange() } }
  /// A Boolean value that indicates whether the results button is selected. The default is `false`.
  open var isSearchResultsButtonSelected = false { didSet { contentDidChange() } }

  // MARK: Scopes

  /// The titles of the scope buttons. The default is `nil`, which means no buttons. They are visible only while `showsScopeBar` is `true`.
  open var scopeButtonTitles: [String]? { didSet { scopes.take(scopeButtonTitles) } }
  /// The index of the selected scope button. The default is 0. Setting it does not notify the delegate.
  open var selectedScopeButtonIndex: Int {
    get { scopes.selected }
    set {
      scopes.selected = newValue
      owner?.searchBarScopeDidChange()
    }
  }
  /// A Boolean value that indicates whether the scope buttons are visible. The default is `false`.
  open var showsScopeBar: Bool {
    get { areScopesShown }
    set { setShowsScope(newValue, animated: false) }
  }
  /// Shows or hides the scope buttons, with or without animation.
  open func setShowsScope(_ show: Bool, animated: Bool) {
    guard show != areScopesShown else { return }
    areScopesShown = show
    measuresDidChange()
    relayout(animated)
  }

  // MARK: Appearance

  /// The style of the background. The default is `UIBarStyle.default`, which follows the traits.
  open var barStyle = UIBarStyle.default {
    didSet {
      note("barStyle", barStyle) { $0.barStyle = $1 }
      lookDidChange()
    }
  }
  /// The amount of background that the search bar has. The default is `Style.default`.
  open var searchBarStyle = Style.default {
    didSet {
      note("searchBarStyle", searchBarStyle) { $0.searchBarStyle = $1 }
      lookDidChange()
    }
  }
  /// The colour of the background. The default is `nil`. If the bar is translucent, the colour is blended with the blurred content behind
  /// the bar.
  open var barTintColor: UIColor? {
    didSet {
      note("barTintColor", barTintColor) { $0.barTintColor = $1 }
      lookDidChange()
    }
  }
  /// A Boolean value that indicates whether the content behind the bar shines through. The default is `true`.
  open var isTranslucent = true {
    didSet {
      note("isTranslucent", isTranslucent) { $0.isTranslucent = $1 }
      lookDidChange()
    }
  }
  /// The colour of the buttons and of the caret.
  open override var tintColor: UIColor! { didSet { note("tintColor", ownTint) { $0.tintColor = $1 } } }
  /// The image that replaces the background. The default is `nil`. An empty image removes the background and its line.
  open var backgroundImage: UIImage? {
    didSet {
      note("backgroundImage", backgroundImage) { $0.backgroundImage = $1 }
      lookDidChange()
    }
  }
  /// The image that replaces the background behind the scope buttons. The default is `nil`.
  open var scopeBarBackgroundImage: UIImage? { didSet { scopes.background.image = scopeBarBackgroundImage } }
  /// The offset of the field from its standard position. The default is zero.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero { didSet { setNeedsLayout() } }
  /// The offset of the text within the field. The default is zero.
  open var searchTextPositionAdjustment = UIOffset.zero { didSet { field.setNeedsLayout() } }

  // MARK: Keyboard

  /// The view above the keyboard while the field is edited.
  open override var inputAccessoryView: UIView? {
    get { field.inputAccessoryView }
    set { field.inputAccessoryView = newValue }
  }

  // MARK: Parts

  /// Creates a search bar without text.
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
  private(set) lazy var ear = SearchFieldObserver(of: self)
  private(set) lazy var cancelItem = makeCancelItem()
  private(set) lazy var cancelButton = BarButton(cancelItem)
  private(set) lazy var scopes = SearchScopes(of: self)
  let background = BarBackground(lineOnTop: false)
  let promptLabel = UILabel(frame: .zero)
  var icons: [IconKey: UIImage] = [:]
  var iconOffsets: [Icon: UIOffset] = [:]
  /// The owner of the search bar.
  weak var owner: (any SearchBarOwner)?
  /// The position in a navigation bar. The value is `nil` if the search bar is elsewhere.
  var place: SearchPlace? { didSet { if place != oldValue { placeDidChange(from: oldValue) } } }
  private(set) var isCancelShown = false, areScopesShown = false

  /// The edge at which the bar is attached. The default is `.any`. The delegate is asked once, when the bar enters a window.
  open var barPosition: UIBarPosition { attachment.position }
  private var attachment = BarPlace(.any)
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: fittingHeight) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: fittingHeight) }
  @_spi(UIKit) open override var firstBaselineFromTop: CGFloat? {
    field.bounds.height > 0 ? field.firstBaselineFromTop.map { field.frame.minY + $0 } : nil
  }
  @_spi(UIKit) open override var lastBaselineFromBottom: CGFloat? {
    field.bounds.height > 0 ? field.lastBaselineFromBottom.map { bounds.height - field.frame.maxY + $0 } : nil
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }
  @_spi(UIKit) open override func textSizeDidChange() {
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

  /// A Boolean value that indicates whether the field can be edited.
  open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }
  /// A Boolean value that indicates whether the field is being edited.
  open override var isFirstResponder: Bool { field.isFirstResponder }
  /// Begins to edit the field.
  @discardableResult open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }
  /// Ends the editing of the field. The text stays.
  @discardableResult open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

  // MARK: Appearance

  /// Sets the image that replaces the background. Here it is the same for all positions and metrics.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {
    self.backgroundImage = backgroundImage
  }
  /// Returns the image that replaces the background. Here it is the same for all positions and metrics.
  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? { backgroundImage }
  /// Sets the image that replaces the background of the field. There is one for the disabled state and one for all other states.
  open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    defaultSetSearchFieldBackgroundImage(backgroundImage, for: state)
  }
  /// Returns the image that replaces the background of the field in a state.
  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    state == .disabled ? field.disabledBackground : field.background
  }
  /// Sets the text attributes of the scope buttons' titles for a state, such as font and colour.
  open func setScopeBarButtonTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    scopes.setAttributes(attributes, for: state)
  }
  /// Returns the text attributes of the scope buttons' titles for a state.
  open func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { scopes.attributes[state] }
  /// Sets the image that replaces an icon of the search bar in a state. `nil` restores the standard icon.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) { defaultSetImage(iconImage, for: icon, state: state) }
  /// Returns the image that was set for an icon in a state.
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? { icons[IconKey(icon: icon, state: state)] }
  /// Sets the offset of an icon within the field.
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) { defaultSetPositionAdjustment(adjustment, for: icon) }
  /// Returns the offset of an icon within the field. The default is zero.
  open func positionAdjustment(for icon: Icon) -> UIOffset { iconOffsets[icon] ?? .zero }
  /// The type of the keyboard.
  open var keyboardType: UIKeyboardType {
    get { field.keyboardType }
    set { field.keyboardType = newValue }
  }
  /// The label of the return key. The default is `UIReturnKeyType.search`.
  open var returnKeyType: UIReturnKeyType {
    get { field.returnKeyType }
    set { field.returnKeyType = newValue }
  }
  /// A Boolean value that indicates whether the return key is disabled while there is no text. The default is `true`.
  open var enablesReturnKeyAutomatically: Bool {
    get { field.enablesReturnKeyAutomatically }
    set { field.enablesReturnKeyAutomatically = newValue }
  }
  /// The kind of text for which shift is switched on automatically.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { field.autocapitalizationType }
    set { field.autocapitalizationType = newValue }
  }
  /// The type of automatic correction. It has no effect here, because text is not corrected.
  open var autocorrectionType: UITextAutocorrectionType {
    get { field.autocorrectionType }
    set { field.autocorrectionType = newValue }
  }
  /// The type of spell checking. It has no effect here, because spelling is not checked.
  open var spellCheckingType: UITextSpellCheckingType {
    get { field.spellCheckingType }
    set { field.spellCheckingType = newValue }
  }
  /// The appearance of the keyboard, which is light or dark.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { field.keyboardAppearance }
    set { field.keyboardAppearance = newValue }
  }
  /// A Boolean value that indicates whether the text is hidden during typing, as in a password field.
  open var isSecureTextEntry: Bool {
    get { field.isSecureTextEntry }
    set { field.isSecureTextEntry = newValue }
  }
  /// The meaning of the text, such as a name or an address.
  open var textContentType: UITextContentType? {
    get { field.textContentType }
    set { field.textContentType = newValue }
  }
}
