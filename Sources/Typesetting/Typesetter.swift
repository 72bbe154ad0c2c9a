import CoreGraphics

/// Sets text: measures it, breaks it into lines and draws it. What it returns are values.
///
/// A typesetter remembers what it made, within bounds, but answers as if it did not: the same question has the same answer whatever
/// was asked before, whatever the locale, and — for text whose characters the shipped fonts have — whatever fonts are installed.
///
/// Any thread may ask any typesetter; one lock lets them in one at a time, because Pango and fontconfig have state of the whole
/// process. Layouts and bitmaps that were returned need no lock.
public final class Typesetter: @unchecked Sendable {
  /// The one to use, over the fonts that are shipped with the module.
  ///
  /// Sharing it is sharing a memory of answers, not state. It is made, and fonts are read, when something is first asked of it.
  public static let standard = Typesetter(fontDirectory: shippedFonts)
  /// Where the package's fonts are.
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

  /// - Parameters:
  ///   - fontDirectory: holds the eighteen files of Inter.
  ///   - warn: is told, once each, of writing systems and families for which no font is installed; by default on standard error.
  public init(fontDirectory: URL, warn: (@Sendable (String) -> Void)? = nil) {
    bundled = BundledFonts(directory: fontDirectory)
    self.warn = warn ?? { Typesetter.say("warning: \($0)") }
  }

  /// Another typesetter over the same fonts that remembers nothing yet: to measure and to compare.
  public func anew() -> Typesetter { Typesetter(fontDirectory: bundled.directory, warn: warn) }

  // MARK: Questions

  /// Breaks a text into lines.
  ///
  /// - Parameters:
  ///   - width: where lines end, in points; nil or infinite for lines that end only with their paragraph.
  ///   - maxLines: 0 means as many as there are. What is too much is cut as the paragraph's line-break mode says.
  ///   - maxHeight: lines that do not fit it are treated as if there were one line less to have; one line always stays.
  ///   - countsTrailingNewline: whether a newline at the end opens another, empty line, as in a text view and not in a label.
  /// - Complexity: linear in the text; a repeated question costs its hash.
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

  /// The measures of a font.
  public func metrics(of font: FontDescription) -> FontMetrics { answer { book throws(FontError) in try book.metrics(of: font) } }

  /// Whether text can be set in a family: the system font's always, others when they are installed.
  public func hasFamily(_ family: String) -> Bool { answer { book in book.hasFamily(family) } }

  /// The installed family that stands for a design. A design without one is reported once.
  public func family(of design: FontDesign) -> String? { answer { book in book.family(of: design) } }

  /// The most pixels that a side of a bitmap may have.
  public static let greatestBitmapSide = 16_384

  /// A region of a layout in pixels.
  ///
  /// - Parameters:
  ///   - region: in the layout's points; by default from its origin to its size. Its origin should lie on whole pixels.
  ///   - scale: pixels to the point.
  /// - Returns: nil when the region has no pixels.
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

  /// A region of a layout as one bitmap of coverage for each colour in it, each no taller than the lines that have the colour: for long
  /// texts of few colours, a fraction of the memory of `bitmap`.
  ///
  /// Where it has to be (backgrounds, emoji, more than four colours) it is a single bitmap with the colours in it. Nothing is remembered.
  ///
  /// - Returns: bitmaps with the rectangles they show, which lie in the region on whole pixels of it.
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

  /// Throws if a font cannot be had: a program that wants to say so before it draws asks here.
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

  /// A font of the package that is not there cannot be reported through UIKit's API, and nothing can be drawn without it: the
  /// program ends with the one line that says what to do.
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
