import HostInterface
import Motion
import UIKit

extension TestApp {
  /// Begins a touch at a point of the window.
  public func touch(_ point: CGPoint) -> Finger {
    defer { nextFinger += 1 }
    let finger = Finger(on: session, number: nextFinger, at: point)
    finger.tell(.began)
    return finger
  }
  /// Begins a touch in the middle of the visible frame of a view.
  public func touch(_ identifier: String, file: StaticString = #filePath, line: UInt = #line) throws -> Finger {
    touch(try middle(identifier, file, line))
  }

  /// Taps a point of the window.
  ///
  /// - Parameter duration: The time until the finger is lifted, in seconds. The default is 0.1.
  public func tap(_ point: CGPoint, duration: Seconds = 0.1) {
    let finger = touch(point)
    advance(by: duration)
    finger.lift()
  }
  /// Taps the middle of a view.
  public func tap(
    _ identifier: String, duration: Seconds = 0.1, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    tap(try middle(identifier, file, line), duration: duration)
  }

  /// Taps the middle of the accessibility element with a label.
  ///
  /// - Throws: `TestError.Reason.noElement` if there is none, or `outOfReach` if its middle is not on the screen.
  public func tap(
    labelled label: String, duration: Seconds = 0.1, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let frame = try element(labelled: label, file: file, line: line).frame
    let point = CGPoint(x: frame.midX, y: frame.midY)
    guard CGRect(origin: .zero, size: session.device.size).contains(point) else {
      throw TestError(.outOfReach(label, why: Self.outside(point)), file, line)
    }
    tap(point, duration: duration)
  }
  private static func outside(_ point: CGPoint) -> String {
    "its middle (\(Int(point.x.rounded())), \(Int(point.y.rounded()))) is not on the screen; scroll to it first"
  }

  /// Presses a point of the window and lifts the finger. The default duration of one second is sufficient for a long press. For a touch
  /// without an end, use `touch(_:)`.
  public func press(_ point: CGPoint, for duration: Seconds = 1) { tap(point, duration: duration) }
  /// Presses the middle of a view and lifts the finger.
  public func press(
    _ identifier: String, for duration: Seconds = 1, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    try tap(identifier, duration: duration, file: file, line: line)
  }

  /// Drags from one point to another and lifts the finger after a rest of 0.2 s, so that the release has no velocity.
  public func drag(from start: CGPoint, to end: CGPoint, duration: Seconds = 0.5) {
    let finger = touch(start)
    finger.move(to: end, duration: duration)
    advance(by: 0.2)
    finger.lift()
  }
  /// Drags from the middle of a view by an offset and lifts the finger after a rest of 0.2 s.
  public func drag(
    _ identifier: String, by offset: CGVector, duration: Seconds = 0.5, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let start = try middle(identifier, file, line)
    drag(from: start, to: CGPoint(x: start.x + offset.dx, y: start.y + offset.dy), duration: duration)
  }

  /// Drags and lifts the finger during the movement, so that the release has a velocity.
  public func flick(from start: CGPoint, by offset: CGVector, duration: Seconds = 0.1) {
    let finger = touch(start)
    finger.move(by: offset, duration: duration)
    finger.lift()
  }
  /// Drags from the middle of a view by an offset and lifts the finger during the movement.
  public func flick(
    _ identifier: String, by offset: CGVector, duration: Seconds = 0.1, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    flick(from: try middle(identifier, file, line), by: offset, duration: duration)
  }

  private func middle(_ identifier: String, _ file: StaticString, _ line: UInt) throws -> CGPoint {
    let reason: TestError.Reason
    switch session.reach(identifier) {
    case .at(let point): return point
    case .hidden: reason = .outOfReach(identifier, why: "it is hidden, or something that it lies in is")
    case .outside(let point): reason = .outOfReach(identifier, why: Self.outside(point))
    case .covered(let other): reason = .outOfReach(identifier, why: "it is covered by \(other); touch a point to touch that")
    case nil: reason = .noView(identifier, known: session.allShownViews.map(\.identifier))
    }
    throw TestError(reason, file, line)
  }
}
