import CoreGraphics

/// Where picture, title and subtitle of a configured button lie to each other.
struct ButtonArrangement {
  enum Side { case leading, trailing, top, bottom }
  enum Alignment { case leading, center, trailing }

  var image = CGSize.zero, title = CGSize.zero, subtitle = CGSize.zero
  var side = Side.leading
  var imagePadding: CGFloat = 0, titlePadding: CGFloat = 0
  var titles = Alignment.center
  /// Where all of it lies in the room there is; 0 at the leading end and above, 1 at the other.
  var across: CGFloat = 0.5, down: CGFloat = 0.5
  var isMirrored = false

  private var words: CGSize {
    let gap = title.height > 0 && subtitle.height > 0 ? titlePadding : 0
    return CGSize(width: max(title.width, subtitle.width), height: title.height + gap + subtitle.height)
  }
  private var isBeside: Bool { side == .leading || side == .trailing }
  private var gap: CGFloat { image.width > 0 && words.width > 0 ? imagePadding : 0 }

  /// As large as all of it.
  var size: CGSize {
    isBeside
      ? CGSize(width: image.width + gap + words.width, height: max(image.height, words.height))
      : CGSize(width: max(image.width, words.width), height: image.height + gap + words.height)
  }

  /// The places in a rectangle.
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
  /// The one side that counts: top and bottom come before the others.
  var side: ButtonArrangement.Side {
    if contains(.top) { return .top }
    if contains(.bottom) { return .bottom }
    return contains(.trailing) && !contains(.leading) ? .trailing : .leading
  }
}

extension NSLineBreakMode {
  /// Text goes on in the next line.
  var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }
}
