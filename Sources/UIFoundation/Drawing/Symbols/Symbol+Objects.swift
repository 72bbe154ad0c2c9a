import CoreGraphics

/// Pictures of objects, each as an outline and filled.
extension Symbol {
  static func object(_ name: String) -> Symbol? {
    let filled = name.hasSuffix(".fill"), base = filled ? String(name.dropLast(5)) : name
    return geometry(base, filled) ?? thing(base, filled) ?? creature(base, filled) ?? weather(base, filled) ?? composed(base, filled)
  }

  private static func geometry(_ name: String, _ filled: Bool) -> Symbol? {
    func outline(_ path: @escaping (SymbolPen) -> CGPath) -> Symbol {
      Symbol { if filled { $0.solid(path($0), edge: 1.9) } else { $0.stroke(path($0)) } }
    }
    switch name {
    case "arrowtriangle.up", "triangle": return outline { $0.closed(12, 4.4, 20.6, 19, 3.4, 19) }
    case "arrowtriangle.down": return outline { $0.closed(12, 19.6, 3.4, 5, 20.6, 5) }
    case "arrowtriangle.left", "arrowtriangle.backward": return outline { $0.closed(4.4, 12, 19, 3.4, 19, 20.6) }
    case "arrowtriangle.right", "arrowtriangle.forward": return outline { $0.closed(19.6, 12, 5, 3.4, 5, 20.6) }
    case "cross":
      return outline {
        $0.closed(8.6, 3, 15.4, 3, 15.4, 8.6, 21, 8.6, 21, 15.4, 15.4, 15.4, 15.4, 21, 8.6, 21, 8.6, 15.4, 3, 15.4, 3, 8.6, 8.6, 8.6)
      }
    case "diamond": return outline { $0.closed(12, 2.2, 21.8, 12, 12, 21.8, 2.2, 12) }
    case "seal": return outline { pen in burst(pen) }
    case "circle.grid.3x3":
      return Symbol { pen in
        for y in [4.6, 12, 19.4] as [CGFloat] {
          for x in [4.6, 12, 19.4] as [CGFloat] { pen.circle(x, y, filled ? 2.6 : 2, filled: filled) }
        }
      }
    case "dot.square":
      return Symbol { pen in pen.panel(pen.roundedRect(3, 3, 18, 18, 4), filled: filled) { pen.circle(12, 12, 2.4, filled: true) } }
    case "ellipsis.rectangle":
      return Symbol(width: 29) { pen in
        pen.panel(pen.roundedRect(2, 4, 25, 16, 3), filled: filled) { pen.dots(1.6, 8.5, 12, 14.5, 12, 20.5, 12) }
      }
    case "level":
      return Symbol(width: 30) { pen in
        pen.panel(pen.roundedRect(2, 6.5, 26, 11, 5.5), filled: filled) {
          pen.circle(15, 12, 2.3, filled: true)
          for x in [10.4, 19.6] as [CGFloat] { pen.stroke(x, 7, x, 17, width: 1.4) }
        }
      }
    case "rectangle.inset.filled" where !filled:
      return Symbol(width: 29) { pen in
        pen.stroke(pen.roundedRect(2, 3.6, 25, 16.8, 3))
        pen.box(4.8, 6.4, 19.4, 11.2, 1.2, filled: true)
      }
    default: return split(name, filled)
    }
  }

  /// Returns a box with lines across it.
  private static func split(_ name: String, _ filled: Bool) -> Symbol? {
    let isSquare = name.hasPrefix("square.")
    let (width, inner): (CGFloat, CGRect) =
      isSquare ? (24, CGRect(x: 2.6, y: 2.6, width: 18.8, height: 18.8)) : (29, CGRect(x: 2, y: 3.6, width: 25, height: 16.8))
    func box(_ lines: @escaping (SymbolPen) -> Void) -> Symbol {
      Symbol(width: width) { pen in
        pen.panel(pen.roundedRect(inner.minX, inner.minY, inner.width, inner.height, 3), filled: filled) { lines(pen) }
      }
    }
    func column(_ pen: SymbolPen, _ share: CGFloat) {
      let x = inner.minX + inner.width * share
      pen.stroke(x, inner.minY, x, inner.maxY, width: pen.line * 0.9)
    }
    func row(_ pen: SymbolPen) { pen.stroke(inner.minX, inner.midY, inner.maxX, inner.midY, width: pen.line * 0.9) }
    switch name {
    case "rectangle.split.2x1", "square.split.2x1": return box { column($0, 0.5) }
    case "rectangle.split.1x2", "square.split.1x2": return box(row)
    case "rectangle.split.3x1":
      return box { pen in
        column(pen, 1 / 3)
        column(pen, 2 / 3)
      }
    case "square.split.2x2":
      return box { pen in
        column(pen, 0.5)
        row(pen)
      }
    case "sportscourt":
      return box { pen in
        column(pen, 0.5)
        pen.circle(inner.midX, inner.midY, 3)
      }
    case "rectangle.stack", "square.stack":
      return Symbol(width: width) { pen in
        let body = CGRect(x: inner.minX, y: 8.6, width: inner.width, height: 12.6)
        pen.panel(pen.roundedRect(body.minX, body.minY, body.width, body.height, 3), filled: filled)
        pen.stroke(body.minX + 2.2, 5.6, body.maxX - 2.2, 5.6)
        pen.stroke(body.minX + 4.6, 2.6, body.maxX - 4.6, 2.6)
      }
    default: return nil
    }
  }

  private static func thing(_ name: String, _ filled: Bool) -> Symbol? {
    switch name {
    case "arcade.stick":
      return Symbol { pen in
        pen.panel(pen.roundedRect(3, 15.4, 18, 6, 2.4), filled: filled)
        pen.stroke(12, 15, 12, 9)
        pen.circle(12, 5.6, 3.4, filled: true)
      }
    case "arrow.down.app", "arrow.up.app":
      return Symbol { pen in
        pen.panel(pen.roundedRect(2.4, 2.4, 19.2, 19.2, 5), filled: filled) {
          if name.contains("down") { pen.arrow(12, from: 6.6, to: 17.4, head: 4.4) } else { pen.arrow(12, from: 17.4, to: 6.6, head: 4.4) }
        }
      }
    case "arrow.down.doc", "arrow.up.doc":
      return Symbol(width: 20) { pen in
        pen.panel(pen.closed(3, 2, 11.6, 2, 17, 7.6, 17, 22, 3, 22), filled: filled) {
          if name.contains("down") { pen.arrow(10, from: 9.4, to: 18.4) } else { pen.arrow(10, from: 18.4, to: 9.4) }
        }
      }
    case "balloon":
      return Symbol(width: 20) { pen in
        pen.panel(pen.ellipse(10, 8.8, 13, 14.4), filled: filled)
        pen.fill(10, 15.4, 12.2, 18.2, 7.8, 18.2)
        pen.stroke(.symbol(from: 10, 18, [9, 20, 11, 21, 10, 23], closed: false), width: 1.2)
      }
    case "binoculars":
      return Symbol(width: 28) { pen in
        for x in [7.2, 20.8] as [CGFloat] {
          pen.panel(pen.ellipse(x, 15.6, 10.4, 10.4), filled: filled)
          pen.stroke(x - 3.4, 10.6, x - 2.2, 4.4, x + 2.2, 4.4, x + 3.4, 10.6)
        }
        pen.stroke(12.2, 13, 15.8, 13, width: pen.line * 1.4)
      }
    case "bubble.middle.bottom":
      return Symbol { pen in
        pen.panel(
          .symbol(
            from: 5.4, 2.8, [18.6, 2.8], [20.4, 2.8, 21.6, 4, 21.6, 5.8], [21.6, 14.4], [21.6, 16.2, 20.4, 17.4, 18.6, 17.4], [15, 17.4],
            [12, 21.6],
            [9, 17.4], [5.4, 17.4], [3.6, 17.4, 2.4, 16.2, 2.4, 14.4], [2.4, 5.8], [2.4, 4, 3.6, 2.8, 5.4, 2.8]), filled: filled)
      }
    case "carrot":
      return Symbol { pen in
        pen.panel(
          .symbol(from: 9, 9.4, [11.4, 7, 16.6, 12.6, 14.4, 15], [11, 18.6, 6.6, 20.4, 3, 21], [3.6, 17.4, 5.4, 13, 9, 9.4]), filled: filled
        )
        for end in [(14, 2.8), (18, 5.6), (21, 10)] as [(CGFloat, CGFloat)] { pen.stroke(13.4, 10.6, end.0, end.1) }
      }
    case "chart.bar.doc.horizontal":
      return Symbol(width: 20) { pen in
        pen.panel(pen.closed(3, 2, 17, 2, 17, 22, 3, 22), filled: filled) {
          for (y, end) in [(7, 13.6), (12, 10), (17, 12)] as [(CGFloat, CGFloat)] { pen.stroke(6.4, y, end, y, width: pen.line * 1.2) }
        }
      }
    case "cube.transparent" where !filled:
      return Symbol { pen in
        pen.stroke(pen.closed(12, 2.2, 20.6, 7, 20.6, 17, 12, 21.8, 3.4, 17, 3.4, 7))
        for height in [2.6, 21.4] as [CGFloat] { pen.stroke(12, 12, 12, height, width: 1.2) }
        for (x, y) in [(3.8, 7.3), (20.2, 7.3), (3.8, 16.7), (20.2, 16.7)] as [(CGFloat, CGFloat)] { pen.stroke(12, 12, x, y, width: 1.2) }
      }
    case "crown":
      return Symbol { pen in
        let body = pen.closed(2.6, 7.4, 7.6, 12, 12, 4.4, 16.4, 12, 21.4, 7.4, 19, 19.4, 5, 19.4)
        if filled { pen.solid(body, edge: 1.6) } else { pen.stroke(body) }
      }
    case "cube":
      return Symbol { pen in
        pen.panel(pen.closed(12, 2.2, 20.6, 7, 20.6, 17, 12, 21.8, 3.4, 17, 3.4, 7), filled: filled) {
          pen.stroke(3.8, 7.3, 12, 12, 20.2, 7.3)
          pen.stroke(12, 12, 12, 21.4)
        }
      }
    case "eraser":
      return Symbol { pen in
        pen.turned(-45) { pen.panel(pen.roundedRect(2.6, 7.6, 18.8, 8.8, 2), filled: filled) { pen.stroke(9.6, 7.6, 9.6, 16.4) } }
        pen.stroke(12.6, 20.6, 20.6, 20.6)
      }
    case "face.smiling":
      return Symbol { pen in
        pen.panel(pen.ellipse(12, 12, 19.4, 19.4), filled: filled) {
          pen.dots(1.4, 8.6, 9.6, 15.4, 9.6)
          pen.arc(12, 12.4, 5, from: 25, to: 155)
        }
      }
    case "playpause":
      return Symbol(width: 28) { pen in
        pen.panel(pen.closed(3.4, 5.4, 14, 12, 3.4, 18.6), filled: filled)
        for x in [17.2, 22] as [CGFloat] { pen.panel(pen.roundedRect(x, 5, 2.8, 14, 0.8), filled: true) }
      }
    case "skateboard":
      return Symbol(width: 28) { pen in
        pen.stroke(
          .symbol(from: 2.6, 9, [4.6, 12.6, 5.4, 13, 7.4, 13], [20.6, 13], [22.6, 13, 23.4, 12.6, 25.4, 9], closed: false),
          width: pen.line * 1.3)
        for x in [8.6, 19.4] as [CGFloat] { pen.circle(x, 17.4, filled ? 2.6 : 2, filled: filled) }
      }
    case "tent":
      return Symbol(width: 28) { pen in pen.panel(pen.closed(14, 4, 25.6, 20, 2.4, 20), filled: filled) { pen.stroke(14, 11, 14, 19.6) } }
    default: return nil
    }
  }

  private static func creature(_ name: String, _ filled: Bool) -> Symbol? {
    switch name {
    case "bird":
      return Symbol(width: 27) { pen in
        let body = CGPath.symbol(
          from: 24.8, 7, [21.6, 8.4], [21.4, 14.6, 17.4, 18.8, 11.4, 18.8], [8, 18.8, 5.4, 19.4, 2.2, 20.6], [5, 16.6, 7, 13.4, 8.4, 10.4],
          [10.4, 6.6, 12.4, 3.6, 17, 3.6], [19.6, 3.6, 21, 4.8, 21.6, 6.4])
        pen.panel(body, filled: filled) {
          pen.circle(17.6, 7.4, 1.1, filled: true)
          pen.stroke(.symbol(from: 10.4, 11.4, [10.6, 14.4, 13, 15.8, 16.4, 14.6], closed: false), width: 1.5)
        }
        for x in [12, 15.4] as [CGFloat] { pen.stroke(x, 19, x - 0.8, 22.4, width: 1.5) }
      }
    case "fish":
      return Symbol(width: 30) { pen in
        let body = CGPath.symbol(
          from: 2.4, 12, [5, 7.4, 9.2, 5.2, 13, 5.2], [17, 5.2, 19.6, 8, 22, 10.4], [27.4, 6.6], [26.2, 12], [27.4, 17.4], [22, 13.6],
          [19.6, 16, 17, 18.8, 13, 18.8], [9.2, 18.8, 5, 16.6, 2.4, 12])
        pen.panel(body, filled: filled) { pen.circle(8.2, 10.6, 1.3, filled: true) }
      }
    case "hare":
      return Symbol(width: 30) { pen in
        let body = CGPath.symbol(
          from: 3.2, 15.2, [3.2, 10.4, 7.4, 7.6, 12.2, 7.6], [15.4, 7.6, 17.2, 9, 18.8, 9.6], [18.2, 7.2, 17, 4.6, 15.4, 2.6],
          [18.8, 3.4, 20.8, 6.2, 21.8, 9.2], [24.8, 9.4, 27, 11.2, 27, 13.4], [27, 15, 25.8, 15.8, 23.6, 15.8],
          [21.4, 15.8, 20.6, 17, 19.4, 18.4], [22.8, 20.6], [17.6, 20.6], [15.8, 18.6], [13.4, 18.8, 11.6, 18.8, 9.8, 18.4],
          [12.2, 20.6], [5.6, 20.6], [4.2, 19.4, 3.2, 17.6, 3.2, 15.2])
        pen.panel(body, filled: filled) { pen.circle(23.4, 12, 1, filled: true) }
      }
    case "tortoise":
      return Symbol(width: 30) { pen in
        pen.panel(.symbol(from: 3.4, 16, [4.2, 9.6, 8, 6, 13, 6], [18, 6, 21.6, 9.6, 22.2, 16]), filled: filled)
        pen.stroke(.symbol(from: 22.2, 14.4, [24, 14.6, 24, 10, 26, 10], [28.6, 10, 28.4, 14.4, 25.4, 15.6], [22.2, 16], closed: false))
        for x in [7.6, 17.4] as [CGFloat] { pen.stroke(x, 16.6, x, 19.8, width: pen.line * 1.5) }
      }
    default: return nil
    }
  }

  private static func weather(_ name: String, _ filled: Bool) -> Symbol? {
    let ending = filled ? ".fill" : ""
    func cloud(_ pen: SymbolPen, _ x: CGFloat, _ y: CGFloat, _ scale: CGFloat) {
      pen.place(SymbolTheme.symbol("cloud" + ending), x, y, scale: scale)
    }
    switch name {
    case "cloud.rain", "cloud.drizzle", "cloud.heavyrain":
      let drops: [(CGFloat, CGFloat)] =
        name == "cloud.drizzle" ? [(8, 1.4), (12.6, 1.4), (17.2, 1.4)] : [(8, 3.6), (12.6, 3.6), (17.2, 3.6)]
      return Symbol { pen in
        cloud(pen, 1.6, -2.6, 0.86)
        for (x, length) in drops { pen.stroke(x, 17.6, x - length * 0.4, 17.6 + length) }
        if name == "cloud.heavyrain" { for x in [10.3, 14.9] as [CGFloat] { pen.stroke(x, 19.6, x - 1.4, 22.8) } }
      }
    case "cloud.sun":
      return Symbol(width: 28) { pen in
        pen.level(1) { pen.place(SymbolTheme.symbol("sun.max.fill"), 12, 0, scale: 0.62) }
        func front() { cloud(pen, 1.6, 4.4, 0.86) }
        pen.cut {
          pen.place(SymbolTheme.symbol("cloud.fill"), 1.6, 4.4, scale: 0.86)
          pen.stroke(.symbol(from: 6, 12, [10, 8.6, 17, 10, 18.6, 14.4], closed: false), width: 3)
        }
        front()
      }
    case "moon.stars", "moon.zzz":
      return Symbol { pen in
        pen.place(SymbolTheme.symbol("moon" + ending), 0.6, 3.2, scale: 0.84)
        if name == "moon.zzz" {
          pen.letterZ(13, 8, 4)
          pen.letterZ(18.4, 3, 3)
        } else {
          for (x, y, side) in [(15.4, 9.6, 2.8), (20, 4.4, 2.2)] as [(CGFloat, CGFloat, CGFloat)] {
            pen.fill(
              x, y - side, x + side * 0.3, y - side * 0.3, x + side, y, x + side * 0.3, y + side * 0.3, x, y + side, x - side * 0.3,
              y + side * 0.3, x - side, y, x - side * 0.3, y - side * 0.3)
          }
        }
      }
    case "sunrise", "sunset":
      return Symbol(width: 28) { pen in
        let dome = CGMutablePath()
        dome.addArc(center: CGPoint(x: 14, y: 18), radius: 5, startAngle: .pi, endAngle: 2 * .pi, clockwise: false)
        if filled { dome.closeSubpath() }
        pen.panel(dome, filled: filled)
        pen.stroke(3, 20.8, 25, 20.8)
        for degrees in [-70, -42, 42, 70] as [CGFloat] { pen.turned(degrees, 14, 18) { pen.stroke(14, 9.4, 14, 7.6) } }
        if name == "sunrise" { pen.arrow(14, from: 9.4, to: 2.6, head: 2.8) } else { pen.arrow(14, from: 2.6, to: 9.4, head: 2.8) }
      }
    default: return nil
    }
  }

  /// Returns a path with twelve points around a circle.
  private static func burst(_ pen: SymbolPen) -> CGPath {
    var points: [CGFloat] = []
    for i in 0..<24 {
      let direction = Elementary.sincos(Double(i) * .pi / 12), radius = i % 2 == 0 ? 10.4 : 8.6
      points += [12 + radius * direction.sin, 12 - radius * direction.cos]
    }
    return pen.polygon(points, closed: true)
  }
}
