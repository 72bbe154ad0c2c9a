/// A method or a property of a type, as far as the translation needs it.
public struct Member: Hashable, Sendable {
  /// The properties of a member that are either there or not.
  struct Traits: OptionSet, Hashable, Sendable {
    let rawValue: Int

    static let isProperty = Self(rawValue: 1)
    /// The member is visible to Objective-C on iOS.
    static let isObjC = Self(rawValue: 2)
    static let isOverride = Self(rawValue: 4)
    static let isInExtension = Self(rawValue: 8)
    static let isOpen = Self(rawValue: 16)
    static let isDynamic = Self(rawValue: 32)
    /// The member belongs to the type itself (`static` or `class`).
    static let isOfType = Self(rawValue: 64)
    static let isSettable = Self(rawValue: 128)
    static let isPrivate = Self(rawValue: 256)
    /// The member throws, is asynchronous or is generic, so Objective-C cannot call it here.
    static let isUnreachable = Self(rawValue: 512)
    static let isPublic = Self(rawValue: 1024)
  }

  var traits: Traits
  /// The name without labels.
  var base: String
  /// The argument labels of a method. A missing label is `_`.
  var labels: [String] = []
  /// The types of a method's parameters.
  var types: [String] = []
  /// The type of a property, or of the result of a method.
  var result: String?
  /// The name in parentheses after `@objc`.
  var customName: String?

  var isProperty: Bool { traits.contains(.isProperty) }

  /// The name with labels, for example `tableView(_:didSelectRowAt:)`.
  var name: String { isProperty ? base : "\(base)(\(labels.map { $0 + ":" }.joined()))" }

  /// The name that Objective-C uses on iOS.
  var objcName: String { customName ?? (isProperty ? base : ObjCName.ofMethod(base, labels: labels)) }
}

extension Member: Codable {
  /// A member is one line of text in a catalogue, because a catalogue of UIKit has thousands of them.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.singleValueContainer().decode(String.self).split(separator: "\t", omittingEmptySubsequences: false)
    guard fields.count == 6, let traits = Int(fields[0]) else {
      throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "a member has six fields"))
    }
    func list(_ field: Substring) -> [String] { field.isEmpty ? [] : field.split(separator: "\u{1}").map(String.init) }
    self.init(
      traits: Traits(rawValue: traits), base: String(fields[1]), labels: list(fields[2]), types: list(fields[3]),
      result: fields[4].isEmpty ? nil : String(fields[4]), customName: fields[5].isEmpty ? nil : String(fields[5]))
  }

  public func encode(to encoder: any Encoder) throws {
    let fields = [
      "\(traits.rawValue)", base, labels.joined(separator: "\u{1}"), types.joined(separator: "\u{1}"), result ?? "", customName ?? "",
    ]
    var container = encoder.singleValueContainer()
    try container.encode(fields.joined(separator: "\t"))
  }
}
