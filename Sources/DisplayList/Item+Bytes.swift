import CoreGraphics

extension [Item] {
  /// The pixels that these items keep alive, in bytes, each image once: what a cache whose keys hold items has to count with them.
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
