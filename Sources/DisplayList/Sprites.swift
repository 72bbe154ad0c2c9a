import CoreGraphics

/// Many copies of one image, each at a place of its own and in its own colour: what a shower of particles shows.
public struct Sprites: Hashable, Sendable {
  /// One of the copies.
  public struct Sprite: Hashable, Sendable {
    /// From the image's target to the space of the item.
    public var place: Projection
    /// What the image's colours and its alpha are multiplied by; of an image of coverage, what full coverage shows.
    public var color: RGBA
    /// A copy at a place, in the image's own colours unless said otherwise.
    public init(_ place: Projection, color: RGBA = RGBA(white: 1)) { (self.place, self.color) = (place, color) }
  }
  /// What all of them show, in a space of their own.
  public var image: Image
  /// Whether their light is added to what is beneath them, instead of covering it.
  public var adds: Bool
  /// Back to front.
  public var sprites: [Sprite]

  /// Copies of an image.
  public init(_ image: Image, adds: Bool = false, _ sprites: [Sprite]) {
    (self.image, self.adds, self.sprites) = (image, adds, sprites)
  }
}

extension RGBA {
  /// Each component times that of another colour.
  public func multiplied(by other: RGBA) -> RGBA {
    RGBA(red * other.red, green * other.green, blue * other.blue, alpha * other.alpha)
  }
}

extension Item {
  /// The same in colours that are multiplied by another one; what is beneath a backdrop keeps its own.
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
