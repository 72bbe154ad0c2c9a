import QuartzCore

/// The images, the background and the keyboard of a search bar.
extension UISearchBar {
  func lookDidChange() { background.show(look) }

  /// The appearance of the background. It is transparent within another bar.
  private var look: UIBarAppearance {
    let look = UIBarAppearance()
    if place != nil || isInTitle || searchBarStyle == .minimal {
      look.configureWithTransparentBackground()
    } else if let backgroundImage {
      look.configureWithTransparentBackground()
      look.backgroundImage = backgroundImage
    } else {
      look.configure(style: barStyle, isTranslucent: isTranslucent, tint: barTintColor)
    }
    return look
  }
  private var isInTitle: Bool { superview is NavigationBarPage }

  func defaultSetSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    if state == .disabled { field.disabledBackground = backgroundImage } else { field.background = backgroundImage }
    field.backgroundColor = field.background == nil ? .tertiarySystemFill : nil
  }

  // MARK: Icons

  func defaultSetImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    icons[IconKey(icon: icon, state: state)] = iconImage
    switch icon {
    case .search: field.showGlass(icons[IconKey(icon: .search, state: .normal)])
    case .clear: field.showClearSign()
    case .bookmark, .resultsList: contentDidChange()
    }
  }
  func defaultSetPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    iconOffsets[icon] = adjustment
    field.setNeedsLayout()
  }

  /// The button at the end of a field without text.
  var shownSideIcon: Icon? { showsSearchResultsButton ? .resultsList : showsBookmarkButton ? .bookmark : nil }

  /// Shows the button at the end of the field while there is no text, and hides it otherwise.
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
