/// A value behind a reference that is copied when it is changed. Rare values stored this way need only one word in layers that do not use
/// them.
public struct Shared<Value: Equatable & Sendable>: Equatable, @unchecked Sendable {  // written only while uniquely referenced
  private final class Box {
    var value: Value
    init(_ value: Value) { self.value = value }
  }
  private var box: Box

  /// Creates a new reference to a value.
  public init(_ value: Value) { box = Box(value) }
  /// The referenced value.
  public var value: Value {
    _read { yield box.value }
    _modify {
      if !isKnownUniquelyReferenced(&box) { box = Box(box.value) }
      yield &box.value
    }
  }

  public static func == (a: Shared, b: Shared) -> Bool { a.box === b.box || a.box.value == b.box.value }
}
