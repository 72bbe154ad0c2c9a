import CPango
import CoreGraphics

/// The layout of a single paragraph by Pango and its conversion into values.
struct ParagraphSetting {
  let book: FontBook
  let text: StyledText
  let style: ParagraphStyle
  let width: CGFloat
  /// The maximum number of lines. A value of 0 means that there is no limit.
  let maxLines: Int
  private(set) var isEllipsized = false

  init(book: FontBook, text: StyledText, style: ParagraphStyle, width: CGFloat, maxLines: Int) {
    (self.book, self.text, self.style, self.width, self.maxLines) = (book, text, style, width, maxLines)
  }

  mutating func lines(_ bytes: ArraySlice<UInt8>, _ paragraph: ParagraphSplitter.Paragraph) throws(FontError) -> [LineDraft] {
    let layout = book.collection.layout
    let offsets = Offsets(bytes, from: paragraph.start, to: paragraph.end)
    if bytes.isEmpty {
      pango_layout_set_text(layout, "", 0)
    } else {
      bytes.withUnsafeBytes { pango_layout_set_text(layout, $0.baseAddress!.assumingMemoryBound(to: CChar.self), Int32($0.count)) }
    }
    try setAttributes(paragraph, offsets)
    setShape()
    let truncates = maxLines > 0 && style.lineBreakMode.truncates && width.isFinite
    isEllipsized = truncates && pango_layout_is_ellipsized(layout) != 0
    var drafts: [LineDraft] = []
    var node = pango_layout_get_lines_readonly(layout)
    while let here = node, maxLines == 0 || drafts.count <= maxLines {
      let line = here.pointee.data!.assumingMemoryBound(to: PangoLayoutLine.self)
      drafts.append(try draft(line, isFirst: drafts.isEmpty, paragraph, offsets))
      node = here.pointee.next
    }
    if isEllipsized { drafts[drafts.count - 1].isTruncated = true }
    return drafts
  }

  // MARK: To Pango

  private func setShape() {
    let layout = book.collection.layout
    let wraps = width.isFinite && !(style.lineBreakMode == .clipping && maxLines == 1)
    let trailing = style.tailIndent > 0 ? min(style.tailIndent, width) : width + style.tailIndent
    let available = max(0, trailing - min(style.headIndent, style.firstLineHeadIndent))
    // The width is rounded up to Pango's unit of 1/1024 point, so that a text fits the width that was measured for it.
    pango_layout_set_width(layout, wraps ? Int32((available * 1024 - 1e-6).rounded(.up)) : -1)
    pango_layout_set_indent(layout, Int32(((style.firstLineHeadIndent - style.headIndent) * 1024).rounded()))
    pango_layout_set_wrap(layout, style.lineBreakMode == .charWrapping ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
    let truncates = maxLines > 0 && wraps
    pango_layout_set_height(layout, truncates && maxLines < Int32.max ? -Int32(maxLines) : -Int32.max)
    switch style.lineBreakMode {
    case .truncatingHead where truncates: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_START)
    case .truncatingMiddle where truncates: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_MIDDLE)
    case .truncatingTail where truncates: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
    default: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_NONE)
    }
    book.collection.setTabs(TabStops(style))
    pango_layout_set_justify(layout, style.alignment == .justified ? 1 : 0)
    pango_layout_set_auto_dir(layout, style.writingDirection == .natural ? 1 : 0)
    let direction = style.writingDirection == .rightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
    if pango_context_get_base_dir(book.collection.context) != direction {
      pango_context_set_base_dir(book.collection.context, direction)
      pango_layout_context_changed(layout)
    }
  }

  private func setAttributes(_ paragraph: ParagraphSplitter.Paragraph, _ offsets: Offsets) throws(FontError) {
    let layout = book.collection.layout
    let first = StyledText.index(in: text.styles, at: paragraph.start)
    pango_layout_set_font_description(layout, try book.pangoDescription(of: text.styles[first].value.font))
    let list = pango_attr_list_new()
    defer {
      pango_layout_set_attributes(layout, list)
      pango_attr_list_unref(list)
    }
    for i in first..<text.styles.count {
      let span = text.styles[i]
      if i > first, span.range.lowerBound >= paragraph.end { break }
      let start = i == first ? 0 : offsets.byte(at: span.range.lowerBound)
      let end = span.range.upperBound >= paragraph.end ? UInt32.max : offsets.byte(at: span.range.upperBound)
      func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
        attribute!.pointee.start_index = start
        attribute!.pointee.end_index = end
        // This joins equal attributes, so that two spans that differ only in colour are shaped together.
        pango_attr_list_change(list, attribute)
      }
      let style = span.value
      if text.styles.count > 1 { insert(pango_attr_font_desc_new(try book.pangoDescription(of: style.font))) }
      let spacing = ParagraphSetting.spacing(style)
      if spacing != 0 { insert(pango_attr_letter_spacing_new(spacing)) }
      if let picture = style.ornament?.picture { insert(shape(of: picture)) }
      if let features = style.font.features.openType { insert(pango_attr_font_features_new(features)) }
      // A colour does not separate what is shaped together, but it separates runs. The colour here encodes the index of the style.
      if text.styles.count > 1 { insert(pango_attr_foreground_new(UInt16(truncatingIfNeeded: i), UInt16(truncatingIfNeeded: i >> 16), 0)) }
    }
  }

  /// Returns an attribute that reserves the width of an inline image. Its height is handled here, not by Pango.
  private func shape(of picture: InlinePicture) -> UnsafeMutablePointer<PangoAttribute>? {
    let width = Int32((max(0, min(picture.bounds.width, 10_000)) * 1024).rounded())
    var box = PangoRectangle(x: 0, y: 0, width: width, height: 0)
    return pango_attr_shape_new(&box, &box)
  }

  /// Returns the space after every character, in Pango's units.
  private static func spacing(_ style: TextStyle) -> Int32 {
    let tracking = style.ornament?.picture == nil ? style.font.tracking : 0
    return Int32((max(-10_000, min(tracking + style.kern, 10_000)) * 1024).rounded())
  }

  // MARK: From Pango

  private func draft(
    _ line: UnsafeMutablePointer<PangoLayoutLine>, isFirst: Bool, _ paragraph: ParagraphSplitter.Paragraph, _ offsets: Offsets
  ) throws(FontError) -> LineDraft {
    var runs: [GlyphRun] = []
    var width: CGFloat = 0
    var (ascent, descent, leading) = (CGFloat(0), CGFloat(0), CGFloat(0))
    func measure(_ style: TextStyle) throws(FontError) {
      if let picture = style.ornament?.picture {
        ascent = max(ascent, picture.bounds.maxY + style.baselineOffset)
        descent = max(descent, -picture.bounds.minY - style.baselineOffset)
        return
      }
      let metrics = try book.metrics(of: style.font)
      ascent = max(ascent, metrics.ascent + style.baselineOffset)
      descent = max(descent, metrics.descent - style.baselineOffset)
      leading = max(leading, metrics.leading)
    }
    var node = line.pointee.runs
    while let here = node {
      let run = read(here.pointee.data!.assumingMemoryBound(to: PangoGlyphItem.self).pointee, at: width, paragraph, offsets)
      if runs.last?.style != run.style { try measure(text.styles[run.style].value) }
      width += run.width
      runs.append(run)
      node = here.pointee.next
    }
    if let first = runs.first, let last = runs.last {
      // Pango breaks lines with the full spacing and then removes half of it at both ends of a line. Here, as on iOS, it follows every
      // character, including the last. This keeps the measured width.
      let (left, right) = (
        ParagraphSetting.spacing(text.styles[first.style].value), ParagraphSetting.spacing(text.styles[last.style].value)
      )
      let spacing = CGFloat(left / 2 + right - right / 2) / 1024
      width += spacing
      runs[runs.count - 1].widen(by: spacing)
    }
    let start = offsets.utf16(at: Int(line.pointee.start_index))
    if runs.isEmpty { try measure(text.style(at: start)) }
    let direction = pango_layout_line_get_resolved_direction(line)
    return LineDraft(
      runs: runs, range: start..<max(start, offsets.utf16(at: Int(line.pointee.start_index + line.pointee.length))), width: width,
      indent: isFirst ? style.firstLineHeadIndent : style.headIndent, tailIndent: style.tailIndent, alignment: style.alignment,
      readsLeft: direction == PANGO_DIRECTION_RTL, isTruncated: false,
      height: style.lineHeight(natural: ascent + descent + leading), descent: descent)
  }

  private func read(
    _ item: PangoGlyphItem, at x: CGFloat, _ paragraph: ParagraphSplitter.Paragraph, _ offsets: Offsets
  ) -> GlyphRun {
    let source = item.item.pointee
    let shaped = item.glyphs.pointee
    let start = offsets.utf16(at: Int(source.offset)), end = offsets.utf16(at: Int(source.offset + source.length))
    let style = StyledText.index(in: text.styles, at: start)
    var left: Int32 = 0
    var glyphs: [Glyph] = []
    glyphs.reserveCapacity(Int(shaped.num_glyphs))
    for i in 0..<Int(shaped.num_glyphs) {
      let info = shaped.glyphs[i]
      let isBlank = info.glyph == Glyph.pangoBlank
      glyphs.append(
        Glyph(
          id: isBlank ? Glyph.blank : info.glyph & Glyph.pangoUnknown != 0 ? Glyph.missing : info.glyph,
          x: Float(left + info.geometry.x_offset) / 1024, y: -Float(info.geometry.y_offset) / 1024,
          advance: Float(info.geometry.width) / 1024,
          character: Int32(offsets.utf16(at: Int(source.offset + shaped.log_clusters[i])))))
      left += info.geometry.width
    }
    let font = text.styles[style].value.font
    let face = source.analysis.font.flatMap(book.face) ?? FaceID(index: 0)
    var width = CGFloat(left) / 1024
    if source.analysis.flags & UInt8(PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) != 0, glyphs.count == 1, glyphs[0].id < Glyph.blank {
      // Pango widens the ellipsis until it fills the line.
      let natural = (try? book.faces.advance(of: glyphs[0].id, in: face)).map { $0 * font.size }
      width = min(width, natural ?? width)
      glyphs[0].advance = Float(width)
    }
    return GlyphRun(
      face: face, size: font.size, style: style, readsLeft: source.analysis.level & 1 != 0, x: x, width: width,
      range: start..<max(start, end), glyphs: glyphs)
  }
}

/// The conversion between Pango's UTF-8 offsets in a paragraph and UTF-16 offsets in the text.
private struct Offsets {
  private let start, end: Int
  /// The UTF-16 offset of each byte. It is `nil` if both kinds of offsets are equal.
  private var table: [Int32]?

  init(_ bytes: ArraySlice<UInt8>, from start: Int, to end: Int) {
    (self.start, self.end) = (start, end)
    if end - start == bytes.count { return }
    var table = [Int32](repeating: 0, count: bytes.count + 1)
    var count: Int32 = 0
    bytes.withUnsafeBufferPointer { bytes in
      for i in bytes.indices {
        if bytes[i] & 0xC0 != 0x80 { table[i] = count } else { table[i] = i > 0 ? table[i - 1] : 0 }
        if bytes[i] & 0xC0 != 0x80 { count += bytes[i] >= 0xF0 ? 2 : 1 }
      }
    }
    table[bytes.count] = count
    self.table = table
  }

  /// Returns a UTF-16 offset in the text. An added ellipsis is at the end of the paragraph.
  func utf16(at byte: Int) -> Int {
    guard let table else { return min(start + byte, end) }
    return min(start + Int(table[min(byte, table.count - 1)]), end)
  }

  /// Returns a UTF-8 offset in the paragraph.
  func byte(at offset: Int) -> UInt32 {
    guard let table else { return UInt32(max(0, min(offset, end) - start)) }
    let wanted = Int32(offset - start)
    var (low, high) = (0, table.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if table[middle] < wanted { low = middle + 1 } else { high = middle }
    }
    return UInt32(low)
  }
}

extension Glyph {
  /// The identifier of a character that leaves no mark.
  static let blank = UInt32.max - 1
  /// The values of PANGO_GLYPH_EMPTY and PANGO_GLYPH_UNKNOWN_FLAG. Swift does not import these macros, because they contain casts.
  fileprivate static let pangoBlank: UInt32 = 0x0FFF_FFFF
  fileprivate static let pangoUnknown: UInt32 = 0x1000_0000
}
