import CoreGraphics

extension Symbol {
  /// Returns the drawing of a symbol with a name. Returns `nil` if there is none.
  package static func named(_ name: String) -> Symbol? {
    if name != "person.crop.circle", name != "person.crop.circle.fill", let framed = framed(name, by: glyph) { return framed }
    return plain(name) ?? framed(name, by: plain) ?? slashed(name) ?? badged(name) ?? bubbled(name)
  }
  /// Returns the drawing of a name that is not composed of another name and an ending.
  static func plain(_ name: String) -> Symbol? {
    glyph(name) ?? picture(name) ?? shape(name) ?? status(name) ?? sign(name) ?? object(name) ?? SymbolTheme.symbol(name)
  }

  /// Returns a symbol in a circle or a square, if the name has such an ending and `find` returns its content.
  private static func framed(_ name: String, by find: (String) -> Symbol?) -> Symbol? {
    for shape in Frame.allCases {
      for (suffix, filled) in [(".\(shape).fill", true), (".\(shape)", false)] where name.hasSuffix(suffix) {
        let inner = String(name.dropLast(suffix.count))
        if let glyph = find(inner) ?? find(inner + ".fill") { return inside(shape, glyph, filled: filled) }
      }
    }
    return nil
  }

  /// The endings of names for a symbol with a shape around it.
  private enum Frame: CaseIterable { case circle, square }

  /// Returns a symbol at a bit more than half its size within a shape.
  private static func inside(_ shape: Frame, _ glyph: Symbol, filled: Bool) -> Symbol {
    Symbol { pen in
      let half = filled ? 10.6 : 10.6 - pen.line / 2
      pen.level(1) {
        switch shape {
        case .circle: pen.circle(12, 12, half, filled: filled)
        case .square: pen.box(12 - half, 12 - half, 2 * half, 2 * half, 5, filled: filled)
        }
      }
      func inside() {
        pen.context.saveGState()
        pen.context.translateBy(x: 12 - glyph.width * 0.29, y: 12 - 24 * 0.29)
        pen.context.scaleBy(x: 0.58, y: 0.58)
        glyph.draw(pen.with(line: pen.line * 1.6))
        pen.context.restoreGState()
      }
      if filled { pen.inlay(inside) } else { inside() }
    }
  }

  /// Returns a sign that consists of a few strokes.
  private static func glyph(_ name: String) -> Symbol? {
    switch name {
    case "xmark":
      Symbol(width: 22) {
        $0.stroke(4.5, 5.5, 17.5, 18.5); $0.stroke(17.5, 5.5, 4.5, 18.5)
      }
    case "plus":
      Symbol {
        $0.stroke(12, 4.5, 12, 19.5); $0.stroke(4.5, 12, 19.5, 12)
      }
    case "minus": Symbol { $0.stroke(4.5, 12, 19.5, 12) }
    case "checkmark": Symbol { $0.stroke(4.5, 13, 9.6, 18.5, 19.5, 5) }
    case "chevron.left", "chevron.backward": Symbol(width: 15) { $0.stroke(11, 4, 4, 12, 11, 20) }
    case "chevron.right", "chevron.forward": Symbol(width: 15) { $0.stroke(4, 4, 11, 12, 4, 20) }
    case "chevron.up": Symbol { $0.stroke(4, 15.5, 12, 8.5, 20, 15.5) }
    case "chevron.down": Symbol { $0.stroke(4, 8.5, 12, 15.5, 20, 8.5) }
    case "arrow.left", "arrow.backward":
      Symbol {
        $0.stroke(4, 12, 20, 12); $0.stroke(10, 5.5, 4, 12, 10, 18.5)
      }
    case "arrow.right", "arrow.forward":
      Symbol {
        $0.stroke(4, 12, 20, 12); $0.stroke(14, 5.5, 20, 12, 14, 18.5)
      }
    case "arrow.up":
      Symbol {
        $0.stroke(12, 4, 12, 20); $0.stroke(5.5, 10, 12, 4, 18.5, 10)
      }
    case "arrow.down":
      Symbol {
        $0.stroke(12, 4, 12, 20); $0.stroke(5.5, 14, 12, 20, 18.5, 14)
      }
    case "arrow.clockwise":
      Symbol { pen in
        pen.arc(12, 12.5, 8, from: -20, to: 290)
        pen.stroke(11.5, 1.8, 15, 5, 11.5, 8.2)
      }
    case "ellipsis":
      Symbol { pen in for x in [4.5, 12, 19.5] as [CGFloat] { pen.circle(x, 12, 0.85 + pen.line * 0.55, filled: true) } }
    case "line.3.horizontal": Symbol { pen in for y in [6, 12, 18] as [CGFloat] { pen.stroke(3.5, y, 20.5, y) } }
    case "info":
      Symbol(width: 12) { pen in
        pen.circle(6, 4, pen.line * 0.75, filled: true)
        pen.stroke(4, 10.5, 6.3, 10.5, 6.3, 20)
        pen.stroke(3.4, 20, 9.2, 20)
      }
    case "play.fill": Symbol { $0.solid($0.polygon([7, 5, 19, 12, 7, 19], closed: true), edge: 2.4) }
    case "pause.fill":
      Symbol {
        $0.box(5.5, 4, 4.6, 16, 1.3, filled: true); $0.box(13.9, 4, 4.6, 16, 1.3, filled: true)
      }
    default: nil
    }
  }

  /// Returns a sign that is a picture of an object.
  private static func picture(_ name: String) -> Symbol? {
    let filled = name.hasSuffix(".fill")
    switch filled ? String(name.dropLast(5)) : name {
    case "star": return outline(star, filled)
    case "heart": return outline(heart, filled)
    case "clock":
      return Symbol { pen in
        pen.circle(12, 12, filled ? 10.6 : 10.6 - pen.line / 2, filled: filled)
        func hands() { pen.stroke(12, 5.8, 12, 12.4, 16.6, 14.8, width: max(1.5, pen.line * 0.85)) }
        if filled { pen.cut(hands) } else { hands() }
      }
    case "book":
      return Symbol(width: 28) { pen in
        let leaves = CGPath(elements: lines([14, 6.2, 10.4, 4, 2.5, 4, 2.5, 18, 10.4, 18, 14, 20.4, 17.6, 18, 25.5, 18, 25.5, 4, 17.6, 4]))
        if filled { pen.solid(leaves, edge: 1.4) } else { pen.stroke(leaves) }
        func spine() { pen.stroke(14, 7, 14, 19.4, width: max(1.4, pen.line * 0.8)) }
        if filled { pen.cut(spine) } else { spine() }
      }
    case "bookmark":
      return outline(CGPath(elements: lines([6.5, 3.5, 17.5, 3.5, 17.5, 20.5, 12, 15.8, 6.5, 20.5])), filled)
    case "house":
      return outline(CGPath(elements: lines([12, 3.5, 21, 11.2, 18.6, 11.2, 18.6, 20, 5.4, 20, 5.4, 11.2, 3, 11.2])), filled)
    case "location": return outline(CGPath(elements: lines([20.5, 3.5, 13.6, 20.5, 11.6, 12.4, 3.5, 10.4])), filled)
    case "circle": return Symbol { $0.circle(12, 12, filled ? 10.6 : 10.6 - $0.line / 2, filled: filled) }
    case "square":
      return Symbol {
        $0.box(2 + inset($0, filled), 2 + inset($0, filled), 20 - 2 * inset($0, filled), 20 - 2 * inset($0, filled), 4, filled: filled)
      }
    case "person":
      return Symbol { pen in
        pen.circle(12, 7.4, filled ? 4.9 : 4.3, filled: filled)
        if filled { pen.solid(shoulders, edge: 1.5) } else { pen.stroke(shoulders) }
      }
    case "person.crop.circle":
      return Symbol { pen in
        pen.context.saveGState()
        let edge = CGPath(ellipseIn: CGRect(x: 1.4, y: 1.4, width: 21.2, height: 21.2), transform: nil)
        pen.context.addPath(edge)
        pen.context.clip()
        func person() {
          pen.circle(12, 9.6, 3.9, filled: true)
          pen.fill(CGPath(ellipseIn: CGRect(x: 4.6, y: 15.2, width: 14.8, height: 14), transform: nil))
        }
        if filled {
          pen.fill(edge)
          pen.context.addPath(CGPath(ellipseIn: CGRect(x: 3, y: 3, width: 18, height: 18), transform: nil))
          pen.context.clip()
          pen.cut(person)
          pen.context.restoreGState()
        } else {
          person()
          pen.context.restoreGState()
          pen.circle(12, 12, 10.6 - pen.line / 2)
        }
      }
    case "magnifyingglass":
      return Symbol { pen in
        pen.circle(10.2, 10.2, 6.9)
        pen.stroke(15.4, 15.4, 20.8, 20.8, width: pen.line * 1.15)
      }
    case "square.and.arrow.up":
      return Symbol { pen in
        pen.stroke(8.3, 8.6, 5, 8.6, 5, 21, 19, 21, 19, 8.6, 15.7, 8.6)
        pen.stroke(12, 14, 12, 1.8)
        pen.stroke(8.4, 5.2, 12, 1.6, 15.6, 5.2)
      }
    case "gamecontroller":
      return Symbol(width: 30) { pen in
        let body = CGPath(elements: gamepad)
        if filled { pen.solid(body, edge: 1.4) } else { pen.stroke(body) }
        func keys() {
          let line = max(1.5, pen.line * 0.85)
          pen.stroke(9.8, 8.4, 9.8, 13.4, width: line)
          pen.stroke(7.3, 10.9, 12.3, 10.9, width: line)
          pen.circle(18.6, 12.4, 1.35, filled: true)
          pen.circle(21.6, 9.4, 1.35, filled: true)
        }
        if filled { pen.cut(keys) } else { keys() }
      }
    case "square.stack.3d.up":
      return Symbol { pen in
        let top = CGPath(elements: lines([12, 3, 21.5, 8.2, 12, 13.4, 2.5, 8.2]))
        let line = pen.line * 0.9
        if filled { pen.solid(top, edge: 1.3) } else { pen.stroke(top, width: line) }
        pen.stroke(2.5, 12.1, 12, 17.3, 21.5, 12.1, width: line * (filled ? 1.2 : 1))
        pen.stroke(2.5, 15.9, 12, 21.1, 21.5, 15.9, width: line * (filled ? 1.2 : 1))
      }
    case "doc.text.image":
      return Symbol(width: 20) { pen in
        pen.box(2.5, 2, 15, 20, 3, filled: filled)
        func page() {
          pen.box(5.6, 5.2, 8.8, 6.4, 1, filled: true)
          pen.stroke(6, 15, 14, 15, width: 1.5)
          pen.stroke(6, 18.2, 11.5, 18.2, width: 1.5)
        }
        if filled { pen.cut(page) } else { page() }
      }
    case "photo":
      return Symbol(width: 28) { pen in
        pen.box(2, 3.5, 24, 17, 3, filled: filled)
        func scene() {
          pen.circle(8.6, 8.8, 2, filled: true)
          pen.fill(4.4, 18.6, 10, 13, 13, 15.8, 18, 10.4, 23.6, 16.4, 23.6, 18.6)
        }
        if filled { pen.cut(scene) } else { scene() }
      }
    case "bell":
      return Symbol { pen in
        let body = CGPath(elements: bell)
        if filled { pen.solid(body, edge: 1.4) } else { pen.stroke(body) }
        pen.arc(12, 19.4, 2.2, from: 20, to: 160, width: max(1.6, pen.line))
      }
    default: return nil
    }
  }

  /// Returns a sign of the status bar, which is solid.
  private static func status(_ name: String) -> Symbol? {
    switch name {
    case "wifi":
      Symbol(width: 28) { pen in
        // Three bands of a sector of 90 degrees, the innermost of which is its tip.
        for (inner, outer) in [(0, 4.6), (6.6, 10.9), (13, 17.4)] as [(CGFloat, CGFloat)] {
          let band = CGMutablePath()
          let tip = CGPoint(x: 14, y: 20.6), from = 225 * CGFloat.pi / 180, to = 315 * CGFloat.pi / 180
          band.addArc(center: tip, radius: outer, startAngle: from, endAngle: to, clockwise: false)
          if inner > 0 {
            band.addArc(center: tip, radius: inner, startAngle: to, endAngle: from, clockwise: true)
          } else {
            band.addLine(to: tip)
          }
          band.closeSubpath()
          pen.solid(band, edge: 0.7)
        }
      }
    case "cellularbars":
      Symbol(width: 30) { pen in
        for i in 0..<4 {
          let height = 5.5 + CGFloat(i) * 4
          pen.box(2 + CGFloat(i) * 6.8, 20.8 - height, 5, height, 1.5, filled: true)
        }
      }
    case "battery.100", "battery.100percent": battery(1)
    case "battery.75", "battery.75percent": battery(0.75)
    case "battery.50", "battery.50percent": battery(0.5)
    case "battery.25", "battery.25percent": battery(0.25)
    case "battery.0", "battery.0percent": battery(0)
    default: nil
    }
  }

  // MARK: Outlines

  private static func outline(_ path: CGPath, _ filled: Bool) -> Symbol {
    Symbol { if filled { $0.solid(path, edge: 1.9) } else { $0.stroke(path) } }
  }
  private static func inset(_ pen: SymbolPen, _ filled: Bool) -> CGFloat { filled ? 0 : pen.line / 2 }
  private static func lines(_ c: [CGFloat]) -> [PathElement] {
    [.move(CGPoint(x: c[0], y: c[1]))] + stride(from: 2, to: c.count, by: 2).map { .line(CGPoint(x: c[$0], y: c[$0 + 1])) } + [.close]
  }
  private static var star: CGPath {
    var points: [CGFloat] = []
    for i in 0..<10 {
      let direction = Elementary.sincos(Double(i) * .pi / 5), radius = i % 2 == 0 ? 10.4 : 4.5
      points += [12 + radius * direction.sin, 12.6 - radius * direction.cos]
    }
    return CGPath(elements: lines(points))
  }
  private static func p(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
  private static var heart: CGPath {
    CGPath(elements: [
      .move(p(12, 20.6)), .curve(p(6, 16.2), p(2.4, 12.6), p(2.4, 8.6)), .curve(p(2.4, 5.6), p(4.6, 3.6), p(7.2, 3.6)),
      .curve(p(9.3, 3.6), p(11.1, 4.8), p(12, 6.9)), .curve(p(12.9, 4.8), p(14.7, 3.6), p(16.8, 3.6)),
      .curve(p(19.4, 3.6), p(21.6, 5.6), p(21.6, 8.6)), .curve(p(21.6, 12.6), p(18, 16.2), p(12, 20.6)), .close,
    ])
  }
  private static var shoulders: CGPath {
    CGPath(elements: [
      .move(p(3.6, 21)), .curve(p(3.6, 16.8), p(7.2, 14.4), p(12, 14.4)), .curve(p(16.8, 14.4), p(20.4, 16.8), p(20.4, 21)), .close,
    ])
  }
  private static var gamepad: [PathElement] {
    [
      .move(p(9, 4.6)), .curve(p(12, 4), p(18, 4), p(21, 4.6)), .curve(p(25.5, 5.4), p(28.2, 12), p(28.2, 17)),
      .curve(p(28.2, 20.6), p(24.6, 21.4), p(22.8, 18.4)), .line(p(20.8, 15.6)), .line(p(9.2, 15.6)), .line(p(7.2, 18.4)),
      .curve(p(5.4, 21.4), p(1.8, 20.6), p(1.8, 17)), .curve(p(1.8, 12), p(4.5, 5.4), p(9, 4.6)), .close,
    ]
  }
  private static var bell: [PathElement] {
    [
      .move(p(4, 17.2)), .curve(p(6.4, 15), p(5.8, 12.6), p(6, 10)), .curve(p(6.2, 6), p(8.6, 3.2), p(12, 3.2)),
      .curve(p(15.4, 3.2), p(17.8, 6), p(18, 10)), .curve(p(18.2, 12.6), p(17.6, 15), p(20, 17.2)), .close,
    ]
  }
}
