extension UIButton {
  /// The current title of the button.
  var shownTitle: String? { currentAttributedTitle?.string ?? currentTitle }

  /// Returns the traits of the button, including its state.
  func traits(_ own: UIAccessibilityTraits) -> UIAccessibilityTraits {
    own.union(.button).union(isEnabled ? [] : .notEnabled).union(isSelected ? .selected : [])
  }
}
