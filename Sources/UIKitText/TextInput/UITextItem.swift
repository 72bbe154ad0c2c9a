import CoreGraphics
import Foundation
import QuartzCore

/// An item in a text view that the user can tap: a link, an attachment or a range with a tag.
@preconcurrency @MainActor
open class UITextItem: _UIObject {
  /// The kinds of content that an item can have.
  public enum Content {
    /// The item is a link, either from the `link` attribute or found by data detection.
    case link(URL)
    /// The item is an attachment.
    case textAttachment(NSTextAttachment)
    /// The item is a range with the attribute `textItemTag`.
    case tag(String)
  }
  /// The content of the item.
  open private(set) var content: Content
  /// The range of the item in the text, in UTF-16 units.
  open private(set) var range: NSRange

  init(_ content: Content, _ range: NSRange) {
    (self.content, self.range) = (content, range)
    super.init(_r: ())
  }

  /// The menu that a long press on an item shows. Previews are not supported.
  @preconcurrency @MainActor
  public final class MenuConfiguration {
    let menu: UIMenu
    /// Creates a configuration with a menu.
    public init(menu: UIMenu) { self.menu = menu }
  }
}

/// The ways in which the user can interact with a link or an attachment. The raw values equal those of UIKit.
///
/// - `invokeDefaultAction`: The user has tapped the item.
/// - `presentActions`: The menu of the item is about to open.
/// - `preview`: The item is about to be previewed. It does not occur here.
public enum UITextItemInteraction: Int, Sendable { case invokeDefaultAction, presentActions, preview }

/// The kinds of data that a text view detects in its text.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The detector of telephone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// The detector of web and email addresses.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// The set of all detectors. Here it detects telephone numbers, web addresses and email addresses.
  public static let all = UIDataDetectorTypes(rawValue: UInt.max)
}
