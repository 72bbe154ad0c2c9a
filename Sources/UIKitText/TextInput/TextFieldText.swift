import CoreGraphics
import Foundation
import TextEditing
import Typesetting

/// The laid-out text of a text field: characters or bullets on one line, scrolled or truncated.
struct TextFieldText {
  let layout: TextLayout
  /// The characters that are drawn.
  let shown: String
  /// The width that the text would have without a limit.
  let naturalWidth: CGFloat
  let lineHeight: CGFloat
  /// The offsets between characters if bullets are drawn, or `nil` otherwise.
  private let boundaries: [Int]?
  private let count: Int

  @MainActor
  init(_ field: UITextField, revealed: Int?) {
    let buffer = field.editing.text, whole = 0..<min(buffer.count, TextFieldLook.longest)
    count = whole.upperBound
    var boundaries: [Int]?, string = buffer[whole]
    if field.isSecureTextEntry {
      var places = [0]
      while places.last! < whole.upperBound { places.append(buffer.boundary(after: places.last!)) }
      boundaries = places
      string = String(repeating: TextFieldLook.bullet, count: places.count - 1)
      if let revealed, let index = places.firstIndex(of: revealed), index + 1 < places.count {
        let letter = buffer[places[index]..<places[index + 1]]
        // A bullet is one UTF-16 unit long, so a longer character stays hidden.
        if letter.utf16.count == 1 {
          string =
            String(repeating: TextFieldLook.bullet, count: index) + letter
            + String(repeating: TextFieldLook.bullet, count: places.count - 2 - index)
        }
      }
    }
    (self.boundaries, shown) = (boundaries, string)
    let font = field.font ?? .systemFont(ofSize: 17)
    var color = field.textColor ?? .label
    if !field.isEnabled { color = color.withAlphaComponent(color.cgColor.alpha * Self.disabled) }
    var paragraph = ParagraphStyle()
    paragraph.alignment = .left
    paragraph.lineBreakMode = .clipping
    let style = Typesetting.TextStyle(TextAttributes(field.defaultTextAttributes).values, over: .init(font: font.value, color: color.rgba))
    var text: StyledText
    if boundaries != nil {
      text = StyledText(string, style: style, paragraph: paragraph)
    } else {
      text = field.runs.styled(string, whole, style: style, paragraph: paragraph)
      text = text.mapParagraphStyles { ($0.alignment, $0.lineBreakMode) = (.left, .clipping) }
      if let marked = field.editing.editor.marked { text.underline(marked.clamped(to: whole)) }
    }
    text = text.legible(under: field.traitCollection)
    let typesetter = Typesetter.standard
    var line = typesetter.layout(text, maxLines: 1, countsTrailingNewline: true)
    naturalWidth = line.size.width
    lineHeight = line.size.height
    let room = (field.isEditing ? field.editingRect(forBounds: field.bounds) : field.textRect(forBounds: field.bounds)).width
    if room > 0, line.size.width > room {
      if field.adjustsFontSizeToFitWidth {
        let smallest = max(0.05, min(1, field.minimumFontSize / max(1, font.pointSize)))
        // Widths grow in proportion to the font size. The factor leaves a margin for rounding.
        let scale = max(smallest, room / line.size.width * 0.999)
        text = text.scaled(by: scale)
        line = typesetter.layout(text, maxLines: 1, countsTrailingNewline: true)
      }
      if !field.isEditing, line.size.width > room {
        line = typesetter.layout(text.mapParagraphStyles { $0.lineBreakMode = .truncatingTail }, width: room, maxLines: 1)
      }
    }
    layout = line
  }

  /// The opacity of the text of a disabled field. The value is Segue's own choice.
  private static let disabled: CGFloat = 0.5

  /// Returns the offset in the drawn characters for an offset in the text.
  func shownOffset(_ offset: Int) -> Int {
    guard let boundaries else { return min(offset, count) }
    var (low, high) = (0, boundaries.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if boundaries[middle] <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }
  /// Returns the offset in the text for an offset in the drawn characters.
  func offset(ofShown shown: Int) -> Int {
    guard let boundaries else { return shown }
    return boundaries[min(max(0, shown), boundaries.count - 1)]
  }
}

extension StyledText {
  /// Underlines the text that an input method is composing.
  mutating func underline(_ range: Range<Int>) {
    restyle(range) { style in
      var style = style
      style.underline = .single
      return style
    }
  }
  /// Changes the styles of a part of the text.
  mutating func restyle(_ range: Range<Int>, _ change: (Typesetting.TextStyle) -> Typesetting.TextStyle) {
    for span in styles {
      let part = span.range.clamped(to: range)
      if !part.isEmpty { setStyle(change(span.value), in: part) }
    }
  }
}
