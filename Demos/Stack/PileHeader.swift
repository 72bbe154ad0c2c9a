import Reading
import UIKit

/// A header with the page's name, a hint, and a button that does what the gestures do.
final class PileHeader: UICollectionReusableView {
  private let title = UILabel()
  private let hint = UILabel()
  private let button = UIButton(type: .system)
  var onToggle: () -> Void = {}
  /// Returns the height for the user's text size, in points.
  static func height(for traits: UITraitCollection) -> CGFloat { traits.grown(92, atMost: 134) }
  static let margin: CGFloat = 20

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.text = "Records"
    title.grow(34, .bold, atMost: 44, lines: 1)
    hint.grow(15, atMost: 22)
    hint.textColor = .secondaryLabel
    button.growTitle(17, atMost: 24)
    followReading()
    button.contentHorizontalAlignment = .trailing
    button.accessibilityIdentifier = "stack.toggle"
    button.addAction(UIAction { [unowned self] _ in onToggle() }, for: .touchUpInside)
    for part in [title, hint, button] { addSubview(part) }
  }
  required init?(coder: NSCoder) { nil }

  func show(isOpen: Bool) {
    hint.text = isOpen ? "Pinch, or pull down, to stack up" : "Spread two fingers, or push up"
    button.setTitle(isOpen ? "Stack Up" : "Spread", for: .normal)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width - 2 * Self.margin
    let room = traitCollection.grown(110, atMost: 132)
    title.frame = CGRect(x: Self.margin, y: 12, width: width - room, height: title.height(in: width, designed: 41))
    hint.frame = CGRect(x: Self.margin, y: title.frame.maxY + 2, width: width, height: hint.height(in: width, designed: 20))
    button.frame = CGRect(x: bounds.width - Self.margin - room, y: 10, width: room, height: 44)
    mirrorIfNeeded([title, hint, button])
  }
}
