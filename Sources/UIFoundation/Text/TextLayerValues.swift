import Foundation
import QuartzCore
import Typesetting

/// The bridge from UIKit's fonts to text layers, which do not depend on UIKit.
extension UIFont: FontConvertible {
  package var fontDescription: FontDescription { value }
}

/// The bridge from attributed strings to the styled text of text layers.
extension NSAttributedString: StyledTextConvertible {
  package func styledText(over style: Typesetting.TextStyle) -> StyledText { StyledText(self, style: style, paragraph: ParagraphStyle()) }
}
