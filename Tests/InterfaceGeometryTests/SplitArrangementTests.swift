import CoreGraphics
import InterfaceGeometry
import Testing

/// The widths and frames of columns. (Docs/behaviour/containers.md, "Split view controllers")
struct SplitArrangementTests {
  private func arrangement(
    _ mode: SplitArrangement.Mode, width: CGFloat = 1180, hasThree: Bool = true, reveal: CGFloat = 1, isMirrored: Bool = false,
    primary: SplitWidth = SplitWidth(), supplementary: SplitWidth = SplitWidth()
  ) -> SplitArrangement {
    SplitArrangement(
      size: CGSize(width: width, height: 820), mode: mode, hasThree: hasThree, reveal: reveal, isMirrored: isMirrored, primary: primary,
      supplementary: supplementary)
  }

  @Test func `a column is 320 points wide without a preference, and its minimum is stronger than its maximum`() {
    #expect(SplitWidth().width(in: 1000) == 320 && SplitWidth(fraction: 0.4).width(in: 1000) == 400)
    #expect(SplitWidth(preferred: 300, fraction: 0.4).width(in: 1000) == 300)
    #expect(SplitWidth(maximum: 200).width(in: 1000) == 200 && SplitWidth(minimum: 350, maximum: 200).width(in: 1000) == 350)
    #expect(SplitWidth(preferred: 5000).width(in: 1000) == 1000)
  }

  @Test func `three columns fit from 954.5 points on, with 240 for each of the two`() {
    #expect(SplitWidth.fit(SplitWidth(), SplitWidth(), in: 954.5) && !SplitWidth.fit(SplitWidth(), SplitWidth(), in: 954))
    #expect(SplitWidth.fit(SplitWidth(maximum: 160), SplitWidth(), in: 874.5))
    #expect(!SplitWidth.fit(SplitWidth(minimum: 300), SplitWidth(), in: 1000))
    let narrow = arrangement(.twoBeside, width: 954.5)
    #expect(narrow.primary == 240 && narrow.supplementary == 240)
    let wide = arrangement(.twoBeside, width: 1366)
    #expect(wide.primary == 320 && wide.supplementary == 320)
  }

  @Test func `two columns that do not fit are narrowed in proportion, the wider one by more`() {
    let narrowed = arrangement(.twoBeside, width: 1034.5, primary: SplitWidth(preferred: 400))
    #expect(narrowed.primary == 293 && narrowed.supplementary == 266)
  }

  @Test func `columns beside the secondary column leave it the rest, after a separator of half a point`() {
    let beside = arrangement(.oneBeside, hasThree: false)
    #expect(beside.columns == [.primary, .secondary])
    #expect(beside.frame(of: .secondary) == CGRect(x: 320.5, y: 0, width: 859.5, height: 820))
    #expect(beside.separator(after: .primary) == CGRect(x: 320, y: 0, width: 0.5, height: 820))
    let mirrored = arrangement(.oneBeside, hasThree: false, isMirrored: true)
    #expect(mirrored.frame(of: .primary).minX == 860 && mirrored.frame(of: .secondary).minX == 0)
    #expect(mirrored.separator(after: .primary).minX == 859.5)
  }

  @Test func `columns over the secondary column come in by the revealed fraction, and dim it`() {
    let half = arrangement(.twoOver, reveal: 0.5)
    #expect(half.columns == [.primary, .supplementary, .secondary] && half.isOverlaid && half.isDim)
    #expect(half.frame(of: .primary).minX == -320 && half.frame(of: .supplementary).minX == 0)
    #expect(half.frame(of: .secondary).width == 1180)
  }

  @Test func `two columns displace the secondary column, which keeps the width beside one`() {
    let displaced = arrangement(.twoDisplace)
    #expect(displaced.frame(of: .secondary) == CGRect(x: 640, y: 0, width: 860, height: 820))
    #expect(displaced.isDim && !displaced.isOverlaid && !arrangement(.twoDisplace, hasThree: false).isDim)
    #expect(arrangement(.secondaryOnly).frame(of: .primary).maxX == 0)
  }
}
