import CoreGraphics
import Motion

/// The positions and other numbers of an app's named views at one timestamp.
public struct MotionTrace: Hashable, Sendable {
  /// The name of a view and its numbers. The app defines the meaning of the numbers.
  public struct Row: Hashable, Sendable {
    /// The name of the view.
    public var name: String
    /// The numbers in the order of the columns.
    public var numbers: [Double]

    /// Creates the row of a view.
    public init(_ name: String, _ numbers: [Double]) { (self.name, self.numbers) = (name, numbers) }
  }

  /// The rows of all views that have a name. Parents come before their children.
  public var rows: [Row]

  /// Creates a trace from rows.
  public init(rows: [Row]) { self.rows = rows }

  /// Returns the first line of a trace file, without a newline.
  public static func header(_ columns: [String]) -> String { (["time"] + columns).joined(separator: "\t") }

  /// The rows as lines. Each line ends with a newline and lacks the time, which is written before it.
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

  /// Returns a name in which spaces replace the tabs and newlines that would end its field.
  private static func inOneField(_ name: String) -> String {
    func ends(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n") }
    guard name.utf8.contains(where: ends) else { return name }
    return String(decoding: name.utf8.map { ends($0) ? UInt8(ascii: " ") : $0 }, as: UTF8.self)
  }

  /// Returns the lines of the trace for a timestamp. The text is empty if there is no row.
  public func text(at time: MediaTime) -> String {
    let seconds = TouchScript.seconds(time)
    return lines.map { seconds + $0 }.joined()
  }

  /// Returns a number as text, rounded to four decimals and without trailing zeros. The result is never `-0`.
  ///
  /// A number that does not fit into 64 bits with its decimals is written as Swift describes it, for example as `1e+20`.
  public static func decimal(_ value: Double) -> String {
    guard let scaled = Int64(exactly: (value * 10_000).rounded()) else {
      let text = "\(value)"
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
    let (whole, rest) = scaled.magnitude.quotientAndRemainder(dividingBy: 10_000)
    var text = (scaled < 0 ? "-" : "") + "\(whole)"
    guard rest != 0 else { return text }
    var digits = String(rest + 10_000).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    text += "." + digits
    return text
  }
}
