import CFontconfig
import CPango
import CoreGraphics

/// The fonts that are available to a text: a private fontconfig configuration and Pango's font map for it. Other fonts of the machine are
/// excluded. A collection never changes, and more fonts require a new one.
///
/// Pango looks up fonts in its own threads, which may still read a configuration when the lookup that started them has returned.
final class FontCollection {
  let fontMap: UnsafeMutablePointer<PangoFontMap>
  let context: OpaquePointer
  let layout: OpaquePointer
  private let configuration: OpaquePointer

  /// - Parameter more: The patterns of installed fonts that are added to the bundled ones.
  init(_ bundled: BundledFonts, more: [OpaquePointer] = []) throws(FontError) {
    configuration = FcConfigCreate()
    try FontCollection.add(bundled, to: configuration)
    let set = FcConfigGetFonts(configuration, FcSetApplication)!
    for pattern in more {
      FcPatternReference(pattern)
      FcFontSetAdd(set, pattern)
    }
    // When Pango creates a font map without a current configuration, it initialises fontconfig's default one. That scans the machine's
    // fonts and takes 3 ms or more.
    FcConfigSetCurrent(configuration)
    fontMap = pango_ft2_font_map_new()
    // At 72 dots per inch, a pixel of Pango is a point here.
    pango_ft2_font_map_set_resolution(cast(fontMap), 72, 72)
    pango_fc_font_map_set_config(cast(fontMap), configuration)
    context = pango_font_map_create_context(fontMap)
    pango_context_set_round_glyph_positions(context, 0)
    // Without this, the locale would select between variants of a character's shape.
    pango_context_set_language(context, pango_language_from_string("en"))
    layout = pango_layout_new(context)
    setTabs(TabStops(ParagraphStyle()))
  }

  /// The tab stops that the layout has at present.
  private var tabs: TabStops?

  /// Sets the tab stops of the layout.
  func setTabs(_ stops: TabStops) {
    if stops == tabs { return }
    tabs = stops
    let array = pango_tab_array_new(Int32(stops.places.count), 0)
    for (i, place) in stops.places.enumerated() {
      pango_tab_array_set_tab(array, Int32(i), place.side.pango, Int32(max(0, min(place.location, 10_000)) * 1024))
      if place.side == .decimal { pango_tab_array_set_decimal_point(array, Int32(i), UInt32(UInt8(ascii: "."))) }
    }
    pango_layout_set_tabs(layout, array)
    pango_tab_array_free(array)
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(layout))
    g_object_unref(UnsafeMutableRawPointer(context))
    g_object_unref(fontMap)
    FcConfigDestroy(configuration)
  }

  /// Returns the characters that a bundled face has.
  static func coverage(_ bundled: BundledFonts) throws(FontError) -> OpaquePointer {
    let pattern = try scan(bundled)
    defer { FcPatternDestroy(pattern) }
    var characters: OpaquePointer?
    guard FcPatternGetCharSet(pattern, FC_CHARSET, 0, &characters) == FcResultMatch, let characters else {
      throw .unreadableFile(path: try bundled.path(weight: 400, isItalic: false))
    }
    return FcCharSetCopy(characters)
  }

  /// Adds the bundled fonts. Only one face is read, and the other seventeen are derived from it, because they differ only in file, weight
  /// and slant. Reading all of them would add 7 ms to the launch.
  private static func add(_ bundled: BundledFonts, to configuration: OpaquePointer) throws(FontError) {
    let regular = try bundled.path(weight: 400, isItalic: false)
    guard FcConfigAppFontAddFile(configuration, regular) == FcTrue, let set = FcConfigGetFonts(configuration, FcSetApplication),
      set.pointee.nfont == 1, let scanned = set.pointee.fonts[0]
    else { throw .unreadableFile(path: regular) }
    for weight in BundledFonts.weights.map(\.value) {
      for isItalic in [false, true] where weight != 400 || isItalic {
        let face = FcPatternDuplicate(scanned)!
        for object in [FC_FILE, FC_WEIGHT, FC_SLANT, FC_STYLE, FC_STYLELANG, FC_FULLNAME, FC_FULLNAMELANG, FC_POSTSCRIPT_NAME] {
          FcPatternDel(face, object)
        }
        let name = BundledFonts.fileName(weight: weight, isItalic: isItalic)
        FcPatternAddString(face, FC_FILE, bundled.directory.appendingPathComponent(name).path)
        FcPatternAddInteger(face, FC_WEIGHT, FcWeightFromOpenType(Int32(weight)))
        FcPatternAddInteger(face, FC_SLANT, isItalic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
        FcFontSetAdd(set, face)
      }
    }
  }

  private static func scan(_ bundled: BundledFonts) throws(FontError) -> OpaquePointer {
    let path = try bundled.path(weight: 400, isItalic: false)
    var faces: Int32 = 0
    guard let pattern = FcFreeTypeQuery(path, 0, nil, &faces) else { throw .unreadableFile(path: path) }
    return pattern
  }
}

/// The tab stops of a paragraph, measured from the position at which Pango begins its lines.
struct TabStops: Hashable {
  var places: [TabStop]

  init(_ style: ParagraphStyle) {
    var stops = (style.tabStops ?? []).filter { $0.location > 0 }.sorted { $0.location < $1.location }
    if style.tabStops == nil || style.defaultTabInterval > 0 || stops.isEmpty {
      // Pango repeats the distance of the last two stops beyond the last one.
      let interval = style.defaultTabInterval > 0 ? style.defaultTabInterval : TabStops.interval
      let first = ((stops.last?.location ?? 0) / interval + 1e-6).rounded(.down) + 1
      stops += [TabStop(location: first * interval), TabStop(location: (first + 1) * interval)]
    } else if stops.count == 1 {
      stops.append(TabStop(location: stops[0].location + TabStops.interval))
    }
    let margin = min(style.headIndent, style.firstLineHeadIndent)
    places = stops.map { TabStop(location: $0.location - margin, side: $0.side) }.filter { $0.location > 0 }
    if places.isEmpty { places = [TabStop(location: TabStops.interval)] }
  }

  /// The distance between the default tab stops of NSParagraphStyle, in points.
  private static let interval: CGFloat = 28
}

extension TabStop.Side {
  fileprivate var pango: PangoTabAlign {
    switch self {
    case .leading: PANGO_TAB_LEFT
    case .center: PANGO_TAB_CENTER
    case .trailing: PANGO_TAB_RIGHT
    case .decimal: PANGO_TAB_DECIMAL
    }
  }
}

/// Converts between GObject classes, which share an address in C if one inherits from the other.
private func cast<Super, Sub>(_ pointer: UnsafeMutablePointer<Super>) -> UnsafeMutablePointer<Sub> {
  UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: Sub.self)
}
private func cast<Super>(_ pointer: UnsafeMutablePointer<Super>) -> OpaquePointer { OpaquePointer(pointer) }
