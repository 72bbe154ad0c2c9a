import Foundation
import UIKit

/// All notes and folders. Observers are called after each change.
@MainActor
final class NoteStore {
  private(set) var notes: [Note] = NoteTexts.all
  private(set) var folders: [Folder] = Folder.first
  var preferences = Preferences() { didSet { if preferences != oldValue { changed() } } }
  private var observers: [Observer] = []
  private let launch = CACurrentMediaTime()
  private lazy var nextID = notes.count

  private struct Observer {
    weak var owner: AnyObject?
    let update: () -> Void
  }

  /// Adds a closure that is called after each change, as long as its owner exists.
  func observe(_ owner: AnyObject, _ update: @escaping () -> Void) {
    observers.removeAll { $0.owner == nil }
    observers.append(Observer(owner: owner, update: update))
  }

  private func changed() { for observer in observers where observer.owner != nil { observer.update() } }

  // MARK: Notes

  func note(_ id: Note.ID) -> Note? { notes.first { $0.id == id } }

  /// Returns the notes of a folder, or all notes, in the order that the user has chosen.
  func notes(in folder: Folder.ID?, matching query: String = "") -> [Note] {
    let found = notes.filter { (folder == nil || $0.folder == folder) && $0.matches(query) }
    switch preferences.order {
    case .edited: return found.sorted { ($0.edited, $0.id) > ($1.edited, $1.id) }
    case .title: return found.sorted { ($0.title.lowercased(), $0.id) < ($1.title.lowercased(), $1.id) }
    }
  }

  /// Creates an empty note.
  func makeNote(in folder: Folder.ID?) -> Note {
    let folder = folder ?? preferences.defaultFolder
    let text = preferences.startsWithDate ? "\(NoteDates.dayAndMonth(NoteDates.now(since: launch)))\n" : ""
    let isPinned = folders.first { $0.id == folder }?.pinsNewNotes ?? false
    let note = Note(id: nextID, text: text, folder: folder, edited: NoteDates.now(since: launch), isPinned: isPinned)
    nextID += 1
    notes.append(note)
    changed()
    return note
  }

  func write(_ text: String, in id: Note.ID) {
    change(id) { note in
      note.text = text
      note.edited = NoteDates.now(since: launch)
    }
  }

  func setPinned(_ isPinned: Bool, _ id: Note.ID) { change(id) { $0.isPinned = isPinned } }
  func move(_ id: Note.ID, to folder: Folder.ID) { change(id) { $0.folder = folder } }

  func delete(_ id: Note.ID) {
    notes.removeAll { $0.id == id }
    changed()
  }

  private func change(_ id: Note.ID, _ body: (inout Note) -> Void) {
    guard let index = notes.firstIndex(where: { $0.id == id }) else { return }
    body(&notes[index])
    changed()
  }

  // MARK: Folders

  func folder(_ id: Folder.ID) -> Folder? { folders.first { $0.id == id } }

  /// Adds a folder, or replaces the one with its identifier.
  func save(_ folder: Folder) {
    if let index = folders.firstIndex(where: { $0.id == folder.id }) { folders[index] = folder } else { folders.append(folder) }
    changed()
  }

  /// Deletes a folder with the notes in it.
  func deleteFolder(_ id: Folder.ID) {
    folders.removeAll { $0.id == id }
    notes.removeAll { $0.folder == id }
    if preferences.defaultFolder == id, let first = folders.first { preferences.defaultFolder = first.id }
    changed()
  }
}

/// The user's choices in the settings.
struct Preferences: Equatable {
  enum Order: Int, CaseIterable { case edited, title }

  var order = Order.edited
  var showsPreviews = true
  var showsBadges = true
  var startsWithDate = false
  var defaultFolder: Folder.ID = "ideas"
  var signature = "Ines Marlow"
}
