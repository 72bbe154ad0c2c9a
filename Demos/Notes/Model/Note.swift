import Foundation

/// A note, whose first line is its title.
struct Note: Identifiable, Hashable, Sendable {
  let id: Int
  var text: String
  var folder: Folder.ID
  var edited: Date
  var isPinned: Bool

  /// The first line that is not empty.
  var title: String {
    lines.first.map(String.init) ?? "New Note"
  }

  /// Returns the first line after the title that contains a word of the query, or else the line after the title. It is cut to two lines of
  /// a row.
  func preview(matching query: String = "") -> String {
    let rest = lines.dropFirst()
    let words = query.split(separator: " ")
    let found = rest.first { line in words.contains { Self.contains($0, line) } }
    guard let line = found ?? rest.first else { return "No more text" }
    guard line.count > Self.longestPreview else { return String(line) }
    let part = line.prefix(Self.longestPreview)
    return part.prefix(upTo: part.lastIndex(of: " ") ?? part.endIndex) + "…"
  }

  /// A Boolean value that indicates whether the note has no text.
  var isEmpty: Bool { lines.isEmpty }

  var wordCount: Int { text.split { $0.isWhitespace }.count }

  /// Returns a Boolean value that indicates whether the note contains each word of a query.
  func matches(_ query: String) -> Bool {
    query.split(separator: " ").allSatisfy { Self.contains($0, text[...]) }
  }

  private static func contains(_ word: Substring, _ text: Substring) -> Bool {
    text.range(of: word, options: [.caseInsensitive, .diacriticInsensitive]) != nil
  }

  private static let longestPreview = 72

  private var lines: [Substring] {
    text.split(separator: "\n").filter { $0.contains { !$0.isWhitespace } }
  }
}
