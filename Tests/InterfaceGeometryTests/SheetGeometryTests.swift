import CoreGraphics
import InterfaceGeometry
import Testing

/// The resting positions of a sheet as values. (Docs/behaviour/presentations.md, "Sheet geometry" and "Sheet detents and drags")
struct SheetGeometryTests {
  private static let screen = CGRect(x: 0, y: 0, width: 393, height: 852)

  /// Returns a sheet on a phone of 393 × 852 points with a safe area of 59 and 34 points. Its medium detent is 0.56 of the maximum of 749 points.
  private func phone() -> SheetGeometry<String> {
    var geometry = SheetGeometry(bounds: Self.screen, safeTop: 59, identifier: "large")
    geometry.layout = .edge(width: 393)
    geometry.sendsPresenterBack = true
    geometry.stops = [.init(identifier: "medium", top: 852 - 34 - 0.56 * 749), .init(identifier: "large", top: 59 + SheetMetrics.topGap)]
    return geometry
  }

  @Test func `a large sheet begins 10 points below the safe area, and an unknown detent is the lowest one`() {
    let sheet = phone()
    #expect(sheet.frame(at: sheet.top(of: "large"), floor: 398) == CGRect(x: 0, y: 69, width: 393, height: 783))
    #expect(sheet.stop("small").identifier == "medium" && sheet.stop(nil).identifier == "medium")
    #expect(sheet.highest == 69 && sheet.nearest(to: 200).identifier == "large" && sheet.nearest(to: 300).identifier == "medium")
  }

  @Test func `below its floor a sheet moves and does not shrink`() {
    let sheet = phone(), floor = sheet.lowest
    #expect(sheet.frame(at: floor + 100, floor: floor).height == sheet.frame(at: floor, floor: floor).height)
    #expect(sheet.frame(at: floor - 100, floor: floor).height == sheet.frame(at: floor, floor: floor).height + 100)
  }

  @Test func `the dim fades below the floor, and begins above the undimmed detent`() {
    let sheet = phone(), floor = sheet.lowest
    #expect(sheet.dimming(at: floor, floor: floor, undimmed: nil) == 1 && sheet.dimming(at: 852, floor: floor, undimmed: nil) == 0)
    #expect(abs(sheet.dimming(at: (floor + 852) / 2, floor: floor, undimmed: nil) - 0.5) < 1e-12)
    #expect(sheet.dimming(at: floor, floor: floor, undimmed: "medium") == 0)
    #expect(sheet.dimming(at: 69, floor: floor, undimmed: "medium") == 1 && sheet.dimming(at: 69, floor: floor, undimmed: "large") == 0)
  }

  @Test func `the presenter goes back from medium to large, and stays without the large detent`() {
    var sheet = phone()
    let floor = sheet.lowest
    #expect(sheet.recess(at: floor, floor: floor) == 0 && sheet.recess(at: 69, floor: floor) == 1)
    #expect(abs(sheet.recess(at: (floor + 69) / 2, floor: floor) - 0.5) < 1e-12)
    sheet.sendsPresenterBack = false
    #expect(sheet.recess(at: 69, floor: floor) == 0)
  }

  @Test func `on a tablet a form sheet is 540 × 620 points in the centre, and no higher than the screen allows`() {
    let screen = CGRect(x: 0, y: 0, width: 820, height: 1180)
    let form = SheetGeometry(floatingIn: screen, safeTop: 24, usual: SheetMetrics.formSize, preferred: .zero, identifier: 0)
    #expect(form.frame(at: form.lowest, floor: form.lowest) == CGRect(x: 140, y: 280, width: 540, height: 620))
    let high = SheetGeometry(
      floatingIn: screen, safeTop: 24, usual: SheetMetrics.formSize, preferred: CGSize(width: 0, height: 5000), identifier: 0)
    #expect(high.frame(at: high.lowest, floor: high.lowest) == CGRect(x: 140, y: 24, width: 540, height: 1132))
    #expect(high.hasGrabber && high.recess(at: high.lowest, floor: high.lowest) == 0)
  }

  @Test func `in compact height a sheet covers the container, is not resized and has no grabber`() {
    let sheet = SheetGeometry(bounds: CGRect(x: 0, y: 0, width: 852, height: 393), safeTop: 0, identifier: "large")
    #expect(sheet.frame(at: 50, floor: 0) == CGRect(x: 0, y: 50, width: 852, height: 393) && !sheet.hasGrabber)
  }
}
