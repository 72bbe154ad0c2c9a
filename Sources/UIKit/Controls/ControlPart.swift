import QuartzCore

/// A shape that a control is made of: it hears no touches and is no element of its own.
final class ControlPart: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
  required init?(coder: NSCoder) { nil }

  /// The white disc of switches and sliders, which lies above its track.
  static func thumb() -> ControlPart {
    let thumb = ControlPart(frame: .zero)
    thumb.backgroundColor = .white
    thumb.throwShadow()
    return thumb
  }

  /// A soft shadow beneath what can be moved (the figures are a choice: no source measures them).
  func throwShadow() {
    layer.shadowColor = UIColor.black.cgColor
    (layer.shadowOpacity, layer.shadowRadius) = (0.15, 4)
    layer.shadowOffset = CGSize(width: 0, height: 3)
  }

  /// Ends as round as its height.
  func roundEnds() { layer.cornerRadius = min(bounds.width, bounds.height) / 2 }
}

extension UIView {
  /// Content runs from right to left.
  var readsRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}

extension UIControl {
  /// How pale a disabled control is. (BEHAVIOUR-2 §21.1)
  static let disabledAlpha: CGFloat = 0.5
  /// What the user's touch changed is told as both: a primary action of such a control means a new value.
  func sendValueChanged() { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
}
