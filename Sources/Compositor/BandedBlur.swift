import CKernels
import CoreGraphics

/// A blur of a small sigma. It is computed in scanline bands, each one just before the pixels above it are painted.
///
/// The blurred image never exists as a whole. At 1170×2532 it would take 12 MB, and its cells of two pixels as much again.
struct BandedBlur {
  /// The largest reduction that is made in bands. The cells of larger reductions are few.
  static let largestFactor = 2
  /// The height of a band in pixels. A blur that is made in bands reaches less far than this.
  static let height = 32

  private let kernels: CKKernels
  private let region: PixelRect
  private let recipe: BlurRecipe
  private let saturation: Int32
  private let tint: UInt32
  /// The visible rectangles of the blur, in pixels of the screen.
  private let shown: [PixelRect]

  /// - Precondition: the step reduces by at most `largestFactor`.
  init(_ step: Plan.BackdropStep, shown: [PixelRect], kernels: CKKernels) {
    precondition(step.recipe.factor <= Self.largestFactor, "a blur that reduces by \(step.recipe.factor) is made in bands; make it whole")
    (self.kernels, region, recipe, tint, self.shown) = (kernels, step.region, step.recipe, step.tint, shown)
    saturation = BackdropBlur.fixed(saturation: step.saturation)
  }

  /// Computes the visible part of the blur in some rows of the screen.
  ///
  /// - Precondition: `source` still holds the image below the blur in these rows, and in as many rows above and below as a band has.
  func make(_ rows: Range<Int>, from source: CKTarget, in band: BlurSpan.ScanlineBand, of span: BlurSpan) {
    let seen = shown.map { $0.rows(rows.lowerBound, rows.upperBound) }.filter { !$0.isEmpty }
    if seen.isEmpty { return }
    let parts = BlurParts(recipe, region: region, shown: seen), top = rows.lowerBound - region.y0, bottom = rows.upperBound - region.y0
    for part in parts.reduced[0].rects {
      let isNear = part.y0 >= top - Self.height && part.y1 <= bottom + Self.height
      precondition(isNear, "a blur reaches farther than a band of \(Self.height) rows; make bands higher")
    }
    if recipe.factor == 1 {
      soften(parts, source, band, span)
    } else {
      filter(parts, source, band, span)
    }
  }

  private func soften(_ parts: BlurParts, _ source: CKTarget, _ band: BlurSpan.ScanlineBand, _ span: BlurSpan) {
    band.first = parts.blurred[0].firstRow
    let target = band.pixels(width: region.width)
    for part in parts.blurred[0].rects {
      kernels.soften(
        source, region.ck, target, recipe.weights, Int32(recipe.radius), saturation, tint, part.ck, span.scratch(radius: recipe.radius))
    }
  }

  private func filter(_ parts: BlurParts, _ source: CKTarget, _ band: BlurSpan.ScanlineBand, _ span: BlurSpan) {
    band.first = parts.blurred[1].firstRow
    let shape = CellShape(1, region.width, region.height)
    let missing = span.keep(parts.reduced[1], shape)
    let reduced = span.reduced(shape), blurred = band.cells(shape)
    for part in missing { kernels.reducePixels(source, region.ck, reduced, part.ck) }
    let scratch = Int(reduced.stride) + recipe.radius * 8 + 64
    withUnsafeTemporaryAllocation(of: UInt16.self, capacity: scratch) {
      for part in parts.blurred[1].rects {
        kernels.blur(reduced, blurred, recipe.weights, Int32(recipe.radius), part.ck, $0.baseAddress!)
        if saturation != 4096 || tint != 0 { kernels.finish(blurred, saturation, tint, part.ck) }
      }
    }
  }

  /// Paints what `make` made in a band.
  func paint(_ band: BlurSpan.ScanlineBand) -> CKPaint {
    recipe.factor == 1
      ? CKPaint(blurred: band.pixels(width: region.width), in: region)
      : CKPaint(blurred: band.cells(CellShape(1, region.width, region.height)), grain: recipe.grain, in: region)
  }
}

/// Adjacent scanline bands that one thread blurs and paints from top to bottom, and the memory for it.
///
/// A band is painted after the next one is blurred, because the next one is also made of pixels in this one. So the first and the last
/// band of all spans are blurred before any band is painted.
final class BlurSpan {
  /// One blurred band, as pixels or as cells of two pixels.
  final class ScanlineBand {
    /// The first row, in pixels or cells of the region.
    fileprivate(set) var first = 0
    private let bytes: UnsafeMutableRawPointer
    fileprivate init(_ bytes: UnsafeMutableRawPointer) { self.bytes = bytes }

    func pixels(width: Int) -> CKTarget {
      let stride = BlurMemory.stride(width)
      return CKTarget(pixels: bytes.assumingMemoryBound(to: UInt32.self) - first * stride, stride: Int32(stride))
    }
    func cells(_ shape: CellShape) -> CKCells { shape.cells(at: bytes, from: first) }
  }

  private(set) var ahead, spare, last: ScanlineBand
  private let memory: UnsafeMutableRawBufferPointer
  /// Cells of the picture beneath. Those that two bands are made of are kept for the second one.
  private let cells: UnsafeMutableRawPointer
  private var kept = Area([])

  /// The largest radius of the filter, in pixels or in cells of two pixels.
  private static let mostRadius = 16
  /// The most rows of cells that a band is made of.
  private static let mostRows = BandedBlur.height / 2 + 4 + 2 * mostRadius

  /// - Parameter width: The width of the screen in pixels.
  init(width: Int) {
    let rowSize = max(CellShape(1, width, 1).stride * 2, BlurMemory.stride(width) * 4)
    let bandSize = (rowSize * BandedBlur.height + 127) / 64 * 64
    let scratchSize = 2 * BackdropBlur.scratch(radius: Self.mostRadius, width: width)
    memory = PageMemory.allocate(3 * bandSize + max(rowSize * Self.mostRows + 64, scratchSize))
    let start = memory.baseAddress!
    (ahead, spare, last) = (ScanlineBand(start), ScanlineBand(start + bandSize), ScanlineBand(start + 2 * bandSize))
    cells = start + 3 * bandSize
  }
  deinit { PageMemory.free(memory) }

  /// Returns memory for a blur from pixels to pixels. It shares its place with the cells, which such a blur does not have.
  fileprivate func scratch(radius: Int) -> UnsafeMutablePointer<UInt16> {
    precondition(radius <= Self.mostRadius, "a band is blurred with a radius of \(radius) pixels; the most is \(Self.mostRadius)")
    return cells.assumingMemoryBound(to: UInt16.self)
  }

  /// Makes the spare band the one that is painted next.
  func advance() { swap(&ahead, &spare) }
  /// Makes the last band the one that is painted next.
  func end() { swap(&ahead, &last) }

  func reduced(_ shape: CellShape) -> CKCells { shape.cells(at: cells, from: kept.firstRow) }
  /// Forgets the cells of the last band.
  func restart() { kept = Area([]) }

  /// Moves the cells that are needed again to where they are expected, and returns which of the needed ones are missing.
  fileprivate func keep(_ needed: Area, _ shape: CellShape) -> [PixelRect] {
    let first = needed.firstRow, end = needed.rects.last?.y1 ?? first
    precondition(end - first <= Self.mostRows, "a band of \(BandedBlur.height) rows is made of \(end - first) rows of cells")
    let old = kept.rects.map { $0.rows(first, end) }.filter { !$0.isEmpty }
    let above = first - kept.firstRow, rowSize = shape.stride * 2
    kept = needed
    guard above >= 0, let oldEnd = old.last?.y1 else { return needed.rects }
    memmove(cells, cells + above * rowSize, (oldEnd - first) * rowSize)
    return needed.rects.flatMap { $0.subtracting(old) }
  }
}

extension Area {
  /// The row at which the area begins. It is 0 when the area is empty.
  var firstRow: Int { rects.first?.y0 ?? 0 }
}
