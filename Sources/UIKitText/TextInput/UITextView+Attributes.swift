import Foundation
import QuartzCore
import TextEditing

/// Copying and pasting of attributes and attachments in a text view.
extension UITextView {
  /// Adds a range with its attributes to the pasteboard. For a single attachment, its image is added as well.
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

  /// The attributed text or image on the pasteboard, if the view lets the user edit attributes. Otherwise it is `nil`.
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
