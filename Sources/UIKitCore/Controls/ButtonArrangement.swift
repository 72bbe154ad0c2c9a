import CoreGraphics

/// The arrangement of the image, title and subtitle of a configured button.
struct ButtonArrangement {
  enum Side { case leading, trailing, top, bottom }
  enum Alignment { case leading, center, trailing }

  var image = CGSize.zero, title = CGSize.zero, subtitle = CGSize.zero
  var side = Side.leading
  var imagePadding: CGFloat = 0, titlePadding: CGFloat = 0
  var titles = Alignment.center
  /// The position of the content in the available room. A value of 0 is the leading edge or the top, and a value of 1 the opposite edge.
  var across: CGFloat = 0.5, down: CGFloat = 0.5
  var isMirrored = false

  private var words: CGSize {
    let gap = title.height > 0 && subtitle.height > 0 ? titlePadding : 0
    return CGSize(width: max(title.width, subtitle.width), height: title.height + gap + subtitle.height)
  }
  private var isBeside: Bool { side == .leading || side == .trailing }
  private var gap: CGFloat { image.width > 0 && words.width > 0 ? imagePadding : 0 }

  /// The size of the whole content.
  var size: CGSize {
    isBeside
      ? CGSize(width: image.width + gap + words.width, height: max(image.height, words.height))
      : CGSize(width: max(image.width, words.width), height: image.height + gap + words.height)
  }

  /// Returns the frames of the parts in a rectangle.
  func frames(in rect: CGRect) -> (image: CGRect, title: CGRect, subtitle: CGRect) {
    let whole = size
    let x = max(0, (rect.width - whole.width) * across), y = (rect.height - whole.height) * down
    var picture = CGRect(origin: CGPoint(x: x, y: y), size: image), block = CGRect(origin: CGPoint(x: x, y: y), size: words)
    switch side {
    case .leading: block.origin.x += image.width + gap
    case .trailing: picture.origin.x += words.width + gap
    case .top: block.origin.y += image.height + gap
    case .bottom: picture.origin.y += words.height + gap
    }
    if isBeside {
      picture.origin.y += (whole.height - image.height) / 2
      block.origin.y += (whole.height - words.height) / 2
    } else {
      picture.origin.x += (whole.width - image.width) / 2
      block.origin.x += (whole.width - words.width) / 2
    }
    func line(_ size: CGSize, _ y: CGFloat) -> CGRect {
      let room = block.width - size.width
      let x = titles == .leading ? 0 : titles == .center ? room / 2 : room
      return CGRect(x: block.minX + x, y: y, width: size.width, height: size.height)
    }
    let first = line(title, block.minY), second = line(subtitle, block.maxY - subtitle.height)
    func placed(_ part: CGRect) -> CGRect {
      let x = isMirrored ? rect.width - part.maxX : part.minX
      return CGRect(x: rect.minX + x, y: rect.minY + part.minY, width: part.width, height: part.height)
    }
    return (placed(picture), placed(first), placed(second))
  }
}

extension NSDirectionalRectEdge {
  /// The side that the set of edges means. The top and the bottom take precedence over the other edges.
  var side: ButtonArrangement.Side {
    if contains(.top) { return .top }
    if contains(.bottom) { return .bottom }
    return contains(.trailing) && !contains(.leading) ? .trailing : .leading
  }
}

extension NSLineBreakMode {
  /// A Boolean value that indicates whether text continues on the next line.
  var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }
}
