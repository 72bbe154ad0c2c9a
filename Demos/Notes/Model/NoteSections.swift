/// A section of a list of notes.
struct NoteSection: Hashable, Sendable {
  let title: String
  /// The notes of the section. They do not count for equality.
  let notes: [Note.ID]

  static func == (one: NoteSection, other: NoteSection) -> Bool { one.title == other.title }
  func hash(into hasher: inout Hasher) { hasher.combine(title) }

  /// Returns the sections of a list. Pinned notes come first. The others are grouped by the age of their last edit, or form one section if
  /// they are sorted by title.
  static func sections(of notes: [Note], order: Preferences.Order) -> [NoteSection] {
    var groups: [(title: String, notes: [Note.ID])] = []
    let pinned = notes.filter(\.isPinned)
    if !pinned.isEmpty { groups.append(("Pinned", pinned.map(\.id))) }
    for note in notes where !note.isPinned {
      let title = order == .edited ? age(note) : "Notes"
      if groups.last?.title == title { groups[groups.count - 1].notes.append(note.id) } else { groups.append((title, [note.id])) }
    }
    return groups.map { NoteSection(title: $0.title, notes: $0.notes) }
  }

  private static func age(_ note: Note) -> String {
    switch NoteDates.daysAgo(note.edited) {
    case ..<1: "Today"
    case 1: "Yesterday"
    case 2...7: "Previous 7 Days"
    case 8...30: "Previous 30 Days"
    default: NoteDates.month(note.edited)
    }
  }
}
