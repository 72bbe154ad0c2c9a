import CardTransition
import UIKit

/// A card in the list: rounded, shadowed, and a little smaller while it is pressed.
final class CardCell: UICollectionViewCell, CardSource {
  private(set) var face: (any CardFace)?
  private var feature: Feature.ID?
  private lazy var press = CardPress(of: self)

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.2
    layer.shadowOffset = CGSize(width: 0, height: 4)
    layer.shadowRadius = 12
    layer.cornerRadius = CardFeel.cardRadius
    backgroundColor = AppsCardView.paper
    accessibilityTraits = .button
  }
  required init?(coder: NSCoder) { fatalError("the demo has no archives") }

  /// Shows a feature by the face that it has already, or a new one.
  func show(_ feature: Feature, by makeFace: () -> any CardFace) {
    guard feature.id != self.feature else { return }
    self.feature = feature.id
    face?.removeFromSuperview()
    let made = makeFace()
    made.layer.cornerRadius = CardFeel.cardRadius
    made.frame = contentView.bounds
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(made)
    face = made
    // A card with buttons on it is several things to who hears the screen.
    if case .apps = feature.matter { isAccessibilityElement = false } else { isAccessibilityElement = true }
    accessibilityLabel = feature.name
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
