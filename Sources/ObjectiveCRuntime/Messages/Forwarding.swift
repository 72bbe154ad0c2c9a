import Foundation

/// Returns the object that receives a message in place of `object`, or `nil` if there is none.
///
/// It is called for each message that the class of `object` does not have. Classes that do not override `forwardingTarget(for:)` cost
/// nothing after the first message.
public func objcForwardingTarget(of object: AnyObject, for selectorName: String) -> AnyObject? {
  guard objcForwards(type(of: object)), let forwarding = object as? any ObjCForwarding else { return nil }
  guard let target = forwarding.messageTarget(for: Selector(selectorName)) as AnyObject?, target !== object else { return nil }
  return target
}

/// Returns a Boolean value that indicates whether a class overrides `forwardingTarget(for:)`.
package func objcForwards(_ type: AnyClass) -> Bool {
  ForwardingClasses.known.withLock { known in
    if let answer = known[ObjectIdentifier(type)] { return answer }
    let answer = (type as? any ObjCForwarding.Type).map { $0.forwardingSlot.isOverridden(in: type) } ?? false
    known[ObjectIdentifier(type)] = answer
    return answer
  }
}

/// The classes that were asked, each with a value that indicates whether it overrides `forwardingTarget(for:)`.
private enum ForwardingClasses { static let known = Locked<[ObjectIdentifier: Bool]>([:]) }

/// A class with an open method `forwardingTarget(for:)`.
package protocol ObjCForwarding: AnyObject {
  /// Calls `forwardingTarget(for:)` of the object and returns its result.
  func messageTarget(for selector: Selector) -> Any?
  /// The place of `forwardingTarget(for:)` in the method tables of the classes.
  nonisolated static var forwardingSlot: MethodSlot { get }
}

/// The place of a method in the method table of a class and its subclasses.
package struct MethodSlot: Sendable {
  private let index: Int?
  private let base: UInt

  /// Finds the place of a method.
  ///
  /// Swift has no function that returns it. The search compares the class with a subclass that overrides the method, and with one that
  /// overrides nothing. The place is the only word that differs in the first and is equal in the second. If there is no such word, each
  /// class counts as one that overrides the method.
  package init(of type: AnyClass, overriddenIn overriding: AnyClass, notIn plain: AnyClass) {
    let words = Self.words(of: type), changed = Self.words(of: overriding), same = Self.words(of: plain)
    let found = words.indices.filter { words[$0] == same[$0] && words[$0] != changed[$0] && words[$0] != 0 }
    index = found.count == 1 ? found[0] : nil
    base = index.map { words[$0] } ?? 0
  }

  /// Returns a Boolean value that indicates whether a class, or one of its superclasses, overrides the method.
  package func isOverridden(in type: AnyClass) -> Bool {
    guard let index else { return true }
    return unsafeBitCast(type, to: UnsafePointer<UInt>.self)[index] != base
  }

  /// Returns the words of a class's metadata after its header, which include the method table.
  private static func words(of type: AnyClass) -> [UInt] {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    // The metadata has its size and the distance from its beginning at these offsets.
    let size = Int(metadata.load(fromByteOffset: 32, as: UInt32.self)), before = Int(metadata.load(fromByteOffset: 36, as: UInt32.self))
    let words = metadata.assumingMemoryBound(to: UInt.self)
    return (0..<(size - before) / 8).map { words[$0] }
  }
}
