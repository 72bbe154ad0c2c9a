extension UIButton {
  /// The words that the button shows.
  var shownTitle: String? { currentAttributedTitle?.string ?? currentTitle }

  /// A button's traits and its state.
  func traits(_ own: UIAccessibilityTraits) -> UIAccessibilityTraits {
    own.union(.button).union(isEnabled ? [] : .notEnabled).union(isSelected ? .selected : [])
  }
}
