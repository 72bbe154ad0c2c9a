/// The declarations that a module needs once.
final class SupportFile {
  /// The functions for optional calls of other modules' protocols, by their requirement.
  private var called: Set<Requirement> = []
  /// The statements that tell the runtime of the module's classes and extensions.
  var registrations: [String] = []

  /// A Boolean value that indicates whether the runtime forwards messages.
  var hasRuntime = false

  /// Notes that the module calls an optional method of another module's protocol.
  func call(_ requirement: Requirement) { called.insert(requirement) }

  /// The members of other modules' classes that the module names only in strings, by the statement that registers them.
  private(set) var named: Set<String> = []

  /// Sees to it that the runtime finds members of other modules' classes by a name.
  func find(_ name: String, _ owners: [(owner: String, member: Member)]) {
    for (owner, member) in owners {
      let entry = MemberTable.entry(member, owner, named: name)
      named.insert("ObjCClasses.extend(\(owner).self, with: [\(entry)])")
    }
  }

  func text(_ catalogue: Catalogue) -> String {
    let ordered = called.sorted { ($0.delegate, $0.member.name, $0.single) < ($1.delegate, $1.member.name, $1.single) }
    var text = "\(TranslatedFile.mark)\n// The checksum of the catalogue is \(catalogue.checksum).\nimport UIKit\n"
    text += ordered.map { OptionalCallFunctions($0, access: "").text }.joined()
    if !hasRuntime { text += "func objcForwardingTarget(of object: AnyObject, for name: String) -> AnyObject? { nil }\n" }
    text += Registrar.text(registrations + named.sorted())
    return text
  }
}
