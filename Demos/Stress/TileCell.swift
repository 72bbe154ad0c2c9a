import UIKit

/// A card of the deck. The cell is a plain collection view cell without any code for cards.
final class TileCell: UICollectionViewCell {
  static let radius: CGFloat = 14
  private let tile = TileView(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    tile.layer.cornerRadius = Self.radius
    tile.layer.cornerCurve = .continuous
    tile.frame = contentView.bounds
    tile.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(tile)
    isAccessibilityElement = true
    accessibilityTraits = .button
  }
  required init?(coder: NSCoder) { fatalError("the demo has no archives") }

  func show(_ card: Int) {
    tile.show(card)
    accessibilityLabel = "Card \(card)"
    accessibilityIdentifier = "stress.card.\(card)"
  }
}
