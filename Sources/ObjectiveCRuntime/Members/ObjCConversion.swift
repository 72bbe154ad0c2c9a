import Foundation

/// Returns the argument of a message at an index, converted to the type of the parameter. An argument of another type stops the app.
public func objcArgument<Argument>(_ arguments: [Any?], _ index: Int) -> Argument {
  let sent = index < arguments.count ? arguments[index] : nil
  if let sent, let argument = objcConvert(sent, Argument.self) { return argument }
  if sent == nil || sent is NSNull, let none = Any?.none as? Argument { return none }
  preconditionFailure("argument \(index + 1) must be a \(Argument.self), and \(sent.map { "\($0)" } ?? "nothing") was sent")
}

/// Sets a property through a closure, whose parameter has the type of the property. Returns `false` if the value has another type.
@MainActor
public func objcAssign<Value>(_ value: Any?, _ set: (Value) -> Void) -> Bool {
  if let value, let converted = objcConvert(value, Value.self) {
    set(converted)
    return true
  }
  guard value == nil || value is NSNull, let none = Any?.none as? Value else { return false }
  set(none)
  return true
}

/// Returns a value as another type, or `nil` if it cannot be converted. Numbers become numbers of each type and cases of enumerations.
func objcConvert<Value>(_ value: Any, _ type: Value.Type) -> Value? {
  if let same = value as? Value { return same }
  if let optional = type as? any OptionalType.Type { return optional.converted(value) as? Value }
  if let raw = type as? any RawRepresentable.Type { return made(raw, from: value) as? Value }
  guard let number = number(value) else { return nil }
  switch type {
  case is CGFloat.Type: return CGFloat(number.doubleValue) as? Value
  case is Double.Type: return number.doubleValue as? Value
  case is Float.Type: return number.floatValue as? Value
  case is Int.Type: return number.intValue as? Value
  case is UInt.Type: return number.uintValue as? Value
  case is Int32.Type: return number.int32Value as? Value
  case is Int64.Type: return number.int64Value as? Value
  case is Bool.Type: return number.boolValue as? Value
  case is NSNumber.Type: return number as? Value
  default: return nil
  }
}

/// Returns a value without the optionals around it. `Void` is `nil`.
package func objcFlat(_ value: Any?) -> Any? {
  guard let value else { return nil }
  if value is Void { return nil }
  guard let optional = value as? any OptionalType else { return value }
  return objcFlat(optional.wrapped)
}

private func number(_ value: Any) -> NSNumber? {
  switch value {
  case let value as NSNumber: value
  case let value as Bool: NSNumber(value: value)
  case let value as Int: NSNumber(value: value)
  case let value as Double: NSNumber(value: value)
  case let value as CGFloat: NSNumber(value: Double(value))
  case let value as Float: NSNumber(value: value)
  case let value as UInt: NSNumber(value: value)
  case let value as Int32: NSNumber(value: value)
  case let value as Int64: NSNumber(value: value)
  default: nil
  }
}

private func made<Raw: RawRepresentable>(_ type: Raw.Type, from value: Any) -> Any? {
  objcConvert(value, Raw.RawValue.self).flatMap { Raw(rawValue: $0) }
}

/// An optional value of any type.
private protocol OptionalType {
  var wrapped: Any? { get }
  static func converted(_ value: Any) -> Any?
}

extension Optional: OptionalType {
  fileprivate var wrapped: Any? { self }
  fileprivate static func converted(_ value: Any) -> Any? { objcConvert(value, Wrapped.self) }
}
