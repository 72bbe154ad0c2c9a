import CoreGraphics
import Compositor
import DisplayList
import Testing

/// The blur against an exact Gaussian, on a picture that varies along one axis only.
@Suite struct SigmaTests {
  /// Noise, stripes, and an edge.
  static let line: [Double] = (0..<128).map { (x: Int) -> Double in
    switch x {
    case ..<40: Double((x * x * 37 + x * 11) % 256)
    case ..<70: x / 3 % 2 == 0 ? 0 : 255
    default: x < 100 ? 255 : 0
    }
  }

  static func exact(_ sigma: Double) -> [Double] {
    guard sigma > 0 else { return line }
    let step = power(-1 / (2 * sigma * sigma))
    var result = [Double](repeating: 0, count: 128), value = 1.0, ratio = step, total = 0.0
    for k in 0...Int(sigma * 6 + 2) {
      for i in 0..<128 {
        let left = line[max(0, i - k)], right = k > 0 ? line[min(127, i + k)] : 0
        result[i] += value * (left + right)
      }
      total += k > 0 ? 2 * value : value
      value *= ratio
      ratio *= step * step
    }
    return result.map { $0 / total }
  }
  static func power(_ x: Double) -> Double {
    var sum = 1.0, term = 1.0
    for n in 1...20 { term *= x / 64 / Double(n); sum += term }
    for _ in 0..<6 { sum *= sum }
    return sum
  }

  @Test(arguments: [false, true]) func `No sigma shows the exact Gaussian more than 1.2 levels away`(isUpright: Bool) {
    let pixels = (0..<128 * 128).map { UInt32(Self.line[isUpright ? $0 / 128 : $0 % 128]) * 0x10101 | 0xff00_0000 }
    let bitmap = CGImage.of(128, 128, bgra: pixels), all = CGRect(x: 0, y: 0, width: 128, height: 128)
    let canvas = PixelBuffer(width: 128, height: 128), compositor = Compositor()
    var last: (ours: [Double], exact: [Double])?
    for sigma in (0...40).map({ Double($0) / 4 }) + (11...90).map({ Double($0) }) {
      compositor.render(
        DisplayList(size: all.size, items: [.image(Image(bitmap, in: all)), .backdrop(Backdrop(all, sigma: sigma))]), into: canvas)
      let picture = canvas.contents, exact = Self.exact(sigma)
      let ours = (0..<128).map { Double(picture[isUpright ? $0 * 128 + 60 : 60 * 128 + $0] & 255) }
      #expect(zip(ours, exact).allSatisfy { abs($0 - $1) <= 1.2 }, "sigma \(sigma)")
      if let last {
        let step = zip(ours, last.ours).map { abs($0 - $1) }.max()!, due = zip(exact, last.exact).map { abs($0 - $1) }.max()!
        #expect(step - due <= 2, "step to sigma \(sigma)")
      }
      last = (ours, exact)
    }
  }

  /// Noise, checks, stripes of every width and an edge side by side, where every way of shrinking is at its worst.
  @Test(arguments: [0.4, 1, 2.2, 3, 3.1, 5, 7.6, 7.7, 10.9, 11, 12, 21.4, 21.5, 30, 36, 50]) func `Nor on a picture that varies both ways`(
    sigma: Double
  ) {
    let width = 96, height = 64
    var random: UInt32 = 1
    let gray: [Double] = (0..<width * height).map { n in
      let x = n % width, y = n / width
      random = random &* 1_664_525 &+ 1_013_904_223
      switch (x / 32, y / 32) {
      case (0, 0): return Double(random >> 24)
      case (1, 0): return (x * x / 90) & 1 == 0 ? 0 : 255
      case (2, 0): return 255
      case (0, 1): return x & 1 == y & 1 ? 255 : 0
      case (1, 1): return (y / 3) & 1 == 0 ? 255 : 0
      default: return 0
      }
    }
    let image = CGImage.of(width, height, bgra: gray.map { UInt32($0) * 0x10101 | 0xff00_0000 }),
      all = CGRect(x: 0, y: 0, width: width, height: height)
    let canvas = PixelBuffer(width: width, height: height)
    Compositor().render(
      DisplayList(size: all.size, items: [.image(Image(image, in: all)), .backdrop(Backdrop(all, sigma: sigma))]), into: canvas)

    var weights = [1.0]
    for k in 1...Int(sigma * 5 + 3) { weights.append(Self.power(-Double(k * k) / (2 * sigma * sigma))) }
    let total = weights.reduce(0, +) * 2 - 1
    func along(_ source: [Double], _ step: Int, _ count: Int, _ lines: Int, _ lineStep: Int) -> [Double] {
      var out = source
      for line in 0..<lines {
        for i in 0..<count {
          var sum = source[line * lineStep + i * step]
          for k in 1..<weights.count where weights[k] > 1e-6 {
            sum += weights[k] * (source[line * lineStep + max(0, i - k) * step] + source[line * lineStep + min(count - 1, i + k) * step])
          }
          out[line * lineStep + i * step] = sum / total
        }
      }
      return out
    }
    let exact = along(along(gray, 1, width, height, width), width, height, width, 1)
    let worst = zip(canvas.contents, exact).map { abs(Double($0 & 255) - $1) }.max()!
    #expect(worst <= 1.2)
  }
}
