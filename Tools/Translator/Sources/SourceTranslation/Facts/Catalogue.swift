import Foundation

/// What is known of a module, read from its sources. The catalogue of a library serves the modules that import it.
public struct Catalogue: Codable, Sendable {
  /// The version of the format. A catalogue of another version is written again.
  public static let currentFormat = 1

  public var format = Catalogue.currentFormat
  public var module: String
  /// The types by their name, nested ones with the names around them.
  var types: [String: TypeFacts] = [:]
  /// The aliases of types.
  var aliases: [String: String] = [:]
  var requirements: [Requirement] = []
  /// The earlier spellings of UIKit's names.
  public var earlierNames: [EarlierName]?

  public init(module: String) { self.module = module }

  public init(contentsOf url: URL) throws {
    self = try JSONDecoder().decode(Catalogue.self, from: Data(contentsOf: url))
    guard format == Catalogue.currentFormat else { throw CatalogueError.otherFormat(url.path) }
  }

  /// The catalogue without what other modules cannot see.
  public var published: Catalogue {
    var published = self
    published.types = types.compactMapValues { facts in
      guard facts.isPublic || facts.kind == .extended else { return nil }
      var facts = facts
      facts.members.removeAll { !$0.traits.contains(.isPublic) }
      // Only classes and protocols are looked up by member.
      if facts.kind == .struct || facts.kind == .enum { facts.members = [] }
      return facts.kind == .extended && facts.members.isEmpty && facts.conforms.isEmpty ? nil : facts
    }
    published.requirements.removeAll { $0.access != "public " }
    return published
  }

  /// A number that is another one if the catalogue is another one, as far as 64 bits can show it (FNV-1a).
  var checksum: String {
    let bytes = (try? data()) ?? Data()
    let sum = bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    return String(sum, radix: 16)
  }

  public func data() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return try encoder.encode(self)
  }
}

public enum CatalogueError: Error, CustomStringConvertible {
  case otherFormat(String)

  public var description: String {
    switch self {
    case .otherFormat(let path): "\(path) was written by another version of the translator; delete it and build again"
    }
  }
}
