import CKernels
import CoreGraphics
import DisplayList

/// The copies of one image in the form that the kernels use. They are a single command of a plan, however many there are.
final class SpriteRun {
  struct Drawn {
    var paint: CKPaint
    var shape: CKShape
  }
  private(set) var drawn: ContiguousArray<Drawn> = []
  /// The pixels that each copy touches. They are stored separately, because every band searches all of them.
  private(set) var bounds: ContiguousArray<PixelRect> = []
  /// The smallest rectangle that contains the bounds of all copies.
  private(set) var whole: PixelRect?

  func append(_ paint: CKPaint, _ shape: CKShape, in part: PixelRect) {
    drawn.append(Drawn(paint: paint, shape: shape))
    bounds.append(part)
    whole = whole.map { $0.union(part) } ?? part
  }
}

extension Planner {
  /// Adds the visible copies.
  mutating func draw(_ s: Sprites, _ t: Projection, clip: PixelRect, fade: Double) {
    guard s.image.source.width > 0, s.image.source.height > 0, s.image.target.width > 0, s.image.target.height > 0 else { return }
    let run = SpriteRun()
    var sources = SpriteSources(s)
    for sprite in s.sprites {
      let color = sprite.color.faded(by: fade)
      guard color.alpha > 0 else { continue }
      let place = t * sprite.place
      guard let shape = Shape(RoundedRect(s.image.target), place) else { continue }
      let part = shape.bounds.intersection(clip)
      guard !part.isEmpty, let paint = sources.paint(place, color, &self) else { continue }
      run.append(paint, shape.ck, in: part)
    }
    if let whole = run.whole { emit(.init(.sprites(run), in: whole)) }
  }
}

/// The pixels of an image and its smaller copies for sprites. Each copy is looked up only once.
private struct SpriteSources {
  private let sprites: Sprites
  private var known: [Int: Planner.ImageSource] = [:]
  private let isMask: Bool

  init(_ sprites: Sprites) {
    self.sprites = sprites
    isMask = sprites.image.image.format == .alpha
  }

  mutating func paint(_ place: Projection, _ color: RGBA, _ planner: inout Planner) -> CKPaint? {
    let image = sprites.image, local = place * .translation(image.target.minX, image.target.minY)
    guard let toLocal = local.inverse else { return nil }
    let halved = Planner.halvings(of: image, local), key = halved.x << 8 | halved.y
    guard let source = known[key] ?? planner.source(of: image, halved) else { return nil }
    known[key] = source
    var paint = source.paint
    paint.m = (source.fromLocal * toLocal).floats
    paint.adds = sprites.adds ? 1 : 0
    paint.color = color.premultiplied
    if !isMask, paint.color != 0xffff_ffff { (paint.tinted, paint.opaque) = (1, 0) }
    if sprites.adds { paint.opaque = 0 }
    return paint
  }
}
