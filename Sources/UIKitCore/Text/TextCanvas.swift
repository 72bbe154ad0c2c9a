import CoreGraphics
import QuartzCore
import Typesetting

/// A view that draws a long text in tiles. Only the tiles near the visible area exist.
///
/// The visible area is computed from the model tree at every commit. A text view that does not scroll may move in an enclosing scroll view.
/// During an animation, the presentation may still show an area that the model has left. Visible tiles therefore stay, up to a limit, while
/// an animation runs.
///
/// A tile has one layer for each colour, because a coverage mask needs a quarter of the memory of coloured pixels.
@MainActor
package final class TextCanvas: UIView {
  /// The size of a tile in points. The width is larger than any screen.
  static let tileSize = CGSize(width: 2048, height: 512)
  /// The distance beyond the visible area in which tiles are created in advance, in points.
  static let margin: CGFloat = 128
  /// The number of invisible tiles that are kept while an animation runs.
  static let spareTiles = 3
  /// The longest jump, in tiles, whose way is filled with tiles for an animation that passes over it.
  static let longestPassage = 6

  private(set) var tiles: [Tile: CALayer] = [:]
  /// The ink layers of each tile, by paragraph.
  private var shown: [Tile: [Part: [CALayer]]] = [:]
  private var text: Picture?
  private var lastVisible: TileRange?

  /// A paragraph and its vertical position.
  fileprivate struct Part: Hashable {
    var identity: UInt64
    var y: CGFloat
  }

  /// The content from which tiles are drawn. When it changes, tiles that show the same paragraphs are kept.
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

    /// Returns the distance that letters may extend beyond the box of their line, in points. It is a fraction of the largest font size.
    func overhang(_ piece: ColumnLayout.Piece) -> CGFloat { piece.layout.text.inkReach }

    /// Returns the frame of a tile in the coordinates of the layout.
    @MainActor func region(_ tile: Tile) -> CGRect { tile.frame(in: size).offsetBy(dx: -origin.x, dy: -origin.y) }
    /// The largest distance of a letter from its line, in points.
    static let reach: CGFloat = 40
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { preconditionFailure("a text view makes its canvas itself; it is in no archive") }

  /// Shows a layout with its origin at a point of the canvas.
  package func show(_ layout: ColumnLayout, at origin: CGPoint, size: CGSize, pixelsPerPoint: CGFloat) {
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
    // The new lines appear at once, even if the change of size is animated.
    UIView.performWithoutAnimation { frame = CGRect(origin: .zero, size: size) }
    if window == nil { update() }
  }

  package override func didMoveToWindow() {
    super.didMoveToWindow()
    runtime.textCanvases.set(self, isShown: window != nil)
    if window == nil {
      removeTiles()
      lastVisible = nil
    }
  }

  /// Creates and removes tiles to match the visible area.
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

  /// Removes the tiles that are farthest from the visible area, or from the last one if nothing is visible.
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

  /// Returns the tiles near the visible area, or `nil` if nothing is visible.
  private func visibleTiles(_ text: Picture) -> TileRange? {
    let area = visibleArea
    if area.isEmpty { return nil }
    return TileRange(area.insetBy(dx: -TextCanvas.margin, dy: -TextCanvas.margin).intersection(CGRect(origin: .zero, size: text.size)))
  }

  /// The part of the canvas that the views above do not clip. Outside of a window, it is the part within the text view.
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
  /// Updates the ink of a tile. Paragraphs that have not changed keep their layers.
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

  /// Returns the ink of a paragraph within a tile, on whole pixels of the tile.
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

/// The row and the column of a tile, counted from the top left of the text.
struct Tile: Hashable, Comparable {
  var row, column: Int

  static func < (a: Tile, b: Tile) -> Bool { (a.row, a.column) < (b.row, b.column) }

  /// Returns the part of a text of the given size that the tile shows.
  @MainActor
  func frame(in size: CGSize) -> CGRect {
    let whole = CGRect(
      origin: CGPoint(x: CGFloat(column) * TextCanvas.tileSize.width, y: CGFloat(row) * TextCanvas.tileSize.height),
      size: TextCanvas.tileSize)
    return whole.intersection(CGRect(origin: .zero, size: size))
  }
}

/// A range of rows and columns of tiles.
struct TileRange: Equatable {
  var rows, columns: ClosedRange<Int>

  init(rows: ClosedRange<Int>, columns: ClosedRange<Int>) { (self.rows, self.columns) = (rows, columns) }

  /// Creates the range of tiles that a rectangle intersects, or `nil` for an empty rectangle.
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
  /// The number of tiles along the longer side.
  var length: Int { max(rows.count, columns.count) }

  func union(_ other: TileRange) -> TileRange {
    TileRange(
      rows: min(rows.lowerBound, other.rows.lowerBound)...max(rows.upperBound, other.rows.upperBound),
      columns: min(columns.lowerBound, other.columns.lowerBound)...max(columns.upperBound, other.columns.upperBound))
  }

  /// Returns the distance between a tile and the centre of the range, in halves of tiles.
  func distance(to tile: Tile) -> Int {
    max(abs(2 * tile.row - rows.lowerBound - rows.upperBound), abs(2 * tile.column - columns.lowerBound - columns.upperBound))
  }
}

/// The canvases that are in windows.
@MainActor
final class TextCanvases: RuntimeState {
  private var shown: [ObjectIdentifier: Shown] = [:]
  private struct Shown { weak var canvas: TextCanvas? }

  package init(for runtime: Runtime) {}

  func set(_ canvas: TextCanvas, isShown: Bool) { shown[ObjectIdentifier(canvas)] = isShown ? Shown(canvas: canvas) : nil }

  /// Updates the canvases. It is part of every commit, after layout.
  func update() {
    for (id, entry) in shown {
      if let canvas = entry.canvas { canvas.update() } else { shown[id] = nil }
    }
  }
}

extension Runtime {
  var textCanvases: TextCanvases { state() }
}
