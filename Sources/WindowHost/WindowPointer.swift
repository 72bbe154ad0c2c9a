import CoreGraphics
import HostInterface

/// A mouse as fingers: one, or two while a key is held when the button goes down.
///
/// The second finger mirrors the first about the centre of the screen or, with Shift, keeps its distance to it.
struct WindowPointer {
  struct Keys: Equatable {
    /// Option/Alt or Control (window managers often keep Alt-drag to themselves).
    var two = false
    /// Shift.
    var sideBySide = false
  }

  /// Numbers of a mouse's fingers; those of a touch screen begin above.
  static let first = 0, second = 1, firstTouchFinger = 2

  private let size: CGSize
  private var down: [CGPoint] = []
  private var hover: CGPoint?
  private var apart: CGVector?

  init(size: CGSize) { self.size = size }

  /// Where circles are drawn and whether they press: only for two fingers, since for one the pointer is enough.
  var circles: [(center: CGPoint, isDown: Bool)] {
    if down.count == 2 { return down.map { ($0, true) } }
    guard down.isEmpty, let hover else { return [] }
    return [(hover, false), (partner(of: hover), false)]
  }

  mutating func pressed(at point: CGPoint, keys: Keys) -> [TouchInput] {
    guard down.isEmpty else { return [] }
    hold(keys, point)
    down = keys.two ? [point, partner(of: point)] : [point]
    hover = nil
    return touches(.began)
  }

  mutating func moved(to point: CGPoint, keys: Keys) -> [TouchInput] {
    hold(keys, point)
    guard !down.isEmpty else {
      hover = keys.two ? point : nil
      lastSeen = point
      return []
    }
    down = down.count == 2 ? [point, partner(of: point)] : [point]
    return touches(.moved)
  }

  mutating func released(at point: CGPoint) -> [TouchInput] {
    guard !down.isEmpty else { return [] }
    down = down.count == 2 ? [point, partner(of: point)] : [point]
    defer { down = [] }
    return touches(.ended)
  }

  /// The window lost its pointer: what is down is cancelled.
  mutating func lifted() -> [TouchInput] {
    defer { (down, hover) = ([], nil) }
    return touches(.cancelled)
  }

  mutating func keysChanged(_ keys: Keys) {
    guard down.isEmpty else { return }
    hover = keys.two ? lastSeen : nil
  }

  private var lastSeen: CGPoint?

  private func touches(_ phase: TouchInput.Phase) -> [TouchInput] {
    down.enumerated().map { TouchInput(phase, finger: $0 == 0 ? Self.first : Self.second, at: $1) }
  }
  private func partner(of point: CGPoint) -> CGPoint {
    if let apart { return CGPoint(x: point.x + apart.dx, y: point.y + apart.dy) }
    return CGPoint(x: size.width - point.x, y: size.height - point.y)
  }
  private mutating func hold(_ keys: Keys, _ point: CGPoint) {
    if !keys.sideBySide {
      apart = nil
    } else if keys.two, apart == nil {
      apart = CGVector(dx: size.width - 2 * point.x, dy: size.height - 2 * point.y)
    }
  }
}
