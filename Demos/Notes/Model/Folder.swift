import Foundation

/// A folder of notes, with a symbol and a colour.
struct Folder: Identifiable, Hashable, Sendable {
  typealias ID = String

  let id: ID
  var name: String
  /// What it is for, in a sentence; may be empty.
  var about = ""
  var symbol: String
  var tint: FolderTint
  /// Whether notes that are begun in it are pinned.
  var pinsNewNotes = false

  /// Those that are there at first.
  static let first = [
    Folder(id: "kitchen", name: "Kitchen", symbol: "fork.knife", tint: .coral),
    Folder(id: "garden", name: "Garden", symbol: "leaf.fill", tint: .moss),
    Folder(id: "studio", name: "Studio", symbol: "theatermasks.fill", tint: .plum),
    Folder(id: "journeys", name: "Journeys", symbol: "tram.fill", tint: .sea),
    Folder(id: "shelf", name: "Shelf", symbol: "book.fill", tint: .clay),
    Folder(id: "running", name: "Running", symbol: "figure.run", tint: .rose),
    Folder(id: "house", name: "House", symbol: "house.fill", tint: .pine),
    Folder(id: "ideas", name: "Ideas", symbol: "lightbulb.fill", tint: .honey),
  ]

  /// Symbols to choose from.
  static let symbols = [
    "folder.fill", "book.fill", "leaf.fill", "fork.knife", "cup.and.saucer.fill", "tram.fill", "bicycle", "music.note", "camera.fill",
    "gift.fill", "pawprint.fill", "hammer.fill",
  ]
}
