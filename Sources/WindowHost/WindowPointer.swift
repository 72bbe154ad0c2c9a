import CoreGraphics
import HostInterface

/// The conversion of a mouse to touches. There is one finger, or two if a key is held when the button goes down.
///
/// The second finger mirrors the first one about the centre of the screen. With Shift it keeps its distance to the first one.
struct WindowPointer {
  struct Keys: Equatable {
    /// Option, Alt or Control. Window managers often use dragging with Alt themselves.
    var two = false
    /// The Shift key.
    var sideBySide = false
  }

  /// The numbers of a mouse's fingers. Those of a touch screen follow.
  static let first = 0, second = 1, firstTouchFinger = 2

  private let size: CGSize
  private var down: [CGPoint] = []
  private var hover: CGPoint?
  private var apart: CGVector?

  init(size: CGSize) { self.size = size }

  /// The circles to draw, with their state. They are drawn for two fingers only, because the pointer shows a single one.
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

  /// Cancels all touches, because the window has lost the pointer.
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
