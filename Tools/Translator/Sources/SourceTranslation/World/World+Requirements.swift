extension World {
  /// Returns a Boolean value that indicates whether a member of a class implements a requirement of a protocol.
  ///
  /// Types are compared as text. If they differ, and it is not known that they are different types, the member counts as one that
  /// implements the requirement. If it does not, the compiler reports it. The opposite mistake would not be reported.
  func implements(_ member: Member, _ requirement: Requirement) -> Bool {
    let wanted = requirement.member
    guard member.base == wanted.base, member.isProperty == wanted.isProperty, member.labels == wanted.labels,
      !member.traits.contains(.isOfType)
    else { return false }
    return zip(member.types, wanted.types).allSatisfy { PlainType.areEqual($0, $1) || !areDifferent($0, $1) }
  }

  private func areDifferent(_ first: String, _ second: String) -> Bool {
    guard let first = known(first), let second = known(second) else { return false }
    return first != second
  }

  /// Returns the name of a type that is declared in a known module, or `nil` if the text can be anything.
  private func known(_ type: String) -> String? {
    let plain = PlainType.plain(type)
    if World.standardTypes.contains(plain) { return plain }
    guard let facts = self.type(plain), facts.kind != .extended, !isAlias(plain) else { return nil }
    return PlainType.lastComponent(plain)
  }

  private static let standardTypes: Set<String> = [
    "Any", "AnyObject", "Bool", "CGFloat", "CGPoint", "CGRect", "CGSize", "Character", "Data", "Date", "Double", "Error", "Float",
    "IndexPath", "IndexSet", "Int", "NSRange", "String", "TimeInterval", "UInt", "URL",
  ]
}
