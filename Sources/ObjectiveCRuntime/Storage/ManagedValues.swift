/// Returns the value of a property that is declared `@NSManaged`. It is 0, `false` or `nil` before it is set.
///
/// A managed property of a layer is one of its custom values, so that it can be animated.
public func objcManagedValue<Value>(forKey key: String, of object: AnyObject) -> Value {
  let value: Any? = (object as? any ObjCManaging)?.managedValue(forKey: key) ?? (object as? any ObjCStored)?.objcStorage?.managed[key]
  if let value, let converted = objcConvert(value, Value.self) { return converted }
  if let none = Any?.none as? Value { return none }
  if let zero = objcConvert(0, Value.self) { return zero }
  preconditionFailure("\(type(of: object)).\(key) is a \(Value.self) without a value: set it before it is read")
}

/// Sets the value of a property that is declared `@NSManaged`, and sends the change to its observers.
public func objcSetManagedValue<Value>(_ value: Value, forKey key: String, of object: AnyObject) {
  guard let stored = object as? any ObjCStored else {
    preconditionFailure("\(type(of: object)).\(key) is @NSManaged: its class must be derived from NSObject")
  }
  stored.objcStorage?.observers?.willChange(key)
  let flat = objcFlat(value)
  if let managing = object as? any ObjCManaging {
    managing.setManagedValue(flat, forKey: key)
  } else {
    stored.madeStorage.managed[key] = flat
  }
  stored.objcStorage?.observers?.didChange(key)
}

/// An object that stores its managed properties where its animations find them.
package protocol ObjCManaging: AnyObject {
  /// Returns the value of a managed property, or `nil`.
  func managedValue(forKey key: String) -> Any?
  /// Sets the value of a managed property.
  func setManagedValue(_ value: Any?, forKey key: String)
}
