import UIKit

/// A row with the folder's badge, the title, the beginning of the text, the date of the last edit, and a pin.
final class NoteCell: UITableViewCell {
  private let badge = FolderBadge(side: 34)
  private let title = UILabel(Fonts.rowTitle)
  private let preview = UILabel(Fonts.rowText, Palette.fadedInk)
  private let detail = UILabel(Fonts.rowDetail, Palette.fadedInk)
  private let pin = UIImageView()
  private let row = UIStackView()
  private var showsPreview = true, isPinned = false

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    configurationUpdateHandler = { cell, state in
      var background = UIBackgroundConfiguration.listGroupedCell().updated(for: state)
      background.backgroundColor = state.isHighlighted || state.isSelected ? Palette.rule : Palette.card
      cell.backgroundConfiguration = background
    }
    let words = UIStackView(arrangedSubviews: [title, preview, detail])
    (words.axis, words.spacing) = (.vertical, 3)
    words.setCustomSpacing(5, after: preview)
    pin.image = UIImage(systemName: "pin.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .medium))
    pin.tintColor = Palette.accent
    pin.setContentHuggingPriority(.required, for: .horizontal)
    pin.setContentCompressionResistancePriority(.required, for: .horizontal)
    for part in [badge, words, pin] as [UIView] { row.addArrangedSubview(part) }
    (row.spacing, row.alignment) = (12, .top)
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    let margins = contentView.layoutMarginsGuide
    let bottom = row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12)
    bottom.priority = .required - 1
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12), bottom,
      row.leadingAnchor.constraint(equalTo: margins.leadingAnchor), row.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
    isAccessibilityElement = true
    accessibilityTraits = .button
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (cell: NoteCell, _) in cell.arrange() }
    arrange()
  }
  required init?(coder: NSCoder) { nil }

  /// Displays a note. The folder is omitted if all notes are in one folder.
  func show(_ note: Note, in folder: Folder?, marking query: String, with preferences: Preferences) {
    title.attributedText = Self.marked(query, in: note.title)
    preview.attributedText = Self.marked(query, in: note.preview(matching: query))
    detail.text = [NoteDates.short(note.edited), folder?.name].compactMap { $0 }.joined(separator: "  ·  ")
    if let folder { badge.show(folder.symbol, folder.tint) }
    badge.isHidden = folder == nil || !preferences.showsBadges
    isPinned = note.isPinned
    showsPreview = preferences.showsPreviews
    arrange()
    accessibilityIdentifier = "notes.row.\(note.id)"
    let words = [note.title, note.preview(), detail.text ?? "", note.isPinned ? "Pinned" : ""]
    accessibilityLabel = words.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// Arranges the parts. The largest texts are below the badge, without the preview and the pin.
  private func arrange() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    (row.axis, row.alignment) = isLarge ? (.vertical, .leading) : (.horizontal, .top)
    preview.isHidden = !showsPreview || isLarge
    pin.isHidden = !isPinned || isLarge
  }

  /// Returns a text in which the matches of a query have a marker behind them.
  private static func marked(_ query: String, in text: String) -> NSAttributedString {
    let marked = NSMutableAttributedString(string: text)
    for word in query.split(separator: " ") {
      guard let range = text.range(of: word, options: [.caseInsensitive, .diacriticInsensitive]) else { continue }
      marked.addAttribute(.backgroundColor, value: Palette.marker, range: NSRange(range, in: text))
    }
    return marked
  }
}
