/// What is known of a module and of those that it imports.
final class World {
  let own: Catalogue
  /// The optional requirements of all modules, by the name of the method without labels.
  let requirements: [String: [Requirement]]
  /// The earlier spellings of UIKit's names, by the name without labels.
  let earlierNames: [String: [EarlierName]]
  private let catalogues: [Catalogue]
  private let ownNamesByEnd: [String: String]
  private var facts: [String: TypeFacts?] = [:]
  private var chains: [String: [String]] = [:]

  init(own: Catalogue, others: [Catalogue]) {
    self.own = own
    catalogues = [own] + others
    earlierNames = Dictionary(grouping: others.flatMap { $0.earlierNames ?? [] }, by: \.base)
    requirements = Dictionary(grouping: catalogues.flatMap(\.requirements), by: \.member.base)
    ownNamesByEnd = Dictionary(own.types.keys.filter { $0.contains(".") }.sorted().map { (PlainType.lastComponent($0), $0) }) { first, _ in
      first
    }
  }

  /// Returns a Boolean value that indicates whether a module is known.
  func knows(module: String) -> Bool { catalogues.contains { $0.module == module } }

  /// Returns what all modules say of a type, or `nil` if none mentions it.
  func type(_ name: String) -> TypeFacts? {
    if let known = facts[name] { return known }
    let found = lookUp(PlainType.bare(name))
    facts[name] = .some(found)
    return found
  }

  private func lookUp(_ name: String) -> TypeFacts? {
    var name = name
    for _ in 0..<8 {
      guard let alias = catalogues.lazy.compactMap({ $0.aliases[name] }).first else { break }
      name = PlainType.bare(alias)
    }
    var all = catalogues.compactMap { $0.types[name] }
    if all.isEmpty, let dot = name.firstIndex(of: "."), knows(module: String(name[..<dot])) {
      name = String(name[name.index(after: dot)...])
      all = catalogues.compactMap { $0.types[name] }
    }
    if all.isEmpty { all = ownNamesByEnd[name].flatMap { own.types[$0] }.map { [$0] } ?? [] }
    guard var facts = all.first(where: { $0.kind != .extended }) ?? all.first else { return nil }
    if all.count > 1 {
      facts.conforms = all.flatMap(\.conforms)
      facts.members = all.flatMap(\.members)
    }
    return facts
  }

  func isAlias(_ name: String) -> Bool { catalogues.contains { $0.aliases[name] != nil } }

  // MARK: Classes

  /// Returns the superclass of a class. `NSObject` is a class although no catalogue has it.
  private func superclass(_ name: String) -> String? {
    guard let facts = type(name), facts.kind == .class, let first = facts.inherits.first else { return nil }
    let bare = PlainType.bare(first)
    return World.foundationClasses.contains(bare) || type(bare)?.kind == .class ? bare : nil
  }

  /// Returns the class and its superclasses, the nearest first.
  func chain(_ name: String) -> [String] {
    if let known = chains[name] { return known }
    var chain = [name]
    while let next = superclass(chain.last!), !chain.contains(next) { chain.append(next) }
    chains[name] = chain
    return chain
  }

  func isClass(_ name: String) -> Bool { type(name)?.kind == .class }

  /// Returns a Boolean value that indicates whether the module itself declares a class.
  func isOwnClass(_ name: String) -> Bool { (own.types[name] ?? ownNamesByEnd[name].flatMap { own.types[$0] })?.kind == .class }

  /// The classes of Foundation that are superclasses of an app's classes.
  static let foundationClasses: Set<String> = ["NSObject", "ObjCObject", "Thread", "Operation", "Formatter", "URLProtocol", "InputStream"]

  // MARK: Conformances

  /// Returns a Boolean value that indicates whether a type conforms to a protocol, itself or through a superclass or another protocol.
  func conforms(_ name: String, to wanted: String) -> Bool {
    chain(name).contains { class_ in reaches(type(class_)?.conforms ?? [], wanted, depth: 0) }
  }

  private func reaches(_ conformances: [String], _ wanted: String, depth: Int) -> Bool {
    guard depth < 16 else { return false }
    return conformances.contains { written in
      written.split(separator: "&").map { $0.filter { !$0.isWhitespace } }.contains { name in
        if name == wanted || PlainType.lastComponent(name) == wanted { return true }
        guard let facts = type(name), facts.kind == .protocol else { return aliasReaches(name, wanted, depth) }
        return reaches(facts.inherits, wanted, depth: depth + 1)
      }
    }
  }

  /// An alias can stand for several protocols.
  private func aliasReaches(_ name: String, _ wanted: String, _ depth: Int) -> Bool {
    guard let alias = catalogues.lazy.compactMap({ $0.aliases[name] }).first else { return false }
    return reaches([alias], wanted, depth: depth + 1)
  }

  // MARK: Members

  /// Returns the members of a class and its superclasses with a name without labels, the nearest first.
  func members(named base: String, of type: String) -> [(owner: String, member: Member)] {
    var found = chain(type).flatMap { owner in
      self.type(owner)?.members.filter { $0.base == base }.map { (owner, $0) } ?? []
    }
    if found.isEmpty {
      for conformance in self.type(type)?.conforms ?? [] where conformance != type {
        found += self.type(conformance)?.members.filter { $0.base == base }.map { (conformance, $0) } ?? []
      }
    }
    return found
  }

  /// The members of other modules' classes by their Objective-C names.
  private lazy var othersByName: [String: [(owner: String, member: Member)]] = {
    var found: [String: [(owner: String, member: Member)]] = [:]
    // The file with the registrations imports UIKit and nothing else.
    for catalogue in catalogues.dropFirst() where catalogue.module.hasPrefix("UI") || catalogue.module == "QuartzCore" {
      for (owner, facts) in catalogue.types where !facts.isGeneric && isClass(owner) {
        for member in facts.members where !member.traits.contains(.isUnreachable) {
          found[member.objcName, default: []].append((owner, member))
          // `UIApplication.shared` is `sharedApplication` in Objective-C.
          if member.traits.contains([.isOfType, .isProperty]), owner.count > 2 {
            found[member.base + owner.dropFirst(2), default: []].append((owner, member))
          }
        }
      }
    }
    return found
  }()

  /// Returns a Boolean value that indicates whether a class of another module has a property of a name.
  func isPropertyOfOthers(_ base: String) -> Bool { othersByName[base]?.contains { $0.member.isProperty } ?? false }

  /// Returns the members of other modules' classes with an Objective-C name. An override is found through the class that it overrides.
  func othersMembers(named name: String) -> [(owner: String, member: Member)] {
    let found = (othersByName[name] ?? []) + (othersByName["is" + ObjCName.capitalized(name)] ?? [])
    return found.filter { owner, member in
      !found.contains { $0.owner != owner && chain(owner).contains($0.owner) }
    }.sorted { $0.owner < $1.owner }
  }

  func hasMember(_ name: String, _ type: String) -> Bool { self.type(type)?.members.contains { $0.name == name } ?? false }
}
