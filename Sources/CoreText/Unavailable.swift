import CoreGraphics

// The parts of Core Text that Segue does not support, each with an alternative.

@available(*, unavailable, message: "runs of glyphs are not here: measure parts of the text with CTLineCreateWithAttributedString")
public final class CTRun {}
@available(*, unavailable, message: "runs of glyphs are not here: measure parts of the text with CTLineCreateWithAttributedString")
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray { [] }
@available(*, unavailable, message: "glyphs are not here: draw with CTLineDraw, or animate a mask of a label")
public func CTFontGetGlyphsForCharacters(_ font: CTFont, _ characters: Any, _ glyphs: Any, _ count: CFIndex) -> Bool { false }
@available(*, unavailable, message: "outlines of glyphs are not here: draw with CTLineDraw, or animate a mask of a label")
public func CTFontCreatePathForGlyph(_ font: CTFont, _ glyph: UInt16, _ matrix: Any?) -> CGPath? { nil }
@available(*, unavailable, message: "use NSParagraphStyle")
public func CTParagraphStyleCreate(_ settings: Any, _ count: Int) -> Any { 0 }
@available(*, unavailable, message: "use CTFramesetterCreateFrame")
public func CTTypesetterCreateWithAttributedString(_ string: CFAttributedString) -> Any { 0 }
@available(*, unavailable, message: "use CTFramesetterCreateFrame with a rectangle")
public func CTLineCreateJustifiedLine(_ line: CTLine, _ factor: CGFloat, _ width: Double) -> CTLine? { nil }
@available(*, unavailable, message: "lay the text out with CTFramesetterCreateFrame, whose last line can be truncated by a paragraph style")
public func CTLineCreateTruncatedLine(_ line: CTLine, _ width: Double, _ type: Any, _ token: CTLine?) -> CTLine? { nil }
