import QuartzCore

/// The parts that only a configuration has.
extension UIButton {
  func updateSubtitleAndSpinner() {
    label?.numberOfLines = configuration.map { $0.titleLineBreakMode.wraps ? 0 : 1 } ?? label?.numberOfLines ?? 1
    if let configuration { label?.lineBreakMode = configuration.titleLineBreakMode }
    if let subtitle = currentSubtitle, let configuration {
      let label = subtitleLabel ?? UILabel(frame: .zero)
      if subtitleLabel == nil {
        addSubview(label)
        subtitleLabel = label
      }
      (label.text, label.font, label.textColor) = (subtitle, configuration.subtitleFont, configuration.foregroundColor(of: self))
      (label.lineBreakMode, label.numberOfLines) = (configuration.subtitleLineBreakMode, configuration.subtitleLineBreakMode.wraps ? 0 : 1)
    } else {
      subtitleLabel?.removeFromSuperview()
      subtitleLabel = nil
    }
    if let configuration, configuration.showsActivityIndicator {
      let wheel = spinner ?? UIActivityIndicatorView(style: .medium)
      if spinner == nil {
        addSubview(wheel)
        spinner = wheel
      }
      wheel.color = configuration.foregroundColor(of: self)
      wheel.startAnimating()
    } else {
      spinner?.removeFromSuperview()
      spinner = nil
    }
    picture?.isHidden = spinner != nil
  }
}
