import UIKit

/// The close button of a page: a blurred circle with a cross. The area that receives touches is larger than the circle.
@MainActor
final class CardCloseButton: UIButton {
  /// The diameter of the circle, the side of the area that receives touches, and the circle's distances from the safe area's trailing edge
  /// and top. All are in points and are chosen.
  static let circle: CGFloat = 30, reach: CGFloat = 44, inset: CGFloat = 20, gap: CGFloat = 8
  private static let glyph: CGFloat = 13

  init(_ act: @escaping () -> Void) {
    super.init(frame: CGRect(x: 0, y: 0, width: Self.reach, height: Self.reach))
    let round = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
    round.frame = bounds.insetBy(dx: (Self.reach - Self.circle) / 2, dy: (Self.reach - Self.circle) / 2)
    round.layer.cornerRadius = Self.circle / 2
    round.clipsToBounds = true
    round.isUserInteractionEnabled = false
    let font = UIImage.SymbolConfiguration(pointSize: Self.glyph, weight: .semibold)
    let cross = UIImageView(image: UIImage(systemName: "xmark", withConfiguration: font))
    cross.tintColor = .secondaryLabel
    cross.contentMode = .center
    cross.frame = round.bounds
    round.contentView.addSubview(cross)
    addSubview(round)
    accessibilityIdentifier = "card.close"
    accessibilityLabel = NSLocalizedString("Close", comment: "the button that closes a card's page")
    target = CardTarget { _ in act() }
    if let target { addTarget(target, action: target.selector, for: .touchUpInside) }
  }
  required init?(coder: NSCoder) { fatalError("a card's button has no archive") }

  private var target: CardTarget?
}
