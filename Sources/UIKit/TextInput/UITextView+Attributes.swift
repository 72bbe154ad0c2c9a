import Foundation
import QuartzCore
import TextEditing

/// Attributes and attachments of a text view on the pasteboard.
extension UITextView {
  /// A range with its attributes, for views that let the user edit attributes; and the picture, where a single attachment is copied.
  func copyMore(_ range: Range<Int>) {
    let text = runs.attributed(editing.text, range)
    var more: [String: Any] = [:]
    if text.string != "\u{FFFC}" { more[UIPasteboard.typeString] = runtime.pasteboard.string }
    more[UIPasteboard.typeAttributed] = text
    if text.string == "\u{FFFC}", let attachment = text.attribute(.attachment, at: 0, effectiveRange: nil) as? NSTextAttachment,
      let image = attachment.picture
    {
      more[UIPasteboard.typeImage] = image
    }
    runtime.pasteboard.items = [more]
  }

  /// What a view that lets the user edit attributes takes: a text with attributes, or a picture.
  private var attributedOnPasteboard: NSAttributedString? {
    guard allowsEditingTextAttributes, let item = runtime.pasteboard.items.first else { return nil }
    if let text = item[UIPasteboard.typeAttributed] as? NSAttributedString { return text }
    guard item[UIPasteboard.typeString] == nil, let image = item[UIPasteboard.typeImage] as? UIImage else { return nil }
    return NSAttributedString(attachment: NSTextAttachment(image: image))
  }
  var canPasteMore: Bool { attributedOnPasteboard != nil }

  func pasteMore() -> Bool {
    guard let text = attributedOnPasteboard else { return false }
    pasted = text
    editing.type(text.string)
    pasted = nil
    return true
  }
}
