import Foundation

/// The width of a value in a message.
public struct OSLogStringAlignment: Sendable {
  let columns: @Sendable () -> Int
  let isRight: Bool
  /// The value has its own width.
  public static let none = OSLogStringAlignment(columns: { 0 }, isRight: false)
  /// Returns the alignment at the right of a number of columns.
  public static func right(columns: @autoclosure @escaping @Sendable () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isRight: true)
  }
  /// Returns the alignment at the left of a number of columns.
  public static func left(columns: @autoclosure @escaping @Sendable () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isRight: false)
  }

  func aligned(_ text: String) -> String {
    let space = String(repeating: " ", count: max(0, columns() - text.count))
    return isRight ? space + text : text + space
  }
}

/// The notation of an integer in a message.
public struct OSLogIntegerFormatting: Sendable {
  var radix = 10
  var explicitPositiveSign = false
  var includePrefix = false
  var uppercase = false
  var minDigits: (@Sendable () -> Int)?

  /// The notation with decimal digits.
  public static let decimal = OSLogIntegerFormatting()
  /// Returns decimal digits, with a plus sign on request and at least a number of digits.
  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: @autoclosure @escaping @Sendable () -> Int = 0
  ) -> OSLogIntegerFormatting { OSLogIntegerFormatting(explicitPositiveSign: explicitPositiveSign, minDigits: minDigits) }
  /// The notation with hexadecimal digits.
  public static let hex = OSLogIntegerFormatting(radix: 16)
  /// Returns hexadecimal digits, with the prefix "0x" on request.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure @escaping @Sendable () -> Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, explicitPositiveSign: explicitPositiveSign, includePrefix: includePrefix, uppercase: uppercase, minDigits: minDigits)
  }
  /// The notation with octal digits.
  public static let octal = OSLogIntegerFormatting(radix: 8)
  /// Returns octal digits, with the prefix "0o" on request.
  public static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure @escaping @Sendable () -> Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 8, explicitPositiveSign: explicitPositiveSign, includePrefix: includePrefix, uppercase: uppercase, minDigits: minDigits)
  }

  func text(_ number: some FixedWidthInteger) -> String {
    let digits = String(number.magnitude, radix: radix, uppercase: uppercase)
    let zeros = String(repeating: "0", count: max(0, (minDigits?() ?? 0) - digits.count))
    let prefix = includePrefix ? (radix == 16 ? "0x" : "0o") : ""
    return (number < 0 ? "-" : explicitPositiveSign ? "+" : "") + prefix + zeros + digits
  }
}

/// The notation of a floating-point number in a message.
public struct OSLogFloatFormatting: Sendable {
  var conversion = "f"
  var explicitPositiveSign = false
  var precision: (@Sendable () -> Int)?

  /// Digits with 6 digits after the point.
  public static let fixed = OSLogFloatFormatting()
  /// Returns digits with a number of digits after the point.
  public static func fixed(
    precision: @autoclosure @escaping @Sendable () -> Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(conversion: uppercase ? "F" : "f", explicitPositiveSign: explicitPositiveSign, precision: precision)
  }
  /// The hexadecimal notation.
  public static let hex = OSLogFloatFormatting(conversion: "a")
  /// Returns the hexadecimal notation.
  public static func hex(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
    OSLogFloatFormatting(conversion: uppercase ? "A" : "a", explicitPositiveSign: explicitPositiveSign)
  }
  /// The notation with an exponent.
  public static let exponential = OSLogFloatFormatting(conversion: "e")
  /// Returns the notation with an exponent and a number of digits after the point.
  public static func exponential(
    precision: @autoclosure @escaping @Sendable () -> Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(conversion: uppercase ? "E" : "e", explicitPositiveSign: explicitPositiveSign, precision: precision)
  }
  /// The shorter of the notations with and without an exponent.
  public static let hybrid = OSLogFloatFormatting(conversion: "g")
  /// Returns the shorter of the notations with and without an exponent, with a number of significant digits.
  public static func hybrid(
    precision: @autoclosure @escaping @Sendable () -> Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(conversion: uppercase ? "G" : "g", explicitPositiveSign: explicitPositiveSign, precision: precision)
  }

  func text(_ number: Double) -> String {
    let digits = precision.map { ".\(max(0, $0()))" } ?? ""
    return String(format: "%" + (explicitPositiveSign ? "+" : "") + digits + conversion, number)
  }
}

/// The words for a Boolean value in a message.
public enum OSLogBoolFormat: Sendable {
  /// The words "true" and "false".
  case truth
  /// The words "yes" and "no".
  case answer

  func text(_ value: Bool) -> String {
    switch self {
    case .truth: value ? "true" : "false"
    case .answer: value ? "yes" : "no"
    }
  }
}
