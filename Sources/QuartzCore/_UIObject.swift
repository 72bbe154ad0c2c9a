import Foundation
import ObjectiveCRuntime

/// The base class of classes that are isolated to the main actor.
///
/// The `init()` of NSObject is not isolated to an actor, so it cannot be overridden on the main actor. This class hides it, so that
/// subclasses can declare `init()`. It does not inherit from `ObjCObject`, whose subclasses can be without an actor, because it would not be
/// Sendable then. It has the same members.
@preconcurrency @MainActor
open class _UIObject: NSObject, ObjCMembers, ObjCStored, _KeyValueCodingAndObserving {
  /// The first word of every object, as in `_UIRoot`.
  nonisolated public final let _comparableWord = ObjCObject.comparableWord
  nonisolated(unsafe) package final var objcStorage: ObjCStorage?

  @available(*, unavailable)
  nonisolated public override init() { fatalError("unavailable") }
  /// Creates an object. Subclasses call it as their superclass initializer.
  public init(_r: Void) { super.init() }

  // MARK: Members

  /// Returns the member of a name, or `nil` if the class has none. The default implementation searches `objcKeys()`.
  ///
  /// A class with members overrides it, and calls the implementation of its superclass for other names.
  nonisolated open class func objcMember(named name: String) -> ObjCMember? { ObjCKey.member(named: name, in: objcKeys()) }
  /// Returns the properties whose keys are found by their key paths. The default implementation returns none.
  nonisolated open class func objcKeys() -> [ObjCKey] { [] }

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
  nonisolated open func willChangeValue(forKey key: String) { objcStorage?.observers?.willChange(key) }
  /// Sends to the observers of a property that it has changed.
  nonisolated open func didChangeValue(forKey key: String) { objcStorage?.observers?.didChange(key) }
  /// Sends to the observers of a collection that elements at some indexes are about to change.
  nonisolated open func willChange(_ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String) {
    objcStorage?.observers?.willChange(key, changeKind, indexes)
  }
  /// Sends to the observers of a collection that elements at some indexes have changed.
  nonisolated open func didChange(_ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String) {
    objcStorage?.observers?.didChange(key, changeKind, indexes)
  }
  /// Returns the keys of the properties from which a property is computed. Its observers are called when one of these changes. The default
  /// implementation returns none.
  nonisolated open class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }

  // MARK: Interface Builder

  /// Called after a nib file has created and connected the object. Nothing calls it yet, because Segue does not read nib files.
  open func awakeFromNib() {}
  /// Called by Interface Builder before it shows the object. Nothing calls it here.
  open func prepareForInterfaceBuilder() {}
}
