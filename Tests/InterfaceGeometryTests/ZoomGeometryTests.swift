import CoreGraphics
import InterfaceGeometry
import Testing

/// The view in its moving frame. (Docs/behaviour/controllers.md, "Zoom transition")
struct ZoomGeometryTests {
  private let page = CGRect(x: 0, y: 0, width: 390, height: 844)
  private func geometry(of source: CGSize) -> ZoomGeometry {
    ZoomGeometry(full: page, alignment: ZoomGeometry.alignment(of: source, on: page.size), sourceCorner: 12, screenCorner: 47)
  }

  @Test func `the top of the view lies on a source, and a source that is taller than the view shows its middle`() {
    #expect(ZoomGeometry.alignment(of: CGSize(width: 100, height: 50), on: page.size) == CGRect(x: 0, y: 0, width: 390, height: 195))
    let tall = ZoomGeometry.alignment(of: CGSize(width: 100, height: 844), on: page.size)
    #expect(tall == CGRect(x: 145, y: 0, width: 100, height: 844))
    #expect(ZoomGeometry.alignment(of: .zero, on: page.size) == CGRect(origin: .zero, size: page.size))
  }

  @Test func `at the source the aligned part fills the frame, and the open view has its own size`() {
    let geometry = geometry(of: CGSize(width: 100, height: 50))
    let small = geometry.page(at: ZoomPlace(CGRect(x: 20, y: 100, width: 100, height: 50), openness: 0))
    #expect(abs(small.scale - 100 / 390) < 1e-12 && small.origin == .zero && geometry.isWide)
    let open = geometry.page(at: ZoomPlace(page, openness: 1))
    #expect(open.scale == 1 && open.origin == .zero)
  }

  @Test func `the corners are those of the source, of the screen while the view is held, and 0 at rest`() {
    let geometry = geometry(of: CGSize(width: 100, height: 50))
    #expect(geometry.corner(at: ZoomPlace(CGRect(x: 0, y: 0, width: 100, height: 50), openness: 0)) == 12)
    #expect(geometry.corner(at: ZoomPlace(page, openness: 1)) == 0)
    #expect(geometry.corner(at: ZoomPlace(page.insetBy(dx: 390 * 0.07, dy: 844 * 0.07), openness: 1)) == 47)
  }

  @Test func `a place that a spring carried below zero still has an area, and its openness stays between 0 and 1`() {
    let place = ZoomPlace(SIMD8(50, 50, -3, -3, -0.2, 0, 0, 0))
    #expect(place.frame == CGRect(x: 49.5, y: 49.5, width: 1, height: 1) && place.openness == 0)
  }
}
