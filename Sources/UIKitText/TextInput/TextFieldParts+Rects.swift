import CoreGraphics
import Typesetting

/// The default positions of the parts of a text field.
extension TextFieldParts {
  private var isMirrored: Bool { field.effectiveUserInterfaceLayoutDirection == .rightToLeft }
  private var inset: CGSize { field.borderStyle == .none ? .zero : TextFieldLook.inset }

  func textRect(_ bounds: CGRect) -> CGRect {
    var rect = bounds.insetBy(dx: min(inset.width, bounds.width / 2), dy: min(inset.height, bounds.height / 2))
    let room = rect
    func cut(_ side: CGRect, fromLeft: Bool) {
      if fromLeft {
        let edge = max(rect.minX, min(side.maxX, room.maxX))
        rect = CGRect(x: edge, y: rect.minY, width: rect.maxX - edge, height: rect.height)
      } else {
        rect.size.width = max(0, min(rect.maxX, side.minX) - rect.minX)
      }
    }
    if field.leftView != nil, isShown(field.leftViewMode) { cut(field.leftViewRect(forBounds: bounds), fromLeft: !isMirrored) }
    if field.rightView != nil, isShown(field.rightViewMode) {
      cut(field.rightViewRect(forBounds: bounds), fromLeft: isMirrored)
    } else if field.hasText, isShown(field.clearButtonMode) {
      cut(field.clearButtonRect(forBounds: bounds).insetBy(dx: -TextFieldLook.clearGap, dy: 0), fromLeft: isMirrored)
    }
    return rect
  }

  func clearButtonRect(_ bounds: CGRect) -> CGRect {
    let side = TextFieldLook.clear
    let x = isMirrored ? bounds.minX + TextFieldLook.clearGap : bounds.maxX - TextFieldLook.clearGap - side
    return CGRect(x: x, y: (bounds.midY - side / 2).rounded(), width: side, height: side)
  }

  /// Returns the frame of a side view: its own size, centred vertically.
  func sideRect(_ view: UIView?, _ bounds: CGRect, atStart: Bool) -> CGRect {
    guard let view else { return .zero }
    var size = view.bounds.size
    if size == .zero { size = view.systemLayoutSizeFitting(.zero) }
    size.height = min(size.height, bounds.height)
    let isLeft = atStart != isMirrored
    return CGRect(
      x: isLeft ? bounds.minX : bounds.maxX - size.width, y: (bounds.midY - size.height / 2).rounded(), width: size.width,
      height: size.height)
  }

  /// The size that fits the text or placeholder and the views next to it. At 17 points the height is 22 points without a border and 34
  /// points with a rounded border. (Docs/behaviour/controls.md, "Text editing")
  var fittingSize: CGSize {
    let scale = field.contentScaleFactor
    let words = field.hasText ? text.naturalWidth : placeholder.intrinsicContentSize.width
    var width = words + 2 * inset.width + (field.hasText ? CaretLook.width : 0)
    if let left = field.leftView, isShown(field.leftViewMode) { width += left.bounds.width }
    if let right = field.rightView, isShown(field.rightViewMode) { width += right.bounds.width }
    if field.clearButtonMode != .never { width += TextFieldLook.clear + 2 * TextFieldLook.clearGap }
    let room: CGFloat =
      switch field.borderStyle {
      case .none: TextFieldLook.room
      case .line, .bezel: TextFieldLook.lineRoom
      case .roundedRect: TextFieldLook.roundRoom
      }
    return CGSize(width: width.roundedUp(scale), height: (text.lineHeight + room).rounded(.up))
  }
}
