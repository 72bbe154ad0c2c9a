import Illustration
import Reading
import UIKit

/// A card's colour and number, in the list and at the top of its page.
final class TileView: UIView {
  private let number = UILabel()
  private static let colors: [UInt32] = [
    0xD1495B, 0x00798C, 0xB26E00, 0x2E4057, 0x5B8C5A, 0x6A4C93, 0xC44536, 0x197278, 0x3D5A80, 0x8F5C38, 0x7B2D43, 0x33658A,
  ]

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    number.font = .monospacedDigitSystemFont(ofSize: Self.size, weight: .bold)
    number.textColor = .white
    number.textAlignment = .center
    addSubview(number)
  }
  required init?(coder: NSCoder) { fatalError("the demo has no archives") }
  private static let size: CGFloat = 96

  func show(_ card: Int) {
    number.text = "\(card)"
    backgroundColor = UIColor(hex: Self.colors[card % Self.colors.count])
    setNeedsLayout()
  }

  /// Scales the number, which has a fixed size, to the size of the card.
  override func layoutSubviews() {
    super.layoutSubviews()
    number.bounds = CGRect(x: 0, y: 0, width: 2 * Self.size, height: Self.size * 1.2)
    number.center = CGPoint(x: bounds.midX, y: bounds.midY)
    let scale = bounds.width * Self.part / Self.size
    number.transform = CGAffineTransform(scaleX: scale, y: scale)
  }
  private static let part: CGFloat = 0.38
}
