import Foundation

/// A class whose properties can be observed. It is the counterpart of the protocol of this name in Apple's Foundation.
public protocol _KeyValueCodingAndObserving: AnyObject {
  /// Returns the properties whose keys are found by their key paths.
  nonisolated static func objcKeys() -> [ObjCKey]
  /// Returns the keys of the properties from which a property is computed.
  nonisolated static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String>
}

extension _KeyValueCodingAndObserving {
  /// Observes a property, until the returned object is released.
  ///
  /// - Parameters:
  ///   - key: The key of the property, because a key path has no name here. It is needed only if the class does not list the property in
  ///     `objcKeys()`. Translated sources always have it.
  ///   - options: The values that are sent. The default is none.
  ///   - changeHandler: A closure that is called after each change, on the thread of the change.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, key: String? = nil, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    guard let key = key ?? Self.objcKeys().first(where: { $0.path == keyPath })?.name else {
      preconditionFailure(
        "observe(_:): \(Self.self) does not list the property in objcKeys(). Pass its key: observe(\\.property, key: \"property\")")
    }
    guard let stored = self as? any ObjCStored else { preconditionFailure("\(type(of: self)) cannot be observed") }
    let observer = PathObserver(
      key, of: stored, options: options, read: { [unowned self] in self[keyPath: keyPath] as Any },
      call: { [unowned self] change in
        changeHandler(
          self,
          NSKeyValueObservedChange(
            kind: change.kind, newValue: change.new.map { unwrap($0) }, oldValue: change.old.map { unwrap($0) }, indexes: change.indexes,
            isPrior: change.isPrior))
      })
    let observation = NSKeyValueObservation(observer)
    observer.begin()
    return observation
  }

  /// Adds an object whose `observeValue(forKeyPath:of:change:context:)` is called after each change of a property.
  ///
  /// The observer is a weak reference. The keys of a path across objects are separated by dots.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [], context: UnsafeMutableRawPointer?
  ) {
    guard let stored = self as? any ObjCStored, let coding = self as? any ObjCPathCoding else {
      preconditionFailure("\(type(of: self)) cannot be observed")
    }
    guard let receiver = observer as? any ObjCObserving else {
      preconditionFailure("\(type(of: observer)) cannot observe: derive it from ObjCObject or a class of UIKit")
    }
    let added = PathObserver(
      keyPath, of: stored, options: options, target: observer, context: context,
      read: { [unowned coding] in coding.objcValue(forKeyPath: keyPath) ?? NSNull() },
      call: { [unowned self, weak receiver] change in
        receiver?.objcObserveValue(forKeyPath: keyPath, of: self, change: change.dictionary, context: context)
      })
    added.begin()
  }

  /// Removes an observer that was added last for a path of keys. An observer that was not added stops the app.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    remove(observer, keyPath) { _ in true }
  }
  /// Removes an observer that was added last for a path of keys with a context. An observer that was not added stops the app.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
    remove(observer, keyPath) { $0 == context }
  }

  private func remove(_ observer: NSObject, _ keyPath: String, _ matches: (UnsafeMutableRawPointer?) -> Bool) {
    let observers = (self as? any ObjCStored)?.objcStorage?.observers
    guard let found = observers?.last(where: { $0.target === observer && $0.keyPath == keyPath && matches($0.context) }) else {
      preconditionFailure(
        "Cannot remove an observer \(type(of: observer)) for the key path \"\(keyPath)\" from \(type(of: self)): it is not registered")
    }
    found.end()
  }
}

/// An object with the method `observeValue(forKeyPath:of:change:context:)`.
package protocol ObjCObserving: AnyObject {
  func objcObserveValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?)
}

extension PathChange {
  /// The change as a dictionary.
  fileprivate var dictionary: [NSKeyValueChangeKey: Any] {
    var all: [NSKeyValueChangeKey: Any] = [.kindKey: kind.rawValue]
    all[.newKey] = new
    all[.oldKey] = old
    all[.indexesKey] = indexes
    if isPrior { all[.notificationIsPriorKey] = true }
    return all
  }
}

/// Returns a value as its type. The value was read as that type.
private func unwrap<Value>(_ value: Any) -> Value {
  guard let value = value as? Value else { preconditionFailure("\(value) is not a \(Value.self)") }
  return value
}
