import CoreGraphics

/// The dimensions of sheets and of the views behind them. (Docs/behaviour/presentations.md, "Sheet geometry")
package enum SheetMetrics {
  /// The distance of a large sheet from the top of the safe area, in points.
  package static let topGap = 10.0
  /// The opacity of the dimming view. It is higher behind floating cards in dark mode.
  package static let dim = 0.2, floatingDimInTheDark = 0.48
  /// The scale of the presenting view behind a large sheet, and its corner radius in points.
  package static let presenterScale = 0.9165, presenterCorner = 10.0
  package static let corner = 10.0
  /// The sizes of form and page sheets on tablets, in points.
  package static let formSize = CGSize(width: 540, height: 620), pageWidth = 704.0, pageMargin = 44.0
}

/// The resting positions of a sheet in its container, and the state of its surroundings for each position.
/// (Docs/behaviour/presentations.md, "Sheet geometry" and "Sheet detents and drags")
///
/// An identifier names a detent.
package struct SheetGeometry<Identifier: Hashable>: Equatable {
  /// The ways in which a sheet is placed in its container.
  package enum Layout: Equatable {
    /// The sheet is attached to the bottom edge and has the given width.
    case edge(width: Double)
    /// The sheet is a card in the centre.
    case floating(CGSize)
    /// The sheet covers the whole container, as in a compact height. It is not resized, but a finger can drag it away.
    case fullScreen
  }
  /// A detent that is resolved to a position.
  package struct Stop: Equatable {
    package var identifier: Identifier
    /// The top of the sheet, in the container's coordinates.
    package var top: Double

    package init(identifier: Identifier, top: Double) { (self.identifier, self.top) = (identifier, top) }
  }

  package var layout = Layout.fullScreen
  package private(set) var bounds: CGRect
  package private(set) var safeTop: Double
  /// A Boolean value that indicates whether the sheet scales the presenting view down at its highest detent. It is `true` only for a sheet
  /// that is attached to the bottom edge and has the large detent.
  package var sendsPresenterBack = false
  /// The resolved detents, from the lowest to the highest. The array is never empty.
  package var stops: [Stop]

  /// Creates the geometry of a sheet that covers the whole container.
  package init(bounds: CGRect, safeTop: Double, identifier: Identifier) {
    (self.bounds, self.safeTop) = (bounds, safeTop)
    stops = [Stop(identifier: identifier, top: 0)]
  }

  /// Creates the geometry of a card in the centre, as on tablets.
  ///
  /// - Parameters:
  ///   - usual: The size of the sheet where the content prefers none, in points.
  ///   - preferred: The preferred size of the content, in points. A dimension of 0 means no preference.
  package init(floatingIn bounds: CGRect, safeTop: Double, usual: CGSize, preferred: CGSize, identifier: Identifier) {
    self.init(bounds: bounds, safeTop: safeTop, identifier: identifier)
    let size = CGSize(
      width: min(preferred.width > 0 ? preferred.width : usual.width, bounds.width),
      height: min(preferred.height > 0 ? preferred.height : usual.height, bounds.height - 2 * safeTop))
    layout = .floating(size)
    stops = [Stop(identifier: identifier, top: ((bounds.height - size.height) / 2).rounded())]
  }

  package var bottom: Double { bounds.height }
  /// The top of the sheet at the lowest and at the highest detent.
  package var lowest: Double { stops[0].top }
  package var highest: Double { stops[stops.count - 1].top }
  /// A Boolean value that indicates whether the sheet has room for a grabber.
  package var hasGrabber: Bool { layout != .fullScreen }

  package func top(of identifier: Identifier?) -> Double { stop(identifier).top }
  /// Returns the detent with an identifier, or the lowest detent if there is none.
  package func stop(_ identifier: Identifier?) -> Stop { stops.first { $0.identifier == identifier } ?? stops[0] }
  package func nearest(to top: Double) -> Stop { stops.min { abs($0.top - top) < abs($1.top - top) }! }

  /// Returns the frame of the sheet for a position of its top. Below `floor` the sheet moves and does not shrink.
  package func frame(at top: Double, floor: Double) -> CGRect {
    switch layout {
    case .fullScreen: return CGRect(x: bounds.minX, y: bounds.minY + top, width: bounds.width, height: bounds.height)
    case .floating(let size):
      return CGRect(x: ((bounds.width - size.width) / 2).rounded(), y: top, width: size.width, height: size.height)
    case .edge(let width):
      let height = bottom - min(top, floor)
      return CGRect(x: (bounds.width - width) / 2, y: top, width: width, height: height)
    }
  }

  /// Returns the fraction of the full opacity that the dimming view has. It is 0 up to the detent `undimmed`.
  package func dimming(at top: Double, floor: Double, undimmed: Identifier?) -> Double {
    let below = top > floor ? max(0, (bottom - top) / max(bottom - floor, 1)) : 1
    guard let undimmed, let clear = stops.first(where: { $0.identifier == undimmed })?.top else { return below }
    guard let first = stops.first(where: { $0.top < clear })?.top else { return 0 }
    return below * min(max((clear - top) / (clear - first), 0), 1)
  }

  /// Returns how far the presenting view is scaled down, from 0 to 1.
  package func recess(at top: Double, floor: Double) -> Double {
    guard sendsPresenterBack, case .edge = layout, let last = stops.last else { return 0 }
    let next = floor <= last.top || stops.count == 1 ? bottom : stops[stops.count - 2].top
    return min(max((next - top) / max(next - last.top, 1), 0), 1)
  }
}
