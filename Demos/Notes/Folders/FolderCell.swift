import UIKit

/// A card of a folder, with its badge, its name, the number of notes and the latest of them.
final class FolderCell: UICollectionViewCell {
  private let badge = FolderBadge(side: 40)
  private let name = UILabel(Fonts.cardTitle)
  private let count = UILabel(Fonts.rowDetail, Palette.fadedInk)
  private static let margin: CGFloat = 14, corner: CGFloat = 18

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = Palette.card
    contentView.layer.cornerRadius = Self.corner
    contentView.layer.cornerCurve = .continuous
    let column = UIStackView(arrangedSubviews: [badge, name, count])
    (column.axis, column.alignment, column.spacing) = (.vertical, .leading, 2)
    column.setCustomSpacing(14, after: badge)
    column.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(column)
    let bottom = column.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -Self.margin)
    bottom.priority = .required - 1
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: contentView.topAnchor, constant: Self.margin), bottom,
      column.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: Self.margin),
      column.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -Self.margin),
    ])
    isAccessibilityElement = true
    accessibilityTraits = .button
  }
  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet {
      guard isHighlighted != oldValue else { return }
      UIView.animate(withDuration: 0.25, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]) { [self] in
        contentView.transform = isHighlighted ? CGAffineTransform(scaleX: 0.96, y: 0.96) : .identity
      }
    }
  }

  func show(_ folder: Folder, count number: Int) {
    badge.show(folder.symbol, folder.tint)
    name.text = folder.name
    count.text = number == 1 ? "1 note" : "\(number) notes"
    accessibilityIdentifier = "notes.folder.\(folder.id)"
    accessibilityLabel = "\(folder.name), \(count.text ?? "")"
  }
}
