import CoreGraphics
import Typesetting

extension LayerProperties {
  /// What a text layer shows.
  public struct Text: Equatable, Sendable {
    /// A string in the layer's own font and colour.
    public var string = ""
    /// A string that brings its attributes; nil for a plain one.
    var styled: StyledText?
    /// Of a plain string; its size is the layer's.
    var font = FontDescription.system(size: Text.initialSize)
    /// Of a plain string, in points.
    public var fontSize = Double(Text.initialSize)
    /// Of a plain string; nil draws none.
    public var color: RGBA? = RGBA(white: 1)
    /// Whether lines end at the layer's width.
    public var isWrapped = false
    /// Where lines begin.
    public var alignment = CATextLayerAlignmentMode.natural
    /// Where what does not fit is left out.
    public var truncation = CATextLayerTruncationMode.none

    /// A text layer's size of type, as Apple documents it.
    static let initialSize = 36.0

    /// The lines in a size; nil where there is nothing to set.
    func layout(in size: CGSize) -> TextLayout? {
      guard size.width > 0, size.height > 0 else { return nil }
      var text: StyledText
      if let styled {
        text = styled
      } else {
        guard let color, !string.isEmpty, fontSize > 0 else { return nil }
        let isSystem = font.family == FontDescription.systemFamily
        var font = font.withSize(fontSize)
        if isSystem { font.tracking = FontDescription.systemTracking(size: fontSize) }
        text = StyledText(string, style: TextStyle(font: font, color: color))
      }
      guard text.length > 0 else { return nil }
      let isOneLine = !isWrapped && !text.string.contains(where: \.isNewline)
      text = text.mapParagraphStyles { style in
        if styled == nil || alignment != .natural { style.alignment = alignment.value }
        style.lineBreakMode = truncation.value(isWrapped: isWrapped)
      }
      return Typesetter.standard.layout(text, width: size.width, maxLines: isOneLine ? 1 : 0, maxHeight: max(size.height, 1))
    }
  }
}

extension CATextLayerAlignmentMode {
  fileprivate var value: TextAlignment {
    switch self {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    default: .natural
    }
  }
}

extension CATextLayerTruncationMode {
  fileprivate func value(isWrapped: Bool) -> LineBreakMode {
    switch self {
    case .start: .truncatingHead
    case .end: .truncatingTail
    case .middle: .truncatingMiddle
    default: isWrapped ? .wordWrapping : .clipping
    }
  }
}
