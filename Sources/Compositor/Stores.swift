import CKernels
import CoreGraphics
import DisplayList

/// The results of one frame that the next one reuses, because they are expensive to create. They never affect the bytes.
final class Stores {
  /// The limit of each kind in bytes. A full-screen image at 1170×2532 needs 12 MB.
  private enum Limit {
    static let levels = 16 << 20, shadows = 4 << 20, coverages = 16 << 20, ramps = 64 << 10
  }
  final class Ramp {
    let pixels = UnsafeMutablePointer<UInt32>.allocate(capacity: 256)
    deinit { pixels.deallocate() }
  }
  private struct Mask: Hashable { var items: [Item]; var transform: Projection; var bounds: PixelRect }

  let levels: ImageLevels
  let shadows: ShadowMasks
  private var ramps = BoundedCache<[Gradient.Stop], Ramp>(limit: Limit.ramps)
  private var coverages = BoundedCache<Mask, PixelBuffer>(limit: Limit.coverages)
  private lazy var painter = Compositor(options)
  private let options: Compositor.Options
  private let kernels: CKKernels

  init(_ options: Compositor.Options, kernels: CKKernels, workers: Workers) {
    (self.options, self.kernels) = (options, kernels)
    levels = ImageLevels(kernels: kernels, workers: workers, limit: Limit.levels)
    shadows = ShadowMasks(kernels: kernels, limit: Limit.shadows)
  }

  /// Returns 256 colours at even steps from location 0 to 1.
  func ramp(_ stops: [Gradient.Stop]) -> Ramp {
    if let found = ramps.value(for: stops) { return found }
    let ramp = Ramp(), gradient = Gradient(from: .zero, to: .zero, stops)
    for n in 0..<256 { ramp.pixels[n] = gradient.color(at: Double(n) / 255).premultiplied }
    ramps.insert(ramp, for: stops, bytes: 1024)
    return ramp
  }

  /// Returns the alpha of items after a transform, in the pixels of `bounds`.
  func coverage(_ items: [Item], _ transform: Projection, _ bounds: PixelRect) -> PixelBuffer {
    let key = Mask(items: items, transform: transform, bounds: bounds)
    if let found = coverages.value(for: key) { return found }
    let picture = PixelBuffer(width: bounds.width, height: bounds.height)
    let made = PixelBuffer(width: bounds.width, height: bounds.height, format: .alpha)
    let moved = Group(.translation(-Double(bounds.x0), -Double(bounds.y0)) * transform, items)
    painter.render(
      DisplayList(size: CGSize(width: bounds.width, height: bounds.height), background: .clear, items: [.group(moved)]), into: picture)
    kernels.alphas(
      picture.target, made.bytes.baseAddress!.assumingMemoryBound(to: UInt8.self), Int32(made.bytesPerRow), Int32(made.width),
      Int32(made.height))
    coverages.insert(made, for: key, bytes: made.bytes.count + items.bytesOfPixels)
    return made
  }
}
