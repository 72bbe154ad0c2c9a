import CoreGraphics
import Motion
import QuartzCore
import Testing

@MainActor
struct BoxedValueTests {
  /// The presentation half way through a linear animation of one second.
  private func halfway(_ keyPath: String, _ from: Any, _ to: Any) -> CALayer? {
    let runtime = Runtime()
    return runtime.asCurrent {
      let layer = CALayer()
      layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
      runtime.show(root: layer)
      let animation = CABasicAnimation(keyPath: keyPath)
      (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
      layer.add(animation, forKey: nil)
      runtime.runTimestamp(.zero)
      runtime.runTimestamp(MediaTime(nanoseconds: 500_000_000))
      return layer.presentation()
    }
  }

  @Test func `a boxed point animates as a bare one does`() throws {
    let bare = try #require(halfway("position", CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 20)))
    let boxed = try #require(halfway("position", NSValue(cgPoint: .zero), NSValue(cgPoint: CGPoint(x: 10, y: 20))))
    #expect(bare.position == boxed.position && boxed.position.x > 1 && boxed.position.x < 9)
  }

  @Test func `a boxed transform animates as a bare one does`() throws {
    let (from, to) = (CATransform3DIdentity, CATransform3DMakeScale(3, 3, 1))
    let bare = try #require(halfway("transform", from, to))
    let boxed = try #require(halfway("transform", NSValue(caTransform3D: from), NSValue(caTransform3D: to)))
    #expect(CATransform3DEqualToTransform(bare.transform, boxed.transform))
    #expect(boxed.transform.m11 > 1.1 && boxed.transform.m11 < 2.9)
    #expect(NSValue(caTransform3D: to).caTransform3DValue == to)
  }
}
