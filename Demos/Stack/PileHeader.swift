import UIKit

/// The page's name, what can be done, and a button that does it without fingers' art.
final class PileHeader: UICollectionReusableView {
  private let title = UILabel()
  private let hint = UILabel()
  private let button = UIButton(type: .system)
  var onToggle: () -> Void = {}
  static let height: CGFloat = 92
  static let margin: CGFloat = 20

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.text = "Records"
    title.font = .systemFont(ofSize: 34, weight: .bold)
    hint.font = .systemFont(ofSize: 15)
    hint.textColor = .secondaryLabel
    button.titleLabel?.font = .systemFont(ofSize: 17)
    button.contentHorizontalAlignment = .right
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
    title.frame = CGRect(x: Self.margin, y: 12, width: width - 110, height: 41)
    hint.frame = CGRect(x: Self.margin, y: 55, width: width, height: 20)
    button.frame = CGRect(x: bounds.width - Self.margin - 110, y: 10, width: 110, height: 44)
  }
}
