/// A value behind a reference, which is copied when it is changed: what few layers have takes a word in all others.
public struct Shared<Value: Equatable & Sendable>: Equatable, @unchecked Sendable {  // written only while uniquely referenced
  private final class Box {
    var value: Value
    init(_ value: Value) { self.value = value }
  }
  private var box: Box

  /// A value of its own.
  public init(_ value: Value) { box = Box(value) }
  /// What is behind the reference.
  public var value: Value {
    _read { yield box.value }
    _modify {
      if !isKnownUniquelyReferenced(&box) { box = Box(box.value) }
      yield &box.value
    }
  }

  public static func == (a: Shared, b: Shared) -> Bool { a.box === b.box || a.box.value == b.box.value }
}
