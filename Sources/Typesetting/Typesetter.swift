import CoreGraphics

/// An object that measures text, breaks it into lines and renders it. The results are values.
///
/// A typesetter caches its results within limits, but the cache never changes them. A result does not depend on earlier calls or on the
/// locale. If the shipped fonts have all characters, it does not depend on the installed fonts either.
///
/// All methods can be called on any thread. A lock serialises the calls, because Pango and fontconfig have state that belongs to the whole
/// process. The returned layouts and bitmaps need no lock.
public final class Typesetter: @unchecked Sendable {
  /// The shared typesetter, which uses the fonts that are shipped with the module.
  ///
  /// Its users share only a cache. It is created, and fonts are read, on first use.
  public static let standard = Typesetter(fontDirectory: shippedFonts)
  /// The folder that contains the package's fonts.
  static let shippedFonts = Bundle.module.bundleURL.appendingPathComponent("Fonts")

  private static let lock = NSLock()
  private let bundled: BundledFonts
  private let warn: @Sendable (String) -> Void
  private var openBook: FontBook?
  private var glyphs: GlyphCache?
  private var layouts = RecencyCache<LayoutQuestion, TextLayout>(limit: 200_000)
  private var bitmaps = RecencyCache<BitmapQuestion, GlyphBitmap>(limit: 3 << 20)
  private var serial: UInt64 = 0

  private struct LayoutQuestion: Hashable {
    var text: StyledText
    var width: CGFloat
    var maxLines: Int
    var countsTrailingNewline: Bool
  }

  private struct BitmapQuestion: Hashable {
    var layout: UInt64
    var x, y, width, height, scale: CGFloat
  }

  /// Creates a typesetter.
  /// - Parameters:
  ///   - fontDirectory: The folder that contains the eighteen files of Inter.
  ///   - warn: A closure that receives one warning for each writing system and family without an installed font. By default, warnings go
  ///     to the standard error stream.
  public init(fontDirectory: URL, warn: (@Sendable (String) -> Void)? = nil) {
    bundled = BundledFonts(directory: fontDirectory)
    self.warn = warn ?? { Typesetter.say("warning: \($0)") }
  }

  /// Returns a typesetter for the same fonts with an empty cache, for measurements and comparisons.
  public func anew() -> Typesetter { Typesetter(fontDirectory: bundled.directory, warn: warn) }

  // MARK: Questions

  /// Breaks a text into lines.
  ///
  /// - Parameters:
  ///   - width: The maximum width of a line, in points. If it is `nil` or infinite, lines end only with their paragraph.
  ///   - maxLines: The maximum number of lines, or 0 for no limit. The paragraph's line-break mode determines how the rest is cut.
  ///   - maxHeight: The maximum height, in points. Lines that do not fit are cut as if `maxLines` were lower. At least one line stays.
  ///   - countsTrailingNewline: Whether a newline at the end begins another, empty line. It does in a text view but not in a label.
  /// - Complexity: Linear in the length of the text. A repeated call costs only the hash of its arguments.
  public func layout(
    _ text: StyledText, width: CGFloat? = nil, maxLines: Int = 0, maxHeight: CGFloat = .infinity, countsTrailingNewline: Bool = false
  ) -> TextLayout {
    precondition(!(width ?? 0).isNaN && !maxHeight.isNaN, "text laid out in \(width ?? 0)×\(maxHeight): neither side may be NaN")
    return answer { book throws(FontError) in
      let question = LayoutQuestion(
        text: text, width: width ?? .infinity, maxLines: max(0, maxLines), countsTrailingNewline: countsTrailingNewline)
      return try layout(question, within: maxHeight, book)
    }
  }

  /// Returns the vertical metrics of a font.
  public func metrics(of font: FontDescription) -> FontMetrics { answer { book throws(FontError) in try book.metrics(of: font) } }

  /// Returns a Boolean value that indicates whether a family is available. The system font always is, and others are if they are installed.
  public func hasFamily(_ family: String) -> Bool { answer { book in book.hasFamily(family) } }

  /// Returns the installed family that represents a design, or `nil` if there is none. In that case a warning is issued once.
  public func family(of design: FontDesign) -> String? { answer { book in book.family(of: design) } }

  /// Makes the faces of a font file available by their names, or unavailable again. The result is `false` if nothing changed, for example
  /// because the file is not a font.
  public func setAvailable(_ isAvailable: Bool, fontFile path: String) -> Bool {
    answer { book throws(FontError) in
      let hasChanged = try book.setAvailable(isAvailable, file: path)
      if hasChanged { layouts = RecencyCache(limit: 200_000) }
      return hasChanged
    }
  }

  /// The names of all available families, in alphabetical order.
  public var families: [String] { answer { book in book.families } }

  /// Returns the PostScript names of a family's faces, in alphabetical order. They are empty if the family is not available.
  public func faceNames(family: String) -> [String] { answer { book in book.names(family: family) } }

  /// Returns the family, the weight and the slant of the installed face with a PostScript name or a full name, or `nil`.
  func face(named name: String) -> (family: String, weight: Int, isItalic: Bool)? { answer { book in book.face(named: name) } }

  /// The maximum number of pixels on a side of a bitmap.
  public static let greatestBitmapSide = 16_384

  /// Renders a region of a layout.
  ///
  /// - Parameters:
  ///   - region: The region in points of the layout. Its origin should be on whole pixels. By default it contains the whole layout.
  ///   - scale: The number of pixels per point.
  /// - Returns: A bitmap, or `nil` if the region has no pixels.
  public func bitmap(of layout: TextLayout, region: CGRect? = nil, scale: CGFloat) -> GlyphBitmap? {
    precondition(scale > 0 && scale.isFinite, "text drawn at scale \(scale): a scale must be positive and finite")
    let region =
      region ?? CGRect(origin: .zero, size: CGSize(width: layout.lines.reduce(0) { max($0, $1.rect.maxX) }, height: layout.size.height))
    return answer { book throws(FontError) in
      let question = BitmapQuestion(
        layout: layout.identity, x: region.minX, y: region.minY, width: region.width, height: region.height, scale: scale)
      if let known = bitmaps.value(for: question) { return known }
      guard let made = try rasterizer(layout, region, scale, book).draw() else { return nil }
      bitmaps.insert(made, for: question, cost: made.image.bytesPerRow * made.image.height)
      return made
    }
  }

  /// Renders a region of a layout as one bitmap of coverage for each colour. Each bitmap is only as tall as the lines that have the colour.
  /// For long texts of few colours this needs a fraction of the memory of `bitmap(of:region:scale:)`.
  ///
  /// The result is a single bitmap with colours if the region has backgrounds, emoji or more than four colours. The results are not cached.
  ///
  /// - Returns: The bitmaps with their rectangles, which are inside the region and aligned to its pixels.
  public func bitmaps(of layout: TextLayout, region: CGRect, scale: CGFloat) -> [(bitmap: GlyphBitmap, rect: CGRect)] {
    precondition(scale > 0 && scale.isFinite, "text drawn at scale \(scale): a scale must be positive and finite")
    return answer { book throws(FontError) in
      let whole = rasterizer(layout, region, scale, book)
      guard let colors = whole.colors(), colors.count <= 4 else { return try whole.draw().map { [($0, region)] } ?? [] }
      let overhang = layout.text.inkReach
      var bitmaps: [(GlyphBitmap, CGRect)] = []
      for (color, lines) in colors {
        let top = ((max(region.minY, lines[0].rect.minY - overhang) - region.minY) * scale).rounded(.down) / scale
        let bottom = min(region.maxY, lines[lines.count - 1].rect.maxY + overhang) - region.minY
        guard top < bottom else { continue }
        let rect = CGRect(x: region.minX, y: region.minY + top, width: region.width, height: bottom - top)
        var part = rasterizer(layout, rect, scale, book)
        part.only = color
        if let bitmap = try part.draw() { bitmaps.append((bitmap, rect)) }
      }
      return bitmaps
    }
  }

  private func rasterizer(_ layout: TextLayout, _ region: CGRect, _ scale: CGFloat, _ book: FontBook) -> TextRasterizer {
    let cache = glyphs ?? GlyphCache(book.faces)
    glyphs = cache
    cache.makeRoom()
    return TextRasterizer(cache: cache, faces: book.faces, layout: layout, region: region, scale: scale) { font throws(FontError) in
      try book.metrics(of: font)
    }
  }

  /// Throws an error if a font is not available. A program can call this to report the error before it draws.
  public func check(_ font: FontDescription) throws(FontError) {
    Typesetter.lock.lock()
    defer { Typesetter.lock.unlock() }
    let book = try self.book()
    if !book.hasFamily(font.family) { throw .unknownFamily(font.family) }
    _ = try book.metrics(of: font)
  }

  // MARK: Answers

  private func layout(_ question: LayoutQuestion, within maxHeight: CGFloat, _ book: FontBook) throws(FontError) -> TextLayout {
    let whole = try layout(question, book)
    guard whole.size.height > maxHeight + 1e-3 else { return whole }
    var fitting = question
    fitting.maxLines = max(1, whole.lines.prefix { $0.rect.maxY <= maxHeight + 1e-3 }.count)
    return fitting.maxLines < whole.lines.count ? try layout(fitting, book) : whole
  }

  private func layout(_ question: LayoutQuestion, _ book: FontBook) throws(FontError) -> TextLayout {
    if let known = layouts.value(for: question) { return known }
    let made = try compose(question, book)
    layouts.insert(made, for: question, cost: 64 + question.text.length + question.text.pictureCost)
    return made
  }

  private func compose(_ question: LayoutQuestion, _ book: FontBook) throws(FontError) -> TextLayout {
    serial += 1
    let text = question.text
    if text.length == 0 && !question.countsTrailingNewline {
      return TextLayout(text: text, width: question.width, lines: [], size: .zero, isTruncated: false, identity: serial)
    }
    try book.prepare(text)
    var composer = TextComposer(
      book, text, width: question.width, maxLines: question.maxLines, countsTrailingNewline: question.countsTrailingNewline)
    let (lines, size) = try composer.compose()
    return TextLayout(
      text: text, width: question.width, lines: lines, size: size, isTruncated: composer.isTruncated, identity: serial)
  }

  private func book() throws(FontError) -> FontBook {
    if let openBook { return openBook }
    let book = try FontBook(bundled, warn: warn)
    openBook = book
    return book
  }

  /// Calls a closure with the font book. If a font of the package is missing, the program ends with a single line that names the remedy.
  /// UIKit's API cannot report that error, and nothing can be drawn without the font.
  private func answer<Answer>(_ body: (FontBook) throws(FontError) -> Answer) -> Answer {
    Typesetter.lock.lock()
    defer { Typesetter.lock.unlock() }
    do {
      return try body(try book())
    } catch {
      Typesetter.say("error: \(error)")
      exit(EXIT_FAILURE)
    }
  }

  private static func say(_ line: String) { FileHandle.standardError.write(Data("\(line)\n".utf8)) }
}
