/// What the sources of one module say about a type.
public struct TypeFacts: Codable, Hashable, Sendable {
  enum Kind: String, Codable, Sendable {
    case `class`, `struct`, `enum`, `protocol`
    /// The module extends the type and does not declare it.
    case extended
  }

  var kind = Kind.extended
  /// The types in the inheritance clause of the declaration. The first one can be a superclass.
  var inherits: [String] = []
  /// The types in all inheritance clauses, those of extensions included.
  var conforms: [String] = []
  var members: [Member] = []
  var isPublic = false
  var isOpen = false
  var isGeneric = false
  /// The protocol is declared with `@objc`.
  var isObjC = false
  /// The name in parentheses after `@objc`.
  var customName: String?

  private enum CodingKeys: String, CodingKey {
    case kind = "k", inherits = "i", conforms = "c", members = "m", flags = "f", customName = "n"
  }

  init(kind: Kind = .extended) { self.kind = kind }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    kind = try container.decode(Kind.self, forKey: .kind)
    inherits = try container.decodeIfPresent([String].self, forKey: .inherits) ?? []
    conforms = try container.decodeIfPresent([String].self, forKey: .conforms) ?? []
    members = try container.decodeIfPresent([Member].self, forKey: .members) ?? []
    customName = try container.decodeIfPresent(String.self, forKey: .customName)
    let flags = try container.decodeIfPresent(String.self, forKey: .flags) ?? ""
    (isPublic, isOpen, isGeneric, isObjC) = (flags.contains("p"), flags.contains("o"), flags.contains("g"), flags.contains("c"))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(kind, forKey: .kind)
    if !inherits.isEmpty { try container.encode(inherits, forKey: .inherits) }
    if !conforms.isEmpty { try container.encode(conforms, forKey: .conforms) }
    if !members.isEmpty { try container.encode(members, forKey: .members) }
    if let customName { try container.encode(customName, forKey: .customName) }
    let flags = (isPublic ? "p" : "") + (isOpen ? "o" : "") + (isGeneric ? "g" : "") + (isObjC ? "c" : "")
    if !flags.isEmpty { try container.encode(flags, forKey: .flags) }
  }
}
