import QuartzCore

/// Pictures, background and keyboard of a search bar.
extension UISearchBar {
  func lookDidChange() { background.show(look) }

  /// What lies behind the field: nothing in another bar.
  private var look: UIBarAppearance {
    let look = UIBarAppearance()
    if place != nil || isInTitle || searchBarStyle == .minimal {
      look.configureWithTransparentBackground()
    } else if let backgroundImage {
      look.configureWithTransparentBackground()
      look.backgroundImage = backgroundImage
    } else {
      if barStyle == .black { look.backgroundEffect = UIBlurEffect(style: .systemChromeMaterialDark) }
      if !isTranslucent { look.configureWithOpaqueBackground() }
      if let barTintColor { look.backgroundColor = isTranslucent ? barTintColor.withAlphaComponent(Self.tintOverBlur) : barTintColor }
    }
    return look
  }
  /// How much of a `barTintColor` lies over the blur (as navigation bars have it).
  private static let tintOverBlur: CGFloat = 0.85
  private var isInTitle: Bool { superview is NavigationBarPage }

  /// A picture in the place of the background; it is the same wherever the bar is attached, and however high.
  public func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {
    self.backgroundImage = backgroundImage
  }
  /// What was set as the background.
  public func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? { backgroundImage }
  /// A picture in the place of the field's own background, for the normal and the disabled state.
  public func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    if state == .disabled { field.disabledBackground = backgroundImage } else { field.background = backgroundImage }
    field.backgroundColor = field.background == nil ? .tertiarySystemFill : nil
  }
  /// What was set for a state.
  public func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    state == .disabled ? field.disabledBackground : field.background
  }
  /// Font and colour of the choices of scope.
  public func setScopeBarButtonTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    scopes.setAttributes(attributes, for: state)
  }
  /// What was set for a state.
  public func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { scopes.attributes[state] }

  // MARK: Pictures

  /// Another picture in the place of one of the bar's own.
  public func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    icons[IconKey(icon: icon, state: state)] = iconImage
    switch icon {
    case .search: field.showGlass(icons[IconKey(icon: .search, state: .normal)])
    case .clear: field.showClearSign()
    case .bookmark, .resultsList: contentDidChange()
    }
  }
  /// What was set for a state.
  public func image(for icon: Icon, state: UIControl.State) -> UIImage? { icons[IconKey(icon: icon, state: state)] }
  /// Moves a picture within the field.
  public func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    iconOffsets[icon] = adjustment
    field.setNeedsLayout()
  }
  /// How far a picture was moved.
  public func positionAdjustment(for icon: Icon) -> UIOffset { iconOffsets[icon] ?? .zero }

  /// The button at the end of a field without text.
  var shownSideIcon: Icon? { showsSearchResultsButton ? .resultsList : showsBookmarkButton ? .bookmark : nil }

  /// The button at the field's end is there while there is no text.
  func contentDidChange() {
    guard let icon = shownSideIcon, field.text?.isEmpty != false else {
      if field.rightView is SearchSideButton { (field.rightView, field.rightViewMode) = (nil, .never) }
      return
    }
    let button = field.rightView as? SearchSideButton ?? SearchSideButton(frame: CGRect(x: 0, y: 0, width: 24, height: 36))
    button.icon = icon
    button.isSelected = icon == .resultsList && isSearchResultsButtonSelected
    let own = icon == .bookmark ? "book" : "line.3.horizontal.circle"
    button.setImage(image(for: icon, state: .normal) ?? UIImage(systemName: own), for: .normal)
    button.setImage(image(for: icon, state: .selected), for: .selected)
    button.tintColor = button.isSelected ? tintColor : .secondaryLabel
    button.accessibilityIdentifier = icon == .bookmark ? "bookmarks" : "results"
    if field.rightView !== button {
      button.addAction(UIAction { [unowned self, unowned button] _ in tapped(button.icon) }, for: .touchUpInside)
      (field.rightView, field.rightViewMode) = (button, .always)
    }
  }
  private func tapped(_ icon: Icon) {
    if icon == .bookmark { delegate?.searchBarBookmarkButtonClicked(self) } else { delegate?.searchBarResultsListButtonClicked(self) }
  }
}

/// A button at the end of a search field.
final class SearchSideButton: UIButton {
  var icon = UISearchBar.Icon.bookmark
}

/// What the keyboard is like: that of the field.
extension UISearchBar {
  /// Which keys there are.
  public var keyboardType: UIKeyboardType {
    get { field.keyboardType }
    set { field.keyboardType = newValue }
  }
  /// What the return key is called; "search" at first.
  public var returnKeyType: UIReturnKeyType {
    get { field.returnKeyType }
    set { field.returnKeyType = newValue }
  }
  /// Whether the return key does nothing while there is no text; true at first.
  public var enablesReturnKeyAutomatically: Bool {
    get { field.enablesReturnKeyAutomatically }
    set { field.enablesReturnKeyAutomatically = newValue }
  }
  /// When shift is on by itself.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { field.autocapitalizationType }
    set { field.autocapitalizationType = newValue }
  }
  /// Whether mistakes are corrected; here none are.
  public var autocorrectionType: UITextAutocorrectionType {
    get { field.autocorrectionType }
    set { field.autocorrectionType = newValue }
  }
  /// Whether mistakes are marked; here none are.
  public var spellCheckingType: UITextSpellCheckingType {
    get { field.spellCheckingType }
    set { field.spellCheckingType = newValue }
  }
  /// Whether the keyboard is light or dark.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { field.keyboardAppearance }
    set { field.keyboardAppearance = newValue }
  }
  /// Whether nobody may read what is typed.
  public var isSecureTextEntry: Bool {
    get { field.isSecureTextEntry }
    set { field.isSecureTextEntry = newValue }
  }
  /// What the text is.
  public var textContentType: UITextContentType? {
    get { field.textContentType }
    set { field.textContentType = newValue }
  }
}

extension UISearchBar: UIAppearance {
  /// The stand-in for all search bars.
  public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }
  /// The stand-in for the search bars within others.
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    Stylings.current.standIn(within: containerTypes) { self.init(forAppearance: .zero) }
  }
}
