import CoreGraphics
import Foundation
import QuartzCore
import TextEditing
import Typesetting
@_spi(UIKit) import UIKitCore

/// A control that shows one line of text and lets the user edit it. (Docs/behaviour/controls.md, "Text editing")
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput, ReadingRole {
  nonisolated open override class func objcKeys() -> [ObjCKey] { (self as any TextFieldKeys.Type).textFieldKeys + super.objcKeys() }

  /// The kinds of border that are drawn around the text. The raw values equal those of UIKit.
  ///
  /// - `none`: The field has no border.
  /// - `line`: The border is a thin line in the label colour.
  /// - `bezel`: The border is a thin translucent line.
  /// - `roundedRect`: The border has round corners, and the field has a background.
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  /// The times at which a view at the side of the text is visible. The raw values equal those of UIKit.
  ///
  /// - `never`: The view is never visible.
  /// - `whileEditing`: The view is visible while the user edits the text.
  /// - `unlessEditing`: The view is visible while the user does not edit the text.
  /// - `always`: The view is always visible.
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
  /// The reasons why editing ends.
  ///
  /// - `committed`: Editing ends normally.
  /// - `cancelled`: The user has cancelled editing. It does not occur here.
  public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }

  private(set) lazy var editing = Editing(of: self)
  private(set) lazy var parts = TextFieldParts(of: self)
  /// The attributes of the text's characters, where they differ from `defaultTextAttributes`.
  var runs = AttributeRuns()
  /// The object that is asked about edits and notified of them. It is a weak reference.
  open weak var delegate: (any UITextFieldDelegate)?
  /// A Boolean value that indicates whether the user is editing the text.
  open private(set) var isEditing = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }
  private func setUp() {
    isOpaque = false
    parts.setUp()
    _ = editing.hand
  }

  // MARK: Text

  /// The text of the field. The default is `""`, which also replaces `nil`. Setting it moves the caret to the end of the text. It does not
  /// send `editingChanged`.
  open var text: String? {
    get { editing.text.string }
    set {
      objcStorage?.willChange("text")
      put(newValue ?? "", nil)
      objcStorage?.didChange("text")
    }
  }
  /// The text with its attributes.
  open var attributedText: NSAttributedString? {
    get { runs.attributed(editing.text, 0..<editing.text.count) }
    set {
      objcStorage?.willChange("attributedText")
      put(newValue?.string ?? "", newValue)
      objcStorage?.didChange("attributedText")
    }
  }
  /// The font of the text. The default is the system font at 17 points. Setting it changes the font of the whole text.
  open var font: UIFont? = .systemFont(ofSize: 17) {
    didSet {
      restyle(.font, font)
      noteLook("font", \UITextField.font, font, .font)
    }
  }
  /// The colour of the text. The default is `UIColor.label`. Setting it changes the colour of the whole text.
  open var textColor: UIColor? = .label {
    didSet {
      restyle(.foregroundColor, textColor)
      noteLook("textColor", \UITextField.textColor, textColor, .textColor)
    }
  }
  /// The alignment of the text. The default is `.natural`: to the left, or to the right for text that reads from right to left.
  open var textAlignment = NSTextAlignment.natural { didSet { parts.textDidChange() } }
  /// The attributes of characters without individual attributes. Setting this property replaces the attributes of the whole text. A
  /// font or a colour among them also sets `font` or `textColor`.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet {
      if let font = defaultTextAttributes[.font] as? UIFont { self.font = font }
      if let color = defaultTextAttributes[.foregroundColor] as? UIColor { textColor = color }
      runs = AttributeRuns(TextAttributes(defaultTextAttributes), count: editing.text.count)
      parts.textDidChange()
    }
  }
  /// The attributes of the next character that is typed, or `nil` while the field is not being edited. Until it is set, they are those of
  /// the character before the caret.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? typing ?? attributes(before: editing.editor.target.lowerBound).values : nil }
    set { if isEditing { typing = newValue } }
  }
  /// The attributes that the app has set for the text typed next.
  var typing: [NSAttributedString.Key: Any]?

  /// The text that is shown while the field is empty. The default is `nil`.
  open var placeholder: String? {
    get { parts.placeholder.text }
    set { parts.setPlaceholder(newValue.map { NSAttributedString(string: $0) }) }
  }
  /// The placeholder with its attributes. A placeholder without a colour attribute is drawn in the field's placeholder colour.
  open var attributedPlaceholder: NSAttributedString? {
    get { parts.placeholder.attributedText }
    set { parts.setPlaceholder(newValue) }
  }

  // MARK: Looks

  /// A Boolean value that indicates whether the font follows the text size that the user chooses. It applies to fonts of a text style and
  /// to fonts that `UIFontMetrics` has scaled. The default is `false`.
  open var adjustsFontForContentSizeCategory = false { didSet { textSizeDidChange() } }
  @_spi(UIKit) open override func textSizeDidChange() {
    super.textSizeDidChange()
    if adjustsFontForContentSizeCategory, let font {
      let new = font.adjusted(to: traitCollection.preferredContentSizeCategory)
      if new != font { self.font = new }
    }
    parts.textDidChange()
  }
  /// The border that is drawn around the text. The default is `.none`.
  open var borderStyle = BorderStyle.none { didSet { parts.looksDidChange() } }
  /// The image that is drawn behind the field's content. It is only drawn if `borderStyle` is `.none`. The default is `nil`.
  open var background: UIImage? { didSet { parts.looksDidChange() } }
  /// The background image of a disabled field. If it is `nil`, a disabled field shows `background`.
  open var disabledBackground: UIImage? { didSet { parts.looksDidChange() } }
  /// A Boolean value that indicates whether the font shrinks until the text fits the width. The default is `false`.
  open var adjustsFontSizeToFitWidth = false { didSet { parts.textDidChange() } }
  /// The smallest size to which `adjustsFontSizeToFitWidth` shrinks the font, in points. The default is 0, which means no limit.
  open var minimumFontSize: CGFloat = 0 { didSet { parts.textDidChange() } }
  /// The view at the leading edge of the field. `leftViewMode` decides when it is visible. The default is `nil`.
  open var leftView: UIView? { didSet { parts.sideDidChange(from: oldValue) } }
  /// The times at which `leftView` is visible. The default is `.never`.
  open var leftViewMode = ViewMode.never { didSet { parts.looksDidChange() } }
  /// The view at the trailing edge of the field. `rightViewMode` decides when it is visible. The default is `nil`.
  open var rightView: UIView? { didSet { parts.sideDidChange(from: oldValue) } }
  /// The times at which `rightView` is visible. A visible right view takes the place of the clear button. The default is `.never`.
  open var rightViewMode = ViewMode.never { didSet { parts.looksDidChange() } }
  /// The times at which the button that clears the text is visible. The button is never visible while the field is empty. The default is
  /// `.never`.
  open var clearButtonMode = ViewMode.never { didSet { parts.looksDidChange() } }
  /// A Boolean value that indicates whether the text is deleted when editing begins. The delegate is asked first. The default is `false`.
  open var clearsOnBeginEditing = false
  /// A Boolean value that indicates whether the next insertion replaces the whole text. The first insertion sets it back to `false`, which
  /// is the default.
  open var clearsOnInsertion = false

  /// Returns the rectangle of the border and of the background image. The default is the field's bounds.
  ///
  /// Override this method and the other methods that return rectangles to move parts of the field. All rectangles are in the field's
  /// coordinates.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of the text while the field is not being edited.
  open func textRect(forBounds bounds: CGRect) -> CGRect { parts.textRect(bounds) }
  /// Returns the rectangle of the text while the field is being edited. The default implementation returns `textRect(forBounds:)`.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Returns the rectangle of the placeholder. The default implementation returns `textRect(forBounds:)`.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Returns the rectangle of the button that clears the text.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { parts.clearButtonRect(bounds) }
  /// Returns the rectangle of `leftView`. The default is the view's own size at the leading edge, centred vertically.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { parts.sideRect(leftView, bounds, atStart: true) }
  /// Returns the rectangle of `rightView`. The default is the view's own size at the trailing edge, centred vertically.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { parts.sideRect(rightView, bounds, atStart: false) }

  /// A Boolean value that indicates whether the field draws its border in its own layer.
  @_spi(UIKit) open var framesItself: Bool { false }
  /// The colour of a placeholder that has no colour attribute.
  @_spi(UIKit) open var placeholderColor: UIColor { .placeholderText }
  /// The image of the button that clears the text.
  @_spi(UIKit) open var clearSign: UIImage? { UIImage(systemName: "xmark.circle.fill") }
  package func clearSignDidChange() { parts.showClearSign() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    parts.layOut()
    editing.marks.update()
  }
  open override var intrinsicContentSize: CGSize { parts.fittingSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { parts.fittingSize }
  @_spi(UIKit) open override var firstBaselineFromTop: CGFloat? { parts.baseline }
  @_spi(UIKit) open override var lastBaselineFromBottom: CGFloat? { parts.baseline.map { bounds.height - $0 } }
  @_spi(UIKit) open override func colorsDidChange() {
    super.colorsDidChange()
    parts.textDidChange()
  }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }
  @_spi(UIKit) open override func stateChanged() {
    super.stateChanged()
    parts.looksDidChange()
  }
  @_spi(UIKit) open override var isElementByItself: Bool { true }
  package var readingRole: SpokenRole? { isSecureTextEntry ? .secureTextField : .textField }
  @_spi(UIKit) open override var isSpokenAsEdited: Bool { isEditing }
  /// The accessibility traits of the field. Unless others are set, they follow from the kind of view. A disabled field always has
  /// `.notEnabled`.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(isEnabled ? [] : .notEnabled) }
    set { super.accessibilityTraits = newValue }
  }
  /// The value that assistive technology reads. Unless another value is set, it is the visible text, or the placeholder of an empty field.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (hasText ? parts.shownText : placeholder) }
    set { super.accessibilityValue = newValue }
  }

  // MARK: Keyboard

  /// The rule by which the keyboard turns on Shift automatically. The default is `.sentences`.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// A value that indicates whether typing mistakes are corrected. It has no effect here: no mistakes are corrected.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// A value that indicates whether spelling mistakes are marked. It has no effect here: no mistakes are marked.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// A value that indicates whether straight quotes become curly ones. It has no effect here: quotes stay as they are typed.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// A value that indicates whether two hyphens become a dash. It has no effect here: hyphens stay as they are typed.
  open var smartDashesType = UITextSmartDashesType.default
  /// A value that indicates whether spaces are added around inserted words. It has no effect here: no spaces are added.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// The set of keys that the keyboard shows. A change takes effect when editing begins, or after a call of `reloadInputViews()`.
  open var keyboardType = UIKeyboardType.default
  /// A value that indicates whether the keyboard is light or dark. The default follows the interface style of its surroundings.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// The title of the return key. The default title is "return".
  open var returnKeyType = UIReturnKeyType.default
  /// A Boolean value that indicates whether the return key is disabled while there is no text. The default is `false`.
  open var enablesReturnKeyAutomatically = false { didSet { runtime.keyboard.textDidChange(of: self) } }
  /// A Boolean value that indicates whether bullets hide the characters, as in a password field. The character typed last stays readable
  /// for 1.5 seconds. The default is `false`.
  open var isSecureTextEntry = false { didSet { parts.textDidChange() } }
  /// The meaning of the text, for example a user name. It has no effect here: no text is filled in automatically.
  open var textContentType: UITextContentType!
  private var ownInputView: UIView?, ownAccessory: UIView?
  /// The view that appears instead of the keyboard. The default is `nil`, which shows the keyboard.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  /// The view that lies directly above the keyboard. The default is `nil`.
  open override var inputAccessoryView: UIView? {
    get { ownAccessory }
    set { ownAccessory = newValue }
  }

  // MARK: Editing

  open override var canBecomeFirstResponder: Bool { isEnabled && isUserInteractionEnabled }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, isInPlaceToRespond, delegate?.textFieldShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return isFirstResponder }
    isEditing = true
    if clearsOnBeginEditing, hasText { editing.change(0..<editing.text.count, to: "") }
    parts.editingDidChange()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    post(UITextField.textDidBeginEditingNotification)
    return isFirstResponder
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
    // The delegate may have ended the editing already.
    guard isFirstResponder else { return true }
    guard super.resignFirstResponder() else { return false }
    endEditing()
    return true
  }
  @_spi(UIKit) open override func firstResponderWasTaken() { endEditing() }

  private func endEditing() {
    guard isEditing else { return }
    editing.endComposition()
    (isEditing, typing) = (false, nil)
    runtime.editMenu.hide()
    parts.editingDidChange()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    post(UITextField.textDidEndEditingNotification)
  }
  func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }

  // MARK: UITextInput. Positions count UTF-16 units.

  /// A Boolean value that indicates whether the field contains text.
  open var hasText: Bool { editing.hasText }
  /// Inserts text instead of the marked or selected text, or at the caret. Newlines become spaces. The delegate is not asked.
  open func insertText(_ text: String) {
    if clearsOnInsertion, acceptsEditing {
      clearsOnInsertion = false
      editing.select(0..<editing.text.count)
    }
    editing.insert(text)
  }
  /// Deletes the selected text, or the whole character before the caret if nothing is selected. The delegate is not asked.
  open func deleteBackward() { editing.deleteBackward() }
  /// Returns the text in a range, or `nil` if `range` does not belong to this view's text.
  open func text(in range: UITextRange) -> String? { editing.text(in: range) }
  /// Replaces the text in a range. The delegate is not asked.
  open func replace(_ range: UITextRange, withText text: String) { editing.replace(range, with: text) }
  /// The selected range; an empty range is the caret. Setting it to `nil` puts the caret at the beginning. The property then reads `nil`
  /// until the selection or the text changes.
  open var selectedTextRange: UITextRange? {
    get { editing.selectedTextRange }
    set { editing.selectedTextRange = newValue }
  }
  /// The range that an input method is composing and can still change, or `nil` if there is no composition.
  open var markedTextRange: UITextRange? { editing.markedTextRange }
  /// The attributes of marked text. The value is stored but has no effect here: marked text is always underlined.
  open var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { editing.markedTextStyle }
    set { editing.markedTextStyle = newValue }
  }
  /// Replaces the marked text with the current composition of an input method. `selectedRange` counts from the start of `markedText`, in
  /// UTF-16 units.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) { editing.setMarkedText(markedText, selectedRange) }
  /// Ends the composition of an input method and keeps the text that it has composed.
  open func unmarkText() { editing.unmark() }
  /// The position before the first character.
  open var beginningOfDocument: UITextPosition { editing.beginning }
  /// The position after the last character.
  open var endOfDocument: UITextPosition { editing.end }
  /// Creates the range between two positions. The positions may be given in either order.
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    editing.range(from: fromPosition, to: toPosition)
  }
  /// Returns the position that is `offset` UTF-16 units away, or `nil` beyond the ends of the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? { editing.position(from: position, offset: offset) }
  /// Returns the position that is `offset` characters or lines away in a direction, or `nil` beyond the ends of the text.
  open func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition? {
    editing.position(from: position, in: direction, offset: offset)
  }
  /// Compares the order of two positions in the text.
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult { editing.compare(position, to: other) }
  /// Returns the number of UTF-16 units between two positions. The number is negative if `toPosition` comes first.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { editing.offset(from: from, to: toPosition) }
  /// The object that is notified when the app changes the text or the selection. It is a weak reference.
  open var inputDelegate: (any UITextInputDelegate)? {
    get { editing.inputDelegate }
    set { editing.inputDelegate = newValue }
  }
  /// The object that finds the boundaries of words, lines and paragraphs in the text.
  open var tokenizer: any UITextInputTokenizer { editing.tokenizer }
  /// Returns the end of a range that lies farthest in a direction.
  open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
    editing.position(within: range, farthestIn: direction)
  }
  /// Returns the range from a position to the end of the text in a direction.
  open func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? {
    editing.range(extending: position, in: direction)
  }
  /// Returns the writing direction of the text at a position.
  open func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection {
    editing.direction(at: position)
  }
  /// Does nothing here: the writing direction always follows from the characters.
  open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
  /// Returns the rectangle of the part of a range that lies in the range's first line, in the view's coordinates.
  open func firstRect(for range: UITextRange) -> CGRect { editing.firstRect(for: range) }
  /// Returns the rectangle in which the caret is drawn at a position, in the view's coordinates.
  open func caretRect(for position: UITextPosition) -> CGRect { editing.caretRect(for: position) }
  /// Returns the rectangles of a range, line by line, in the view's coordinates.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { editing.selectionRects(for: range) }
  /// Returns the position nearest to a point in the view's coordinates.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { editing.closestPosition(to: point) }
  /// Returns the position within a range that is nearest to a point in the view's coordinates.
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    editing.closestPosition(to: point, within: range)
  }
  /// Returns the range of the character at a point in the view's coordinates, or `nil` if there is no character.
  open func characterRange(at point: CGPoint) -> UITextRange? { editing.characterRange(at: point) }

  // MARK: Edit actions

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    EditActions.all.contains(action) ? editing.canPerform(action) : super.canPerformAction(action, withSender: sender)
  }
  open override func cut(_ sender: Any?) { editing.cut() }
  open override func copy(_ sender: Any?) { if !isSecureTextEntry { editing.copy() } }
  open override func paste(_ sender: Any?) { editing.paste() }
  open override func select(_ sender: Any?) { editing.perform(EditActions.select) }
  open override func selectAll(_ sender: Any?) { editing.perform(EditActions.selectAll) }
  open override func delete(_ sender: Any?) { editing.perform(EditActions.delete) }
}
