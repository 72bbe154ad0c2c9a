import Foundation
import ObjectiveCRuntime

// The runtime calls these on the thread of a message, which must be the main thread.
extension _UIObject: @preconcurrency ObjCAnswering, @preconcurrency ObjCForwarding {
  package func answers(_ selector: Selector?) -> Bool { responds(to: selector) }
  package func messageTarget(for selector: Selector) -> Any? { forwardingTarget(for: selector) }
  package nonisolated static let forwardingSlot = MethodSlot(
    of: _UIObject.self, overriddenIn: Forwards.self, notIn: ForwardsNothing.self)
}

extension _UIObject: @preconcurrency ObjCPathCoding {
  package func objcValue(forKey key: String) -> Any? { value(forKey: key) }
  package func objcSetValue(_ value: Any?, forKey key: String) { setValue(value, forKey: key) }
  package func objcValue(forUndefinedKey key: String) -> Any? { value(forUndefinedKey: key) }
  package func objcSetValue(_ value: Any?, forUndefinedKey key: String) { setValue(value, forUndefinedKey: key) }
  package func objcValue(forKeyPath keyPath: String) -> Any? { value(forKeyPath: keyPath) }
  package func objcSetValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, forKeyPath: keyPath) }
}

extension _UIObject: @preconcurrency ObjCObserving {
  package func objcObserveValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) { observeValue(forKeyPath: keyPath, of: object, change: change, context: context) }
}

/// Two classes whose method tables differ in one method (`MethodSlot`).
private final class Forwards: _UIObject {
  override func forwardingTarget(for aSelector: Selector!) -> Any? { super.forwardingTarget(for: aSelector) }
}
private final class ForwardsNothing: _UIObject {}
