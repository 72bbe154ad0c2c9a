import Foundation

/// A note: its first line is its title.
struct Note: Identifiable, Hashable, Sendable {
  let id: Int
  var text: String
  var folder: Folder.ID
  var edited: Date
  var isPinned: Bool

  /// The first line that says something.
  var title: String {
    lines.first.map(String.init) ?? "New Note"
  }

  /// The line after the title, or the first one with a word that was looked for; no longer than two lines of a row.
  func preview(matching query: String = "") -> String {
    let rest = lines.dropFirst()
    let words = query.split(separator: " ")
    let found = rest.first { line in words.contains { Self.contains($0, line) } }
    guard let line = found ?? rest.first else { return "No more text" }
    guard line.count > Self.longestPreview else { return String(line) }
    let part = line.prefix(Self.longestPreview)
    return part.prefix(upTo: part.lastIndex(of: " ") ?? part.endIndex) + "…"
  }

  /// Whether nothing was written.
  var isEmpty: Bool { lines.isEmpty }

  var wordCount: Int { text.split { $0.isWhitespace }.count }

  /// Whether each word of a query is found in the note.
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
