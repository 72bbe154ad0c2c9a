import Foundation
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitText

/// The delegates of text fields and text views, and the messages of a keyboard.
extension Complete {
  static func askOfText(_ nobody: Complete) {
    let field = UITextField(), view = UITextView(), range = NSRange(location: 0, length: 0)
    let fieldDelegate = nobody as any UITextFieldDelegate
    _ = fieldDelegate.textFieldShouldBeginEditing(field)
    fieldDelegate.textFieldDidBeginEditing(field)
    _ = fieldDelegate.textFieldShouldEndEditing(field)
    fieldDelegate.textFieldDidEndEditing(field)
    fieldDelegate.textFieldDidEndEditing(field, reason: .committed)
    _ = fieldDelegate.textField(field, shouldChangeCharactersIn: range, replacementString: "")
    fieldDelegate.textFieldDidChangeSelection(field)
    _ = fieldDelegate.textFieldShouldClear(field)
    _ = fieldDelegate.textFieldShouldReturn(field)
    let viewDelegate = nobody as any UITextViewDelegate
    _ = viewDelegate.textViewShouldBeginEditing(view)
    _ = viewDelegate.textViewShouldEndEditing(view)
    viewDelegate.textViewDidBeginEditing(view)
    viewDelegate.textViewDidEndEditing(view)
    _ = viewDelegate.textView(view, shouldChangeTextIn: range, replacementText: "")
    viewDelegate.textViewDidChange(view)
    viewDelegate.textViewDidChangeSelection(view)
    _ = viewDelegate.textView(view, shouldInteractWith: URL(string: "a:b")!, in: range, interaction: .invokeDefaultAction)
    _ = viewDelegate.textView(view, shouldInteractWith: URL(string: "a:b")!, in: range)
    let attachment = NSTextAttachment(), item = UITextItem(.tag("a"), range), menu = UIMenu(title: "", children: [])
    _ = viewDelegate.textView(view, shouldInteractWith: attachment, in: range, interaction: .invokeDefaultAction)
    _ = viewDelegate.textView(view, shouldInteractWith: attachment, in: range)
    _ = viewDelegate.textView(view, primaryActionFor: item, defaultAction: UIAction { _ in })
    _ = viewDelegate.textView(view, menuConfigurationFor: item, defaultMenu: menu)
    let traits = nobody as any UITextInputTraits
    _ = (traits.autocapitalizationType, traits.autocorrectionType, traits.spellCheckingType, traits.keyboardType)
    _ = (traits.keyboardAppearance, traits.returnKeyType, traits.enablesReturnKeyAutomatically, traits.isSecureTextEntry)
    _ = traits.textContentType
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { note(true, "TextFieldShouldBeginEditing") }
  func textFieldDidBeginEditing(_ textField: UITextField) { note((), "TextFieldDidBeginEditing") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { note(true, "TextFieldShouldEndEditing") }
  func textFieldDidEndEditing(_ textField: UITextField) { note((), "TextFieldDidEndEditing") }
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    note((), "TextFieldDidEndEditingReason")
  }
  func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
    note(true, "TextFieldShouldChangeCharactersInReplacementString")
  }
  func textFieldDidChangeSelection(_ textField: UITextField) { note((), "TextFieldDidChangeSelection") }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { note(true, "TextFieldShouldClear") }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { note(true, "TextFieldShouldReturn") }
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { note(true, "TextViewShouldBeginEditing") }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool { note(true, "TextViewShouldEndEditing") }
  func textViewDidBeginEditing(_ textView: UITextView) { note((), "TextViewDidBeginEditing") }
  func textViewDidEndEditing(_ textView: UITextView) { note((), "TextViewDidEndEditing") }
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    note(true, "TextViewShouldChangeTextInReplacementText")
  }
  func textViewDidChange(_ textView: UITextView) { note((), "TextViewDidChange") }
  func textViewDidChangeSelection(_ textView: UITextView) { note((), "TextViewDidChangeSelection") }
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool { note(true, "TextViewShouldInteractWithURLInCharacterRangeInteraction") }
  func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool {
    note(true, "TextViewShouldInteractWithURLInCharacterRange")
  }
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { note(true, "TextViewShouldInteractWithTextAttachmentInCharacterRangeInteraction") }
  func textView(_ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange) -> Bool {
    note(true, "TextViewShouldInteractWithTextAttachmentInCharacterRange")
  }
  func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction? {
    note(nil, "TextViewPrimaryActionForDefaultAction")
  }
  func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration? { note(nil, "TextViewMenuConfigurationForDefaultMenu") }
  var autocapitalizationType: UITextAutocapitalizationType { note(.none, "AutocapitalizationType") }
  var autocorrectionType: UITextAutocorrectionType { note(.no, "AutocorrectionType") }
  var spellCheckingType: UITextSpellCheckingType { note(.no, "SpellCheckingType") }
  var keyboardType: UIKeyboardType { note(.default, "KeyboardType") }
  var keyboardAppearance: UIKeyboardAppearance { note(.default, "KeyboardAppearance") }
  var returnKeyType: UIReturnKeyType { note(.default, "ReturnKeyType") }
  var enablesReturnKeyAutomatically: Bool { note(false, "EnablesReturnKeyAutomatically") }
  var isSecureTextEntry: Bool { note(false, "IsSecureTextEntry") }
  var textContentType: UITextContentType? { note(nil, "TextContentType") }
}
extension Complete: Implements.TextFieldShouldBeginEditing {}
extension Complete: Implements.TextFieldDidBeginEditing {}
extension Complete: Implements.TextFieldShouldEndEditing {}
extension Complete: Implements.TextFieldDidEndEditing {}
extension Complete: Implements.TextFieldDidEndEditingReason {}
extension Complete: Implements.TextFieldShouldChangeCharactersInReplacementString {}
extension Complete: Implements.TextFieldDidChangeSelection {}
extension Complete: Implements.TextFieldShouldClear {}
extension Complete: Implements.TextFieldShouldReturn {}
extension Complete: Implements.TextViewShouldBeginEditing {}
extension Complete: Implements.TextViewShouldEndEditing {}
extension Complete: Implements.TextViewDidBeginEditing {}
extension Complete: Implements.TextViewDidEndEditing {}
extension Complete: Implements.TextViewShouldChangeTextInReplacementText {}
extension Complete: Implements.TextViewDidChange {}
extension Complete: Implements.TextViewDidChangeSelection {}
extension Complete: Implements.TextViewShouldInteractWithURLInCharacterRangeInteraction {}
extension Complete: Implements.TextViewShouldInteractWithURLInCharacterRange {}
extension Complete: Implements.TextViewShouldInteractWithTextAttachmentInCharacterRangeInteraction {}
extension Complete: Implements.TextViewShouldInteractWithTextAttachmentInCharacterRange {}
extension Complete: Implements.TextViewPrimaryActionForDefaultAction {}
extension Complete: Implements.TextViewMenuConfigurationForDefaultMenu {}
extension Complete: Implements.AutocapitalizationType {}
extension Complete: Implements.AutocorrectionType {}
extension Complete: Implements.SpellCheckingType {}
extension Complete: Implements.KeyboardType {}
extension Complete: Implements.KeyboardAppearance {}
extension Complete: Implements.ReturnKeyType {}
extension Complete: Implements.EnablesReturnKeyAutomatically {}
extension Complete: Implements.IsSecureTextEntry {}
extension Complete: Implements.TextContentType {}
