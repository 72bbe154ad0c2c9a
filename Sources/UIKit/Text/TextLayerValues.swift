import Foundation
import QuartzCore
import Typesetting

/// What a text layer, which knows nothing of UIKit's fonts, is given of them.
extension UIFont: FontConvertible {
  package var fontDescription: FontDescription { value }
}

/// The attributes of UIKit's texts as a text layer wants them.
extension NSAttributedString: StyledTextConvertible {
  package func styledText(over style: Typesetting.TextStyle) -> StyledText { StyledText(self, style: style, paragraph: ParagraphStyle()) }
}
