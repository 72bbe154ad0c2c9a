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
  /// A tile's size in points: one column is as wide as any screen.
  static let tileSize = CGSize(width: 2048, height: 512)
  /// How far beyond what is visible tiles are made, so that scrolling finds them ready.
  static let margin: CGFloat = 128
  /// Tiles that are kept, while something is animated, besides those that are visible.
  static let spareTiles = 3
  /// The longest jump that is filled with tiles, for an animation that passes over it.
  static let longestPassage = 6

  private(set) var tiles: [Tile: CALayer] = [:]
  /// The ink in each tile, by the paragraph that it is of.
  private var shown: [Tile: [Part: [CALayer]]] = [:]
  private var text: Picture?
  private var lastVisible: TileRange?

  /// A paragraph, and where it stands.
  fileprivate struct Part: Hashable {
    var identity: UInt64
    var y: CGFloat
  }

  /// What tiles are drawn from; of another one, tiles stay that show the same.
  fileprivate struct Picture {
    var layout: ColumnLayout
    var origin: CGPoint
    var size: CGSize
    var pixelsPerPoint: CGFloat

    func isSame(as other: Picture?) -> Bool {
      guard let other, hasSameGround(as: other), size == other.size, layout.pieces.count == other.layout.pieces.count else { return false }
      return zip(layout.pieces, other.layout.pieces).allSatisfy { $0.layout.identity == $1.layout.identity && $0.y == $1.y }
    }
    func hasSameGround(as other: Picture) -> Bool { origin == other.origin && pixelsPerPoint == other.pixelsPerPoint }

    /// How far letters may reach beyond their line's box: a fraction of the largest size.
    func overhang(_ piece: ColumnLayout.Piece) -> CGFloat { piece.layout.text.inkReach }

    /// The tile in the layout's points.
    @MainActor func region(_ tile: Tile) -> CGRect { tile.frame(in: size).offsetBy(dx: -origin.x, dy: -origin.y) }
    /// Farther no letter reaches from its line.
    static let reach: CGFloat = 40
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { preconditionFailure("a text view makes its canvas itself; it is in no archive") }

  /// Shows a layout whose origin stands at a point of the canvas.
  func show(_ layout: ColumnLayout, at origin: CGPoint, size: CGSize, pixelsPerPoint: CGFloat) {
    let picture = Picture(layout: layout, origin: origin, size: size, pixelsPerPoint: pixelsPerPoint)
    if picture.isSame(as: text) { return }
    for (tile, layer) in tiles {
      let isSame = text.map { picture.hasSameGround(as: $0) && tile.frame(in: $0.size) == tile.frame(in: size) } ?? false
      if isSame {
        fill(tile, layer, picture)
        continue
      }
      layer.removeFromSuperlayer()
      (tiles[tile], shown[tile]) = (nil, nil)
    }
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
    var wanted = visible?.tiles ?? []
    if let lastVisible, lastVisible != visible {
      let passage = visible.map { lastVisible.union($0) } ?? lastVisible
      wanted.formUnion(passage.length <= TextCanvas.longestPassage ? passage.tiles : lastVisible.tiles)
    }
    lastVisible = visible ?? lastVisible
    for tile in wanted.sorted() where tiles[tile] == nil && !tile.frame(in: text.size).isEmpty { tiles[tile] = makeTile(tile, text) }
    let spare = runtime.scene.hasRunningClock ? TextCanvas.spareTiles : 0
    forgetTiles(keeping: max(wanted.count, (visible?.tiles.count ?? 0) + spare))
  }

  /// Forgets those farthest from what can be seen, or could be seen last.
  private func forgetTiles(keeping limit: Int) {
    guard tiles.count > limit else { return }
    let farthestFirst = tiles.keys.map { (distance: lastVisible?.distance(to: $0) ?? 0, tile: $0) }.sorted(by: >)
    for (_, tile) in farthestFirst.prefix(tiles.count - limit) {
      tiles.removeValue(forKey: tile)?.removeFromSuperlayer()
      shown[tile] = nil
    }
  }

  private func removeTiles() {
    for tile in tiles.values { tile.removeFromSuperlayer() }
    tiles.removeAll()
    shown.removeAll()
  }

  /// nil when nothing can be seen.
  private func visibleTiles(_ text: Picture) -> TileRange? {
    let area = visibleArea
    if area.isEmpty { return nil }
    return TileRange(area.insetBy(dx: -TextCanvas.margin, dy: -TextCanvas.margin).intersection(CGRect(origin: .zero, size: text.size)))
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

  private func makeTile(_ place: Tile, _ text: Picture) -> CALayer {
    let frame = place.frame(in: text.size)
    let tile = CALayer()
    CATransaction.withoutActions {
      tile.frame = frame
      layer.addSublayer(tile)
      fill(place, tile, text)
    }
    return tile
  }
}

extension TextCanvas {
  /// Brings a tile's ink in line with the text: what it shows already stays.
  private func fill(_ place: Tile, _ tile: CALayer, _ text: Picture) {
    let region = text.region(place), old = shown[place] ?? [:]
    var new: [Part: [CALayer]] = [:], order: [Part] = []
    for piece in text.layout.pieces(from: region.minY - Picture.reach, to: region.maxY + Picture.reach) {
      let part = Part(identity: piece.layout.identity, y: piece.y)
      order.append(part)
      CATransaction.withoutActions { new[part] = old[part] ?? ink(of: piece, text, in: region) }
    }
    CATransaction.withoutActions {
      for (part, layers) in old where new[part] == nil { for layer in layers { layer.removeFromSuperlayer() } }
      for part in order where old[part] == nil { for layer in new[part] ?? [] { tile.addSublayer(layer) } }
    }
    shown[place] = new
  }

  /// The paragraph's part of a tile, on whole pixels of it.
  private func ink(of piece: ColumnLayout.Piece, _ text: Picture, in region: CGRect) -> [CALayer] {
    let scale = text.pixelsPerPoint, overhang = text.overhang(piece)
    let top = max(0, ((piece.y - overhang - region.minY) * scale).rounded(.down) / scale)
    let bottom = min(region.height, ((piece.y + piece.layout.size.height + overhang - region.minY) * scale).rounded(.up) / scale)
    guard top < bottom else { return [] }
    let part = CGRect(x: region.minX, y: region.minY + top, width: region.width, height: bottom - top)
    return Typesetter.standard.bitmaps(of: piece.layout, region: part.offsetBy(dx: 0, dy: -piece.y), scale: scale).map { bitmap, rect in
      let ink = CALayer()
      ink.show(bitmap.image, tint: bitmap.tint, scale: scale)
      ink.contentsGravity = .topLeft
      ink.frame = rect.offsetBy(dx: -region.minX, dy: piece.y - region.minY)
      return ink
    }
  }
}

/// A tile's place, from the text's top left.
struct Tile: Hashable, Comparable {
  var row, column: Int

  static func < (a: Tile, b: Tile) -> Bool { (a.row, a.column) < (b.row, b.column) }

  /// The part of a text that it shows.
  @MainActor
  func frame(in size: CGSize) -> CGRect {
    let whole = CGRect(
      origin: CGPoint(x: CGFloat(column) * TextCanvas.tileSize.width, y: CGFloat(row) * TextCanvas.tileSize.height),
      size: TextCanvas.tileSize)
    return whole.intersection(CGRect(origin: .zero, size: size))
  }
}

/// The tiles that a rectangle touches.
struct TileRange: Equatable {
  var rows, columns: ClosedRange<Int>

  init(rows: ClosedRange<Int>, columns: ClosedRange<Int>) { (self.rows, self.columns) = (rows, columns) }

  /// nil for a rectangle without area.
  @MainActor
  init?(_ rect: CGRect) {
    guard !rect.isEmpty else { return nil }
    func range(_ low: CGFloat, _ high: CGFloat, _ length: CGFloat) -> ClosedRange<Int> {
      let first = Int(low / length)
      return first...max(first, Int((high - 1e-3) / length))
    }
    self.init(
      rows: range(rect.minY, rect.maxY, TextCanvas.tileSize.height), columns: range(rect.minX, rect.maxX, TextCanvas.tileSize.width))
  }

  var tiles: Set<Tile> { Set(rows.flatMap { row in columns.map { Tile(row: row, column: $0) } }) }
  /// How many tiles lie along its longer side.
  var length: Int { max(rows.count, columns.count) }

  func union(_ other: TileRange) -> TileRange {
    TileRange(
      rows: min(rows.lowerBound, other.rows.lowerBound)...max(rows.upperBound, other.rows.upperBound),
      columns: min(columns.lowerBound, other.columns.lowerBound)...max(columns.upperBound, other.columns.upperBound))
  }

  /// Between a tile's middle and its own, in halves of tiles.
  func distance(to tile: Tile) -> Int {
    max(abs(2 * tile.row - rows.lowerBound - rows.upperBound), abs(2 * tile.column - columns.lowerBound - columns.upperBound))
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
