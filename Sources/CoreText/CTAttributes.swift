import CoreGraphics
import Foundation
import Typesetting
import UIFoundation

/// The attribute of a font, which is `NSAttributedString.Key.font`.
public let kCTFontAttributeName: CFString = NSAttributedString.Key.font.rawValue
/// The attribute of a colour, whose value is a `CGColor`.
public let kCTForegroundColorAttributeName: CFString = "CTForegroundColor"
/// The attribute of additional space between characters, which is `NSAttributedString.Key.kern`.
public let kCTKernAttributeName: CFString = NSAttributedString.Key.kern.rawValue
/// The attribute of an underline, which is `NSAttributedString.Key.underlineStyle`.
public let kCTUnderlineStyleAttributeName: CFString = NSAttributedString.Key.underlineStyle.rawValue
/// The attribute of a paragraph style, which is `NSAttributedString.Key.paragraphStyle`. Its value is an `NSParagraphStyle`.
public let kCTParagraphStyleAttributeName: CFString = NSAttributedString.Key.paragraphStyle.rawValue

extension StyledText {
  /// Creates a text from an attributed string whose colours may be those of Core Text. Without a font, the size is 12 points.
  init(coreText string: NSAttributedString) {
    let copy = NSMutableAttributedString(attributedString: string)
    let key = NSAttributedString.Key(kCTForegroundColorAttributeName)
    var position = 0
    while position < string.length {
      var range = NSRange(location: 0, length: 0)
      if let color = string.attributes(at: position, effectiveRange: &range)[key] as? CGColor {
        copy.addAttribute(.foregroundColor, value: UIColor(cgColor: color), range: range)
      }
      position = max(position + 1, range.location + range.length)
    }
    self.init(copy)
  }
}
