import Reading
import UIKit

/// The header of the gallery, with its name and its subject.
final class GalleryHeader: UICollectionReusableView {
  static let height: CGFloat = 84
  /// Returns the height for the user's text size, in points.
  static func height(for traits: UITraitCollection) -> CGFloat { traits.grown(height, atMost: 110) }
  private let kicker = UILabel()
  private let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    kicker.text = "SEGUE"
    kicker.grow(13, .semibold, atMost: 20, lines: 1)
    followReading()
    kicker.textColor = .secondaryLabel
    title.text = "Transitions"
    title.grow(34, .bold, atMost: 48, lines: 1)
    for label in [kicker, title] { addSubview(label) }
  }
  required init?(coder: NSCoder) { fatalError("the demo has no archives") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let left = GalleryGrid.margin + safeAreaInsets.left, width = bounds.width - 2 * left
    kicker.frame = CGRect(x: left, y: 14, width: width, height: kicker.height(in: width, designed: 16))
    title.frame = CGRect(x: left, y: kicker.frame.maxY, width: width, height: title.height(in: width, designed: 42))
  }
}
