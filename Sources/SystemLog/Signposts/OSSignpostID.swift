/// The identity of an interval among those with the same name.
public struct OSSignpostID: Hashable, Comparable, Sendable {
  /// The number of the identifier.
  public let rawValue: UInt64
  /// Creates an identifier from a number.
  public init(_ value: UInt64) { rawValue = value }
  /// Creates an identifier that no other interval of the log has.
  public init(log: OSLog) { self = SignpostNumbers.next() }
  /// Creates the identifier of an object. It is valid as long as the object exists.
  public init(log: OSLog, object: AnyObject) { self.init(UInt64(UInt(bitPattern: ObjectIdentifier(object).hashValue))) }

  /// The identifier of intervals that do not overlap.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// The identifier that is not valid.
  public static let invalid = OSSignpostID(.max)
  /// The identifier that is null.
  public static let null = OSSignpostID(0)
  public static func < (a: OSSignpostID, b: OSSignpostID) -> Bool { a.rawValue < b.rawValue }
}

/// The kinds of signposts.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
  /// The number of the kind.
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// A point in time.
  public static let event = OSSignpostType(rawValue: 0)
  /// The beginning of an interval.
  public static let begin = OSSignpostType(rawValue: 1)
  /// The end of an interval.
  public static let end = OSSignpostType(rawValue: 2)

  var word: String { self == .begin ? "begin" : self == .end ? "end" : "event" }
}

/// The numbers of new signposts.
enum SignpostNumbers {
  private static let last = OSAllocatedUnfairLock(initialState: 0 as UInt64)
  static func next() -> OSSignpostID {
    OSSignpostID(
      last.withLock {
        $0 += 1
        return $0
      })
  }
}
