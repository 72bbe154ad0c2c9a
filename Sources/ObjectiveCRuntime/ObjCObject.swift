import Foundation

/// The base class of classes of an app that are derived from NSObject on iOS. It has the members of NSObject that Foundation lacks here.
///
/// Its objects have storage for associated values, observers and managed properties. The storage is released with the object.
open class ObjCObject: NSObject, ObjCMembers, ObjCStored, _KeyValueCodingAndObserving {
  /// A number outside CoreFoundation's table of types, at the bits where it reads one.
  public static let comparableWord: UInt = 0x3FF << 8
  /// The first word of every object. CoreFoundation reads a type there when it compares objects. (Docs/decisions/0021-attributed-strings.md)
  public final let _comparableWord = ObjCObject.comparableWord
  package final nonisolated(unsafe) var objcStorage: ObjCStorage?

  /// Creates an object, as NSObject does.
  public override init() { super.init() }

  // MARK: Members

  /// Returns the member of a name, or `nil` if the class has none. The default implementation searches `objcKeys()`.
  ///
  /// A class with members overrides it, and calls the implementation of its superclass for other names.
  open class func objcMember(named name: String) -> ObjCMember? { ObjCKey.member(named: name, in: objcKeys()) }
  /// Returns the properties whose keys are found by their key paths. The default implementation returns none.
  open class func objcKeys() -> [ObjCKey] { [] }

  // MARK: Messages

  /// Returns a Boolean value that indicates whether the object has a method. The class must name it in `objcMember(named:)`, or declare in
  /// `Implements` that it implements the optional requirement.
  open func responds(to aSelector: Selector!) -> Bool { ObjCResponding.answer(self, to: aSelector) }
  /// Returns the object that receives a message that this class does not have. The default implementation returns `nil`.
  open func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
  /// Returns the implementation of a method, or `nil` if the class has no such method.
  open func method(for aSelector: Selector!) -> IMP? {
    aSelector.flatMap { class_getMethodImplementation(Swift.type(of: self), $0) }
  }

  // MARK: Key-value coding

  /// Returns the value of a property by its key.
  open func value(forKey key: String) -> Any? { KeyValueCoding.value(forKey: key, of: self) }
  /// Sets a property by its key. A value of another type stops the app. Numbers are converted.
  open func setValue(_ value: Any?, forKey key: String) { KeyValueCoding.setValue(value, forKey: key, of: self) }
  /// Returns the value at the end of a path of keys that are separated by dots.
  open func value(forKeyPath keyPath: String) -> Any? { KeyValueCoding.value(forKeyPath: keyPath, of: self) }
  /// Sets the property at the end of a path of keys that are separated by dots.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { KeyValueCoding.setValue(value, forKeyPath: keyPath, of: self) }
  /// Called for a key without a property. The default implementation stops the app.
  open func value(forUndefinedKey key: String) -> Any? { KeyValueCoding.undefined(key, "valueForUndefinedKey:", self) }
  /// Called for a key without a property that can be set. The default implementation stops the app.
  open func setValue(_ value: Any?, forUndefinedKey key: String) {
    KeyValueCoding.undefined(key, "setValue:forUndefinedKey:", self)
  }
  /// Sets the properties of a dictionary, each by its key.
  open func setValuesForKeys(_ keyedValues: [String: Any]) { for (key, value) in keyedValues { setValue(value, forKey: key) } }
  /// Returns the values of several properties by their keys. A value of `nil` is `NSNull`.
  open func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { first, _ in first }
  }

  // MARK: Key-value observing

  /// Called after a property has changed that this object observes with `addObserver(_:forKeyPath:options:context:)`. The default
  /// implementation stops the app.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {
    preconditionFailure(
      "\(Swift.type(of: self)) observes \(keyPath ?? "") and does not override observeValue(forKeyPath:of:change:context:)")
  }
  /// Sends to the observers of a property that it is about to change. Each call needs a call of `didChangeValue(forKey:)`.
  open func willChangeValue(forKey key: String) { objcStorage?.observers?.willChange(key) }
  /// Sends to the observers of a property that it has changed.
  open func didChangeValue(forKey key: String) { objcStorage?.observers?.didChange(key) }
  /// Sends to the observers of a collection that elements at some indexes are about to change.
  open func willChange(_ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String) {
    objcStorage?.observers?.willChange(key, changeKind, indexes)
  }
  /// Sends to the observers of a collection that elements at some indexes have changed.
  open func didChange(_ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String) {
    objcStorage?.observers?.didChange(key, changeKind, indexes)
  }
  /// Returns the keys of the properties from which a property is computed. Its observers are called when one of these changes. The default
  /// implementation returns none.
  open class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }

  // MARK: Interface Builder

  /// Called after a nib file has created and connected the object. Nothing calls it yet, because Segue does not read nib files.
  open func awakeFromNib() {}
  /// Called by Interface Builder before it shows the object. Nothing calls it here.
  open func prepareForInterfaceBuilder() {}
}

extension ObjCObject: ObjCAnswering, ObjCForwarding, ObjCPathCoding, ObjCObserving {
  package func answers(_ selector: Selector?) -> Bool { responds(to: selector) }
  package func messageTarget(for selector: Selector) -> Any? { forwardingTarget(for: selector) }
  package static let forwardingSlot = MethodSlot(of: ObjCObject.self, overriddenIn: Forwards.self, notIn: ForwardsNothing.self)

  package func objcValue(forKey key: String) -> Any? { value(forKey: key) }
  package func objcSetValue(_ value: Any?, forKey key: String) { setValue(value, forKey: key) }
  package func objcValue(forUndefinedKey key: String) -> Any? { value(forUndefinedKey: key) }
  package func objcSetValue(_ value: Any?, forUndefinedKey key: String) { setValue(value, forUndefinedKey: key) }
  package func objcValue(forKeyPath keyPath: String) -> Any? { value(forKeyPath: keyPath) }
  package func objcSetValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, forKeyPath: keyPath) }
  package func objcObserveValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) { observeValue(forKeyPath: keyPath, of: object, change: change, context: context) }
}

/// Two classes whose method tables differ in one method (`MethodSlot`).
private final class Forwards: ObjCObject {
  override func forwardingTarget(for aSelector: Selector!) -> Any? { super.forwardingTarget(for: aSelector) }
}
private final class ForwardsNothing: ObjCObject {}
