import QuartzCore

/// The parts that only a button with a configuration has.
extension UIButton {
  /// The distance between the title and the arrows of a pop-up button in points, and the size of the arrows relative to the title. No
  /// source for these values is published.
  static let arrowsGap: CGFloat = 6, arrowsShare: CGFloat = 0.75

  /// The title of the configuration with its attributes, or `nil` if it has none.
  var configuredTitle: NSAttributedString? {
    guard let shown = shownConfiguration else { return nil }
    return shown.styledTitle(shown.foregroundColor(of: self), shown.titleFont(in: traitCollection))
  }

  func updateConfiguredParts() {
    guard let shown = shownConfiguration else { return }
    let color = shown.foregroundColor(of: self)
    label?.numberOfLines = shown.titleLineBreakMode.wraps ? 0 : 1
    label?.lineBreakMode = shown.titleLineBreakMode
    picture?.tintColor = shown.imageColor(color)
    updateSubtitle(shown, color)
    updateSpinner(shown, color)
    updateArrows(shown, color)
    picture?.isHidden = spinner != nil
    let background = shown.shownBackground(of: self)
    if let backdrop {
      backdrop.configuration = background
    } else {
      let made = ConfiguredBackgroundView(background)
      made.frame = bounds
      insertSubview(made, at: 0)
      backdrop = made
    }
  }

  private func updateSubtitle(_ shown: Configuration, _ color: UIColor) {
    guard let words = shown.subtitle else {
      subtitleLabel?.removeFromSuperview()
      subtitleLabel = nil
      return
    }
    let label = subtitleLabel ?? UILabel(frame: .zero)
    if subtitleLabel == nil {
      addSubview(label)
      subtitleLabel = label
    }
    let font = shown.subtitleFont(in: traitCollection)
    (label.text, label.font, label.textColor) = (words, font, color)
    if let styled = shown.styledSubtitle(color, font) { label.attributedText = styled }
    (label.lineBreakMode, label.numberOfLines) = (shown.subtitleLineBreakMode, shown.subtitleLineBreakMode.wraps ? 0 : 1)
    label.textAlignment = .center
  }

  private func updateSpinner(_ shown: Configuration, _ color: UIColor) {
    guard shown.showsActivityIndicator else {
      spinner?.removeFromSuperview()
      spinner = nil
      return
    }
    let wheel = spinner ?? UIActivityIndicatorView(style: .medium)
    if spinner == nil {
      addSubview(wheel)
      spinner = wheel
    }
    wheel.color = shown.wheelColor(color)
    wheel.startAnimating()
  }

  private func updateArrows(_ shown: Configuration, _ color: UIColor) {
    guard shown.showsArrows(of: self) else {
      arrows?.removeFromSuperview()
      arrows = nil
      return
    }
    let view = arrows ?? UIImageView(frame: .zero)
    if arrows == nil {
      view.isUserInteractionEnabled = false
      addSubview(view)
      arrows = view
    }
    view.image = Self.upAndDown(shown.titleFont(in: traitCollection).pointSize * Self.arrowsShare)
    view.contentMode = .center
    view.tintColor = shown.arrowsColor(color)
  }

  /// Returns an image of two arrowheads, one pointing up and one pointing down, with a height in points.
  private static func upAndDown(_ height: CGFloat) -> UIImage {
    let size = CGSize(width: (height * 0.6).rounded(), height: height.rounded())
    return UIGraphicsImageRenderer(size: size).image { _ in
      let path = UIBezierPath(), inset: CGFloat = 1, reach = size.width / 2 - inset
      for (tip, end) in [(inset, inset + reach), (size.height - inset, size.height - inset - reach)] {
        path.move(to: CGPoint(x: inset, y: end))
        path.addLine(to: CGPoint(x: size.width / 2, y: tip))
        path.addLine(to: CGPoint(x: size.width - inset, y: end))
      }
      (path.lineWidth, path.lineCapStyle, path.lineJoinStyle) = (1.6, .round, .round)
      UIColor.black.setStroke()
      path.stroke()
    }.withRenderingMode(.alwaysTemplate)
  }

  /// Removes the parts of the configuration, when the button no longer has one.
  func dropConfiguredParts() {
    for part in [subtitleLabel, spinner, arrows, backdrop] as [UIView?] { part?.removeFromSuperview() }
    (subtitleLabel, spinner, arrows, backdrop) = (nil, nil, nil, nil)
    picture?.isHidden = false
  }

  func layOutConfiguredParts(in content: CGRect) {
    guard let configuration else { return }
    let frames = configuredFrames(configuration, in: content)
    subtitleLabel?.frame = frames.subtitle
    spinner?.frame = frames.image
    arrows?.frame = frames.arrows
    let grew = backdrop?.bounds.height != bounds.height
    backdrop?.frame = bounds
    // The corner radius of a capsule depends on its height.
    if grew, configuration.cornerStyle == .capsule, let shown = shownConfiguration {
      backdrop?.configuration = shown.shownBackground(of: self)
    }
  }
}
