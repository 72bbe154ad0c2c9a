import CoreGraphics
import DisplayList
import Testing

@testable import QuartzCore

/// What a layer shows: images, gradients, paths, backdrops.
@Suite struct RecordedContentsTests {
  let red = RGBA(1, 0, 0), blue = RGBA(0, 0, 1)
  let box = CGRect(x: 20, y: 16, width: 70, height: 50)
  let picture = CGImage.checks(40, 20)

  func layer(_ edit: (inout LayerProperties) -> Void) -> LayerSketch { LayerSketch(box, nil, [], edit) }

  @Test func `Contents fill the bounds unless gravity says otherwise`() {
    let due: [(CALayerContentsGravity, CGRect)] = [
      (.resize, box), (.center, CGRect(x: 45, y: 36, width: 20, height: 10)), (.topLeft, CGRect(x: 20, y: 16, width: 20, height: 10)),
      (.bottom, CGRect(x: 45, y: 56, width: 20, height: 10)), (.right, CGRect(x: 70, y: 36, width: 20, height: 10)),
      (.resizeAspect, CGRect(x: 20, y: 23.5, width: 70, height: 35)), (.resizeAspectFill, CGRect(x: 5, y: 16, width: 100, height: 50)),
    ]
    for (gravity, target) in due {
      let drawn = draw(
        layer {
          $0.contents = picture
          $0.contentsScale = 2
          $0.rare.contentsGravity = gravity
        })
      #expect(difference(drawn, draw(items: .image(Image(picture, in: target)))) <= 1, "\(gravity)")
    }
  }

  @Test func `A conic gradient goes round its start point from the direction of its end point on, as a clock does`() {
    let drawn = draw(
      layer {
        $0.rare.gradient = .init(
          colors: [red, blue], locations: [], startPoint: CGPoint(x: 0.5, y: 0.5), endPoint: CGPoint(x: 0.5, y: 0), type: .conic)
      })
    let center = (x: 55, y: 41)
    let share = { (dx: Int, dy: Int) in Int(drawn[(center.y + dy) * 128 + center.x + dx] & 0xff) }  // of blue
    for (dx, dy, blue) in [(1, -15, 3.0), (20, 0, 64), (0, 15, 127), (-20, 0, 191), (-1, -15, 252)] {
      #expect(abs(Double(share(dx, dy)) - blue) < 6, "\(dx) \(dy)")
    }
  }

  @Test func `A part of the contents, stretched in nine parts`() {
    let drawn = draw(
      layer {
        $0.contents = picture
        $0.rare.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
        $0.rare.contentsCenter = CGRect(x: 0.25, y: 0.4, width: 0.5, height: 0.2)
      })
    let stretch = Image.Stretch(center: CGRect(x: 25, y: 8, width: 10, height: 4), scale: 1)
    #expect(drawn == draw(items: .image(Image(picture, source: CGRect(x: 20, y: 0, width: 20, height: 20), in: box, stretch: stretch))))
  }

  @Test func `Contents of coverage take the layer's tint`() {
    let dots = CGImage.dots(70, 50)
    let drawn = draw(
      layer {
        $0.contents = dots
        $0.rare.contentsTint = blue
      })
    #expect(drawn == draw(items: .glyphs(Glyphs(dots, in: box, color: blue))))
    #expect(draw(layer { $0.contents = dots }) == draw(items: .glyphs(Glyphs(dots, in: box, color: RGBA(white: 0)))))
  }

  @Test func `Contents that fade lie over those that come`() {
    let other = CGImage.checks(70, 50)
    let drawn = draw(
      layer {
        $0.contents = picture
        $0.rare.fade = .init(contents: other, opacity: 0.25)
      })
    let byHand = draw(items: .image(Image(picture, in: box)), .group(Group(opacity: 0.25, [.image(Image(other, in: box))])))
    #expect(difference(drawn, byHand) <= 1)
  }

  @Test func `A gradient spreads over the bounds and its corners`() {
    let drawn = draw(
      layer {
        $0.cornerRadius = 12
        $0.rare.gradient = LayerProperties.Gradient(
          colors: [red, blue, red], startPoint: CGPoint(x: 0, y: 0.5), endPoint: CGPoint(x: 1, y: 0.5))
      })
    let stops: [Gradient.Stop] = [.init(0, red), .init(0.5, blue), .init(1, red)]
    let axial = Gradient(from: CGPoint(x: 20, y: 41), to: CGPoint(x: 90, y: 41), stops)
    #expect(difference(drawn, draw(items: .gradient(RoundedRect(box, radius: 12), axial))) <= 1)
    let round = draw(
      layer {
        $0.rare.gradient = LayerProperties.Gradient(
          colors: [red, blue], locations: [0.2, 0.9], startPoint: CGPoint(x: 0.5, y: 0.5), endPoint: CGPoint(x: 1, y: 1), type: .radial)
      })
    let radial = Gradient(
      .radial(center: CGPoint(x: 55, y: 41), radii: CGSize(width: 35, height: 25)), [.init(0.2, red), .init(0.9, blue)])
    #expect(difference(round, draw(items: .gradient(RoundedRect(box), radial))) <= 1)
  }

  // MARK: Paths

  @Test func `Rectangles, circles and round rectangles are fills`() {
    let r = CGRect(x: 5, y: 6, width: 30, height: 30), moved = r.offsetBy(dx: 20, dy: 16)
    for (path, shape) in [
      (CGPath(rect: r), RoundedRect(moved)), (CGPath(ellipseIn: r), RoundedRect(moved, radius: 15)),
      (CGPath(roundedRect: r, cornerWidth: 7, cornerHeight: 7), RoundedRect(moved, radius: 7)),
    ] { #expect(draw(layer { $0.rare.shape = .init(path: path, fillColor: red) }) == draw(items: .fill(shape, red))) }
  }

  @Test func `Another path covers what it outlines`() {
    let path = CGMutablePath()  // two rectangles, one in the other
    path.addRect(CGRect(x: 4, y: 4, width: 40, height: 30))
    path.addRect(CGRect(x: 14, y: 10, width: 10, height: 10))
    let hole = draw(layer { $0.rare.shape = .init(path: path, fillColor: red, fillsEvenOdd: true) })
    let outer = CGRect(x: 24, y: 20, width: 40, height: 30)
    #expect(draw(layer { $0.rare.shape = .init(path: path, fillColor: red) }) == draw(items: .fill(RoundedRect(outer), red)))
    #expect(hole[30 * 128 + 40] == nothing[0])
    #expect(hole[22 * 128 + 26] == 0xffff_0000)
  }

  @Test func `A line is stroked to both sides, after the fill`() {
    let r = CGRect(x: 10, y: 10, width: 40, height: 30)
    let drawn = draw(layer { $0.rare.shape = .init(path: CGPath(rect: r), fillColor: red, strokeColor: blue, lineWidth: 4) })
    let outer = CGRect(x: 28, y: 24, width: 44, height: 34)
    #expect(drawn == draw(items: .fill(RoundedRect(outer), red), .border(RoundedRect(outer), width: 4, blue)))
  }

  @Test func `Part of a line by its length`() {
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 0, y: 10), CGPoint(x: 40, y: 10), CGPoint(x: 40, y: 30)])
    let drawn = draw(
      layer {
        $0.rare.shape = .init(path: path, fillColor: nil, strokeColor: blue, strokeStart: 1 / 6, strokeEnd: 0.5, lineWidth: 2)
      })
    #expect(drawn == draw(items: .fill(RoundedRect(CGRect(x: 30, y: 25, width: 20, height: 2)), blue)))
    #expect(
      draw(layer { $0.rare.shape = .init(path: path, fillColor: nil, strokeColor: blue, strokeStart: 0.5, strokeEnd: 0.5) }) == nothing)
  }

  // MARK: Backdrops

  @Test func `A backdrop blurs what is beneath within its corners`() {
    let beneath = LayerSketch(CGRect(x: 0, y: 0, width: 128, height: 96)) { $0.contents = CGImage.checks(128, 96) }
    let glass = layer {
      $0.cornerRadius = 12
      $0.rare.backdrop = .init(sigma: 5, saturation: 1.8, tint: RGBA(white: 1, 0.3))
    }
    let image = Item.image(Image(beneath.properties.contents!, in: CGRect(x: 0, y: 0, width: 128, height: 96)))
    let blur = Item.backdrop(Backdrop(box, sigma: 5, saturation: 1.8, tint: RGBA(white: 1, 0.3)))
    #expect(difference(draw(beneath, glass), draw(items: image, .group(Group(clip: RoundedRect(box, radius: 12), [blur])))) <= 1)
    #expect(draw(beneath, layer { $0.rare.backdrop = LayerProperties.Backdrop.none }) == draw(beneath))
  }
}
