import CoreGraphics
import Foundation
import QuartzCore
import Typesetting

/// An object that provides the image and the bounds of an attachment.
public protocol NSTextAttachmentContainer: AnyObject {
  /// Returns the image to draw in the attachment's bounds, or `nil` to leave the space empty.
  func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int) -> UIImage?
  /// Returns the bounds of the attachment, in points. The origin is the position on the baseline, and y grows upwards.
  func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect
}

/// An image within a text. It stands where the text has an object replacement character (U+FFFC).
///
/// A template image is drawn in the text's colour. An animated image shows its first frame. Changes made after the text was assigned to a
/// view appear when the text is assigned again.
open class NSTextAttachment: _UIRoot, NSTextAttachmentContainer, @unchecked Sendable {
  /// The Unicode value of the object replacement character, U+FFFC, which an attachment replaces.
  public static let character = 0xFFFC

  /// The data from which the attachment was created, or `nil`.
  open var contents: Data? { didSet { if contents != oldValue { decoded = nil } } }
  /// The uniform type identifier of `contents`, as the app has set it, or `nil`.
  open var fileType: String?
  /// The image of the attachment. If it is `nil`, the attachment shows the image that `contents` encode.
  open var image: UIImage?
  /// The bounds of the attachment, in points. The origin is the position on the baseline, and y grows upwards. The default is `.zero`,
  /// which means the size of the image.
  open var bounds = CGRect.zero
  private final var decoded: UIImage??
  /// The reference to this attachment that laid-out text holds.
  final let source = AttachmentSource()

  /// Creates an attachment with data. If `UIImage` can decode the data, the attachment shows the image.
  public init(data contentData: Data?, ofType uti: String?) {
    (contents, fileType) = (contentData, uti)
    super.init()
    source.attachment = self
  }
  /// Creates an attachment without an image.
  public override convenience init() { self.init(data: nil, ofType: nil) }
  /// Creates an attachment that shows an image.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  /// The image that is shown, which is `image` or the decoded `contents`.
  package final var picture: UIImage? {
    if let image { return image }
    if let decoded { return decoded }
    let made = contents.flatMap { UIImage(data: $0) }
    decoded = .some(made)
    return made
  }

  /// Returns the image to draw in the attachment's bounds. The default is the attachment's image. Override it for images that depend on the
  /// size.
  open func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int) -> UIImage? { picture }

  /// Returns the bounds of the attachment. The default is `bounds`, or the image's size on the baseline. Override it for bounds that depend
  /// on the line.
  ///
  /// - Parameters:
  ///   - lineFrag: The available line. It is as wide as a line can be and as high as a line in the font. Unwrapped text proposes a width of
  ///     ten million points.
  ///   - position: Always zero, because the position in the line is not known before the line is broken.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect {
    bounds == .zero ? CGRect(origin: .zero, size: picture?.size ?? .zero) : bounds
  }
}

/// A weak reference to an attachment, which laid-out text holds.
final class AttachmentSource: InlinePictureSource, @unchecked Sendable {
  fileprivate(set) weak var attachment: NSTextAttachment?
}

extension NSAttributedString {
  /// Creates a string of one character with an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
  /// Creates a string of one character with an attachment and other attributes.
  public convenience init(attachment: NSTextAttachment, attributes: [NSAttributedString.Key: Any]) {
    self.init(string: "\u{FFFC}", attributes: attributes.merging([.attachment: attachment]) { $1 })
  }
}
