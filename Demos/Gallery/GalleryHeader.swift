import UIKit

/// Whose the page is, and what is on it.
final class GalleryHeader: UICollectionReusableView {
  static let height: CGFloat = 84
  private let kicker = UILabel()
  private let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    kicker.text = "SEGUE"
    kicker.font = .systemFont(ofSize: 13, weight: .semibold)
    kicker.textColor = .secondaryLabel
    title.text = "Transitions"
    title.font = .systemFont(ofSize: 34, weight: .bold)
    for label in [kicker, title] { addSubview(label) }
  }
  required init?(coder: NSCoder) { fatalError("the demo has no archives") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let left = GalleryGrid.margin + safeAreaInsets.left, width = bounds.width - 2 * left
    kicker.frame = CGRect(x: left, y: 14, width: width, height: 16)
    title.frame = CGRect(x: left, y: 30, width: width, height: 42)
  }
}
