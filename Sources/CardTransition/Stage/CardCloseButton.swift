import UIKit

/// The button that closes the page: a blurred circle with a cross, which takes touches around it too.
@MainActor
final class CardCloseButton: UIButton {
  /// The circle, and what takes touches; how far the circle is from the safe area's trailing edge, and from its top. (CARD §1.5: chosen)
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
