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

  func text(module: String) -> String {
    let ordered = called.sorted { ($0.delegate, $0.member.name, $0.single) < ($1.delegate, $1.member.name, $1.single) }
    var text = "\(TranslatedFile.mark)\nimport UIKit\n"
    text += ordered.map { OptionalCallFunctions($0, access: "").text }.joined()
    if !hasRuntime { text += "func objcForwardingTarget(of object: AnyObject, for name: String) -> AnyObject? { nil }\n" }
    text += Registrar.text(registrations)
    return text
  }
}
