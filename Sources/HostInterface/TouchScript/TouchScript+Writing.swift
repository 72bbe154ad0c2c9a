import CoreGraphics
import Motion

extension TouchScript {
  /// The script as the text of a file. Reading it gives an equal script, exact to the nanosecond and the last bit of each coordinate.
  public var text: String {
    var lines = ["\(Self.firstLine)", "demo \(demo)", "device \(device)", "tick \(ticksPerSecond)"]
    if hidesText {
      lines.append("# Bullets stand for what was typed into secure fields. What was tapped on the drawn keyboard is in the touches.")
    }
    lines += environment.changes(from: EnvironmentSettings()).map { "\($0.words.name) \($0.words.value)" }
    lines.reserveCapacity(events.count + lines.count + 1)
    for event in events { lines.append("\(Self.seconds(event.time)) \(event.event.words)") }
    return lines.joined(separator: "\n") + "\n"
  }

  static let firstLine = "segue-touches 1"

  /// Returns the seconds of a time as text, with at least three decimals and at most nine. It uses integers, so that no rounding occurs.
  public static func seconds(_ time: MediaTime) -> String {
    let (whole, part) = time.nanoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
    var decimals = String(part)
    decimals = String(repeating: "0", count: 9 - decimals.count) + decimals
    while decimals.count > 3, decimals.hasSuffix("0") { decimals.removeLast() }
    return "\(whole).\(decimals)"
  }
}
