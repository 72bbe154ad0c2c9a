import CPixels
import CoreGraphics
import Testing

struct ShadowTests {
  private func coverage(_ context: CGContext) -> (Int, Int) -> Int {
    let image = context.takeImage()
    return { Int(image.pixel(x: $0, y: $1) >> 24) }
  }

  /// The Gaussian's integral from −∞ to x, by summing.
  private func integral(_ x: Double, _ sigma: Double) -> Double {
    var sum = 0.0, at = -8 * sigma
    let step = sigma / 200
    while at < x {
      sum += Elementary.exp(-at * at / (2 * sigma * sigma)) * step
      at += step
    }
    return sum / (sigma * 2.5066282746310002)
  }

  @Test(arguments: [0.6, 1, 2.4, 4.9, 5.1, 9, 13, 30, 55])
  func `blurred coverage is the exact Gaussian's within two levels`(sigma: Double) {
    let side = Int(8 * sigma) + 40, edge = side / 2
    var pixels = [UInt8](repeating: 0, count: side * side)
    for y in 0..<side { for x in edge..<side { pixels[y * side + x] = 255 } }
    #expect(cpx_blur(&pixels, side, side, side, sigma) == 1)
    let row = side / 2
    var worst = 0.0
    for x in (edge - Int(3.5 * sigma) - 1)..<(edge + Int(0.8 * sigma) + 1) {  // further in, the far edge is felt
      worst = max(worst, abs(Double(pixels[row * side + x]) - 255 * integral(Double(x) + 0.5 - Double(edge), sigma)))
    }
    #expect(worst < 2, "σ = \(sigma): \(worst)")
  }

  @Test func `a shadow's blur is twice its Gaussian's deviation and its offset is in points, down`() {
    let context = CGContext(PixelBuffer(width: 120, height: 120), scale: 2)
    context.rotate(by: .pi)  // transforms do not turn it
    context.setShadow(offset: CGSize(width: 0, height: 10), blur: 8, color: CGColor(gray: 0, alpha: 1))
    context.fill(CGRect(x: -40, y: -20, width: 20, height: 20))
    let alpha = coverage(context)  // the square covers 40…79 × 0…39, its shadow's middle 40…79 × 20…59; σ is 8 pixels
    #expect(alpha(60, 10) == 255)
    #expect(abs(alpha(60, 59) - 128) < 12)
    #expect(abs(alpha(60, 67) - 40) < 8)
    #expect(alpha(60, 95) == 0)
    #expect(alpha(10, 59) == 0)
  }

  @Test func `what lies outside of the clip still throws its shadow into it`() {
    let context = CGContext(PixelBuffer(width: 40, height: 40))
    context.clip(to: CGRect(x: 0, y: 20, width: 40, height: 20))
    context.setShadow(offset: CGSize(width: 0, height: 20), blur: 0, color: CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    context.fill(CGRect(x: 5, y: 5, width: 10, height: 10))
    let image = context.takeImage()
    #expect(image.pixel(x: 10, y: 30) == 0x8080_0000)
    #expect(image.pixel(x: 10, y: 10) == 0)
  }

  @Test func `a layer throws one shadow`() {
    let context = CGContext(PixelBuffer(width: 40, height: 40))
    context.setShadow(offset: CGSize(width: 20, height: 0), blur: 0, color: CGColor(gray: 0, alpha: 0.5))
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    context.fill(CGRect(x: 5, y: 5, width: 10, height: 10))
    context.endTransparencyLayer()
    let alpha = coverage(context)
    #expect(alpha(27, 7) == 128)
    #expect(alpha(7, 7) == 255)
  }

  @Test func `no colour, no shadow`() {
    let context = CGContext(PixelBuffer(width: 40, height: 40))
    context.setShadow(offset: CGSize(width: 20, height: 0), blur: 5, color: nil)
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(coverage(context)(25, 5) == 0)
  }
}
