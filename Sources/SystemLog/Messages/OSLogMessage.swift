import Foundation

/// A message of a log. A string literal creates it, and its interpolations have options for notation, width and privacy.
///
/// Interpolated values are evaluated only if the message is written.
public struct OSLogMessage: ExpressibleByStringInterpolation {
  private let parts: [() -> String]

  /// Creates a message without values.
  public init(stringLiteral value: String) { parts = [{ value }] }
  /// Creates a message with values.
  public init(stringInterpolation: OSLogInterpolation) { parts = stringInterpolation.parts }

  /// Returns the text that is written.
  package func text() -> String { parts.map { $0() }.joined() }
}

/// The values of a message with their options.
public struct OSLogInterpolation: StringInterpolationProtocol {
  var parts: [() -> String] = []

  /// Creates an interpolation without values.
  public init(literalCapacity: Int, interpolationCount: Int) { parts.reserveCapacity(2 * interpolationCount + 1) }
  /// Appends text of the message itself, which is public.
  public mutating func appendLiteral(_ literal: String) { parts.append { literal } }

  private mutating func append(
    _ align: OSLogStringAlignment, _ privacy: OSLogPrivacy, isPublicByDefault: Bool = true, _ text: @escaping () -> String
  ) {
    parts.append { privacy.shown(align.aligned(text()), isPublicByDefault: isPublicByDefault) }
  }

  // MARK: Private by default

  /// Appends a string. It is private unless `privacy` says otherwise.
  public mutating func appendInterpolation(
    _ argumentString: @autoclosure @escaping () -> String, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(align, privacy, isPublicByDefault: false, argumentString)
  }
  /// Appends the description of a value. It is private unless `privacy` says otherwise.
  @_disfavoredOverload
  public mutating func appendInterpolation<T: CustomStringConvertible>(
    _ value: @autoclosure @escaping () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(align, privacy, isPublicByDefault: false) { value().description }
  }
  /// Appends the description of an object. It is private unless `privacy` says otherwise.
  public mutating func appendInterpolation(
    _ argumentObject: @autoclosure @escaping () -> NSObject, privacy: OSLogPrivacy = .auto
  ) {
    append(.none, privacy, isPublicByDefault: false) { argumentObject().description }
  }
  /// Appends the description of an object, or "(null)". It is private unless `privacy` says otherwise.
  @_disfavoredOverload
  public mutating func appendInterpolation(
    _ argumentObject: @autoclosure @escaping () -> NSObject?, privacy: OSLogPrivacy = .auto
  ) {
    append(.none, privacy, isPublicByDefault: false) { argumentObject()?.description ?? "(null)" }
  }
  /// Appends an error. It is private unless `privacy` says otherwise.
  @_disfavoredOverload
  public mutating func appendInterpolation(_ error: @autoclosure @escaping () -> any Error, privacy: OSLogPrivacy = .auto) {
    append(.none, privacy, isPublicByDefault: false) { "\(error())" }
  }
  /// Appends the name of a type. It is public unless `privacy` says otherwise.
  public mutating func appendInterpolation(
    _ value: @autoclosure @escaping () -> Any.Type, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(align, privacy) { "\(value())" }
  }

  // MARK: Public by default

  /// Appends an integer in a notation. It is public unless `privacy` says otherwise.
  public mutating func appendInterpolation<T: FixedWidthInteger>(
    _ number: @autoclosure @escaping () -> T, format: OSLogIntegerFormatting = .decimal, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(align, privacy) { format.text(number()) }
  }
  /// Appends a number in a notation. It is public unless `privacy` says otherwise.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Double, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(align, privacy) { format.text(number()) }
  }
  /// Appends a number in a notation. It is public unless `privacy` says otherwise.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Float, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(align, privacy) { format.text(Double(number())) }
  }
  /// Appends a number in a notation. It is public unless `privacy` says otherwise.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> CGFloat, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(align, privacy) { format.text(Double(number())) }
  }
  /// Appends a Boolean value in words. It is public unless `privacy` says otherwise.
  public mutating func appendInterpolation(
    _ boolean: @autoclosure @escaping () -> Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto
  ) {
    append(.none, privacy) { format.text(boolean()) }
  }
  /// Appends an address. It is public unless `privacy` says otherwise.
  public mutating func appendInterpolation(_ pointer: @autoclosure @escaping () -> UnsafeRawPointer?, privacy: OSLogPrivacy = .auto) {
    append(.none, privacy) { pointer().map { "\($0)" } ?? "(null)" }
  }
}
