import UIKit

/// A symbol, a title and a sentence in the middle of an empty page, above the keyboard.
final class EmptyView: UIView {
  private let symbol = UIImageView()
  private let title = UILabel(Fonts.emptyTitle)
  private let text = UILabel(Fonts.rowText, Palette.fadedInk)

  override init(frame: CGRect) {
    super.init(frame: frame)
    symbol.tintColor = Palette.rule
    symbol.contentMode = .center
    for label in [title, text] { label.textAlignment = .center }
    let column = UIStackView(arrangedSubviews: [symbol, title, text])
    (column.axis, column.spacing) = (.vertical, 8)
    column.setCustomSpacing(14, after: symbol)
    column.translatesAutoresizingMaskIntoConstraints = false
    addSubview(column)
    let area = safeAreaLayoutGuide, room = UILayoutGuide()
    addLayoutGuide(room)
    let middle = column.centerYAnchor.constraint(equalTo: room.centerYAnchor)
    middle.priority = .defaultHigh
    NSLayoutConstraint.activate([
      room.topAnchor.constraint(equalTo: area.topAnchor), room.bottomAnchor.constraint(equalTo: keyboardLayoutGuide.topAnchor),
      column.centerXAnchor.constraint(equalTo: area.centerXAnchor), middle,
      column.topAnchor.constraint(greaterThanOrEqualTo: area.topAnchor, constant: 12),
      column.leadingAnchor.constraint(greaterThanOrEqualTo: area.leadingAnchor, constant: 32),
      column.widthAnchor.constraint(lessThanOrEqualToConstant: 360),
    ])
    accessibilityIdentifier = "notes.empty"
    registerForTraitChanges([UITraitVerticalSizeClass.self]) { (view: EmptyView, _) in view.fit() }
  }
  required init?(coder: NSCoder) { nil }

  func show(_ name: String, _ words: String, _ sentence: String) {
    symbol.image = UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 52, weight: .light))
    title.text = words
    text.text = sentence
    fit()
  }

  /// Hides the symbol in a compact height, where there is no room for it.
  private func fit() { symbol.isHidden = traitCollection.verticalSizeClass == .compact }
}
