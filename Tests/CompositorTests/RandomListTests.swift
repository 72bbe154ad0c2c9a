import CoreGraphics
import Compositor
import DisplayList
import Testing

/// Lists made by chance: the fast ways and the slow way give the same bytes.
@Suite struct RandomListTests {
  struct Dice: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state ^ state >> 33) &* 0xff51_afd7_ed55_8ccd
    }
    mutating func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &self) }
    mutating func rect() -> CGRect {
      let whole = Bool.random(using: &self)
      let r = CGRect(x: number(-40...100), y: number(-40...80), width: number(0.2...120), height: number(0.2...90))
      return whole ? CGRect(x: r.minX.rounded(), y: r.minY.rounded(), width: r.width.rounded(.up), height: r.height.rounded(.up)) : r
    }
    mutating func color() -> RGBA { RGBA(number(0...1), number(0...1), number(0...1), Bool.random(using: &self) ? 1 : number(0...1)) }
    mutating func round() -> RoundedRect {
      RoundedRect(
        rect(), radius: Bool.random(using: &self) ? 0 : number(0...30), corners: Corners(rawValue: UInt.random(in: 0...31, using: &self)))
    }
    mutating func gradient() -> Gradient {
      let stops: [Gradient.Stop] = [.init(0, color()), .init(0.3, color()), .init(1, color())]
      return Bool.random(using: &self)
        ? Gradient(from: .zero, to: CGPoint(x: 90, y: 60), stops)
        : Gradient(.radial(center: CGPoint(x: number(0...90), y: 30), radii: CGSize(width: number(1...90), height: 40)), stops)
    }
    mutating func image(_ image: CGImage) -> Image {
      let stretch = Image.Stretch(center: CGRect(x: 9, y: 8, width: number(0...16), height: 7), scale: number(0.5...3))
      return Image(image, in: rect(), stretch: Int.random(in: 0..<4, using: &self) == 0 ? stretch : nil)
    }
    mutating func item(_ depth: Int) -> Item {
      switch Int.random(in: 0..<(depth < 3 ? 11 : 8), using: &self) {
      case 0, 1: return .fill(round(), color())
      case 2: return .gradient(round(), gradient())
      case 3: return .image(image(Self.picture))
      case 4: return .shadow(Shadow(round(), sigma: number(0...20), color: color()))
      case 5: return .glyphs(Glyphs(image(Self.dots), color: color()))
      case 6: return .backdrop(Backdrop(rect(), sigma: number(0...20), saturation: number(0...2), tint: color()))
      case 7: return .border(round(), width: number(0...20), color())
      default:
        let turn = [
          Projection.identity, .translation(3, 5), .scale(0.7, 1.2), .translation(50, -10) * .rotation(sin: 0.6, cos: 0.8),
          Projection(1, 0, 0, 0, 1, 0, 0.002, 0.001, 1), Projection(1, 0.2, 0, 0, 1, 0, -0.03, 0.01, 1), .scale(-0.3, 0.2),
        ].randomElement(using: &self)!
        return .group(
          Group(
            turn, clip: Bool.random(using: &self) ? round() : nil, opacity: Bool.random(using: &self) ? 1 : number(0...1),
            mask: Int.random(in: 0..<5, using: &self) == 0 ? [item(3), item(3)] : nil,
            (0..<Int.random(in: 0...4, using: &self)).map { _ in item(depth + 1) }))
      }
    }
    static let picture = CGImage.picture(64, 48), dots = CGImage.dots(40, 30)
  }

  @Test func `Whatever is drawn, threads, kernels, culling and caching do not show`() {
    for seed in 0..<150 {
      var dice = Dice(state: UInt64(seed))
      let items = (0..<8).map { _ in dice.item(0) }
      let reference = draw(items, .init(threads: 1, kernels: .portable, caching: false, culling: false))
      #expect(draw(items, .init(threads: 3, kernels: .baseline)) == reference, "seed \(seed)")
      let canvas = PixelBuffer(width: 128, height: 96), compositor = Compositor()
      for frame in 0..<4 {
        compositor.render(list(items), into: canvas)
        #expect(canvas.contents == reference, "seed \(seed), frame \(frame)")
      }
    }
  }

  @Test func `No number, however large or small, does harm`() {
    let wild: [Double] = [0, 1, -1, 1e-300, 1e-12, 1e-3, 0.5, 50, 1e4, 1e9, -1e9, 1e18, 1e150, -1e150, 1e308]
    for seed in 0..<400 {
      var dice = Dice(state: UInt64(seed) &+ 99)
      func number() -> Double { wild.randomElement(using: &dice)! * (Bool.random(using: &dice) ? 1 : dice.number(0...2)) }
      func rect() -> CGRect {
        Bool.random(using: &dice) ? dice.rect() : CGRect(x: number(), y: number(), width: number(), height: number())
      }
      func round() -> RoundedRect { RoundedRect(rect(), radius: number()) }
      let red = RGBA(1, 0, 0, 0.5), size = CGSize(width: number(), height: number())
      let items: [Item] = [
        .fill(round(), red), .border(round(), width: number(), red), .image(Image(Self.Dice.picture, source: rect(), in: rect())),
        .glyphs(Glyphs(Image(Self.Dice.dots, in: rect(), stretch: .init(center: rect(), scale: number())), color: red)),
        .gradient(round(), Gradient(.radial(center: rect().origin, radii: size), [.init(0, red), .init(1, RGBA(white: 1))])),
        .gradient(round(), Gradient(from: rect().origin, to: rect().origin, [.init(0, red), .init(1, RGBA(white: 1))])),
        .shadow(Shadow(round(), sigma: min(abs(number()), 1e4), color: red)),
        .backdrop(Backdrop(rect(), sigma: min(abs(number()), 1e4), saturation: number())),
      ]
      let turn = Projection(
        number(), number(), number(), number(), number(), number(), Bool.random(using: &dice) ? 0 : number(),
        Bool.random(using: &dice) ? 0 : number(), number())
      _ = draw([.group(Group(turn, clip: Bool.random(using: &dice) ? round() : nil, opacity: dice.number(0...2), items))])
      _ = draw(items)
    }
  }
}
