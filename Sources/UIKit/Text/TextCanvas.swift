import CoreGraphics
import QuartzCore
import Typesetting

/// Draws a long text in tiles, of which only those near what can be seen exist.
///
/// What can be seen is looked up at every commit, from the model: a text that does not scroll itself moves in a scroll view above it.
/// An animation shows for a while what the model has left, so tiles that were seen stay while something is animated, within bounds. A tile
/// has a layer for each colour, because coverage is a quarter of what pixels with colours take.
@MainActor
final class TextCanvas: UIView {
  /// A tile's height in points.
  static let tileHeight: CGFloat = 512
  /// How far beyond what is visible tiles are made, so that scrolling finds them ready.
  static let margin: CGFloat = 128
  /// Tiles that are kept, while something is animated, besides those that are visible.
  static let spareTiles = 3
  /// The longest jump that is filled with tiles, for an animation that passes over it.
  static let longestPassage = 6

  private(set) var tiles: [Int: CALayer] = [:]
  private var text: Picture?
  private var lastVisible: ClosedRange<Int>?

  /// What tiles are drawn from; another one empties them.
  private struct Picture {
    var layout: TextLayout
    var origin: CGPoint
    var size: CGSize
    var pixelsPerPoint: CGFloat

    func isSame(as other: Picture?) -> Bool {
      layout.identity == other?.layout.identity && origin == other?.origin && size == other?.size && pixelsPerPoint == other?.pixelsPerPoint
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { preconditionFailure("a text view makes its canvas itself; it is in no archive") }

  /// Shows a layout whose origin stands at a point of the canvas.
  func show(_ layout: TextLayout, at origin: CGPoint, size: CGSize, pixelsPerPoint: CGFloat) {
    let picture = Picture(layout: layout, origin: origin, size: size, pixelsPerPoint: pixelsPerPoint)
    if picture.isSame(as: text) { return }
    removeTiles()
    text = picture
    // The new lines are there at once, whatever animation the change of size belongs to.
    UIView.performWithoutAnimation { frame = CGRect(origin: .zero, size: size) }
    if window == nil { update() }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    runtime.textCanvases.set(self, isShown: window != nil)
    if window == nil {
      removeTiles()
      lastVisible = nil
    }
  }

  /// Brings the tiles in line with what can be seen.
  func update() {
    guard let text else { return }
    let visible = visibleTiles(text)
    var wanted = Set(visible.map(Array.init) ?? [])
    if let lastVisible, lastVisible != visible {
      let low = min(visible?.lowerBound ?? lastVisible.lowerBound, lastVisible.lowerBound)
      let high = max(visible?.upperBound ?? lastVisible.upperBound, lastVisible.upperBound)
      wanted.formUnion(high - low < TextCanvas.longestPassage ? Array(low...high) : Array(lastVisible))
    }
    lastVisible = visible ?? lastVisible
    let count = Int((text.size.height / TextCanvas.tileHeight).rounded(.up))
    for index in wanted where index < count && tiles[index] == nil { tiles[index] = makeTile(index, text) }
    let spare = runtime.scene.hasRunningClock ? TextCanvas.spareTiles : 0
    forgetTiles(farFrom: visible, keeping: max(wanted.count, (visible?.count ?? 0) + spare))
  }

  private func forgetTiles(farFrom visible: ClosedRange<Int>?, keeping limit: Int) {
    guard tiles.count > limit else { return }
    let middle = visible.map { $0.lowerBound + $0.upperBound } ?? (lastVisible.map { $0.lowerBound + $0.upperBound } ?? 0)
    for index in tiles.keys.sorted(by: { abs(2 * $0 - middle) > abs(2 * $1 - middle) }).prefix(tiles.count - limit) {
      tiles.removeValue(forKey: index)?.removeFromSuperlayer()
    }
  }

  private func removeTiles() {
    for tile in tiles.values { tile.removeFromSuperlayer() }
    tiles.removeAll()
  }

  /// nil when nothing can be seen.
  private func visibleTiles(_ text: Picture) -> ClosedRange<Int>? {
    let area = visibleArea
    let top = max(0, area.minY - TextCanvas.margin), bottom = min(text.size.height, area.maxY + TextCanvas.margin)
    guard !area.isEmpty, top < bottom else { return nil }
    return Int(top / TextCanvas.tileHeight)...Int((bottom - 1e-3) / TextCanvas.tileHeight)
  }

  /// What the clips above leave of the canvas; outside of windows, what the text view leaves.
  private var visibleArea: CGRect {
    guard let window else { return superview.map { bounds.intersection(convert($0.bounds, from: $0)) } ?? .null }
    var area = bounds
    var view: UIView = self
    while let parent = view.superview {
      area = view.convert(area, to: parent)
      if parent.clipsToBounds || parent === window { area = area.intersection(parent.bounds) }
      if area.isEmpty { return .null }
      view = parent
    }
    return convert(area, from: view)
  }

  private func makeTile(_ index: Int, _ text: Picture) -> CALayer {
    let y = CGFloat(index) * TextCanvas.tileHeight
    let frame = CGRect(x: 0, y: y, width: text.size.width, height: min(TextCanvas.tileHeight, text.size.height - y))
    let tile = CALayer()
    CATransaction.withoutActions {
      tile.frame = frame
      layer.addSublayer(tile)
      let region = frame.offsetBy(dx: -text.origin.x, dy: -text.origin.y)
      for (bitmap, rect) in Typesetter.standard.bitmaps(of: text.layout, region: region, scale: text.pixelsPerPoint) {
        let ink = CALayer()
        ink.show(bitmap.image, tint: bitmap.tint, scale: text.pixelsPerPoint)
        ink.contentsGravity = .topLeft
        ink.frame = rect.offsetBy(dx: -region.minX, dy: -region.minY)
        tile.addSublayer(ink)
      }
    }
    return tile
  }
}

/// The canvases that are in windows.
@MainActor
final class TextCanvases: RuntimeState {
  private var shown: [ObjectIdentifier: Shown] = [:]
  private struct Shown { weak var canvas: TextCanvas? }

  init(for runtime: Runtime) {}

  func set(_ canvas: TextCanvas, isShown: Bool) { shown[ObjectIdentifier(canvas)] = isShown ? Shown(canvas: canvas) : nil }

  /// Part of every commit, after layout.
  func update() {
    for (id, entry) in shown {
      if let canvas = entry.canvas { canvas.update() } else { shown[id] = nil }
    }
  }
}

extension Runtime {
  var textCanvases: TextCanvases { state() }
}
