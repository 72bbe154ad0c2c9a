import CoreGraphics
import DisplayList
import Testing

@Suite struct DescriptionTests {
  @Test func `A list reads as a tree`() {
    let box = CGRect(x: 1, y: 2.5, width: 30, height: 40), white = RGBA(white: 1), faint = RGBA(1, 0.5, 0, 0.3)
    let stops: [Gradient.Stop] = [.init(0, white), .init(0.5, faint)]
    let list = DisplayList(
      size: CGSize(width: 390, height: 844), background: white,
      items: [
        .fill(RoundedRect(box, radius: 8, corners: [.minXMinY, .maxXMinY]), faint), .border(RoundedRect(box, radius: 9), width: 1, white),
        .gradient(RoundedRect(box), Gradient(from: .zero, to: CGPoint(x: 1, y: 0), stops)),
        .gradient(RoundedRect(box), Gradient(.radial(center: .zero, radii: CGSize(width: 3, height: 4)), stops)),
        .group(
          Group(
            .translation(20, 1 / 3), clip: RoundedRect(box), opacity: 0.5, mask: [.fill(RoundedRect(box), white)],
            [
              .image(Image(.picture(8, 6), source: CGRect(x: 0, y: 0, width: 4, height: 6), in: box)),
              .glyphs(Glyphs(.dots(8, 6), in: box, color: white)),
            ])),
        .group(Group(.scale(2, 2), [.shadow(Shadow(RoundedRect(box), sigma: 12, color: faint))])),
        .backdrop(Backdrop(box, sigma: 20, saturation: 1.8, tint: faint)),
      ])
    #expect(
      list.description == """
        display list 390×844 on #ffffff
          fill (1, 2.5, 30, 40) radius 8 tl+tr #ff8000 30%
          border (1, 2.5, 30, 40) radius 9 width 1 #ffffff
          gradient (1, 2.5, 30, 40) from (0, 0) to (1, 0): 0 #ffffff, 0.5 #ff8000 30%
          gradient (1, 2.5, 30, 40) around (0, 0) within 3×4: 0 #ffffff, 0.5 #ff8000 30%
          group at (20, 0.333) clip (1, 2.5, 30, 40) opacity 0.5
            mask
              fill (1, 2.5, 30, 40) #ffffff
            image 8×6 in (1, 2.5, 30, 40) from (0, 0, 4, 6)
            glyphs 8×6 in (1, 2.5, 30, 40) #ffffff
          group by [2 0 0 | 0 2 0]
            shadow (1, 2.5, 30, 40) sigma 12 #ff8000 30%
          backdrop (1, 2.5, 30, 40) sigma 20 saturation 1.8 tint #ff8000 30%
        """)
  }
}
