import CoreGraphics

extension [Item] {
  /// The number of bytes of pixels that the items keep alive, with each image counted once. A cache whose keys contain items must include
  /// it in its cost.
  package var bytesOfPixels: Int {
    var images: [ObjectIdentifier: Int] = [:]
    gather(into: &images)
    return images.values.reduce(0, +)
  }

  private func gather(into images: inout [ObjectIdentifier: Int]) {
    func take(_ image: CGImage) { images[ObjectIdentifier(image)] = image.bytesPerRow * image.height }
    for item in self {
      switch item {
      case .image(let image): take(image.image)
      case .glyphs(let glyphs): take(glyphs.coverage.image)
      case .sprites(let sprites): take(sprites.image.image)
      case .group(let group):
        group.items.gather(into: &images)
        group.mask?.gather(into: &images)
      case .fill, .border, .gradient, .shadow, .backdrop: continue
      }
    }
  }
}
