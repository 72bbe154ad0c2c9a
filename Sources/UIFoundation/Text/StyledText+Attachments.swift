import CoreGraphics
import Foundation
import Typesetting

extension InlinePicture {
  /// The width that unwrapped lines propose to an attachment, in points.
  static let widestLine: CGFloat = 10_000_000

  /// Creates the picture of an attachment for a line of the given size.
  init(_ attachment: NSTextAttachment, at index: Int, in line: CGSize, _ container: NSTextContainer?) {
    let width = min(line.width, InlinePicture.widestLine)
    var bounds = attachment.attachmentBounds(
      for: container, proposedLineFragment: CGRect(x: 0, y: 0, width: width, height: line.height), glyphPosition: .zero,
      characterIndex: index)
    if !(bounds.width.isFinite && bounds.height.isFinite && bounds.minX.isFinite && bounds.minY.isFinite) { bounds = .zero }
    let image = attachment.image(forBounds: bounds, textContainer: container, characterIndex: index)
    let shown = image?.form(for: .current)
    let picture = shown?.cgImage ?? shown?.images?.first?.cgImage
    self.init(bounds: bounds, image: shown?.isTemplate == true ? picture?.coverage() : picture, source: attachment.source)
  }
}

extension StyledText {
  /// Returns the style of a run. Each attachment character gets a span with its picture.
  package static func spans(
    _ range: Range<Int>, _ style: Typesetting.TextStyle, _ attributes: [NSAttributedString.Key: Any], of text: String, from start: Int = 0,
    _ container: NSTextContainer? = nil
  ) -> [Span<Typesetting.TextStyle>] {
    guard let attachment = attributes[.attachment] as? NSTextAttachment else { return [Span(range, style)] }
    let units = text.utf16
    var result: [Span<Typesetting.TextStyle>] = []
    var place = units.index(units.startIndex, offsetBy: range.lowerBound)
    for offset in range {
      var own = style
      if Int(units[place]) == NSTextAttachment.character {
        let height = Typesetter.standard.metrics(of: style.font).lineHeight
        let picture = InlinePicture(
          attachment, at: start + offset, in: CGSize(width: .infinity, height: height), container)
        own.adorn { $0.picture = picture }
      }
      result.append(Span(offset..<offset + 1, own))
      place = units.index(after: place)
    }
    return result
  }

  /// Returns a copy for which attachments that override their bounds are queried again for lines of a width.
  package func fitted(to width: CGFloat, from start: Int = 0, _ container: NSTextContainer? = nil) -> StyledText {
    guard width.isFinite, hasPictures else { return self }
    var copy = self
    for span in styles {
      guard let source = span.value.ornament?.picture?.source as? AttachmentSource, let attachment = source.attachment,
        type(of: attachment) != NSTextAttachment.self
      else { continue }
      var style = span.value
      let line = CGSize(width: width, height: Typesetter.standard.metrics(of: style.font).lineHeight)
      style.ornament?.picture = InlinePicture(attachment, at: start + span.range.lowerBound, in: line, container)
      copy.setStyle(style, in: span.range)
    }
    return copy
  }
}
