import Reading
import UIKit

/// The bar over a demo, with its name, a close button and a grabber. The whole bar can be dragged down.
final class ExhibitBar: UIView {
  /// The height of the bar below the safe area's top, in points.
  static let height: CGFloat = 48
  static let demoRadius: CGFloat = 14
  private static let buttonSize: CGFloat = 30

  var onClose: () -> Void = {}
  var insets = UIEdgeInsets.zero { didSet { if insets != oldValue { setNeedsLayout() } } }
  var title = "" { didSet { label.text = title } }

  private let label = UILabel()
  private let grabber = UIView()
  private let close = UIButton(type: .system)

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "gallery.bar"
    label.font = .systemFont(ofSize: 17, weight: .semibold)
    label.textColor = .white
    label.textAlignment = .center
    grabber.backgroundColor = UIColor(white: 1, alpha: 0.4)
    grabber.layer.cornerRadius = 2.5
    close.setImage(UIImage(systemName: "xmark"), for: .normal)
    close.tintColor = .white
    close.backgroundColor = UIColor(white: 1, alpha: 0.2)
    close.layer.cornerRadius = Self.buttonSize / 2
    close.accessibilityIdentifier = "gallery.close"
    close.accessibilityLabel = "Close"
    close.addAction(UIAction { [unowned self] _ in onClose() }, for: .touchUpInside)
    for part in [grabber, label, close] { addSubview(part) }
  }
  required init?(coder: NSCoder) { fatalError("the demo has no archives") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, top, size) = (bounds.width, insets.top, Self.buttonSize)
    grabber.frame = CGRect(x: width / 2 - 18, y: top + 5, width: 36, height: 5)
    label.frame = CGRect(x: 60, y: top + 14, width: width - 120, height: 24)
    close.frame = CGRect(x: width - insets.right - 16 - size, y: top + (Self.height - size) / 2, width: size, height: size)
    mirrorIfNeeded([close])
  }
}
