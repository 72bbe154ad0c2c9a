import CoreGraphics

/// Many copies of one image, such as particles. Each has its own position and colour.
public struct Sprites: Hashable, Sendable {
  /// A single copy.
  public struct Sprite: Hashable, Sendable {
    /// The map from the image's target rectangle to the item's coordinates.
    public var place: Projection
    /// The colour by which the image is multiplied. For an image of coverage it is the colour at full coverage.
    public var color: RGBA
    /// Creates a copy at a position. By default the image keeps its own colours.
    public init(_ place: Projection, color: RGBA = RGBA(white: 1)) { (self.place, self.color) = (place, color) }
  }
  /// The image of all copies, in its own coordinates.
  public var image: Image
  /// A Boolean value that indicates whether the colours are added to the content beneath instead of covering it.
  public var adds: Bool
  /// The copies from back to front.
  public var sprites: [Sprite]

  /// Creates an item from an image and its copies.
  public init(_ image: Image, adds: Bool = false, _ sprites: [Sprite]) {
    (self.image, self.adds, self.sprites) = (image, adds, sprites)
  }
}

extension RGBA {
  /// Returns the colour with each component multiplied by that of another colour.
  public func multiplied(by other: RGBA) -> RGBA {
    RGBA(red * other.red, green * other.green, blue * other.blue, alpha * other.alpha)
  }
}

extension Item {
  /// Returns the item with its colours multiplied by another colour. The content beneath a backdrop is unchanged.
  public func multiplied(by color: RGBA) -> Item {
    switch self {
    case .fill(let shape, let own): return .fill(shape, own.multiplied(by: color))
    case .border(let shape, let width, let own): return .border(shape, width: width, own.multiplied(by: color))
    case .gradient(let shape, var gradient):
      gradient.stops = gradient.stops.map { Gradient.Stop($0.at, $0.color.multiplied(by: color)) }
      return .gradient(shape, gradient)
    case .image(var image):
      image.tint = (image.tint ?? RGBA(white: 1)).multiplied(by: color)
      return .image(image)
    case .glyphs(var glyphs):
      glyphs.color = glyphs.color.multiplied(by: color)
      return .glyphs(glyphs)
    case .sprites(var sprites):
      for i in sprites.sprites.indices { sprites.sprites[i].color = sprites.sprites[i].color.multiplied(by: color) }
      return .sprites(sprites)
    case .shadow(var shadow):
      shadow.color = shadow.color.multiplied(by: color)
      return .shadow(shadow)
    case .backdrop: return self
    case .group(var group):
      group.items = group.items.map { $0.multiplied(by: color) }
      return .group(group)
    }
  }
}
