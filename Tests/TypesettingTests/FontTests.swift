import CFontconfig
import CoreGraphics
import Testing

@testable import Typesetting

@Suite struct FontTests {
  let typesetter = Typesetter.standard

  @Test func `a missing font file is named with its directory and the remedy`() throws {
    let empty = FileManager.default.temporaryDirectory.appendingPathComponent("fonts-\(UInt64.random(in: 0 ... .max))")
    try FileManager.default.createDirectory(at: empty, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: empty) }
    let lacking = Typesetter(fontDirectory: empty)
    #expect(throws: FontError.missingFile(name: "Inter-Regular.otf", directory: empty.path)) { try lacking.check(.system(size: 17)) }
    #expect(FontError.missingFile(name: "Inter-Bold.otf", directory: "/x").description.contains("Inter-Bold.otf is missing from /x"))

    let regular = Bundle.module(of: "Inter-Regular.otf")
    try FileManager.default.copyItem(at: regular, to: empty.appendingPathComponent("Inter-Regular.otf"))
    #expect(throws: Never.self) { try Typesetter(fontDirectory: empty).check(.system(size: 17)) }
    #expect(throws: FontError.missingFile(name: "Inter-Bold.otf", directory: empty.path)) {
      try Typesetter(fontDirectory: empty).check(.system(size: 17, weight: 700))
    }
  }

  @Test func `a damaged font file is an error, not a crash`() throws {
    let directory = FileManager.default.temporaryDirectory.appendingPathComponent("fonts-\(UInt64.random(in: 0 ... .max))")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    let file = directory.appendingPathComponent("Inter-Regular.otf")
    try Data(repeating: 7, count: 10_000).write(to: file)
    #expect(throws: FontError.unreadableFile(path: file.path)) { try Typesetter(fontDirectory: directory).check(.system(size: 17)) }
  }

  @Test func `a family that no font has is an error when asked, and is set in the system font otherwise`() {
    let unknown = FontDescription(family: "No Such Family", size: 17)
    #expect(throws: FontError.unknownFamily("No Such Family")) { try typesetter.check(unknown) }
    let warnings = Warnings()
    let other = Typesetter(fontDirectory: Bundle.module(of: ""), warn: warnings.add)
    let layout = other.layout(StyledText("abc", style: TextStyle(font: unknown)))
    let system = other.layout(StyledText("abc", style: TextStyle(font: FontDescription(size: 17))))
    #expect(layout.size == system.size)
    #expect(warnings.all.count == 1)
    #expect(warnings.all.first?.contains("No Such Family") == true)
  }

  @Test(arguments: FontDesign.allCases) func `a design is an installed family, or a warning that names the package`(design: FontDesign) {
    let warnings = Warnings()
    let other = Typesetter(fontDirectory: Bundle.module(of: ""), warn: warnings.add)
    for _ in 0..<2 {
      let family = other.family(of: design)
      #expect(family.map { design.families.contains($0) && other.hasFamily($0) } ?? !design.families.contains(where: other.hasFamily))
      #expect(warnings.all.count == (family == nil ? 1 : 0) && warnings.all.allSatisfy { $0.contains("apt install \(design.package)") })
    }
  }

  @Test func `the system font's lines are as tall as on iOS`() {
    let metrics = typesetter.metrics(of: .system(size: 17))
    #expect(metrics.lineHeight == 20.287109375)
    #expect(metrics.ascent == 16.1865234375)
    #expect(metrics.descent == 4.1005859375)
    #expect(metrics.leading == 0)
    for size: CGFloat in [1, 10, 12.5, 34, 1000] {
      #expect(typesetter.metrics(of: .system(size: size)).lineHeight == size * 2444 / 2048)
    }
  }

  @Test func `heights of letters are the font's own units, scaled once`() {
    let metrics = typesetter.metrics(of: .system(size: 2816))
    #expect(metrics.capHeight == metrics.capHeight.rounded())
    #expect(metrics.xHeight == metrics.xHeight.rounded())
    #expect(metrics.capHeight > metrics.xHeight)
    #expect(abs(metrics.capHeight / 2816 - 0.727) < 0.001)
  }

  @Test(arguments: [100, 200, 300, 400, 500, 600, 700, 800, 900], [false, true])
  func `every weight and slant has a face of its own`(weight: Int, isItalic: Bool) throws {
    try typesetter.check(.system(size: 17, weight: weight, isItalic: isItalic))
    let text = StyledText("Hamburg", style: TextStyle(font: FontDescription(weight: weight, isItalic: isItalic, size: 40)))
    let regular = StyledText("Hamburg", style: TextStyle(font: FontDescription(size: 40)))
    let image = try #require(typesetter.bitmap(of: typesetter.layout(text), scale: 1)).image
    let other = try #require(typesetter.bitmap(of: typesetter.layout(regular), scale: 1)).image
    #expect((Sample.coverage(image) == Sample.coverage(other)) == (weight == 400 && !isItalic))
  }

  @Test func `weights between two faces take the nearest`() {
    #expect(BundledFonts.fileName(weight: 449, isItalic: false) == "Inter-Regular.otf")
    #expect(BundledFonts.fileName(weight: 451, isItalic: false) == "Inter-Medium.otf")
    #expect(BundledFonts.fileName(weight: -5, isItalic: true) == "Inter-ThinItalic.otf")
    #expect(BundledFonts.fileName(weight: 4000, isItalic: true) == "Inter-BlackItalic.otf")
    #expect(BundledFonts.fileName(weight: 400, isItalic: true) == "Inter-Italic.otf")
  }

  @Test func `the faces derived from one that was read are those that reading finds`() throws {
    for weight in BundledFonts.weights.map(\.value) {
      for isItalic in [false, true] {
        let path = Bundle.module(of: BundledFonts.fileName(weight: weight, isItalic: isItalic)).path
        var count: Int32 = 0
        let read = try #require(FcFreeTypeQuery(path, 0, nil, &count))
        let regular = try #require(FcFreeTypeQuery(Bundle.module(of: "Inter-Regular.otf").path, 0, nil, &count))
        defer { [read, regular].forEach { FcPatternDestroy($0) } }
        var (found, slant): (Int32, Int32) = (-1, -1)
        FcPatternGetInteger(read, FC_WEIGHT, 0, &found)
        FcPatternGetInteger(read, FC_SLANT, 0, &slant)
        #expect(found == FcWeightFromOpenType(Int32(weight)))
        #expect((slant == FC_SLANT_ITALIC) == isItalic)
        var (characters, others): (OpaquePointer?, OpaquePointer?)
        FcPatternGetCharSet(read, FC_CHARSET, 0, &characters)
        FcPatternGetCharSet(regular, FC_CHARSET, 0, &others)
        #expect(FcCharSetEqual(characters, others) == 1)
      }
    }
  }

  @Test func `digits are of equal width when asked to be`() {
    func width(_ string: String, _ features: FontFeatures) -> CGFloat {
      typesetter.layout(StyledText(string, style: TextStyle(font: .system(size: 17, features: features)))).size.width
    }
    #expect(width("1111", .tabularDigits) == width("0000", .tabularDigits))
    #expect(width("1111", []) < width("0000", []))
  }

  @Test func `the system font is spaced tighter as it grows, and keeps the rule when its size changes`() {
    #expect(FontDescription.systemTracking(size: 10) > 0)
    #expect(abs(FontDescription.systemTracking(size: 17) + 0.217) < 0.001)
    #expect(FontDescription.systemTracking(size: 34) / 34 < FontDescription.systemTracking(size: 17) / 17)
    #expect(FontDescription.system(size: 17).withSize(34) == .system(size: 34))
    #expect(FontDescription(size: 17, tracking: 2).withSize(34).tracking == 2)
    #expect(FontDescription.systemTracking(size: .nan) == 0)
  }
}

/// What a typesetter warned of.
final class Warnings: @unchecked Sendable {
  private let lock = NSLock()
  private var lines: [String] = []
  @Sendable func add(_ line: String) { lock.withLock { lines.append(line) } }
  var all: [String] { lock.withLock { lines } }
}

extension Bundle {
  /// A file of the module's fonts; their directory for an empty name.
  static func module(of name: String) -> URL {
    let fonts = Typesetter.shippedFonts
    return name.isEmpty ? fonts : fonts.appendingPathComponent(name)
  }
}
