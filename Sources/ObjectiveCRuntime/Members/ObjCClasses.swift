import Foundation

/// The classes and members that are found by name.
public enum ObjCClasses {
  // MARK: Registration

  /// Registers a class under the name that its attribute `@objc(Name)` has, or under its own name.
  public static func register(_ type: AnyClass, named name: String) { table.withLock { $0.classes[name] = type } }

  /// Adds members to a class that is declared in another module.
  public static func extend(_ type: AnyClass, with members: [String: ObjCMember]) {
    table.withLock {
      $0.additions[ObjectIdentifier(type), default: [:]].merge(members) { _, new in new }
      $0.members = [:]
    }
  }

  // MARK: Lookup

  /// Returns the class of a name, or `nil` if there is none.
  ///
  /// The name is that of `@objc(Name)`, or the class's own name with or without its module. If two modules have a class of one name, the
  /// module must be given.
  public static func type(named name: String, in module: String? = nil) -> AnyClass? {
    loadRegistrars()
    if let module, let found = NSClassFromString("\(module).\(name)") { return found }
    if let found = table.withLock({ $0.classes[name] }) { return found }
    if name.contains(".") { return NSClassFromString(name) }
    return ObjCModules.all.lazy.compactMap { NSClassFromString("\($0).\(name)") }.first
  }

  /// Returns the member of a name in an object's class, or `nil` if the class has none.
  public static func member(named name: String, of object: AnyObject) -> ObjCMember? {
    member(named: name, in: Swift.type(of: object))
  }

  /// Returns the member of a name in a class, or `nil` if the class has none. What is found is stored for the next time.
  public static func member(named name: String, in type: AnyClass) -> ObjCMember? {
    let key = Key(type: ObjectIdentifier(type), name: name)
    if let known = table.withLock({ $0.members[key] }) { return known }
    loadRegistrars()
    let found = search(name, type)
    table.withLock { $0.members[key] = .some(found) }
    return found
  }

  private static func search(_ name: String, _ type: AnyClass) -> ObjCMember? {
    let additions = table.withLock { $0.additions }
    if let added = additions[ObjectIdentifier(type)]?[name] { return added }
    if let own = (type as? any ObjCMembers.Type)?.objcMember(named: name) { return own }
    var superclass: AnyClass? = _getSuperclass(type)
    while let next = superclass {
      if let added = additions[ObjectIdentifier(next)]?[name] { return added }
      superclass = _getSuperclass(next)
    }
    return nil
  }

  // MARK: State

  private struct Key: Hashable {
    let type: ObjectIdentifier
    let name: String
  }
  private struct Table {
    var classes: [String: AnyClass] = [:]
    var additions: [ObjectIdentifier: [String: ObjCMember]] = [:]
    var members: [Key: ObjCMember?] = [:]
  }
  private static let table = Locked(Table())

  /// Runs the registrars of all modules, once.
  private static func loadRegistrars() { _ = registrarsAreLoaded }
  private static let registrarsAreLoaded: Bool = {
    for module in ObjCModules.withRegistrar {
      (NSClassFromString("\(module).ObjCRegistrar") as? ObjCModuleRegistrar.Type)?.register()
    }
    return true
  }()
}

/// The base class of the class `ObjCRegistrar` that a translated module has. All registrars run before the first lookup by name.
open class ObjCModuleRegistrar {
  /// Registers the names and the members that no class of the module can name itself. The default implementation does nothing.
  open class func register() {}
}
