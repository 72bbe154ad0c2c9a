import CoreGraphics
import Foundation
import HostInterface
import QuartzCore
import TextEditing
import Typesetting

/// The views of a text field and their layout: border, text, placeholder and clear button.
@MainActor
final class TextFieldParts {
  unowned let field: UITextField
  /// The view that clips the text at its sides.
  let ground = UIView(frame: .zero)
  let canvas = TextCanvas(frame: .zero)
  let placeholder = UILabel(frame: .zero)
  private var frameView: UIView?
  private var picture: UIImageView?
  private var clearButton: UIButton?
  private var hasOwnPlaceholderColor = false
  /// The distance by which the text is scrolled to the left, in points.
  private var scroll: CGFloat = 0
  /// A Boolean value that indicates whether the caret must still be made visible after editing has begun.
  ///
  /// The first tap places the caret at the finger, in the text as it was drawn before.
  private var owesCaret = false
  private var known: TextFieldText?
  private var reveal: (offset: Int, runtime: Runtime, token: EventLoop.Token)?

  init(of field: UITextField) { self.field = field }
  isolated deinit { hide() }

  func setUp() {
    ground.clipsToBounds = true
    ground.isUserInteractionEnabled = false
    placeholder.isHidden = true
    field.addSubview(placeholder)
    field.addSubview(ground)
    ground.addSubview(canvas)
  }

  // MARK: Changes

  func textDidChange() {
    known = nil
    field.setNeedsLayout()
    field.invalidateIntrinsicContentSize()
  }
  func looksDidChange() {
    field.setNeedsLayout()
    field.invalidateIntrinsicContentSize()
  }
  func editingDidChange() {
    hide()
    scroll = 0
    textDidChange()
    owesCaret = field.isEditing
  }

  func setPlaceholder(_ text: NSAttributedString?) {
    placeholder.attributedText = text
    hasOwnPlaceholderColor = (text?.length ?? 0) > 0 && text?.attribute(.foregroundColor, at: 0, effectiveRange: nil) != nil
    textDidChange()
  }

  func sideDidChange(from old: UIView?) {
    if old?.superview === field { old?.removeFromSuperview() }
    looksDidChange()
  }

  /// Shows the last typed character of a secure field for a moment.
  func didType(_ edit: TextEdit) {
    hide()
    guard field.isSecureTextEntry, edit.range.isEmpty, edit.inserted.count == 1 else { return }
    let runtime = field.runtime
    let token = runtime.schedule(after: TextFieldLook.reveal) { [weak self] in
      self?.reveal = nil
      self?.textDidChange()
    }
    reveal = (edit.range.lowerBound, runtime, token)
  }
  private func hide() {
    if let reveal { reveal.runtime.cancel(reveal.token) }
    reveal = nil
  }

  // MARK: The text

  /// The laid-out text of the field. It is created on demand.
  var text: TextFieldText {
    if let known { return known }
    var made: TextFieldText!
    field.traitCollection.performAsCurrent { made = TextFieldText(field, revealed: reveal?.offset) }
    known = made
    return made
  }
  var shownText: String { text.shown }
  var readsLeft: Bool { text.layout.lines.first?.readsLeft ?? (field.effectiveUserInterfaceLayoutDirection == .rightToLeft) }

  private var textArea: CGRect {
    field.isEditing ? field.editingRect(forBounds: field.bounds) : field.textRect(forBounds: field.bounds)
  }

  /// The origin of the text's layout, in the field's bounds.
  private var origin: CGPoint {
    let area = textArea, size = text.layout.size, slack = area.width - size.width
    var x = area.minX - scroll
    if slack > 0 {
      switch field.textAlignment {
      case .center: x = area.minX + slack / 2
      case .right: x = area.minX + slack
      case .natural: x = area.minX + (readsLeft ? slack : 0)
      case .left, .justified: x = area.minX
      }
    }
    return CGPoint(x: x, y: top(of: size.height, in: area))
  }

  private func top(of height: CGFloat, in area: CGRect) -> CGFloat {
    let scale = field.contentScaleFactor
    switch field.contentVerticalAlignment {
    case .top: return area.minY
    case .bottom: return area.maxY - height
    case .center, .fill: return (((area.midY - height / 2) * scale).rounded(.down)) / scale
    }
  }
  /// The distance of the baseline from the top of the field. A field without a height is treated as if it had its fitting height.
  var baseline: CGFloat? {
    let bounds = field.bounds.height > 0 ? field.bounds : CGRect(origin: .zero, size: fittingSize)
    let area = field.isEditing ? field.editingRect(forBounds: bounds) : field.textRect(forBounds: bounds)
    return top(of: text.layout.size.height, in: area) + text.layout.firstBaseline
  }

  func caret(at offset: Int) -> CGRect {
    let origin = origin, caret = text.layout.caret(at: text.shownOffset(offset))
    return caret.offsetBy(dx: origin.x, dy: origin.y)
  }
  func frames(of range: Range<Int>) -> [CGRect] {
    let origin = origin
    return text.layout.rects(for: text.shownOffset(range.lowerBound)..<text.shownOffset(range.upperBound))
      .map { $0.offsetBy(dx: origin.x, dy: origin.y) }
  }
  func offset(nearestTo point: CGPoint) -> Int {
    let origin = origin
    let shown = text.layout.characterOffset(at: CGPoint(x: point.x - origin.x, y: 0))
    return field.editing.text.boundary(atOrBefore: text.offset(ofShown: shown))
  }

  /// Scrolls the text by the shortest distance that makes the caret visible.
  func showCaret() {
    guard field.isEditing else { return }
    moveToCaret()
    field.setNeedsLayout()
  }
  private func moveToCaret() {
    owesCaret = false
    let area = textArea, width = text.layout.size.width + CaretLook.width
    guard width > area.width else { return scroll = 0 }
    let x = text.layout.caret(at: text.shownOffset(field.editing.selection.upperBound)).minX
    scroll = min(max(scroll, x + CaretLook.width - area.width), x)
    scroll = min(max(0, scroll), width - area.width)
  }

  // MARK: Layout

  func layOut() {
    let bounds = field.bounds
    layOutFrame(field.borderRect(forBounds: bounds))
    put(field.leftView, field.leftViewMode, field.leftViewRect(forBounds: bounds))
    put(field.rightView, field.rightViewMode, field.rightViewRect(forBounds: bounds))
    layOutClearButton(bounds)
    if field.isEditing { owesCaret ? moveToCaret() : keepToText() }
    let area = textArea, origin = origin, size = text.layout.size
    // The text does not move relative to the field, so only the field's frame is animated.
    ground.frame = area
    UIView.performWithoutAnimation {
      canvas.show(
        ColumnLayout(whole: text.layout), at: CGPoint(x: 2, y: 2), size: CGSize(width: size.width + 4, height: size.height + 4),
        pixelsPerPoint: field.contentScaleFactor)
    }
    canvas.frame.origin = CGPoint(x: origin.x - area.minX - 2, y: origin.y - area.minY - 2)
    placeholder.isHidden = field.hasText
    placeholder.font = field.font
    if !hasOwnPlaceholderColor { placeholder.textColor = field.placeholderColor }
    placeholder.textAlignment = field.textAlignment
    placeholder.frame = field.placeholderRect(forBounds: bounds)
  }

  /// Removes empty space after a text that has become shorter.
  private func keepToText() {
    let width = text.layout.size.width + CaretLook.width, area = textArea
    if width <= area.width { scroll = 0 } else { scroll = min(scroll, width - area.width) }
  }

  private func layOutFrame(_ rect: CGRect) {
    let style = field.framesItself ? .none : field.borderStyle
    if style == .none {
      frameView?.removeFromSuperview()
      frameView = nil
    } else {
      let made = frameView ?? UIView(frame: .zero)
      if frameView == nil {
        made.isUserInteractionEnabled = false
        field.insertSubview(made, at: 0)
        frameView = made
      }
      made.frame = rect
      made.backgroundColor = style == .roundedRect ? TextFieldLook.fill : nil
      made.layer.cornerRadius = style == .roundedRect ? TextFieldLook.corner : 0
      made.layer.borderWidth = style == .roundedRect ? TextFieldLook.border : 1
      let color = style == .roundedRect ? TextFieldLook.borderColor : style == .bezel ? TextFieldLook.bezelColor : UIColor.label
      made.layer.borderColor = color.resolvedColor(with: field.traitCollection).cgColor
    }
    let image = style == .none ? (field.isEnabled ? field.background : field.disabledBackground ?? field.background) : nil
    guard image != nil || picture != nil else { return }
    let made = picture ?? UIImageView(frame: .zero)
    if picture == nil {
      field.insertSubview(made, at: 0)
      picture = made
    }
    made.image = image
    made.frame = rect
  }

  private func put(_ side: UIView?, _ mode: UITextField.ViewMode, _ rect: CGRect) {
    guard let side else { return }
    let isShown = isShown(mode)
    if isShown, side.superview !== field { field.addSubview(side) }
    if !isShown, side.superview === field { side.removeFromSuperview() }
    if isShown { side.frame = rect }
  }

  func isShown(_ mode: UITextField.ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .always: true
    case .whileEditing: field.isEditing
    case .unlessEditing: !field.isEditing
    }
  }
  var showsClearButton: Bool {
    field.hasText && isShown(field.clearButtonMode) && !(field.rightView != nil && isShown(field.rightViewMode))
  }

  private func layOutClearButton(_ bounds: CGRect) {
    guard showsClearButton else {
      clearButton?.isHidden = true
      return
    }
    let made = clearButton ?? makeClearButton()
    made.isHidden = false
    // Touches also reach the button next to its image.
    let more = (TextFieldLook.clearReach - TextFieldLook.clear) / 2
    made.frame = field.clearButtonRect(forBounds: bounds).insetBy(dx: -more, dy: -more)
    field.bringSubviewToFront(made)
  }
  func showClearSign() { clearButton?.setImage(field.clearSign, for: .normal) }
  private func makeClearButton() -> UIButton {
    let made = UIButton(type: .custom)
    made.setImage(field.clearSign, for: .normal)
    made.tintColor = .placeholderText
    made.accessibilityLabel = "Clear text"
    made.accessibilityIdentifier = "clear-text"
    made.addAction(UIAction { [weak field] _ in field?.clear() }, for: .touchUpInside)
    clearButton = made
    field.addSubview(made)
    return made
  }
}
