import CoreGraphics

/// Where a sheet may rest in its container, and what its surroundings look like for each place of its top. (BEHAVIOUR-2 §20.1, 20.2)
struct SheetGeometry: Equatable {
  typealias Identifier = UISheetPresentationController.Detent.Identifier

  /// How it lies in its container.
  enum Layout: Equatable {
    /// On the bottom edge, as wide as said.
    case edge(width: Double)
    /// A card in the middle.
    case floating(CGSize)
    /// Where the height is compact: all of it. It is not resized, and a finger drags it away.
    case fullScreen
  }
  /// A place to rest.
  struct Stop: Equatable {
    var identifier: Identifier
    /// The sheet's top.
    var top: Double
  }

  /// A large sheet's distance from the safe area's top.
  static let topGap = 10.0
  /// How dark the screen behind is. Cards that float in the dark have more behind them.
  static let dim = 0.2, floatingDimInTheDark = 0.48
  /// How small the presenter is beneath a large sheet, and its corners.
  static let presenterScale = 0.9165, presenterCorner = 10.0
  static let corner = 10.0
  /// On a tablet.
  static let formSize = CGSize(width: 540, height: 620), pageWidth = 704.0, pageMargin = 44.0

  var layout = Layout.fullScreen
  var bounds = CGRect.zero
  var safeTop = 0.0
  /// Whether a large sheet sends the presenter back: not where the height is compact.
  var sendsPresenterBack = true
  /// From the lowest to the highest; never empty.
  var stops = [Stop(identifier: .large, top: 0)]

  var bottom: Double { bounds.height }
  /// The top of the lowest and of the highest sheet.
  var lowest: Double { stops[0].top }
  var highest: Double { stops[stops.count - 1].top }
  /// Whether there is a place for a grabber.
  var hasGrabber: Bool { layout != .fullScreen }

  func top(of identifier: Identifier?) -> Double { stop(identifier).top }
  /// Without such a stop, the lowest.
  func stop(_ identifier: Identifier?) -> Stop { stops.first { $0.identifier == identifier } ?? stops[0] }
  func nearest(to top: Double) -> Stop { stops.min { abs($0.top - top) < abs($1.top - top) }! }

  /// The frame of a sheet that moves, and does not shrink, below `floor`.
  func frame(at top: Double, floor: Double) -> CGRect {
    switch layout {
    case .fullScreen: return CGRect(x: bounds.minX, y: bounds.minY + top, width: bounds.width, height: bounds.height)
    case .floating(let size):
      return CGRect(x: ((bounds.width - size.width) / 2).rounded(), y: top, width: size.width, height: size.height)
    case .edge(let width):
      let height = bottom - min(top, floor)
      return CGRect(x: (bounds.width - width) / 2, y: top, width: width, height: height)
    }
  }

  /// How much of its full dim the screen behind has; none up to `undimmed`.
  func dimming(at top: Double, floor: Double, undimmed: Identifier?) -> Double {
    let below = top > floor ? max(0, (bottom - top) / max(bottom - floor, 1)) : 1
    guard let undimmed, let clear = stops.first(where: { $0.identifier == undimmed })?.top else { return below }
    guard let first = stops.first(where: { $0.top < clear })?.top else { return 0 }
    return below * min(max((clear - top) / (clear - first), 0), 1)
  }

  /// How far the presenter has gone back, 0…1: only a large sheet sends it there.
  func recess(at top: Double, floor: Double) -> Double {
    guard sendsPresenterBack, case .edge = layout, let last = stops.last, last.identifier == .large else { return 0 }
    let next = floor <= last.top || stops.count == 1 ? bottom : stops[stops.count - 2].top
    return min(max((next - top) / max(next - last.top, 1), 0), 1)
  }
}
