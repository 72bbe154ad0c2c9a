import QuartzCore

/// The arrangement of a button's parts and their common size.
extension UIButton {
  /// The image in the size and the colours in which it is shown.
  var shownImage: UIImage? {
    guard configuration == nil, let image = currentImage, let own = image.symbolConfiguration else { return currentImage }
    let preferred = preferredSymbolConfigurationForImage(in: state)
    let configured = preferred.map { image.withConfiguration($0.applying(own).withTraitCollection(traitCollection)) }
    return (configured ?? image).suited(to: traitCollection)
  }

  var padding: UIEdgeInsets {
    guard let insets = configuration?.contentInsets else { return contentEdgeInsets }
    let (left, right) = readsRightToLeft ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
    return UIEdgeInsets(top: insets.top, left: left, bottom: insets.bottom, right: right)
  }

  var titleSize: CGSize {
    guard let label, currentTitle?.isEmpty == false || currentAttributedTitle != nil else { return .zero }
    return label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
  }

  /// The room above and below a title. It is 0 if insets or a configuration determine the room.
  var titleRoom: CGFloat { padding == .zero && configuration == nil ? Self.titleRoom : 0 }

  /// Returns the arrangement of a configuration's parts within a maximum width.
  func arrangement(_ configuration: Configuration, width: CGFloat) -> ButtonArrangement {
    var parts = ButtonArrangement()
    parts.image = spinner.map { _ in UIActivityIndicatorView.Style.medium.size } ?? shownImage?.size ?? .zero
    if parts.image.width > 0 { parts.image.width = max(parts.image.width, configuration.imageReservation) }
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

  /// The width that the arrows of a pop-up button occupy at the trailing end of the content, in points.
  var arrowsRoom: CGFloat {
    guard let size = arrows?.image?.size else { return 0 }
    return size.width + (currentTitle?.isEmpty == false || currentImage != nil ? Self.arrowsGap : 0)
  }

  /// Returns the size of a configuration's content within a maximum width, including the insets.
  func configuredSize(_ configuration: Configuration, width: CGFloat) -> CGSize {
    let insets = padding, sides = insets.left + insets.right + arrowsRoom
    let room = width == .greatestFiniteMagnitude ? width : max(0, width - sides)
    let content = arrangement(configuration, width: room).size
    return CGSize(
      width: content.width + sides, height: max(content.height, arrows?.image?.size.height ?? 0) + insets.top + insets.bottom)
  }

  /// Returns the frames of a configuration's parts, and of the arrows next to them, within the content.
  func configuredFrames(
    _ configuration: Configuration, in content: CGRect
  ) -> (image: CGRect, title: CGRect, subtitle: CGRect, arrows: CGRect) {
    let room = arrowsRoom, arrowsSize = arrows?.image?.size ?? .zero
    var rest = content
    rest.size.width = max(0, rest.width - room)
    if readsRightToLeft { rest.origin.x += room }
    let frames = arrangement(configuration, width: rest.width).frames(in: rest)
    let words = frames.title.union(frames.subtitle).union(frames.image)
    let x = readsRightToLeft ? words.minX - room : words.maxX + room - arrowsSize.width
    let mark = CGRect(origin: CGPoint(x: x, y: content.midY - arrowsSize.height / 2), size: arrowsSize)
    return (frames.image, frames.title, frames.subtitle, mark)
  }

  /// The size of a button without a title and an image. Its height is that of a button with a title. A background image determines another
  /// size.
  var emptySize: CGSize {
    if let background = currentBackgroundImage { return background.size }
    let font: UIFont = label?.font ?? ownTitleFont
    return CGSize(width: Self.leastTitleWidth, height: font.lineHeight.rounded(.up) + 2 * Self.titleRoom)
  }

  func arranged(in rect: CGRect) -> (image: CGRect, title: CGRect) {
    if let configuration {
      let frames = configuredFrames(configuration, in: rect)
      return (frames.image, frames.title)
    }
    let picture = shownImage?.size ?? .zero, words = titleSize
    let image = CGSize(width: min(picture.width, rect.width), height: min(picture.height, rect.height))
    let title = CGSize(width: min(words.width, max(0, rect.width - image.width)), height: min(words.height, rect.height))
    let free = rect.width - image.width - title.width
    let x: CGFloat =
      switch effectiveContentHorizontalAlignment {
      case .left, .leading, .fill: rect.minX
      case .right, .trailing: rect.minX + free
      case .center: rect.minX + free / 2
      }
    // The image is at the leading side, which is on the right in a layout from right to left.
    let (imageX, titleX) = readsRightToLeft ? (x + title.width, x) : (x, x + image.width)
    /// Returns the top of a part. At the upper or lower edge, some room is left if there is enough.
    func y(_ height: CGFloat, room: CGFloat = 0) -> CGFloat {
      let free = rect.height - height
      switch contentVerticalAlignment {
      case .top, .fill: return rect.minY + min(room, free / 2)
      case .bottom: return rect.maxY - height - min(room, free / 2)
      case .center: return rect.minY + free / 2
      }
    }
    return (
      CGRect(origin: CGPoint(x: imageX, y: y(image.height)), size: image),
      CGRect(origin: CGPoint(x: titleX, y: y(title.height, room: titleRoom)), size: title)
    )
  }
}

extension CGRect {
  func moved(by insets: UIEdgeInsets) -> CGRect {
    offsetBy(dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
  }
}
