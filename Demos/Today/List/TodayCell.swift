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

  /// What moves goes on moving on the page.
  override var cardContentView: UIView? { face?.slot?.contentView }

  /// Shows a feature by the face that it has already, or a new one.
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
    // A card with buttons on it is several things to who hears the screen.
    if case .apps = feature.matter { isAccessibilityElement = false } else { isAccessibilityElement = true }
    accessibilityLabel = feature.name
  }
}
