import CardTransition
import UIKit

/// A card of the deck.
final class TileCell: UICollectionViewCell, CardSource {
  static let radius: CGFloat = 14
  private let tile = TileView(frame: .zero)
  private lazy var press = CardPress(of: self)

  override init(frame: CGRect) {
    super.init(frame: frame)
    tile.layer.cornerRadius = Self.radius
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

  override func prepareForReuse() {
    super.prepareForReuse()
    isHidden = false
    press.reset()
  }

  // MARK: Press

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    press.set(pressed: true)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    press.set(pressed: false)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    press.set(pressed: false)
  }

  // MARK: CardSource

  func cardWillOpen() { press.freeze() }
  func cardDidReturn() { press.reset() }
}
