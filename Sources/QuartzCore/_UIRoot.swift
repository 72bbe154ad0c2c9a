import ObjectiveCRuntime

/// The base class of classes that are not isolated to an actor. Foundation can store their objects, for example as values of attributed
/// strings.
///
/// When CoreFoundation compares two objects, it reads a type number from bits 8–17 of the first word after the object's header. It stops
/// the process if these bits are 0 in both. In a class that inherits from NSObject, that word is the first property. `ObjCObject` has a
/// number there that no CoreFoundation type uses, so CoreFoundation calls the objects instead. (Docs/decisions/0021-attributed-strings.md)
open class _UIRoot: ObjCObject {}
