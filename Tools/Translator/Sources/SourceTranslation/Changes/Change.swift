/// One change of a file.
public struct Change: Hashable, Sendable {
  /// The forms of iOS sources that the translator changes.
  public enum Form: String, CaseIterable, Sendable {
    case attributes, imports, conditions, earlierNames, entryPoints, literals, rootClasses
    case optionalRequirements, optionalCalls, ownProtocols
    case overridesInExtensions, categories
    case selectors, keyPaths, observing, membersByName, managedProperties
  }

  /// The range of the original file in UTF-8.
  public var range: Range<Int>
  public var text: String
  public var form: Form
  /// A sentence that says why.
  public var reason: String
}

/// A form for which there is no translation.
public struct Refusal: Hashable, Sendable {
  /// The place in the original file in UTF-8.
  public var offset: Int
  /// The thing, the reason and the remedy.
  public var message: String
  /// A Boolean value that indicates whether the rest of the source can be compiled.
  public var isWarning = false
}
