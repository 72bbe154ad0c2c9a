import Foundation

/// A folder of notes, with a symbol and a colour.
struct Folder: Identifiable, Hashable, Sendable {
  typealias ID = String

  let id: ID
  var name: String
  /// The purpose of the folder in a sentence. It may be empty.
  var about = ""
  var symbol: String
  var tint: FolderTint
  /// A Boolean value that indicates whether new notes in the folder are pinned.
  var pinsNewNotes = false

  /// The folders that exist at the first launch.
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

  /// The symbols that the user can choose.
  static let symbols = [
    "folder.fill", "book.fill", "leaf.fill", "fork.knife", "cup.and.saucer.fill", "tram.fill", "bicycle", "music.note", "camera.fill",
    "gift.fill", "pawprint.fill", "hammer.fill",
  ]
}
