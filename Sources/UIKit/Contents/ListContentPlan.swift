import CoreGraphics

/// Where the parts of a list's content stand in a width. (BEHAVIOUR-2 §19.2)
struct ListContentPlan {
  /// The parts; empty where there are none.
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
  /// As high as the content wants to be.
  let height: CGFloat
  /// As wide as the content would be on one line.
  let naturalWidth: CGFloat

  /// `margins` are those of the leading and the trailing side, as left and right.
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
    // At the largest text sizes rows are stacked (§22.3).
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

  /// How large the picture is drawn, and the room that it takes.
  private static func imageSizes(_ properties: UIListContentConfiguration.ImageProperties, _ size: CGSize?, isSymbol: Bool) -> (
    CGSize, CGSize
  ) {
    guard var size else { return (.zero, .zero) }
    let most = properties.maximumSize
    let factor = min(1, most.width > 0 ? most.width / size.width : 1, most.height > 0 ? most.height / size.height : 1)
    size = CGSize(width: size.width * factor, height: size.height * factor)
    // Symbols have the same room in every row unless somebody says otherwise, so that texts stand below each other.
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

  /// The places in bounds, which may be higher than the content wants to be: all stands in the middle.
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
