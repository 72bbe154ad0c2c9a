import CoreGraphics
import Foundation
import QuartzCore

/// Something in a text view that can be tapped: a link, an attachment or a text with a tag.
@preconcurrency @MainActor
open class UITextItem: _UIObject {
  /// What it is.
  public enum Content {
    /// A link, of the attribute `link` or found by a data detector.
    case link(URL)
    /// An attachment.
    case textAttachment(NSTextAttachment)
    /// A text with the attribute `textItemTag`.
    case tag(String)
  }
  /// What it is.
  open private(set) var content: Content
  /// Where it is, in UTF-16 units.
  open private(set) var range: NSRange

  init(_ content: Content, _ range: NSRange) {
    (self.content, self.range) = (content, range)
    super.init(_r: ())
  }

  /// The menu of a long press on it. (There are no previews of it.)
  @preconcurrency @MainActor
  public final class MenuConfiguration {
    let menu: UIMenu
    /// A menu.
    public init(menu: UIMenu) { self.menu = menu }
  }
}

/// How a link or an attachment was touched. The raw values are Apple's.
public enum UITextItemInteraction: Int, Sendable { case invokeDefaultAction, presentActions, preview }

/// What a text view finds in its text by itself.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// The set's bits.
  public let rawValue: UInt
  /// A set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Telephone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Addresses of pages and of mail.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// All that is found: here telephone numbers and addresses of pages and of mail.
  public static let all = UIDataDetectorTypes(rawValue: UInt.max)
}
