import Testing

@testable import DynamicsEngine

@Suite("Outlines") struct OutlineTests {
  private func close(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 1e-9) -> Bool { abs(a - b) <= tolerance * max(abs(b), 1) }

  @Test func `a box has the moments that books list`() {
    let moments = Outline.box(CGSize(width: 60, height: 40)).moments
    #expect(moments.area == 2400 && moments.centre == .zero && close(moments.second, (60 * 60 + 40 * 40) / 12.0))
  }

  @Test func `a polygon is its hull, whatever the order of its points`() {
    let corners = [CGPoint(x: 50, y: 50), CGPoint(x: -50, y: -50), CGPoint(x: 0, y: 0), CGPoint(x: 50, y: -50), CGPoint(x: -50, y: 50)]
    let moments = Outline.polygon(corners).moments
    #expect(close(moments.area, 10_000) && close(moments.second, 20_000 / 12.0))
  }

  @Test func `a triangle's centre is its own, not the origin`() {
    let moments = Outline.polygon([.zero, CGPoint(x: 60, y: 0), CGPoint(x: 0, y: 30)]).moments
    #expect(close(moments.area, 900) && close(moments.centre.x, 20) && close(moments.centre.y, 10))
  }

  @Test func `pieces have as many corners as the library takes, and lose no area`() {
    let outline = Outline.ellipse(CGSize(width: 120, height: 50))
    var area: CGFloat = 0
    for case .polygon(let points) in outline.pieces {
      #expect((3...8).contains(points.count))
      area += ConvexPolygon(inOrder: points).moments.area
    }
    #expect(outline.pieces.count == 3 && close(area, outline.moments.area, 0.03))
  }

  @Test func `a group weighs what its parts weigh, at their places`() {
    let square = Outline.box(CGSize(width: 20, height: 20))
    let group = Outline.group([
      Outline.Part(square, offset: CGPoint(x: -30, y: 0), angle: 0), Outline.Part(square, offset: CGPoint(x: 30, y: 0), angle: 1),
    ])
    #expect(close(group.moments.area, 800) && close(group.moments.centre.x, 0))
    #expect(close(group.moments.second, 800 / 12.0 + 900))
  }

  @Test func `no size, no number and points on a line still make a body of a point`() {
    for outline in [
      Outline.box(.zero), .box(CGSize(width: CGFloat.nan, height: 5)), .ellipse(CGSize(width: 0, height: -3)), .polygon([]),
      .polygon([CGPoint(x: 1, y: 1), CGPoint(x: 9, y: 9), CGPoint(x: 5, y: 5)]), .polygon([CGPoint(x: CGFloat.infinity, y: 0)]),
      .polygon([CGPoint(x: 0, y: 0), CGPoint(x: 0.2, y: 0), CGPoint(x: 0, y: 0.2)]),
    ] {
      #expect(outline.moments.area >= 0.5, "\(outline)")
      let world = DynamicsWorld()
      _ = world.add(outline, at: .zero)
      world.step()
    }
  }
}
