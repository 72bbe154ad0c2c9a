import QuartzCore

/// How a button's parts lie to each other, and how large they are together.
extension UIButton {
  var padding: UIEdgeInsets {
    guard let insets = configuration?.contentInsets else { return contentEdgeInsets }
    let (left, right) = readsRightToLeft ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
    return UIEdgeInsets(top: insets.top, left: left, bottom: insets.bottom, right: right)
  }

  var titleSize: CGSize {
    guard let label, currentTitle?.isEmpty == false || currentAttributedTitle != nil else { return .zero }
    return label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
  }

  /// Insets and configurations bring their own room, a title alone has some above and below it.
  var titleRoom: CGFloat { padding == .zero && configuration == nil ? Self.titleRoom : 0 }

  /// What a configuration shows, for content of a width at most.
  func arrangement(_ configuration: Configuration, width: CGFloat) -> ButtonArrangement {
    var parts = ButtonArrangement()
    parts.image = spinner.map { _ in UIActivityIndicatorView.Style.medium.size } ?? currentImage?.size ?? .zero
    parts.side = configuration.imagePlacement.side
    (parts.imagePadding, parts.titlePadding) = (configuration.imagePadding, configuration.titlePadding)
    let isBeside = parts.side == .leading || parts.side == .trailing
    let room = max(0, width - (isBeside && parts.image.width > 0 ? parts.image.width + parts.imagePadding : 0))
    func fit(_ label: UILabel?) -> CGSize {
      guard let label, label.text?.isEmpty == false else { return .zero }
      let size = label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude))
      return CGSize(width: min(size.width, room), height: size.height)
    }
    (parts.title, parts.subtitle) = (currentTitle == nil ? .zero : fit(label), fit(subtitleLabel))
    switch configuration.titleAlignment {
    case .automatic: parts.titles = parts.image == .zero || !isBeside ? .center : parts.side == .leading ? .leading : .trailing
    case .leading: parts.titles = .leading
    case .center: parts.titles = .center
    case .trailing: parts.titles = .trailing
    }
    parts.isMirrored = readsRightToLeft
    switch contentHorizontalAlignment {
    case .center, .fill: parts.across = 0.5
    case .leading: parts.across = 0
    case .trailing: parts.across = 1
    case .left: parts.across = readsRightToLeft ? 1 : 0
    case .right: parts.across = readsRightToLeft ? 0 : 1
    }
    parts.down = contentVerticalAlignment == .top ? 0 : contentVerticalAlignment == .bottom ? 1 : 0.5
    return parts
  }

  /// Of a button that shows nothing: as high as with a title. A picture behind everything is something.
  var emptySize: CGSize {
    if let background = currentBackgroundImage { return background.size }
    let font: UIFont = label?.font ?? ownTitleFont
    return CGSize(width: Self.leastTitleWidth, height: font.lineHeight.rounded(.up) + 2 * Self.titleRoom)
  }

  func arranged(in rect: CGRect) -> (image: CGRect, title: CGRect) {
    if let configuration {
      let frames = arrangement(configuration, width: rect.width).frames(in: rect)
      return (frames.image, frames.title)
    }
    let picture = currentImage?.size ?? .zero, words = titleSize
    let image = CGSize(width: min(picture.width, rect.width), height: min(picture.height, rect.height))
    let title = CGSize(width: min(words.width, max(0, rect.width - image.width)), height: min(words.height, rect.height))
    let free = rect.width - image.width - title.width
    let x: CGFloat =
      switch contentHorizontalAlignment {
      case .left, .leading, .fill: rect.minX
      case .right, .trailing: rect.minX + free
      case .center: rect.minX + free / 2
      }
    /// At an edge, with some room where there is room.
    func y(_ height: CGFloat, room: CGFloat = 0) -> CGFloat {
      let free = rect.height - height
      switch contentVerticalAlignment {
      case .top, .fill: return rect.minY + min(room, free / 2)
      case .bottom: return rect.maxY - height - min(room, free / 2)
      case .center: return rect.minY + free / 2
      }
    }
    return (
      CGRect(origin: CGPoint(x: x, y: y(image.height)), size: image),
      CGRect(origin: CGPoint(x: x + image.width, y: y(title.height, room: titleRoom)), size: title)
    )
  }
}
