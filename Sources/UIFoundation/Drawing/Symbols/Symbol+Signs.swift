import CoreGraphics

/// Signs of strokes and dots that have no filled form.
extension Symbol {
  static func sign(_ name: String) -> Symbol? {
    arrowSign(name) ?? letterSign(name) ?? chartSign(name) ?? listSign(name) ?? deviceSign(name)
  }

  private static func arrowSign(_ name: String) -> Symbol? {
    switch name {
    case "arrow.counterclockwise":
      Symbol { pen in
        pen.mirrored {
          pen.arc(12, 12.5, 8, from: -20, to: 290)
          pen.stroke(11.5, 1.8, 15, 5, 11.5, 8.2)
        }
      }
    case "arrow.left.and.right":
      Symbol(width: 28) { pen in
        pen.stroke(3, 12, 25, 12)
        pen.stroke(8.5, 6.5, 3, 12, 8.5, 17.5)
        pen.stroke(19.5, 6.5, 25, 12, 19.5, 17.5)
      }
    case "arrow.turn.up.left", "arrow.turn.up.right":
      Symbol { pen in
        func turn() {
          pen.stroke(19.5, 20, 19.5, 9, 4.5, 9)
          pen.stroke(9.8, 3.7, 4.5, 9, 9.8, 14.3)
        }
        if name.hasSuffix("left") { turn() } else { pen.mirrored(turn) }
      }
    case "escape":
      Symbol { pen in
        pen.arc(12.6, 12.6, 8.6, from: -80, to: 170)
        pen.stroke(13.5, 13.5, 4, 4)
        pen.stroke(4, 10, 4, 4, 10, 4)
      }
    case "goforward":
      Symbol { pen in
        pen.arc(12, 13, 8, from: -65, to: 225)
        pen.fill(13.4, 0.8, 13.4, 8.6, 18.4, 4.7)
      }
    case "chevron.compact.up": Symbol(width: 30) { $0.stroke(4, 15, 15, 10, 26, 15) }
    case "chevron.compact.down": Symbol(width: 30) { $0.stroke(4, 10, 15, 15, 26, 10) }
    case "chevron.left.forwardslash.chevron.right":
      Symbol(width: 34) { pen in
        pen.stroke(9, 6, 3, 12, 9, 18)
        pen.stroke(25, 6, 31, 12, 25, 18)
        pen.stroke(19.4, 4, 14.6, 20)
      }
    case "line.diagonal": Symbol { $0.stroke(5, 19, 19, 5) }
    default: nil
    }
  }

  private static func letterSign(_ name: String) -> Symbol? {
    switch name {
    case "character": Symbol { $0.letterA(12, 20, 16) }
    case "character.cursor.ibeam":
      Symbol(width: 30) { pen in
        pen.letterA(9.5, 19, 14)
        pen.stroke(22, 4, 25, 5, 25, 19, 22, 20)
        pen.stroke(28, 4, 25, 5)
        pen.stroke(28, 20, 25, 19)
      }
    case "textformat":
      Symbol(width: 32) { pen in
        pen.letterA(10, 19.5, 15.5)
        pen.circle(23.4, 15, 4.3)
        pen.stroke(28.2, 10.5, 28.2, 19.5)
      }
    case "textformat.size":
      Symbol(width: 32) { pen in
        pen.letterA(7.4, 19.5, 10)
        pen.letterA(21.6, 19.5, 16.5)
      }
    case "textformat.size.smaller": Symbol(width: 18) { $0.letterA(9, 17.5, 11) }
    case "textformat.size.larger": Symbol(width: 24) { $0.letterA(12, 20.4, 17) }
    case "exclamationmark.2":
      Symbol(width: 16) { pen in
        for x in [4.6, 11.4] as [CGFloat] {
          pen.stroke(x, 4, x, 14)
          pen.circle(x, 19.4, pen.line * 0.7, filled: true)
        }
      }
    case "paragraphsign":
      Symbol(width: 20) { pen in
        pen.fill(CGPath.symbol(from: 10.4, 3.2, [3.2, 3.2, 3.2, 13.6, 10.4, 13.6]))
        pen.stroke(10.4, 3.9, 10.4, 20.5)
        pen.stroke(10.4, 3.9, 16.6, 3.9)
        pen.stroke(14.8, 3.9, 14.8, 20.5)
      }
    case "divide":
      Symbol { pen in
        pen.stroke(4.5, 12, 19.5, 12)
        pen.dots(pen.line * 0.75, 12, 6, 12, 18)
      }
    case "plusminus":
      Symbol { pen in
        pen.stroke(12, 3.5, 12, 14.5)
        pen.stroke(6.5, 9, 17.5, 9)
        pen.stroke(6.5, 19.5, 17.5, 19.5)
      }
    case "zzz":
      Symbol { pen in
        pen.letterZ(3, 14, 6)
        pen.letterZ(11, 8.2, 4.8)
        pen.letterZ(17.4, 3.4, 3.8)
      }
    case "signature":
      Symbol(width: 30) { pen in
        pen.stroke(
          .symbol(
            from: 4, 14, [8, 2, 13, 2, 9, 12], [7, 18, 8, 19, 11, 13], [12.5, 10, 14, 11, 13.4, 14], [15, 11, 17, 10, 17.6, 13.6],
            [19, 15.4, 22, 14, 26, 11.5], closed: false))
        pen.stroke(3.5, 20.5, 26.5, 20.5)
      }
    default: nil
    }
  }

  private static func chartSign(_ name: String) -> Symbol? {
    switch name {
    case "chart.xyaxis.line":
      Symbol { pen in
        pen.axes()
        pen.stroke(7.2, 15.6, 11, 10.6, 14.6, 13.4, 20.4, 5.6)
      }
    case "chart.line.uptrend.xyaxis":
      Symbol { pen in
        pen.axes()
        pen.stroke(7.2, 16, 11.2, 11.4, 14, 13.8, 20.2, 6.4)
        pen.stroke(15.8, 6, 20.4, 6, 20.4, 10.6)
      }
    case "chart.line.downtrend.xyaxis":
      Symbol { pen in
        pen.axes()
        pen.stroke(7.2, 6.2, 11.2, 10.8, 14, 8.4, 20.2, 15.8)
        pen.stroke(15.8, 16.2, 20.4, 16.2, 20.4, 11.6)
      }
    case "chart.dots.scatter":
      Symbol { pen in
        pen.axes()
        pen.dots(1.7, 8, 15.4, 11.6, 9.6, 15, 14.2, 18.6, 6.4)
      }
    case "chart.bar.xaxis":
      Symbol { pen in
        pen.stroke(3, 20.5, 21, 20.5)
        for (x, height) in [(4.2, 7), (9.9, 13), (15.6, 10)] as [(CGFloat, CGFloat)] {
          pen.box(x, 17.6 - height, 4.2, height, 1, filled: true)
        }
      }
    case "waveform.path.ecg": Symbol(width: 28) { $0.stroke(2.5, 12.5, 8, 12.5, 10.8, 4.5, 15.6, 20, 18.6, 12.5, 25.5, 12.5) }
    default: nil
    }
  }

  private static func listSign(_ name: String) -> Symbol? {
    switch name {
    case "list.star":
      Symbol { pen in
        pen.place(named("star.fill"), 1.4, 2.6, scale: 0.3)
        pen.dots(1.5, 5, 12.6, 5, 18.8)
        for y in [6.4, 12.6, 18.8] as [CGFloat] { pen.stroke(10.4, y, 21, y) }
      }
    case "list.triangle":
      Symbol { pen in
        for y in [5.8, 12, 18.2] as [CGFloat] {
          pen.fill(3.4, y - 2.4, 7.4, y, 3.4, y + 2.4)
          pen.stroke(10.8, y, 21, y)
        }
      }
    case "text.quote":
      Symbol { pen in
        pen.stroke(4.2, 4.5, 4.2, 19.5, width: pen.line * 1.4)
        for (y, end) in [(6, 20.5), (12, 20.5), (18, 16)] as [(CGFloat, CGFloat)] { pen.stroke(9.4, y, end, y) }
      }
    case "circle.dotted":
      Symbol { pen in
        for i in 0..<12 {
          let direction = Elementary.sincos(Double(i) * .pi / 6)
          pen.circle(12 + 9.4 * direction.sin, 12 - 9.4 * direction.cos, 1.2, filled: true)
        }
      }
    case "square.dashed":
      Symbol { pen in
        pen.corners(18, length: 3)
        for edge in [3, 21] as [CGFloat] {
          pen.stroke(10.6, edge, 13.4, edge)
          pen.stroke(edge, 10.6, edge, 13.4)
        }
      }
    case "road.lanes":
      Symbol { pen in
        pen.stroke(7.4, 3.5, 4, 20.5)
        pen.stroke(16.6, 3.5, 20, 20.5)
        for y in [4.2, 10.6, 17] as [CGFloat] { pen.stroke(12, y, 12, y + 2.8) }
      }
    case "lasso":
      Symbol { pen in
        pen.stroke(pen.ellipse(12, 9.6, 18.6, 11.6))
        pen.stroke(.symbol(from: 7, 14.8, [5, 17.4, 8.6, 18.4, 8, 21.4], closed: false))
      }
    default: nil
    }
  }

  private static func deviceSign(_ name: String) -> Symbol? {
    switch name {
    case "airplayaudio":
      Symbol { pen in
        for radius in [3.4, 6.6, 9.8] as [CGFloat] { pen.arc(12, 12, radius, from: 130, to: 410) }
        pen.solid(pen.closed(12, 14.6, 17.2, 21.6, 6.8, 21.6), edge: 1)
      }
    case "apps.iphone":
      Symbol(width: 18) { pen in
        pen.box(2.6, 1.8, 12.8, 20.4, 3)
        for y in [6.4, 10.2, 14] as [CGFloat] {
          for x in [6.7, 11.3] as [CGFloat] { pen.box(x - 1.2, y - 1.2, 2.4, 2.4, 0.6, filled: true) }
        }
        pen.stroke(7.6, 18.8, 10.4, 18.8, width: 1.2)
      }
    case "atom":
      Symbol { pen in
        for degrees in [0, 60, 120] as [CGFloat] { pen.turned(degrees) { pen.stroke(pen.ellipse(12, 12, 20.4, 8)) } }
        pen.circle(12, 12, 1.6, filled: true)
      }
    case "barcode":
      Symbol(width: 28) { pen in
        for (x, width) in [(3, 1.4), (6, 2.8), (10.4, 1.4), (13.4, 1.4), (16.4, 3.2), (21.2, 1.4), (24, 1.6)] as [(CGFloat, CGFloat)] {
          pen.box(x, 4.5, width, 15, 0.4, filled: true)
        }
      }
    case "barcode.viewfinder":
      Symbol { pen in
        pen.corners()
        for (x, width) in [(6.6, 1.2), (9, 2), (12.2, 1.2), (14.4, 1.2), (16.6, 1.2)] as [(CGFloat, CGFloat)] {
          pen.box(x, 8, width, 8, 0.3, filled: true)
        }
      }
    case "camera.filters":
      Symbol { pen in
        for (x, y) in [(12, 8.2), (8.2, 14.8), (15.8, 14.8)] as [(CGFloat, CGFloat)] { pen.circle(x, y, 5.8) }
      }
    case "faceid":
      Symbol { pen in
        pen.corners(20)
        pen.stroke(8.2, 8.4, 8.2, 10.2)
        pen.stroke(15.8, 8.4, 15.8, 10.2)
        pen.stroke(12.4, 8.4, 12.4, 12.8, 11.2, 12.8)
        pen.arc(12, 12.4, 4.6, from: 45, to: 135)
      }
    case "stethoscope":
      Symbol { pen in
        pen.stroke(.symbol(from: 4, 3.5, [4, 8.5], [4, 15, 13, 15, 13, 8.5], [13, 3.5], closed: false))
        pen.stroke(.symbol(from: 8.5, 13.4, [8.5, 15.5], [8.5, 23, 19, 23, 19, 15.5], [19, 13.6], closed: false))
        pen.circle(19, 11.2, 2.3)
      }
    case "switch.2":
      Symbol { pen in
        for (y, x) in [(3.2, 15.6), (13.4, 8.4)] as [(CGFloat, CGFloat)] {
          pen.box(2.4, y, 19.2, 7.4, 3.7)
          pen.circle(x, y + 3.7, 2, filled: true)
        }
      }
    case "wave.3.right", "wave.3.forward", "wave.3.left", "wave.3.backward":
      Symbol(width: 18) { pen in
        func waves() { for radius in [5, 10, 15] as [CGFloat] { pen.arc(0.6, 12, radius, from: -36, to: 36) } }
        if name.hasSuffix("right") || name.hasSuffix("forward") { waves() } else { pen.mirrored(width: 18, waves) }
      }
    case "waveform.and.mic":
      Symbol(width: 30) { pen in
        pen.place(SymbolTheme.symbol("mic.fill"), 15, 3.4, scale: 0.8)
        for (x, half) in [(3.4, 2), (7.4, 6), (11.4, 3.6)] as [(CGFloat, CGFloat)] { pen.stroke(x, 12 - half, x, 12 + half) }
      }
    case "wifi.exclamationmark":
      Symbol(width: 28) { pen in
        pen.level(1) { named("wifi")?.draw(pen) }
        func mark(_ more: CGFloat) {
          pen.stroke(23.4, 9.6, 23.4, 16, width: 2.2 + more)
          pen.circle(23.4, 20, 1.5 + more / 2, filled: true)
        }
        pen.cut { mark(3) }
        mark(0)
      }
    default: nil
    }
  }
}
