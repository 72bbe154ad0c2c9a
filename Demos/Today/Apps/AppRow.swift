import Reading
import UIKit

/// An app's icon, name and summary, and the button that gets it.
final class AppRow: UIView {
  let app: App
  private let iconSide: CGFloat
  private let icon = UIImageView(frame: .zero)
  private let name = UILabel()
  private let summary = UILabel()
  private let button = GetButton(frame: .zero)
  private let line = UIView()
  private static let gap: CGFloat = 12

  init(_ app: App, iconSide: CGFloat, shop: Shop, isLast: Bool) {
    (self.app, self.iconSide) = (app, iconSide)
    super.init(frame: .zero)
    icon.image = app.icon.image(side: iconSide, scale: 3)
    icon.clipsToBounds = true
    icon.layer.cornerRadius = iconSide * AppIcon.corner
    icon.layer.cornerCurve = .continuous
    icon.layer.borderWidth = 1.0 / 3
    icon.layer.borderColor = UIColor(white: 0.5, alpha: 0.3).cgColor
    (name.text, summary.text) = (app.name, app.summary)
    summary.textColor = .secondaryLabel
    for label in [name, summary] { (label.adjustsFontSizeToFitWidth, label.minimumScaleFactor) = (true, 0.6) }
    line.backgroundColor = .separator
    line.isHidden = isLast
    button.addAction(UIAction { _ in shop.get(app.id) }, for: .touchUpInside)
    button.show(app, isOwned: shop.owned.contains(app.id))
    shop.listen(self) { [weak self] in self?.button.show(app, isOwned: shop.owned.contains(app.id)) }
    for part in [icon, name, summary, button, line] as [UIView] { addSubview(part) }
    name.grow(iconSide > 50 ? 17 : 16, .medium, atMost: 24, lines: 1)
    summary.grow(13, atMost: 20, lines: 1)
    followReading()
  }
  required init?(coder: NSCoder) { fatalError("the demo has no archives") }

  var buttonIdentifier: String? {
    get { button.accessibilityIdentifier }
    set { button.accessibilityIdentifier = newValue }
  }

  /// Returns the height of the row for the user's text size.
  func height(in width: CGFloat) -> CGFloat {
    let wide = CGSize(width: 1000, height: 1000)
    let words = name.sizeThatFits(wide).height + summary.sizeThatFits(wide).height + 2
    return max(iconSide, words.rounded(.up)) + 18
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (size, wide) = (GetButton.size(for: traitCollection), CGSize(width: 1000, height: 1000))
    icon.frame = CGRect(x: 0, y: (bounds.height - iconSide) / 2, width: iconSide, height: iconSide)
    button.frame = CGRect(x: bounds.width - size.width, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
    let left = iconSide + Self.gap
    let width = button.frame.minX - Self.gap - left
    let heights = [name, summary].map { $0.sizeThatFits(wide).height.rounded(.up) }
    let top = ((bounds.height - heights[0] - heights[1] - 2) / 2).rounded()
    name.frame = CGRect(x: left, y: top, width: width, height: heights[0])
    summary.frame = CGRect(x: left, y: name.frame.maxY + 2, width: width, height: heights[1])
    let hairline = 1 / max(1, traitCollection.displayScale)
    line.frame = CGRect(x: left, y: bounds.height - hairline, width: bounds.width - left, height: hairline)
    mirrorIfNeeded([icon, name, summary, button, line])
  }
}
