import Foundation

/// The notes of two years by Ines Marlow, who designs sets for a theatre in Bristol.
///
/// A text contains notes one after the other. `# Title @ 2026-10-16 08:12` begins a note, and a star at the end of that line pins it.
enum NoteTexts {
  /// The notes of every folder.
  static var all: [Note] {
    let texts: [(folder: Folder.ID, text: String)] = [
      ("kitchen", kitchen), ("garden", garden), ("garden", GardenDiary.text), ("studio", studio), ("journeys", journeys), ("shelf", shelf),
      ("shelf", BookNotes.text), ("running", running), ("running", RunningLog.text), ("house", house), ("ideas", ideas),
    ]
    var notes: [Note] = []
    for (folder, text) in texts {
      for draft in parse(text, in: folder) {
        notes.append(Note(id: notes.count, text: draft.text, folder: folder, edited: draft.edited, isPinned: draft.isPinned))
      }
    }
    return notes
  }

  /// Returns the notes that a text contains.
  static func parse(_ text: String, in folder: Folder.ID) -> [(text: String, edited: Date, isPinned: Bool)] {
    var notes: [(text: String, edited: Date, isPinned: Bool)] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      guard line.hasPrefix("# "), let at = line.range(of: " @ ") else {
        notes[notes.count - 1].text += "\n" + line
        continue
      }
      let isPinned = line.hasSuffix("*")
      let stamp = line[at.upperBound...].prefix(16)
      notes.append((text: String(line[..<at.lowerBound].dropFirst(2)), edited: NoteDates.date(stamp), isPinned: isPinned))
    }
    return notes
  }
}

/// A generator of pseudorandom numbers, which are the same on every run.
struct SeededNumbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// Returns a number from 0 to `count - 1`.
  mutating func next(below count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % count
  }
}
