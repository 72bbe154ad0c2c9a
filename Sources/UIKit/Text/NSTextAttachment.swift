import CoreGraphics
import Foundation
import QuartzCore
import Typesetting

/// What says how large an attachment is and what it shows.
public protocol NSTextAttachmentContainer: AnyObject {
  /// What is drawn in the attachment's bounds; nil leaves the room empty.
  func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int) -> UIImage?
  /// Where the attachment stands, with the pen on the baseline as origin and y growing upwards.
  func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect
}

/// A picture among the letters of a text, in the place of one object replacement character (U+FFFC).
///
/// A template is drawn in the text's colour; of an animated image, the first frame is shown. What is changed after the attachment was given to
/// a view is seen when its text is set again.
open class NSTextAttachment: _UIRoot, NSTextAttachmentContainer, @unchecked Sendable {
  /// The character that an attachment stands in the place of, U+FFFC.
  public static let character = 0xFFFC

  /// The data that it was made of.
  open var contents: Data? { didSet { if contents != oldValue { decoded = nil } } }
  /// What kind of data that is, as the app calls it.
  open var fileType: String?
  /// What is shown; where it is nil, the picture that `contents` are a file of.
  open var image: UIImage?
  /// Where it stands, with the pen on the baseline as origin and y growing upwards; zero, at first, stands for the image's size.
  open var bounds = CGRect.zero
  private final var decoded: UIImage??
  /// Itself, as texts that are set know it.
  final let source = AttachmentSource()

  /// An attachment of data. Pictures in a format that `UIImage` reads are shown.
  public init(data contentData: Data?, ofType uti: String?) {
    (contents, fileType) = (contentData, uti)
    super.init()
    source.attachment = self
  }
  /// An attachment without anything to show.
  public override convenience init() { self.init(data: nil, ofType: nil) }
  /// A picture.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  /// The picture that is shown.
  final var picture: UIImage? {
    if let image { return image }
    if let decoded { return decoded }
    let made = contents.flatMap { UIImage(data: $0) }
    decoded = .some(made)
    return made
  }

  /// What is drawn in the bounds: `image`. Override it for pictures that depend on their size.
  open func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int) -> UIImage? { picture }

  /// Where it stands: `bounds`, or the image's size on the baseline. Override it for a place that depends on the line.
  ///
  /// - Parameters:
  ///   - lineFrag: as wide as lines can be, and as high as the font's. A text that is not wrapped proposes ten million points.
  ///   - position: zero; where the pen stands is not known before the line is broken.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect {
    bounds == .zero ? CGRect(origin: .zero, size: picture?.size ?? .zero) : bounds
  }
}

/// An attachment as texts that are set know it, without keeping it alive.
final class AttachmentSource: InlinePictureSource, @unchecked Sendable {
  fileprivate(set) weak var attachment: NSTextAttachment?
}

extension NSAttributedString {
  /// An attachment as a text of one character.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
  /// An attachment as a text of one character with more attributes.
  public convenience init(attachment: NSTextAttachment, attributes: [NSAttributedString.Key: Any]) {
    self.init(string: "\u{FFFC}", attributes: attributes.merging([.attachment: attachment]) { $1 })
  }
}
