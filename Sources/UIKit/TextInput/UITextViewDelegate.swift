import Foundation

/// Decides about what is typed in a text view, and hears of it; every method is optional. (BEHAVIOUR-2 §21.3 has their order.)
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether the view may begin to edit.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Whether the view may let go. Not asked when it is taken off the screen.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// The view is the first responder.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// The view is the first responder no more.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether a text may take the place of a range, in UTF-16 units.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// The user has changed the text.
  func textViewDidChange(_ textView: UITextView)
  /// Something else is selected, or the caret has moved.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Whether a link that was touched may be followed, or its menu shown. Asked where the two methods of items are not there.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool
  /// The same of an attachment.
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// The same of a link, as it was asked before iOS 10.
  func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool
  /// The same of an attachment, as it was asked before iOS 10.
  func textView(_ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange) -> Bool
  /// Returns what a tap on an item does, or `nil` to open its menu. It is asked before the menu of a long press, too.
  func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction?
  /// The menu of a long press on an item; nil for none.
  func textView(_ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu) -> UITextItem.MenuConfiguration?
}

extension UITextViewDelegate {
  /// Yes.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    Implements.textViewShouldBeginEditing(self)?.textViewShouldBeginEditing(textView) ?? true
  }
  /// Yes.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    Implements.textViewShouldEndEditing(self)?.textViewShouldEndEditing(textView) ?? true
  }
  /// Nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {
    Implements.textViewDidBeginEditing(self)?.textViewDidBeginEditing(textView)
  }
  /// Nothing.
  public func textViewDidEndEditing(_ textView: UITextView) { Implements.textViewDidEndEditing(self)?.textViewDidEndEditing(textView) }
  /// Yes.
  public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    Implements.textViewShouldChangeTextInReplacementText(self)?.textView(textView, shouldChangeTextIn: range, replacementText: text) ?? true
  }
  /// Nothing.
  public func textViewDidChange(_ textView: UITextView) { Implements.textViewDidChange(self)?.textViewDidChange(textView) }
  /// Nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {
    Implements.textViewDidChangeSelection(self)?.textViewDidChangeSelection(textView)
  }
  /// What the method without a kind of interaction says.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool {
    Implements.textViewShouldInteractWithURLInCharacterRangeInteraction(self)?.textView(
      textView, shouldInteractWith: URL, in: characterRange, interaction: interaction)
      ?? self.textView(textView, shouldInteractWith: URL, in: characterRange)
  }
  /// What the method without a kind of interaction says.
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    Implements.textViewShouldInteractWithTextAttachmentInCharacterRangeInteraction(self)?.textView(
      textView, shouldInteractWith: textAttachment, in: characterRange, interaction: interaction)
      ?? self.textView(textView, shouldInteractWith: textAttachment, in: characterRange)
  }
  /// Yes.
  public func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool {
    Implements.textViewShouldInteractWithURLInCharacterRange(self)?.textView(textView, shouldInteractWith: URL, in: characterRange) ?? true
  }
  /// Yes.
  public func textView(_ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange) -> Bool {
    Implements.textViewShouldInteractWithTextAttachmentInCharacterRange(self)?.textView(
      textView, shouldInteractWith: textAttachment, in: characterRange) ?? true
  }
  /// The default implementation returns `defaultAction` if the older methods allow it.
  public func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction? {
    Implements.textViewPrimaryActionForDefaultAction(self).map {
      $0.textView(textView, primaryActionFor: textItem, defaultAction: defaultAction)
    } ?? (mayTap(textView, textItem) ? defaultAction : nil)
  }
  /// The usual one, if the older methods allow it.
  public func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration? {
    Implements.textViewMenuConfigurationForDefaultMenu(self).map {
      $0.textView(textView, menuConfigurationFor: textItem, defaultMenu: defaultMenu)
    } ?? (mayInteract(textView, textItem, .presentActions) ? UITextItem.MenuConfiguration(menu: defaultMenu) : nil)
  }
  private func mayTap(_ textView: UITextView, _ item: UITextItem) -> Bool {
    guard textView.items.occasion == .tap, !mayInteract(textView, item, .invokeDefaultAction) else { return true }
    textView.items.isForbidden = true
    return false
  }
  private func mayInteract(_ textView: UITextView, _ item: UITextItem, _ interaction: UITextItemInteraction) -> Bool {
    switch item.content {
    case .link(let url): self.textView(textView, shouldInteractWith: url, in: item.range, interaction: interaction)
    case .textAttachment(let one): self.textView(textView, shouldInteractWith: one, in: item.range, interaction: interaction)
    case .tag: true
    }
  }
}
