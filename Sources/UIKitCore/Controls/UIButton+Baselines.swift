import CoreGraphics

/// The baselines of a button: those of its title and subtitle, or those of its symbol.
extension UIButton {
  var textBaselines: TextBaselines? {
    let bounds = boundsForBaselines, content = contentRect(forBounds: bounds)
    var found: TextBaselines?
    if let label, titleSize != .zero {
      let frame = titleRect(forContentRect: content)
      found = label.baselines(in: frame.size).moved(from: frame, to: bounds)
    }
    if let subtitleLabel, let configuration, subtitleLabel.text?.isEmpty == false {
      let frame = configuredFrames(configuration, in: content).subtitle
      let subtitle = subtitleLabel.baselines(in: frame.size).moved(from: frame, to: bounds)
      found = TextBaselines(first: found?.first ?? subtitle.first, last: subtitle.last)
    }
    if let found { return found }
    guard let fromBottom = shownImage?.baselineOffsetFromBottom, spinner == nil else { return nil }
    let frame = imageRect(forContentRect: content)
    return TextBaselines(first: frame.height - fromBottom, last: fromBottom).moved(from: frame, to: bounds)
  }
}
