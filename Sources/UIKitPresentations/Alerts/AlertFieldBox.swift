import CoreGraphics
import QuartzCore
@_spi(UIKit) import UIKitCore

/// The box with the text fields of an alert, one below the other.
final class AlertFieldBox: UIView {
  private var fields: [UITextField] = []
  private var lines: [AlertHairline] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = AlertLook.fieldFill
    layer.cornerRadius = AlertLook.fieldInset
    layer.borderWidth = AlertHairline.thickness
    colorsDidChange()
  }
  required init?(coder: NSCoder) { nil }

  override func colorsDidChange() {
    super.colorsDidChange()
    layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
  }

  func show(_ new: [UITextField]) {
    for field in fields where !new.contains(where: { $0 === field }) { field.removeFromSuperview() }
    for line in lines { line.removeFromSuperview() }
    fields = new
    lines = new.dropFirst().map { _ in AlertHairline(frame: .zero) }
    for view in lines { addSubview(view) }
    for field in fields where field.superview !== self { addSubview(field) }
    setNeedsLayout()
  }

  /// The height of a field, which depends on its text size, in points.
  private var fieldHeight: Double {
    let lines = fields.map { ($0.font?.lineHeight ?? 0) + 2 * AlertLook.fieldPadding }
    return max(AlertLook.fieldHeight, (lines.max() ?? 0).rounded(.down))
  }
  /// The height of all fields together, in points.
  var height: Double { Double(fields.count) * fieldHeight }

  override func layoutSubviews() {
    super.layoutSubviews()
    let fieldHeight = fieldHeight
    for (index, field) in fields.enumerated() {
      let y = Double(index) * fieldHeight
      field.frame = CGRect(x: AlertLook.fieldInset, y: y, width: bounds.width - 2 * AlertLook.fieldInset, height: fieldHeight)
      if index > 0 { lines[index - 1].frame = CGRect(x: 0, y: y, width: bounds.width, height: AlertHairline.thickness) }
    }
  }
}
