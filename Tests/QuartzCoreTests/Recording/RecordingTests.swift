import CoreGraphics
import DisplayList
import Testing

@testable import QuartzCore

/// Layers beside the same picture put down by hand.
@Suite struct RecordingTests {
  let red = RGBA(1, 0, 0), blue = RGBA(0, 0, 1), green = RGBA(0, 1, 0)
  let box = CGRect(x: 20, y: 16, width: 70, height: 50)
  let large = CGRect(x: -40, y: -40, width: 300, height: 300)

  // MARK: Geometry

  @Test func `A layer lies where its frame says`() {
    #expect(draw(LayerSketch(box, red)) == draw(items: .fill(RoundedRect(box), red)))
    let cornered = LayerSketch(box, red) {
      $0.anchorPoint = .zero
      $0.position = box.origin
    }
    #expect(draw(cornered) == draw(items: .fill(RoundedRect(box), red)))
  }

  @Test func `The origin of the bounds moves sublayers, not the layer`() {
    let scrolled = LayerSketch(box, green, [LayerSketch(CGRect(x: 10, y: 110, width: 20, height: 20), red)]) { $0.bounds.origin.y = 100 }
    #expect(
      draw(scrolled) == draw(items: .fill(RoundedRect(box), green), .fill(RoundedRect(CGRect(x: 30, y: 26, width: 20, height: 20)), red)))
  }

  @Test func `A transform turns about the anchor point, sublayers with it`() {
    let turned = LayerSketch(box, red, [LayerSketch(CGRect(x: 5, y: 5, width: 10, height: 10), blue)]) {
      $0.anchorPoint = CGPoint(x: 0, y: 1)
      $0.position = CGPoint(x: 30, y: 70)
      $0.transform = CGAffineTransform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 4, ty: -3)
    }
    let t = Projection.translation(34, 67) * .rotation(sin: 0.6, cos: 0.8) * .translation(0, -50)
    let byHand = Item.group(
      Group(
        t,
        [
          .fill(RoundedRect(CGRect(x: 0, y: 0, width: 70, height: 50)), red),
          .fill(RoundedRect(CGRect(x: 5, y: 5, width: 10, height: 10)), blue),
        ]))
    #expect(difference(draw(turned), draw(items: byHand)) <= 1)
  }

  @Test func `Perspective of the superlayer narrows what is far`() {
    let turn = CATransform3DMakeRotation(1, 0, 1, 0)
    let leaf = LayerSketch(box, red) { $0.transform3D = turn }
    let stage = LayerSketch(CGRect(x: 0, y: 0, width: 128, height: 96), nil, [leaf]) {
      var eye = CATransform3DIdentity
      eye.m34 = -1 / 200
      $0.rare.sublayerTransform = eye
    }
    // By hand: a point goes round the layer's middle into depth, then towards the stage's middle by 1 / (1 - z / 200).
    let (s, c) = Elementary.sincos(1)
    func seen(_ x: Double, _ y: Double) -> CGPoint {
      let (px, py, z) = (55 + x * c, 41 + y, -x * s), w = 1 - z / 200
      return CGPoint(x: 64 + (px - 64) / w, y: 48 + (py - 48) / w)
    }
    let corners = [seen(-35, -25), seen(35, -25), seen(35, 25), seen(-35, 25)], p = draw(stage)
    for y in 0..<96 {
      for x in 0..<128 {
        let q = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)
        let distances = zip(corners, corners.dropFirst() + [corners[0]]).map { a, b in
          ((b.x - a.x) * (q.y - a.y) - (b.y - a.y) * (q.x - a.x)) / ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot()
        }
        if distances.allSatisfy({ $0 > 1 }) { #expect(p[y * 128 + x] == 0xffff_0000, "\(x), \(y)") }
        if distances.contains(where: { $0 < -1 }) { #expect(p[y * 128 + x] == 0xffe6_e6e6, "\(x), \(y)") }
      }
    }
  }

  @Test func `A card that turns shows one side, then the other`() {
    func card(_ angle: Double) -> LayerSketch {
      let front = LayerSketch(CGRect(origin: .zero, size: box.size), red) { $0.rare.isDoubleSided = false }
      let back = LayerSketch(CGRect(origin: .zero, size: box.size), blue) {
        $0.rare.isDoubleSided = false
        $0.transform3D = CATransform3DMakeRotation(.pi, 0, 1, 0)
      }
      return LayerSketch(box, nil, [front, back]) { $0.transform3D = CATransform3DMakeRotation(angle, 0, 1, 0) }
    }
    #expect(draw(card(0.5))[41 * 128 + 55] == 0xffff_0000)
    #expect(draw(card(2.5))[41 * 128 + 55] == 0xff00_00ff)
    #expect(draw(card(.pi / 2)) == nothing)
  }

  @Test func `layers in space side by side leave no seam between them, unless their edges may be smooth`() {
    func strips(smooth: Bool, _ angle: Double) -> [UInt32] {
      var perspective = CATransform3DIdentity
      perspective.m34 = -1 / 200
      let turned = CATransform3DConcat(CATransform3DRotate(CATransform3DMakeRotation(angle, 0, 0, 1), 0.7, 0, 1, 0), perspective)
      let layers = (0..<12).map { n in
        LayerSketch(CGRect(x: 8.3 + 9.1 * Double(n), y: 10, width: 9.1, height: 76), RGBA(1, 0, 0)) {
          $0.rare.zPosition = 0
          $0.rare.allowsEdgeAntialiasing = smooth
        }
      }
      let presentation = LayerSketch.presentation(layers) { $0.rare.sublayerTransform = turned }
      return draw(Recorder().displayList(of: presentation, scale: 1, background: RGBA(white: 0.9)))
    }
    for angle in [0, 0.2, 0.5] {
      let (hard, smooth) = (strips(smooth: false, angle), strips(smooth: true, angle))
      let (red, ground) = (hard[48 * 128 + 64], nothing[0])
      #expect(red == 0xffff_0000 && hard.allSatisfy { $0 == red || $0 == ground })
      // In the middle row, what lies between the first and the last is covered.
      let row = Array(hard[48 * 128..<49 * 128])
      #expect(row[row.firstIndex(of: red)!...row.lastIndex(of: red)!].allSatisfy { $0 == red })
      #expect(smooth.contains { $0 != red && $0 != ground })
    }
  }

  @Test func `The lowest comes first, equals stay in order`() {
    func layer(_ color: RGBA, _ z: Double) -> LayerSketch { LayerSketch(box, color) { $0.rare.zPosition = z } }
    #expect(draw(layer(red, 2), layer(blue, 1), layer(green, 1)) == draw(items: .fill(RoundedRect(box), red)))
    #expect(draw(layer(red, 0), layer(blue, 0)) == draw(items: .fill(RoundedRect(box), blue)))
    #expect(draw(layer(red, 0), layer(blue, -1)) == draw(items: .fill(RoundedRect(box), red)))
  }

  // MARK: What is left out

  @Test func `What cannot be seen is not recorded`() {
    let child = LayerSketch(CGRect(x: 0, y: 0, width: 10, height: 10), blue)
    #expect(LayerSketch.list([LayerSketch(box, red, [child]) { $0.isHidden = true }]).items.isEmpty)
    #expect(LayerSketch.list([LayerSketch(box, red, [child]) { $0.opacity = 0 }]).items.isEmpty)
    #expect(LayerSketch.list([LayerSketch(box.offsetBy(dx: 200, dy: 0), red)]).items.isEmpty)
    #expect(LayerSketch.list([LayerSketch(box.offsetBy(dx: 200, dy: 0), red, [child]) { $0.masksToBounds = true }]).items.isEmpty)
    let far = LayerSketch(CGRect(x: 60, y: 0, width: 10, height: 10), blue)
    #expect(LayerSketch.list([LayerSketch(box, nil, [far.clipped(to: CGRect(x: 0, y: 0, width: 50, height: 50))])]).items.isEmpty)
  }

  @Test func `A sublayer is seen though its superlayer is not`() {
    let child = LayerSketch(CGRect(x: -190, y: 4, width: 10, height: 10), blue)
    #expect(
      draw(LayerSketch(box.offsetBy(dx: 200, dy: 0), red, [child]))
        == draw(items: .fill(RoundedRect(CGRect(x: 30, y: 20, width: 10, height: 10)), blue)))
  }

  @Test func `A shadow is seen though its layer is not`() {
    let outside = LayerSketch(CGRect(x: -60, y: 20, width: 50, height: 40), red) {
      $0.rare.shadowOpacity = 1
      $0.rare.shadowOffset = CGSize(width: 40, height: 0)
    }
    #expect(draw(outside)[40 * 128 + 10] != nothing[0])
  }

  // MARK: Groups

  @Test func `A faded layer fades as one`() {
    let child = LayerSketch(CGRect(x: 10, y: 10, width: 30, height: 30), blue)
    let faded = draw(LayerSketch(box, red, [child]) { $0.opacity = 0.4 })
    let group = Group(
      .identity, opacity: 0.4, [.fill(RoundedRect(box), red), .fill(RoundedRect(CGRect(x: 30, y: 26, width: 30, height: 30)), blue)])
    #expect(difference(faded, draw(items: .group(group))) <= 1)
    #expect(
      difference(draw(LayerSketch(box, red) { $0.opacity = 0.4 }), draw(items: .group(Group(opacity: 0.4, [.fill(RoundedRect(box), red)]))))
        <= 1)
  }

  @Test func `Round corners cut sublayers only where the layer masks`() {
    let child = LayerSketch(large, blue)
    let cut = draw(LayerSketch(box, red, [child]) { ($0.cornerRadius, $0.masksToBounds) = (14, true) })
    #expect(difference(cut, draw(items: .fill(RoundedRect(box, radius: 14), blue))) <= 1)
    #expect(draw(LayerSketch(box, red, [child]) { $0.cornerRadius = 14 }) == draw(items: .fill(RoundedRect(large), blue)))
    #expect(draw(LayerSketch(box, red) { $0.cornerRadius = 14 }) == draw(items: .fill(RoundedRect(box, radius: 14), red)))
    let two = draw(
      LayerSketch(box, red) {
        $0.cornerRadius = 14
        $0.rare.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      })
    #expect(two == draw(items: .fill(RoundedRect(box, radius: 14, corners: [.minXMinY, .maxXMinY]), red)))
  }

  @Test func `A mask's alpha cuts the layer, its border and its shadow`() {
    let mask = LayerSketch(CGRect(x: 10, y: 10, width: 30, height: 20), green) { $0.cornerRadius = 8 }
    let masked = LayerSketch(box, red) {
      $0.rare.borderWidth = 2
      $0.rare.shadowOpacity = 1
    }
    let cut = draw(items: .fill(RoundedRect(CGRect(x: 30, y: 26, width: 30, height: 20), radius: 8), red))
    #expect(difference(draw(masked.masked(by: mask)), cut) <= 1)
    #expect(draw(masked.masked(by: LayerSketch(CGRect(x: 0, y: 0, width: 9, height: 9)))) == nothing)
  }

  @Test func `The border lies over sublayers and inside the bounds`() {
    let child = LayerSketch(large, blue)
    let bordered = draw(
      LayerSketch(box, red, [child]) {
        ($0.cornerRadius, $0.masksToBounds) = (14, true)
        $0.rare.borderWidth = 3
        $0.rare.borderColor = green
      })
    let byHand = draw(items: .fill(RoundedRect(box, radius: 14), blue), .border(RoundedRect(box, radius: 14), width: 3, green))
    #expect(difference(bordered, byHand) <= 1)
  }

  // MARK: Shadows

  @Test func `A shadow falls from the background with its corners`() {
    let layer = LayerSketch(box, red) {
      $0.cornerRadius = 14
      $0.rare.shadowOpacity = 0.5
      $0.rare.shadowOffset = CGSize(width: 2, height: 6)
      $0.rare.shadowRadius = 4
    }
    let shape = RoundedRect(box, radius: 14), thrown = RoundedRect(box.offsetBy(dx: 2, dy: 6), radius: 14)
    #expect(draw(layer) == draw(items: .shadow(Shadow(thrown, sigma: 4, color: RGBA(white: 0, 0.5))), .fill(shape, red)))
    var cut = layer
    cut.properties.masksToBounds = true
    #expect(difference(draw(cut), draw(items: .fill(shape, red))) <= 1)
  }

  @Test func `A shadow path is what throws, whatever the layer shows`() {
    func layer(_ path: CGPath) -> LayerSketch {
      LayerSketch(box) {
        $0.rare.shadowOpacity = 1
        $0.rare.shadowOffset = .zero
        $0.rare.shadowRadius = 3
        $0.rare.shadowPath = path
      }
    }
    let r = CGRect(x: 10, y: 10, width: 40, height: 30), moved = r.offsetBy(dx: 20, dy: 16)
    for (path, shape) in [
      (CGPath(rect: r), RoundedRect(moved)), (CGPath(roundedRect: r, cornerWidth: 9, cornerHeight: 9), RoundedRect(moved, radius: 9)),
      (
        CGPath(ellipseIn: CGRect(x: 10, y: 10, width: 30, height: 30)), RoundedRect(CGRect(x: 30, y: 26, width: 30, height: 30), radius: 15)
      ),
    ] { #expect(draw(layer(path)) == draw(items: .shadow(Shadow(shape, sigma: 3, color: RGBA(white: 0))))) }
    let odd = CGMutablePath()
    odd.addRect(r)
    odd.addRect(r)
    #expect(difference(draw(layer(odd)), draw(items: .shadow(Shadow(RoundedRect(moved), sigma: 3, color: RGBA(white: 0))))) <= 3)
  }

  @Test func `A layer without background throws the shadow of what it shows`() {
    let child = LayerSketch(CGRect(x: 10, y: 10, width: 40, height: 30), red) { $0.cornerRadius = 9 }
    let holder = LayerSketch(box, nil, [child]) {
      $0.rare.shadowOpacity = 1
      $0.rare.shadowOffset = CGSize(width: 0, height: 5)
      $0.rare.shadowRadius = 3
    }
    let shape = RoundedRect(CGRect(x: 30, y: 26, width: 40, height: 30), radius: 9),
      thrown = RoundedRect(shape.rect.offsetBy(dx: 0, dy: 5), radius: 9)
    #expect(difference(draw(holder), draw(items: .shadow(Shadow(thrown, sigma: 3, color: RGBA(white: 0))), .fill(shape, red))) <= 3)
  }

  @Test func `The same layers give the same list`() {
    let recorder = Recorder(), path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 40, y: 10), CGPoint(x: 3, y: 40)])
    let layer = LayerSketch(box) {
      $0.rare.shape = LayerProperties.Shape(path: path)
      $0.rare.shadowOpacity = 1
    }
    let presentation = LayerSketch.presentation([layer])
    #expect(recorder.displayList(of: presentation, scale: 3) == recorder.displayList(of: presentation, scale: 3))
  }
}

extension LayerSketch {
  fileprivate func clipped(to frame: CGRect) -> LayerSketch { LayerSketch(frame, nil, [self]) { $0.masksToBounds = true } }
}
