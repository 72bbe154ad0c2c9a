import Foundation

/// The methods by which a text view asks about edits and reports them. Every method is optional. (Docs/behaviour/controls.md, "Text
/// editing" lists their order.)
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Returns a Boolean value that indicates whether editing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Returns a Boolean value that indicates whether editing may end. It is not called when the view is removed from the screen.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Called after the view has become the first responder and editing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Called after the view has resigned first responder and editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Returns a Boolean value that indicates whether text may replace a range. The range is in UTF-16 units.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// Called after the user has changed the text.
  func textViewDidChange(_ textView: UITextView)
  /// Called after the selection has changed or the caret has moved.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Returns a Boolean value that indicates whether a touched link may be opened or may show its menu. It is only called where the delegate
  /// does not implement the methods with a `UITextItem`.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool
  /// Returns a Boolean value that indicates whether the user may interact with a touched attachment. It is only called where the delegate
  /// does not implement the methods with a `UITextItem`.
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// Returns a Boolean value that indicates whether the user may interact with a link. This is the form of the method from before iOS 10.
  func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool
  /// Returns a Boolean value that indicates whether the user may interact with an attachment. This is the form of the method from before
  /// iOS 10.
  func textView(_ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange) -> Bool
  /// Returns the action that a tap on an item performs, or `nil` to show the item's menu. It is also called before a long press shows the
  /// menu.
  func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction?
  /// Returns the menu that a long press on an item shows, or `nil` for no menu.
  func textView(_ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu) -> UITextItem.MenuConfiguration?
}

extension UITextViewDelegate {
  /// The default implementation returns `true`.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    Implements.textViewShouldBeginEditing(self)?.textViewShouldBeginEditing(textView) ?? true
  }
  /// The default implementation returns `true`.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    Implements.textViewShouldEndEditing(self)?.textViewShouldEndEditing(textView) ?? true
  }
  /// The default implementation does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {
    Implements.textViewDidBeginEditing(self)?.textViewDidBeginEditing(textView)
  }
  /// The default implementation does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) { Implements.textViewDidEndEditing(self)?.textViewDidEndEditing(textView) }
  /// The default implementation returns `true`.
  public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    Implements.textViewShouldChangeTextInReplacementText(self)?.textView(textView, shouldChangeTextIn: range, replacementText: text) ?? true
  }
  /// The default implementation does nothing.
  public func textViewDidChange(_ textView: UITextView) { Implements.textViewDidChange(self)?.textViewDidChange(textView) }
  /// The default implementation does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {
    Implements.textViewDidChangeSelection(self)?.textViewDidChangeSelection(textView)
  }
  /// The default implementation returns the result of `textView(_:shouldInteractWith:in:)` for the link.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool {
    Implements.textViewShouldInteractWithURLInCharacterRangeInteraction(self)?.textView(
      textView, shouldInteractWith: URL, in: characterRange, interaction: interaction)
      ?? self.textView(textView, shouldInteractWith: URL, in: characterRange)
  }
  /// The default implementation returns the result of `textView(_:shouldInteractWith:in:)` for the attachment.
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    Implements.textViewShouldInteractWithTextAttachmentInCharacterRangeInteraction(self)?.textView(
      textView, shouldInteractWith: textAttachment, in: characterRange, interaction: interaction)
      ?? self.textView(textView, shouldInteractWith: textAttachment, in: characterRange)
  }
  /// The default implementation returns `true`.
  public func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool {
    Implements.textViewShouldInteractWithURLInCharacterRange(self)?.textView(textView, shouldInteractWith: URL, in: characterRange) ?? true
  }
  /// The default implementation returns `true`.
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
  /// The default implementation returns `defaultMenu` if the older methods allow it, and `nil` otherwise.
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
