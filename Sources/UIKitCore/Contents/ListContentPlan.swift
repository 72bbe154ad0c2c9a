import CoreGraphics

/// The positions of the parts of a list content in a width. (Docs/behaviour/lists.md, "Table cells")
struct ListContentPlan {
  /// The frames of the parts. A part that does not exist has an empty frame.
  struct Places: Equatable {
    var image = CGRect.zero, text = CGRect.zero, secondary = CGRect.zero
  }

  private let margins: UIEdgeInsets
  private let image: CGSize, imageRoom: CGSize
  private let text: CGSize, secondary: CGSize
  private let gap: CGFloat
  private let isSideBySide: Bool
  private let textStart: CGFloat
  private let scale: CGFloat
  private let alignsToCenter: Bool
  /// The height that the content needs.
  let height: CGFloat
  /// The width of the content if each text is on one line.
  let naturalWidth: CGFloat

  /// Creates a plan. The `left` and `right` of `margins` are the leading and the trailing margin.
  init(
    _ content: UIListContentConfiguration, width: CGFloat, margins: UIEdgeInsets, textSize: (CGFloat) -> CGSize,
    secondarySize: (CGFloat) -> CGSize, imageSize: CGSize?, isLargeText: Bool, scale: CGFloat
  ) {
    (self.margins, self.scale) = (margins, scale)
    (image, imageRoom) = Self.imageSizes(content.imageProperties, imageSize, isSymbol: content.image?.isSymbolImage == true)
    textStart = imageSize == nil ? 0 : imageRoom.width + content.imageToTextPadding
    let room = max(0, width - margins.left - margins.right - textStart)
    let (first, second) = (content.hasText, content.hasSecondaryText)
    var text = first ? textSize(room) : .zero, secondary = second ? secondarySize(room) : .zero
    let sideGap = content.textToSecondaryTextHorizontalPadding
    // At the accessibility text sizes the texts are stacked.
    isSideBySide =
      content.prefersSideBySideTextAndSecondaryText && first && second && !isLargeText && text.width + sideGap + secondary.width <= room
    (text.width, secondary.width) = (min(text.width, room), min(secondary.width, room))
    (self.text, self.secondary) = (text, secondary)
    gap = isSideBySide ? sideGap : first && second ? content.textToSecondaryTextVerticalPadding : 0
    alignsToCenter = content.textProperties.alignment == .center
    let lines = isSideBySide ? max(text.height, secondary.height) : text.height + gap + secondary.height
    let least: CGFloat =
      switch content.role {
      case .header, .footer: 0
      case .cell, .valueCell, .sidebarCell, .sidebarHeader:
        first && second && !isSideBySide ? ListMetrics.leastHeightOfTwoLines : ListMetrics.leastHeight
      }
    height = max(least, max(lines, imageRoom.height) + margins.top + margins.bottom)
    let across = isSideBySide ? text.width + gap + secondary.width : max(text.width, secondary.width)
    naturalWidth = margins.left + textStart + across + margins.right
  }

  /// Returns the displayed size of the image, and the size that is reserved for it.
  private static func imageSizes(_ properties: UIListContentConfiguration.ImageProperties, _ size: CGSize?, isSymbol: Bool) -> (
    CGSize, CGSize
  ) {
    guard var size else { return (.zero, .zero) }
    let most = properties.maximumSize
    let factor = min(1, most.width > 0 ? most.width / size.width : 1, most.height > 0 ? most.height / size.height : 1)
    size = CGSize(width: size.width * factor, height: size.height * factor)
    // All rows reserve the same space for symbols, unless the app sets another one, so that the texts are aligned.
    func room(_ given: CGFloat, _ standard: CGFloat, _ own: CGFloat) -> CGFloat {
      let reserved = isSymbol && given == 0 ? UIListContentConfiguration.ImageProperties.standardDimension : given
      return reserved == UIListContentConfiguration.ImageProperties.standardDimension ? max(standard, own) : reserved > 0 ? reserved : own
    }
    let reserved = properties.reservedLayoutSize
    return (
      size,
      CGSize(
        width: room(reserved.width, ListMetrics.symbolRoom.width, size.width),
        height: room(reserved.height, ListMetrics.symbolRoom.height, size.height))
    )
  }

  /// Returns the frames in a size that may be higher than the content needs. The content is vertically centred.
  func places(in size: CGSize, isMirrored: Bool) -> Places {
    var places = Places()
    let middle = (margins.top + size.height - margins.bottom) / 2
    func top(_ height: CGFloat) -> CGFloat { ((middle - height / 2) * scale).rounded() / scale }
    if imageRoom != .zero {
      let place = CGPoint(x: margins.left + (imageRoom.width - image.width) / 2, y: top(image.height))
      places.image = CGRect(origin: place, size: image)
    }
    let start = margins.left + textStart
    let room = max(0, size.width - margins.right - start)
    if isSideBySide {
      places.text = CGRect(x: start, y: top(text.height), width: text.width, height: text.height)
      places.secondary = CGRect(
        x: start + room - secondary.width, y: top(secondary.height), width: secondary.width, height: secondary.height)
    } else {
      let above = top(text.height + gap + secondary.height)
      places.text = CGRect(x: start, y: above, width: room, height: text.height)
      places.secondary = CGRect(x: start, y: above + text.height + gap, width: room, height: secondary.height)
    }
    guard isMirrored else { return places }
    func mirror(_ rect: CGRect) -> CGRect {
      rect == .zero ? rect : CGRect(x: size.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
    return Places(image: mirror(places.image), text: mirror(places.text), secondary: mirror(places.secondary))
  }
}
