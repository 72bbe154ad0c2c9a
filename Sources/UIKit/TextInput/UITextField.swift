import CoreGraphics
import Foundation
import QuartzCore
import TextEditing
import Typesetting

/// A line of text that can be edited. (BEHAVIOUR-2 §21.3)
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput {
  /// What is drawn around the text. The raw values are Apple's.
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  /// When a view beside the text is to be seen. The raw values are Apple's.
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
  /// Why editing has ended.
  public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }

  private(set) lazy var editing = Editing(of: self)
  private(set) lazy var parts = TextFieldParts(of: self)
  /// The attributes of the text's characters, where they are not `defaultTextAttributes`.
  var runs = AttributeRuns()
  /// Decides about what is typed. Not kept alive.
  open weak var delegate: (any UITextFieldDelegate)?
  /// Whether the user edits the text now.
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

  /// The text; "" at first, and where nil was set. Setting it moves the caret to its end; `editingChanged` is not sent.
  open var text: String? {
    get { editing.text.string }
    set { put(newValue ?? "", nil) }
  }
  /// The text with its attributes.
  open var attributedText: NSAttributedString? {
    get { runs.attributed(editing.text, 0..<editing.text.count) }
    set { put(newValue?.string ?? "", newValue) }
  }
  /// 17 points at first. Setting it holds for the whole text.
  open var font: UIFont? = .systemFont(ofSize: 17) {
    didSet {
      restyle(.font, font)
      noteLook("font", \UITextField.font, font, .font)
    }
  }
  /// The label colour at first. Setting it holds for the whole text.
  open var textColor: UIColor? = .label {
    didSet {
      restyle(.foregroundColor, textColor)
      noteLook("textColor", \UITextField.textColor, textColor, .textColor)
    }
  }
  /// Natural at first: left, or right in text that reads to the left.
  open var textAlignment = NSTextAlignment.natural { didSet { parts.textDidChange() } }
  /// What the text looks like that says nothing itself; font and colour are in it. Setting it holds for the whole text.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet {
      if let font = defaultTextAttributes[.font] as? UIFont { self.font = font }
      if let color = defaultTextAttributes[.foregroundColor] as? UIColor { textColor = color }
      runs = AttributeRuns(TextAttributes(defaultTextAttributes), count: editing.text.count)
      parts.textDidChange()
    }
  }
  /// What the next character typed will have; nil while nobody edits.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? typing ?? attributes(before: editing.editor.target.lowerBound).values : nil }
    set { if isEditing { typing = newValue } }
  }
  /// What was asked for of what is typed next.
  var typing: [NSAttributedString.Key: Any]?

  /// What is said while there is no text.
  open var placeholder: String? {
    get { parts.placeholder.text }
    set { parts.setPlaceholder(newValue.map { NSAttributedString(string: $0) }) }
  }
  /// The same with attributes.
  open var attributedPlaceholder: NSAttributedString? {
    get { parts.placeholder.attributedText }
    set { parts.setPlaceholder(newValue) }
  }

  // MARK: Looks

  /// Whether a font of a text style, or one that `UIFontMetrics` scaled, follows the text size that the user chooses; false at first.
  open var adjustsFontForContentSizeCategory = false { didSet { textSizeDidChange() } }
  override func textSizeDidChange() {
    super.textSizeDidChange()
    if adjustsFontForContentSizeCategory, let font {
      let new = font.adjusted(to: traitCollection.preferredContentSizeCategory)
      if new != font { self.font = new }
    }
    parts.textDidChange()
  }
  /// None at first.
  open var borderStyle = BorderStyle.none { didSet { parts.looksDidChange() } }
  /// A picture behind everything, in a field without border.
  open var background: UIImage? { didSet { parts.looksDidChange() } }
  /// The picture of a field that is disabled.
  open var disabledBackground: UIImage? { didSet { parts.looksDidChange() } }
  /// Whether text that is too long is set smaller; false at first.
  open var adjustsFontSizeToFitWidth = false { didSet { parts.textDidChange() } }
  /// How small, in points; 0 for no limit.
  open var minimumFontSize: CGFloat = 0 { didSet { parts.textDidChange() } }
  /// A view at the leading edge, and when it is to be seen.
  open var leftView: UIView? { didSet { parts.sideDidChange(from: oldValue) } }
  /// When the view at the leading edge is to be seen; never at first.
  open var leftViewMode = ViewMode.never { didSet { parts.looksDidChange() } }
  /// A view at the trailing edge, and when it is to be seen.
  open var rightView: UIView? { didSet { parts.sideDidChange(from: oldValue) } }
  /// When the view at the trailing edge is to be seen; never at first.
  open var rightViewMode = ViewMode.never { didSet { parts.looksDidChange() } }
  /// When a button that clears the text is to be seen; never at first, and never without text.
  open var clearButtonMode = ViewMode.never { didSet { parts.looksDidChange() } }
  /// Whether the text goes as editing begins; false at first.
  open var clearsOnBeginEditing = false
  /// Whether the first thing typed takes the place of all the text. Selecting ends it; false at first.
  open var clearsOnInsertion = false

  /// Where each part lies; override these to place it elsewhere.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the text lies while nobody edits it.
  open func textRect(forBounds bounds: CGRect) -> CGRect { parts.textRect(bounds) }
  /// Where the text lies while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Where the placeholder lies.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Where the clear button lies.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { parts.clearButtonRect(bounds) }
  /// Where the view at the leading edge lies.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { parts.sideRect(leftView, bounds, atStart: true) }
  /// Where the view at the trailing edge lies.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { parts.sideRect(rightView, bounds, atStart: false) }

  /// Whether its own layer is the frame around the text.
  var framesItself: Bool { false }
  /// Of a placeholder that says no colour itself.
  var placeholderColor: UIColor { .placeholderText }
  /// The picture of the button that clears.
  var clearSign: UIImage? { UIImage(systemName: "xmark.circle.fill") }
  func clearSignDidChange() { parts.showClearSign() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    parts.layOut()
    editing.marks.update()
  }
  open override var intrinsicContentSize: CGSize { parts.fittingSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { parts.fittingSize }
  override var firstBaselineFromTop: CGFloat? { parts.baseline }
  override var lastBaselineFromBottom: CGFloat? { parts.baseline.map { bounds.height - $0 } }
  override func colorsDidChange() {
    super.colorsDidChange()
    parts.textDidChange()
  }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }
  override func stateChanged() {
    super.stateChanged()
    parts.looksDidChange()
  }
  override var isElementByItself: Bool { true }
  override var spokenRole: SpokenRole? { isSecureTextEntry ? .secureTextField : .textField }
  override var isSpokenAsEdited: Bool { isEditing }
  /// What was set; else what its kind says, and that it cannot be used.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(isEnabled ? [] : .notEnabled) }
    set { super.accessibilityTraits = newValue }
  }
  /// What was set; else what it shows: the text, or the placeholder.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (hasText ? parts.shownText : placeholder) }
    set { super.accessibilityValue = newValue }
  }

  // MARK: Keyboard

  /// When the keyboard's shift is on by itself; at the beginning of sentences, at first.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether mistakes are corrected; here none are.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether mistakes are marked; here none are.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Whether quotes become curly; here they stay.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// Whether hyphens become dashes; here they stay.
  open var smartDashesType = UITextSmartDashesType.default
  /// Whether spaces are added around what is put in; here none are.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// What comes up: takes effect as editing begins, or by `reloadInputViews()`.
  open var keyboardType = UIKeyboardType.default
  /// Whether the keyboard is light or dark; as its surroundings, at first.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// What the return key is called; "return" at first.
  open var returnKeyType = UIReturnKeyType.default
  /// Whether the return key waits for a text; false at first.
  open var enablesReturnKeyAutomatically = false { didSet { runtime.keyboard.textDidChange(of: self) } }
  /// Whether bullets stand for the characters; false at first. What was typed last is to be read for a moment.
  open var isSecureTextEntry = false { didSet { parts.textDidChange() } }
  /// What the text is; nobody fills it in here.
  open var textContentType: UITextContentType!
  private var ownInputView: UIView?, ownAccessory: UIView?
  /// What comes up in the keyboard's place.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  /// What lies on top of the keyboard.
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
    // Whoever was asked may have ended it.
    guard isFirstResponder else { return true }
    guard super.resignFirstResponder() else { return false }
    endEditing()
    return true
  }
  override func firstResponderWasTaken() { endEditing() }

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

  /// Whether there is something to delete.
  open var hasText: Bool { editing.hasText }
  /// Inserts a text in place of what is composed or selected, with spaces for newlines. The delegate is not asked.
  open func insertText(_ text: String) {
    if clearsOnInsertion, acceptsEditing {
      clearsOnInsertion = false
      editing.select(0..<editing.text.count)
    }
    editing.insert(text)
  }
  /// Deletes what is selected, or the whole character before the caret. The delegate is not asked.
  open func deleteBackward() { editing.deleteBackward() }
  /// Part of the text.
  open func text(in range: UITextRange) -> String? { editing.text(in: range) }
  /// Puts a text in the place of a range. The delegate is not asked.
  open func replace(_ range: UITextRange, withText text: String) { editing.replace(range, with: text) }
  /// The selection. Setting it to `nil` puts the caret at the beginning; it then reads back `nil` until something is selected or changed.
  open var selectedTextRange: UITextRange? {
    get { editing.selectedTextRange }
    set { editing.selectedTextRange = newValue }
  }
  /// What an input method may still change.
  open var markedTextRange: UITextRange? { editing.markedTextRange }
  /// Kept, and without effect: what is composed is underlined.
  open var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { editing.markedTextStyle }
    set { editing.markedTextStyle = newValue }
  }
  /// What an input method has so far; the range counts from its beginning.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) { editing.setMarkedText(markedText, selectedRange) }
  /// The input method is done.
  open func unmarkText() { editing.unmark() }
  /// Before the first character.
  open var beginningOfDocument: UITextPosition { editing.beginning }
  /// After the last character.
  open var endOfDocument: UITextPosition { editing.end }
  /// What is between two places.
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    editing.range(from: fromPosition, to: toPosition)
  }
  /// So many UTF-16 units further; nil beyond the ends.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? { editing.position(from: position, offset: offset) }
  /// So many characters or lines in a direction; nil beyond the ends.
  open func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition? {
    editing.position(from: position, in: direction, offset: offset)
  }
  /// Which of two places comes first.
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult { editing.compare(position, to: other) }
  /// How many UTF-16 units are between two places.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { editing.offset(from: from, to: toPosition) }
  /// Hears of what the app selects. Not kept alive.
  open var inputDelegate: (any UITextInputDelegate)? {
    get { editing.inputDelegate }
    set { editing.inputDelegate = newValue }
  }
  /// Knows words and paragraphs.
  open var tokenizer: any UITextInputTokenizer { editing.tokenizer }
  /// The end of a range that lies farthest in a direction.
  open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
    editing.position(within: range, farthestIn: direction)
  }
  /// The range from a place to the farthest one in a direction.
  open func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? {
    editing.range(extending: position, in: direction)
  }
  /// Which way text at a place reads.
  open func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection {
    editing.direction(at: position)
  }
  /// Has no effect: direction follows the text.
  open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
  /// The rectangle of a range in its first line.
  open func firstRect(for range: UITextRange) -> CGRect { editing.firstRect(for: range) }
  /// Where the caret is drawn.
  open func caretRect(for position: UITextPosition) -> CGRect { editing.caretRect(for: position) }
  /// The rectangles of a range, line by line.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { editing.selectionRects(for: range) }
  /// The place nearest to a point.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { editing.closestPosition(to: point) }
  /// The place within a range that is nearest to a point.
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    editing.closestPosition(to: point, within: range)
  }
  /// The character at a point.
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
