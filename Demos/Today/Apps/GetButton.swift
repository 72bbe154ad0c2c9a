import Reading
import UIKit

/// A button with the title "GET", or "OPEN" if the user has the app.
final class GetButton: UIButton {
  override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel?.font = .growing(15, .bold, atMost: 20)
    backgroundColor = .tertiarySystemFill
    setTitleColor(.systemBlue, for: .normal)
    setTitleColor(UIColor.systemBlue.withAlphaComponent(0.4), for: .highlighted)
    layer.cornerCurve = .continuous
  }
  required init?(coder: NSCoder) { fatalError("the demo has no archives") }

  func show(_ app: App, isOwned: Bool) {
    setTitle(isOwned ? "OPEN" : "GET", for: .normal)
    accessibilityLabel = "\(isOwned ? "Open" : "Get") \(app.name)"
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
  }

  static func size(for traits: UITraitCollection) -> CGSize {
    CGSize(width: traits.grown(74, atMost: 96), height: traits.grown(30, atMost: 38))
  }
}
