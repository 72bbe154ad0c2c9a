import CoreGraphics
import QuartzCore

/// The content of a row.
enum PickerRowContent {
  case title(String)
  case attributed(NSAttributedString)
  /// A view that the delegate has provided.
  case view(UIView)
}

/// A row of a wheel, with a title or a view of the delegate.
final class PickerRow: UIView {
  private lazy var label = makeLabel()
  /// The delegate's view.
  private(set) var content: UIView?

  private func makeLabel() -> UILabel {
    let label = UILabel(frame: bounds)
    (label.font, label.textAlignment) = (.systemFont(ofSize: PickerLook.fontSize), .center)
    label.isAccessibilityElement = false
    addSubview(label)
    return label
  }

  func show(_ new: PickerRowContent) {
    switch new {
    case .title(let text):
      releaseContent()
      (label.text, label.isHidden) = (text, false)
    case .attributed(let text):
      releaseContent()
      (label.attributedText, label.isHidden) = (text, false)
    case .view(let view):
      label.isHidden = true
      guard view !== content || view.superview !== self else { return setNeedsLayout() }
      releaseContent()
      content = view
      addSubview(view)
    }
    setNeedsLayout()
  }

  /// Removes and returns the delegate's view.
  @discardableResult
  func releaseContent() -> UIView? {
    defer { content = nil }
    guard let content, content.superview === self else { return nil }
    content.removeFromSuperview()
    return content
  }

  var spokenText: String? { content.map { $0.accessibilityLabel ?? ($0 as? UILabel)?.text } ?? label.text }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    if let content, content.superview === self { content.frame = bounds }
  }
}
