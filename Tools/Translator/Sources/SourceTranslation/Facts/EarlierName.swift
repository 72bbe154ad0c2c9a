/// A name of UIKit under an earlier spelling, and the current one (Tools/earlier-names).
public struct EarlierName: Codable, Hashable, Sendable {
  var name: String
  /// `type`, `constant`, `property` or `function`.
  var kind: String
  /// The type that has the member, or `nil` for a name of the module.
  var owner: String?
  /// The current name. There is none if a message says what to do instead.
  var replacement: String?

  private enum CodingKeys: String, CodingKey {
    case name, kind, owner = "in", replacement
  }

  /// The name without labels.
  var base: String { String(name.prefix { $0 != "(" }) }
}
