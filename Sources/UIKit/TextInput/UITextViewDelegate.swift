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
  /// Whether a link that was touched may be followed.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool
}

/// How a link was touched. The raw values are Apple's.
public enum UITextItemInteraction: Int, Sendable { case invokeDefaultAction, presentActions, preview }

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
  /// Yes.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool {
    Implements.textViewShouldInteractWithInCharacterRangeInteraction(self)?.textView(
      textView, shouldInteractWith: URL, in: characterRange, interaction: interaction) ?? true
  }
}
