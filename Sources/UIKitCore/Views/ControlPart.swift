import QuartzCore

/// A shape that is a part of a control. It receives no touches and is no accessibility element.
package final class ControlPart: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
  required init?(coder: NSCoder) { nil }

  /// Creates the white round thumb of a switch or slider.
  static func thumb() -> ControlPart {
    let thumb = ControlPart(frame: .zero)
    thumb.backgroundColor = .white
    thumb.throwShadow()
    return thumb
  }

  /// Adds a soft shadow below a part that can be moved. The values are Segue's own choice, because no source measures them.
  func throwShadow() {
    layer.shadowColor = UIColor.black.cgColor
    (layer.shadowOpacity, layer.shadowRadius) = (0.15, 4)
    layer.shadowOffset = CGSize(width: 0, height: 3)
  }

  /// Rounds the ends to semicircles.
  package func roundEnds() { layer.cornerRadius = min(bounds.width, bounds.height) / 2 }
}

extension UIView {
  /// A Boolean value that indicates whether the content is laid out from right to left.
  package var readsRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
