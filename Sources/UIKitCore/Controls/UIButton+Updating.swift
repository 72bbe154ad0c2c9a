import QuartzCore

/// The update of a button's views from its state.
extension UIButton {
  /// Sets the title and image of an action, and performs it as the button's primary action.
  func take(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  /// Updates the label, the image and the background for the current state.
  func update() {
    if currentTitle != nil || currentAttributedTitle != nil || label != nil, let label = titleLabel {
      if let attributed = currentAttributedTitle {
        label.attributedText = attributed
        hasStyledTitle = true
      } else {
        label.text = currentTitle
        label.textColor = currentTitleColor
        if hasStyledTitle {
          setOwnTitleFont()
          hasStyledTitle = false
        }
      }
    }
    if currentImage != nil || picture != nil { imageView?.image = shownImage }
    updateConfiguredParts()
    if let image = currentBackgroundImage {
      if background == nil {
        let view = UIImageView(frame: bounds)
        insertSubview(view, at: 0)
        background = view
      }
      background?.image = image
    } else {
      background?.image = nil
    }
    contentChanged()
  }

  func dim() {
    let isHeld = isHighlighted
    // The colours of a configuration already depend on the state.
    guard configuration == nil else { return }
    guard buttonType != .custom else {
      picture?.alpha = isHeld && adjustsImageWhenHighlighted || !isEnabled && adjustsImageWhenDisabled ? 0.5 : 1
      return
    }
    let parts = [label, picture].compactMap { $0 }
    if isHeld {
      UIView.performWithoutAnimation { for part in parts { part.alpha = Self.dimmedAlpha } }
    } else {
      UIView.animate(withDuration: Self.undimming, delay: 0, options: [.allowUserInteraction]) { for part in parts { part.alpha = 1 } }
    }
  }

  func contentChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  func ownTitleFont(_ configuration: Configuration?) -> UIFont {
    configuration?.titleFont(in: traitCollection) ?? .systemFont(ofSize: buttonType == .system ? 15 : UIFont.buttonFontSize)
  }
  /// The default font of the title, which applies unless the app has set another font. (Docs/behaviour/layout.md, "Fonts, buttons and
  /// colours")
  var ownTitleFont: UIFont { ownTitleFont(configuration) }

  /// A Boolean value that indicates whether the title's label still has the default font.
  var hasOwnTitleFont: Bool { label.map { $0.font == givenTitleFont } ?? false }
  func setOwnTitleFont() {
    let font = ownTitleFont
    label?.font = font
    givenTitleFont = font
  }

  func ownTitleColor(for state: State) -> UIColor? {
    if state.contains(.disabled) { return UIColor(white: 0.5, alpha: 0.6) }
    return buttonType == .custom ? .white : roleColor ?? tintColor
  }
}
