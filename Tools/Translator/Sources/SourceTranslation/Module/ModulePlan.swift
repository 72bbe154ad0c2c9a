/// What the translation of one file has to know of the others.
final class ModulePlan {
  let world: World
  let forms: Set<Change.Form>
  let support = SupportFile()
  /// The forwarding members in a class's body for members that its extensions keep under another name.
  var forwardingMembers: [String: [String]] = [:]
  /// The functions in a class's extensions that return members by name.
  var tables: [String: [String]] = [:]
  /// The methods that the module exchanges, by the names, without labels, of those that replace them.
  var exchanged: [String: ExchangeReader.Mention] = [:]
  /// A Boolean value that indicates whether a file of the module imports UIKit. On iOS, the header of a framework then imports it for all.
  var importsUIKit = false
  /// The names of the properties that the module declares.
  private let properties: Set<String>
  /// The names, without labels, of the members that the module declares.
  private let members: Set<String>
  /// The classes that override a member, by its name.
  private let overriders: [String: [String]]
  /// The conformances to protocols of one requirement that the translation adds.
  private(set) var conformances: [String: [Requirement]] = [:]

  init(_ world: World, _ forms: Set<Change.Form>) {
    (self.world, self.forms) = (world, forms)
    var properties: Set<String> = [], overriders: [String: [String]] = [:]
    for (name, facts) in world.own.types {
      for member in facts.members {
        if member.isProperty { properties.insert(member.base) }
        if member.traits.contains(.isOverride) { overriders[member.name, default: []].append(name) }
      }
    }
    (self.properties, self.overriders) = (properties, overriders)
    members = Set(world.own.types.values.flatMap { $0.members.map(\.base) })
    planConformances()
    support.hasRuntime = hasRuntime
  }

  /// A Boolean value that indicates whether the runtime for members by name is available.
  var hasRuntime: Bool { world.type("ObjCObject") != nil }

  /// Returns a Boolean value that indicates whether a type of the module has a member of a name.
  func isOwnMember(_ base: String) -> Bool { members.contains(base) }

  func isOwnProperty(_ base: String) -> Bool { properties.contains(base) }

  /// The catalogue of the module, with what the translation adds.
  var catalogue: Catalogue {
    var catalogue = world.own
    for (type, requirements) in conformances { catalogue.types[type]?.conforms += requirements.map(\.single) }
    return catalogue
  }

  // MARK: Optional requirements

  private func planConformances() {
    guard forms.contains(.optionalRequirements) else { return }
    for (name, facts) in world.own.types {
      let type = facts.kind == .extended ? world.type(name) : facts
      guard type?.kind == .class else { continue }
      var found = facts.members.flatMap { newlyImplemented($0, in: name) }
      if facts.kind == .class { found += inherited(by: name, facts) }
      if !found.isEmpty { conformances[name] = found }
    }
  }

  /// Returns the requirements that a member of a class implements, if no superclass implements them already.
  func newlyImplemented(_ member: Member, in type: String) -> [Requirement] {
    guard let candidates = world.requirements[member.base] else { return [] }
    return candidates.filter { requirement in
      world.implements(member, requirement) && world.conforms(type, to: requirement.delegate)
        && !isImplemented(requirement, aboveOf: type)
    }
  }

  private func isImplemented(_ requirement: Requirement, aboveOf type: String) -> Bool {
    world.chain(type).dropFirst().contains { superclass in
      guard let facts = world.type(superclass) else { return false }
      if facts.conforms.contains(requirement.single) { return true }
      return world.isOwnClass(superclass) && world.conforms(superclass, to: requirement.delegate)
        && facts.members.contains { world.implements($0, requirement) }
    }
  }

  /// Returns the requirements whose methods a class inherits from a superclass that does not conform.
  private func inherited(by name: String, _ facts: TypeFacts) -> [Requirement] {
    let above = world.chain(name).dropFirst().filter { world.type($0) != nil }
    guard !above.isEmpty, !facts.conforms.isEmpty else { return [] }
    return above.flatMap { superclass in
      (world.type(superclass)?.members ?? []).flatMap { member in
        (world.requirements[member.base] ?? []).filter { requirement in
          world.implements(member, requirement) && world.conforms(name, to: requirement.delegate)
            && !world.conforms(superclass, to: requirement.delegate) && !isImplemented(requirement, aboveOf: name)
            && !facts.members.contains { world.implements($0, requirement) }
        }
      }
    }
  }

  // MARK: Overriding

  /// Returns a Boolean value that indicates whether a member that an extension declares needs a forwarding member in the class.
  func needsForwarding(_ member: Member, in type: String) -> Bool {
    guard forms.contains(.overridesInExtensions), world.isOwnClass(type), member.traits.isDisjoint(with: .isPrivate) else { return false }
    if member.traits.contains(.isOverride) || member.traits.contains(.isOpen) { return true }
    guard !member.traits.contains(.isOfType) || member.traits.contains(.isObjC) else { return false }
    return (overriders[member.name] ?? []).contains { $0 != type && world.chain($0).dropFirst().contains(type) }
  }

  // MARK: Members by name

  /// Returns a Boolean value that indicates whether Objective-C finds a member of a class by its name.
  func isFoundByName(_ member: Member, in type: String) -> Bool {
    guard !member.traits.contains(.isUnreachable), !(member.isProperty && member.traits.contains(.isOfType)) else { return false }
    if member.traits.contains(.isObjC) { return true }
    // UIKit's optional methods are found through their protocols.
    return (world.requirements[member.base] ?? []).contains {
      !$0.single.hasPrefix("Implements.") && world.implements(member, $0) && world.conforms(type, to: $0.delegate)
    }
  }
}
