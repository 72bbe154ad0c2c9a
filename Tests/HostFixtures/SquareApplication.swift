import CoreGraphics
import HostInterface
import Motion

/// An app for the hosts' tests: a square under each finger; when the last finger lifts, the square glides home in 0.2 s.
///
/// It behaves as the protocol demands: ticks at their own instants however late the host comes, frames only when something changed.
@MainActor public final class SquareApplication: DescribedApplication {
  public let device: Device
  public let ticks: TickGrid
  public private(set) var now = MediaTime(nanoseconds: -1)
  /// What was delivered, with the tick at which it was.
  public private(set) var delivered: [(tick: MediaTime, touch: TouchInput)] = []
  /// When `turn` was called.
  public private(set) var turns: [MediaTime] = []
  /// The square's centre.
  public private(set) var center: CGPoint
  /// Never becomes quiet, as a spinner does.
  public var isRestless = false
  public var home: CGPoint { CGPoint(x: device.size.width / 2, y: device.size.height / 2) }

  private var waiting: [TimedEvent] = []
  private var down: [Int: CGPoint] = [:]
  private var release: (time: MediaTime, from: CGPoint)?
  private var nextTick: Int64 = 0
  private var changed = true

  public static let glide = 0.2

  public init(device: Device = .iPhone14, ticksPerSecond: Int = 60) {
    self.device = device
    ticks = TickGrid(rate: ticksPerSecond)
    center = CGPoint(x: device.size.width / 2, y: device.size.height / 2)
  }

  public var fingersDown: Int { down.count }

  public func receive(_ event: TimedEvent) { waiting.append(event) }

  public func runUpdateCycle(at time: MediaTime) -> Frame? {
    precondition(time >= now, "time never moves back")
    turns.append(time)
    while ticks[nextTick] <= time {
      deliver(at: ticks[nextTick])
      nextTick += 1
    }
    now = time
    move()
    defer { changed = isRestless }
    return changed ? currentFrame() : nil
  }

  public var nextWake: MediaTime? {
    guard !waiting.isEmpty || release != nil || isRestless else { return nil }
    return ticks[nextTick]
  }

  public func currentFrame() -> Frame {
    let (center, size) = (center, device.size)
    return Frame(time: now, size: size) { target in
      let scale = Double(target.width) / size.width
      let side = 40 * scale
      for y in 0..<target.height {
        let row = target.row(y).assumingMemoryBound(to: UInt32.self)
        let inRow = abs(Double(y) - center.y * scale) <= side / 2
        UnsafeMutableBufferPointer(start: row, count: target.width).update(repeating: 0xFFF0_F0F0)
        guard inRow else { continue }
        let (from, to) = (max(0, Int(center.x * scale - side / 2)), min(target.width, Int(center.x * scale + side / 2)))
        if from < to { for x in from..<to { row[x] = 0xFF20_60E0 } }
      }
    }
  }

  public static let motionTraceColumns = ["identifier", "x", "y"]
  public func motionTrace() -> MotionTrace { MotionTrace(rows: [.init("square", [center.x, center.y])]) }
  public func presentationTree() -> String { "window\n  square \(center.x) \(center.y)\n" }

  private func deliver(at tick: MediaTime) {
    while let event = waiting.first, event.time <= tick {
      waiting.removeFirst()
      guard case .touch(let touch) = event.event else { continue }
      delivered.append((tick, touch))
      switch touch.phase {
      case .began, .moved:
        down[touch.finger] = touch.location
        (center, release, changed) = (touch.location, nil, true)
      case .ended, .cancelled:
        down[touch.finger] = nil
        if down.isEmpty { release = (tick, center) }
      }
    }
  }

  private func move() {
    guard let release else { return }
    let progress = min(1, (now - release.time) / Self.glide)
    center = CGPoint(x: release.from.x + (home.x - release.from.x) * progress, y: release.from.y + (home.y - release.from.y) * progress)
    changed = true
    if progress == 1 { self.release = nil }
  }
}
