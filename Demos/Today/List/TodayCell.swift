import CardTransition
import UIKit

/// A card in the list, with the face of its feature.
final class TodayCell: CardCell {
  private(set) var face: (any CardFace)?
  private var feature: Feature.ID?

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = AppsCardView.paper
    accessibilityTraits = .button
  }
  required init?(coder: NSCoder) { fatalError("the demo has no archives") }

  /// The moving content, which continues on the page.
  override var cardContentView: UIView? { face?.slot?.contentView }

  /// Displays a feature with the present face or a new one.
  func show(_ feature: Feature, by makeFace: () -> any CardFace) {
    guard feature.id != self.feature else { return }
    self.feature = feature.id
    face?.removeFromSuperview()
    let made = makeFace()
    made.frame = contentView.bounds
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    made.enliven()
    contentView.addSubview(made)
    face = made
    // For VoiceOver, a card with buttons consists of several elements.
    if case .apps = feature.matter { isAccessibilityElement = false } else { isAccessibilityElement = true }
    accessibilityLabel = feature.name
  }
}
