import CKernels
import CoreGraphics
import DisplayList

/// The colour sources of all kinds of items, in the form that the kernels use.
extension Planner {
  func paint(_ color: RGBA) -> CKPaint {
    var paint = CKPaint.blank
    paint.color = color.premultiplied
    paint.opaque = color.alpha >= 1 ? 1 : 0
    return paint
  }

  mutating func paint(_ g: Glyphs, _ t: Projection) -> CKPaint? {
    var paint = paint(g.coverage, t)
    paint?.color = g.color.premultiplied
    return paint
  }

  /// Returns the paint of an image, or `nil` if nothing of it is visible.
  mutating func paint(_ i: Image, _ t: Projection) -> CKPaint? {
    guard i.source.width > 0, i.source.height > 0, i.target.width > 0, i.target.height > 0 else { return nil }
    let local = t * .translation(i.target.minX, i.target.minY)
    guard let toLocal = local.inverse, let source = source(of: i, Self.halvings(of: i, local)) else { return nil }
    var paint = source.paint
    paint.m = i.stretch != nil ? toLocal.floats : (source.fromLocal * toLocal).floats
    if let tint = i.tint, tint != RGBA(white: 1) { (paint.tinted, paint.color, paint.opaque) = (1, tint.premultiplied, 0) }
    return paint
  }

  /// The pixels of an image, or of a smaller copy of it.
  struct ImageSource {
    var paint: CKPaint
    /// The map from the target, with its corner at the origin, to the pixels. For an image in nine parts, the paint contains it.
    var fromLocal: Projection
  }

  /// Returns the number of times that an image is halved for a projection from its target, whose corner is at the origin.
  static func halvings(of i: Image, _ local: Projection) -> (x: Int, y: Int) {
    var across = Axis(i, \.width, \.minX, \.maxX), down = Axis(i, \.height, \.minY, \.maxY)
    let drawn = local.stretching(at: CGPoint(x: i.target.width / 2, y: i.target.height / 2))
    return (across.reduce(drawn.x, of: i.image.width), down.reduce(drawn.y, of: i.image.height))
  }

  /// Returns the pixels of an image, or `nil` if its part contains none.
  mutating func source(of i: Image, _ halved: (x: Int, y: Int)) -> ImageSource? {
    var across = Axis(i, \.width, \.minX, \.maxX), down = Axis(i, \.height, \.minY, \.maxY)
    let (x, y) = halved
    across.halve(x)
    down.halve(y)
    var paint = CKPaint.blank
    let (width, height, bytesPerRow, bytes): (Int, Int, Int, UnsafeRawPointer)
    if x > 0 || y > 0 {
      let level = stores.levels.level(i.image, x: x, y: y)
      plan.held.append(level)
      (width, height, bytesPerRow, bytes) = (level.width, level.height, level.bytesPerRow, UnsafeRawPointer(level.bytes.baseAddress!))
    } else {
      (width, height, bytesPerRow, bytes) = (i.image.width, i.image.height, i.image.bytesPerRow, i.image.bytes.baseAddress!)
    }
    let isMask = i.image.format == .alpha, pixelSize = isMask ? 1 : 4
    func within(_ place: Double, _ size: Int) -> Int { Int(max(0, min(place, Double(size)))) }
    let x0 = within(across.start, width), y0 = within(down.start, height)
    let x1 = within(across.end.rounded(.up), width), y1 = within(down.end.rounded(.up), height)
    guard x0 < x1, y0 < y1 else { return nil }
    paint.kind = Int32(isMask ? CKMask : CKImage)
    paint.opaque = i.image.isOpaque ? 1 : 0
    (paint.width, paint.height, paint.stride) = (Int32(x1 - x0), Int32(y1 - y0), Int32(bytesPerRow / pixelSize))
    paint.pixels = bytes + y0 * bytesPerRow + x0 * pixelSize
    across.base -= Double(x0)
    down.base -= Double(y0)
    if i.stretch != nil {
      paint.stretched = 1
      (paint.stretchX, paint.stretchY) = (across.stretch, down.stretch)
    }
    return ImageSource(paint: paint, fromLocal: Projection(across.slope, 0, across.base, 0, down.slope, down.base))
  }

  /// The mapping of target lengths to source pixels along one axis of an image.
  private struct Axis {
    var start, end: Double
    /// The coefficients of source = base + slope · local. They apply to the first part of a stretched image, and to all of any other image.
    var base, slope: Double
    private var cuts = (0.0, 0.0)
    private var later = (middle: 0.0, middleBase: 0.0, lastBase: 0.0)

    init(_ i: Image, _ side: KeyPath<CGRect, CGFloat>, _ low: KeyPath<CGRect, CGFloat>, _ high: KeyPath<CGRect, CGFloat>) {
      (start, end, base) = (i.source[keyPath: low], i.source[keyPath: high], i.source[keyPath: low])
      let length = i.target[keyPath: side]
      guard let stretch = i.stretch else { slope = (end - start) / length; return }
      let first = max(0, stretch.center[keyPath: low] - start), last = max(0, end - stretch.center[keyPath: high])
      slope = max(stretch.scale, (first + last) / length)  // corners that do not fit are reduced
      cuts = (first / slope, length - last / slope)
      later.middle = cuts.1 > cuts.0 ? max(0, end - start - first - last) / (cuts.1 - cuts.0) : 0
      later.middleBase = start + first - cuts.0 * later.middle
      later.lastBase = end - length * slope
    }

    /// Changes to a smaller copy of the image while a pixel of it is drawn as less than half a pixel. Returns the number of halvings.
    mutating func reduce(_ pixelsPerPoint: Double, of size: Int) -> Int {
      var count = 0, size = size
      while pixelsPerPoint < slope * 0.5, size > 1, count < 16 {
        halve(1)
        (count, size) = (count + 1, (size + 1) / 2)
      }
      return count
    }

    /// Changes to a copy that is halved a number of times.
    mutating func halve(_ times: Int) {
      for _ in 0..<times {
        (start, end, base, slope) = (start / 2, end / 2, base / 2, slope / 2)
        later = (later.middle / 2, later.middleBase / 2, later.lastBase / 2)
      }
    }

    /// The stretching, after `base` was moved by whole pixels.
    var stretch: CKStretch {
      let moved = base - start
      return CKStretch(
        a: Float(cuts.0), b: Float(cuts.1), slope: (Float(slope), Float(later.middle), Float(slope)),
        base: (Float(base), Float(later.middleBase + moved), Float(later.lastBase + moved)))
    }
  }

  /// Returns the paint of a gradient, or `nil` if it has no stops or no extent.
  mutating func paint(_ g: Gradient, _ t: Projection) -> CKPaint? {
    guard !g.stops.isEmpty, let inverse = t.inverse else { return nil }
    var paint = CKPaint.blank
    switch g.course {
    case .axial(let from, let to):
      let dx = to.x - from.x, dy = to.y - from.y, square = dx * dx + dy * dy
      guard square > 0 else { return nil }
      paint.kind = Int32(CKAxial)
      paint.m = (Projection(dx / square, dy / square, -(from.x * dx + from.y * dy) / square, 0, 1, 0) * inverse).floats
    case .radial(let center, let radii):
      guard radii.width != 0, radii.height != 0 else { return nil }
      paint.kind = Int32(CKRadial)
      paint.m = (.scale(1 / radii.width, 1 / radii.height) * .translation(-center.x, -center.y) * inverse).floats
    }
    let ramp = stores.ramp(g.stops)
    plan.held.append(ramp)
    paint.pixels = UnsafeRawPointer(ramp.pixels)
    paint.opaque = g.stops.allSatisfy { $0.color.alpha >= 1 } ? 1 : 0
    return paint
  }

  /// Returns the paint of a shadow and the rectangle that it fills, in the shape's coordinates.
  mutating func paint(_ s: Shadow, _ t: Projection) -> (CKPaint, CGRect)? {
    let k = scale, r = s.shape.rect
    guard r.width * k < 1e7, r.height * k < 1e7 else { return nil }  // larger than a shape can be
    let inPixels = RoundedRect(
      CGRect(x: 0, y: 0, width: r.width * k, height: r.height * k), radius: s.shape.radius * k, corners: s.shape.corners)
    let mask = stores.shadows.mask(inPixels, sigma: s.sigma * k), cell = mask.grain / k
    plan.held.append(mask)
    let outer = r.insetBy(dx: -Double(mask.margin) * cell, dy: -Double(mask.margin) * cell)
    guard let inverse = (t * .translation(outer.minX, outer.minY) * .scale(cell, cell)).inverse else { return nil }
    var paint = CKPaint.blank
    paint.kind = Int32(mask.isFolded ? CKShadow : CKMask)
    paint.color = s.color.premultiplied
    (paint.width, paint.height, paint.stride) = (Int32(mask.width), Int32(mask.height), Int32(mask.width))
    paint.pixels = UnsafeRawPointer(mask.pixels)
    paint.m = inverse.floats
    (paint.foldWidth, paint.foldHeight) = (Float(outer.width / cell), Float(outer.height / cell))
    return (paint, outer)
  }

  /// Returns the alpha of items as coverage of `bounds`, which shrinks to the extent of the mask. It is `nil` if the mask hides everything.
  mutating func coverage(of items: [Item], _ t: Projection, within bounds: inout PixelRect) -> CKPaint? {
    if items.count == 1, case .glyphs(let g) = items[0], g.color.alpha >= 1 {
      guard let shape = Shape(RoundedRect(g.coverage.target), t) else { return nil }
      if shape.isPixelAligned {
        bounds = bounds.intersection(shape.bounds)
        return bounds.isEmpty ? nil : paint(g, t)
      }
    }
    let drawn = stores.coverage(items, t, bounds)
    plan.held.append(drawn)
    var paint = CKPaint.blank
    paint.kind = Int32(CKMask)
    (paint.width, paint.height, paint.stride) = (Int32(drawn.width), Int32(drawn.height), Int32(drawn.bytesPerRow))
    paint.pixels = UnsafeRawPointer(drawn.bytes.baseAddress!)
    paint.m = Projection.translation(-Double(bounds.x0), -Double(bounds.y0)).floats
    return paint
  }
}

extension CKPaint {
  /// A paint with full opacity whose other fields are empty.
  static var blank: CKPaint {
    var paint = CKPaint()
    paint.opacity = 255
    return paint
  }

  /// Returns the paint with its opacity multiplied by a factor.
  func faded(by opacity: Double) -> CKPaint {
    guard opacity < 1 else { return self }
    var paint = self
    paint.opaque = 0
    switch UInt32(kind) {
    case UInt32(CKImage), UInt32(CKAxial), UInt32(CKRadial): paint.opacity = Int32(opacity * 255 + 0.5)
    default: preconditionFailure("a colour is faded before it becomes a paint")
    }
    return paint
  }
}

extension RGBA {
  /// Returns the colour with its alpha multiplied by a factor.
  func faded(by opacity: Double) -> RGBA { RGBA(red, green, blue, alpha * opacity) }
}
