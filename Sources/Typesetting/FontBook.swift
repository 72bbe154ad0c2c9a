import CFontconfig
import CPango
import CoreGraphics

/// The lookup of faces for font descriptions and characters. It makes more fonts available when a text needs them.
final class FontBook {
  let faces = FaceStore()
  private(set) var collection: FontCollection
  private let bundled: BundledFonts
  private var installed: InstalledFonts?
  private var hasFallbacks = false
  /// The families that were requested by name, with whether they are installed.
  private var named: [String: Bool] = [:]
  /// The characters of the shipped fonts, and those of all available fonts.
  private let shipped: OpaquePointer
  private var available: OpaquePointer
  private var descriptions: [Face: OpaquePointer] = [:]
  private var faceIDs: [UnsafeMutablePointer<PangoFont>: FaceID] = [:]
  private var metrics: [FontDescription: FontMetrics] = [:]
  private var warned: Set<String> = []
  private let warn: @Sendable (String) -> Void

  /// The part of a description that determines the face and its size.
  private struct Face: Hashable {
    var family: String
    var weight: Int
    var isItalic: Bool
    var size: CGFloat
  }

  init(_ bundled: BundledFonts, warn: @escaping @Sendable (String) -> Void) throws(FontError) {
    (self.bundled, self.warn) = (bundled, warn)
    collection = try FontCollection(bundled)
    shipped = try FontCollection.coverage(bundled)
    available = FcCharSetCopy(shipped)
  }

  deinit {
    forget()
    FcCharSetDestroy(shipped)
    FcCharSetDestroy(available)
  }

  // MARK: What a text needs

  /// Makes the fonts available that a text needs. It warns once about each family and writing system that is not installed.
  func prepare(_ text: StyledText) throws(FontError) {
    for span in text.styles where span.value.font.family != FontDescription.systemFamily && !hasFamily(span.value.font.family) {
      warnOnce("\(FontError.unknownFamily(span.value.font.family)); \(FontDescription.systemFamily) takes its place")
    }
    if text.string.utf8.allSatisfy({ $0 < 0x80 }) { return }
    let needy = text.string.unicodeScalars.filter { $0.value >= 0x80 && lacks($0) }
    if needy.isEmpty { return }
    if !hasFallbacks {
      hasFallbacks = true
      try collect()
    }
    for scalar in needy where scalar.value != 0xFE0F && FcCharSetHasChar(available, scalar.value) == 0 {
      let (script, package) = FallbackFonts.remedy(for: scalar)
      warnOnce(
        "no installed font has \(script) characters (U+\(String(scalar.value, radix: 16, uppercase: true)) is one): apt install \(package)",
        once: script)
    }
  }

  /// Returns a Boolean value that indicates whether a family is installed. It is always `true` for the system font.
  func hasFamily(_ family: String) -> Bool {
    if family == FontDescription.systemFamily { return true }
    if let known = named[family] { return known }
    let exists = !allInstalled.faces(family: family).isEmpty
    named[family] = exists
    // This cannot fail because of the shipped files, which were read when the book was created.
    if exists { try? collect() }
    return exists
  }

  /// Makes the faces of a file available, or unavailable. The result says whether anything changed.
  func setAvailable(_ isAvailable: Bool, file path: String) throws(FontError) -> Bool {
    guard isAvailable ? allInstalled.register(path) : allInstalled.unregister(path) else { return false }
    named.removeAll()
    metrics.removeAll()
    try collect()
    return true
  }

  /// Returns the family, the weight and the slant of the face with a PostScript name or a full name, or `nil`.
  func face(named name: String) -> (family: String, weight: Int, isItalic: Bool)? {
    guard let face = allInstalled.face(named: name), let family = InstalledFonts.text(FC_FAMILY, of: face) else { return nil }
    var weight: Int32 = FC_WEIGHT_REGULAR
    var slant: Int32 = FC_SLANT_ROMAN
    FcPatternGetInteger(face, FC_WEIGHT, 0, &weight)
    FcPatternGetInteger(face, FC_SLANT, 0, &slant)
    return hasFamily(family) ? (family, Int(FcWeightToOpenType(weight)), slant != FC_SLANT_ROMAN) : nil
  }

  /// The names of the system font's family and of all installed families, in alphabetical order.
  var families: [String] { Set(allInstalled.families + [FontDescription.systemFamily]).sorted() }

  /// Returns the PostScript names of an installed family's faces, in alphabetical order.
  func names(family: String) -> [String] {
    guard family == FontDescription.systemFamily else { return allInstalled.names(family: family) }
    return BundledFonts.weights.flatMap { weight in
      [false, true].map { BundledFonts.fileName(weight: weight.value, isItalic: $0).replacingOccurrences(of: ".otf", with: "") }
    }.sorted()
  }

  /// Returns the first installed family of a design. If there is none, a warning is issued once.
  func family(of design: FontDesign) -> String? {
    if let family = design.families.first(where: hasFamily) { return family }
    warnOnce("no installed font is \(design.rawValue); the system font takes its place: apt install \(design.package)")
    return nil
  }

  /// Returns a Boolean value that indicates whether a character needs a fallback font. Emoji do, even if the shipped fonts have a plain
  /// glyph for them.
  private func lacks(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value == 0xFE0F || (scalar.value > 0x2300 && scalar.properties.isEmojiPresentation) { return true }
    if FcCharSetHasChar(shipped, scalar.value) != 0 { return false }
    if scalar.properties.isDefaultIgnorableCodePoint || scalar.value == 0xFFFC { return false }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: return false
    default: return true
    }
  }

  private var allInstalled: InstalledFonts {
    if let installed { return installed }
    let fonts = InstalledFonts()
    installed = fonts
    return fonts
  }

  private func collect() throws(FontError) {
    let families = named.filter(\.value).map(\.key).sorted() + (hasFallbacks ? FallbackFonts.families : [])
    let patterns = families.flatMap { allInstalled.faces(family: $0) }
    forget()
    collection = try FontCollection(bundled, more: patterns)
    FcCharSetDestroy(available)
    available = FcCharSetCopy(shipped)
    for pattern in patterns {
      var characters: OpaquePointer?
      if FcPatternGetCharSet(pattern, FC_CHARSET, 0, &characters) == FcResultMatch, let characters {
        let own = FcCharSetUnion(available, characters)!
        FcCharSetDestroy(available)
        available = own
      }
    }
  }

  private func forget() {
    descriptions.values.forEach { pango_font_description_free($0) }
    descriptions.removeAll()
    faceIDs.keys.forEach { g_object_unref($0) }
    faceIDs.removeAll()
  }

  private func warnOnce(_ message: String, once key: String? = nil) {
    if warned.insert(key ?? message).inserted { warn(message) }
  }

  // MARK: Faces

  /// Returns the Pango description of a font. It is valid until more fonts become available.
  func pangoDescription(of font: FontDescription) throws(FontError) -> OpaquePointer {
    let key = Face(family: font.family, weight: font.weight, isItalic: font.isItalic, size: font.size)
    if let known = descriptions[key] { return known }
    if font.family == FontDescription.systemFamily { _ = try bundled.path(weight: font.weight, isItalic: font.isItalic) }
    precondition(font.size.isFinite, "a font of size \(font.size): a size must be a finite number of points")
    if descriptions.count > 256 { forget() }
    let description = pango_font_description_new()!
    var families = font.family == FontDescription.systemFamily ? [] : [font.family]
    families.append(FontDescription.systemFamily)
    if hasFallbacks { families += FallbackFonts.families }
    pango_font_description_set_family(description, families.joined(separator: ","))
    pango_font_description_set_weight(description, PangoWeight(UInt32(max(1, min(1000, font.weight)))))
    pango_font_description_set_style(description, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    pango_font_description_set_absolute_size(description, FontBook.laidOutSize(font.size) * Double(PANGO_SCALE))
    descriptions[key] = description
    return description
  }

  /// Returns a size that Pango accepts, because it refuses a size of 0.
  static func laidOutSize(_ size: CGFloat) -> CGFloat { max(1 / 64, min(size, 10_000)) }

  /// Returns the file that a Pango font comes from.
  func face(of font: UnsafeMutablePointer<PangoFont>) -> FaceID? {
    if let known = faceIDs[font] { return known }
    let fcFont = UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self)
    guard let pattern = pango_fc_font_get_pattern(fcFont), let id = faces.id(pattern: pattern) else { return nil }
    g_object_ref(font)
    faceIDs[font] = id
    return id
  }

  /// Returns the metrics of the face that matches a description. They do not depend on the characters of the text.
  func metrics(of font: FontDescription) throws(FontError) -> FontMetrics {
    if let known = metrics[font] { return known }
    precondition(font.size.isFinite, "a font of size \(font.size): a size must be a finite number of points")
    let isSystem = !hasFamily(font.family) || font.family == FontDescription.systemFamily
    let face: FaceID
    if isSystem {
      face = faces.id(path: try bundled.path(weight: font.weight, isItalic: font.isItalic))
    } else {
      face = faces.id(pattern: nearest(allInstalled.faces(family: font.family), font))!
    }
    let result = try faces.measures(face).scaled(to: max(0, font.size), isSystem: isSystem || font.hasSystemLine)
    if metrics.count > 512 { metrics.removeAll() }
    metrics[font] = result
    return result
  }

  private func nearest(_ patterns: [OpaquePointer], _ font: FontDescription) -> OpaquePointer {
    func distance(_ pattern: OpaquePointer) -> Int {
      var weight: Int32 = FC_WEIGHT_REGULAR
      var slant: Int32 = FC_SLANT_ROMAN
      FcPatternGetInteger(pattern, FC_WEIGHT, 0, &weight)
      FcPatternGetInteger(pattern, FC_SLANT, 0, &slant)
      return abs(Int(FcWeightToOpenType(weight)) - font.weight) + ((slant != FC_SLANT_ROMAN) == font.isItalic ? 0 : 1000)
    }
    return patterns.min { distance($0) < distance($1) }!
  }
}
