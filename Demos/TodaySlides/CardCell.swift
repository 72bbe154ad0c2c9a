import CardTransition
import UIKit

/// A card in the list with round corners and a shadow. It is slightly smaller while it is pressed.
final class CardCell: UICollectionViewCell, CardSource {
  let content = CardContentView(frame: .zero)
  private lazy var press = CardPress(of: self)

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.2
    layer.shadowOffset = CGSize(width: 0, height: 4)
    layer.shadowRadius = 12
    layer.cornerRadius = CardFeel.cardRadius
    backgroundColor = .systemBackground
    content.layer.cornerRadius = CardFeel.cardRadius
    content.frame = contentView.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(content)
    isAccessibilityElement = true
    accessibilityTraits = .button
  }
  required init?(coder: NSCoder) { fatalError("the demo has no archives") }

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
