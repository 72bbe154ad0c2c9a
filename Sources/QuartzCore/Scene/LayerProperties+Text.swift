import CoreGraphics
import Typesetting

extension LayerProperties {
  /// The properties of a text layer.
  public struct Text: Equatable, Sendable {
    /// The characters of the text.
    public var string = ""
    /// The attributed string. It is `nil` for a plain string.
    var styled: StyledText?
    /// The font of a plain string. `fontSize` gives its size.
    var font = FontDescription.system(size: Text.initialSize)
    /// The font size of a plain string, in points.
    public var fontSize = Double(Text.initialSize)
    /// The colour of a plain string. If it is `nil`, nothing is drawn.
    public var color: RGBA? = RGBA(white: 1)
    /// A Boolean value that indicates whether lines wrap at the layer's width.
    public var isWrapped = false
    /// The alignment of lines.
    public var alignment = CATextLayerAlignmentMode.natural
    /// The part of the text that is replaced with an ellipsis if it does not fit.
    public var truncation = CATextLayerTruncationMode.none

    /// The default font size of a text layer in points, as Apple documents it.
    static let initialSize = 36.0

    /// Returns the lines of the text in a size, or `nil` if there is nothing to display.
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
