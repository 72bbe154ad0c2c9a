/// The transfer of known heights when rows and sections are inserted or deleted.
extension TablePlan {
  /// Copies the heights that another layout result knows for rows that still exist.
  /// - Complexity: O(s + k log n) for s sections and k known heights.
  public mutating func carry(over old: TablePlan, _ diff: CollectionDiff) {
    for index in sections.indices {
      guard let before = diff.oldSection(of: index), !diff.reloadsSection(before), old.sections.indices.contains(before) else { continue }
      let was = old.sections[before]
      change(index) { section in
        if section.guessesHeader, section.header > 0, !was.guessesHeader {
          (section.header, section.above, section.guessesHeader) = (was.header, section.above, false)
        }
        if section.guessesFooter, section.footer > 0, !was.guessesFooter { (section.footer, section.guessesFooter) = (was.footer, false) }
      }
    }
    for (section, was) in old.sections.enumerated() {
      for (row, height) in was.rows.allKnown {
        guard let place = diff.newPlace(of: ItemPlace(section, row)), sections.indices.contains(place.section),
          place.item < sections[place.section].rows.count, !sections[place.section].rows.knows(place.item)
        else { continue }
        change(place.section) { $0.rows.know(place.item, height) }
      }
    }
  }
}
