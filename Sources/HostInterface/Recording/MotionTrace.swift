import CoreGraphics
import Motion

/// What an app shows of its named views at an instant: a value until it is written.
public struct MotionTrace: Hashable, Sendable {
  /// One view: its name and its numbers, of which the app says what they are.
  public struct Row: Hashable, Sendable {
    /// How the app calls the view.
    public var name: String
    /// In the order of the columns.
    public var numbers: [Double]

    /// A view's row.
    public init(_ name: String, _ numbers: [Double]) { (self.name, self.numbers) = (name, numbers) }
  }

  /// A row for each view that has a name, parents first.
  public var rows: [Row]

  /// A trace of some views.
  public init(rows: [Row]) { self.rows = rows }

  /// The first line of a written trace, without a newline.
  public static func header(_ columns: [String]) -> String { (["time"] + columns).joined(separator: "\t") }

  /// A line for each row, without the time that stands before it, and with a newline.
  public var lines: [String] {
    rows.map { row in
      var line = "\t" + Self.inOneField(row.name)
      for number in row.numbers {
        line += "\t"
        line += Self.decimal(number)
      }
      return line + "\n"
    }
  }

  /// A name without the tabs and newlines that would end its field.
  private static func inOneField(_ name: String) -> String {
    func ends(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n") }
    guard name.utf8.contains(where: ends) else { return name }
    return String(decoding: name.utf8.map { ends($0) ? UInt8(ascii: " ") : $0 }, as: UTF8.self)
  }

  /// As it is written for an instant: nothing when there is no row.
  public func text(at time: MediaTime) -> String {
    let seconds = TouchScript.seconds(time)
    return lines.map { seconds + $0 }.joined()
  }

  /// A number to a ten-thousandth, without trailing zeros, and never `-0`.
  public static func decimal(_ value: Double) -> String {
    let scaled = Int64((value * 10_000).rounded())
    let (whole, rest) = (abs(scaled) / 10_000, abs(scaled) % 10_000)
    var text = (scaled < 0 ? "-" : "") + "\(whole)"
    guard rest != 0 else { return text }
    var digits = String(rest + 10_000).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    text += "." + digits
    return text
  }
}
