/// An optional requirement of a protocol.
public struct Requirement: Codable, Hashable, Sendable {
  /// The protocol that has the requirement on iOS.
  var delegate: String
  var member: Member
  /// The protocol of this requirement alone, to which a class conforms that implements it.
  var single: String
  /// The access modifier of the protocol, with a space, or nothing.
  var access = ""
  /// The attributes of the protocol, with a space after each.
  var attributes = ""
  /// The Objective-C name, if it cannot be derived from the Swift name.
  var selector: String?

  var objcName: String { selector ?? member.objcName }
}
