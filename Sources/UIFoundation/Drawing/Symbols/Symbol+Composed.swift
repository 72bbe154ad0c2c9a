import CoreGraphics

/// The symbols that are composed of other symbols.
extension Symbol {
  static func composed(_ name: String, _ filled: Bool) -> Symbol? {
    let ending = filled ? ".fill" : ""
    switch name {
    case "arrowshape.turn.up.right": return SymbolTheme.symbol("arrowshape.turn.up.left" + ending)?.mirrored
    case "bubble.right": return SymbolTheme.symbol("bubble.left" + ending)?.mirrored
    case "cursorarrow" where !filled: return SymbolTheme.symbol("cursorarrow")?.mirrored
    case "gearshape.2":
      return Symbol(width: 30) { pen in
        pen.place(SymbolTheme.symbol("gearshape" + ending), 0.4, -0.4, scale: 0.76)
        pen.place(SymbolTheme.symbol("gearshape" + ending), 15.6, 10.4, scale: 0.54)
      }
    case "music.quarternote.3" where !filled:
      return Symbol(width: 30) { pen in
        for (x, y) in [(1.4, 7.4), (9.6, 1), (18.4, 7.4)] as [(CGFloat, CGFloat)] {
          pen.place(SymbolTheme.symbol("music.note"), x, y, scale: 0.62)
        }
      }
    case "person.crop.rectangle":
      return Symbol(width: 29) { pen in
        pen.panel(pen.roundedRect(2, 3.6, 25, 16.8, 3), filled: filled) {
          pen.circle(14.5, 9.6, 2.9, filled: true)
          pen.fill(.symbol(from: 8.8, 18.4, [8.8, 15.4, 11, 13.8, 14.5, 13.8], [18, 13.8, 20.2, 15.4, 20.2, 18.4]))
        }
      }
    case "person.line.dotted.person":
      return Symbol(width: 34) { pen in
        pen.place(named("person" + ending), 0, 3.4, scale: 0.7)
        pen.place(named("person" + ending), 17.2, 3.4, scale: 0.7)
        pen.dots(0.9, 17, 5, 17, 9, 17, 13, 17, 17)
      }
    case "questionmark.folder":
      return Symbol(width: 27) { pen in
        pen.panel(pen.closed(2.6, 4.6, 9.8, 4.6, 12.2, 7.2, 24.4, 7.2, 24.4, 20, 2.6, 20), filled: filled) {
          pen.place(SymbolTheme.symbol("questionmark"), 10.6, 8.2, scale: 0.46)
        }
      }
    case "speaker.wave.3":
      return Symbol(width: 30) { pen in
        pen.place(SymbolTheme.symbol("speaker.wave.2" + ending), 0, 0, scale: 1)
        pen.arc(10.6, 12, 14.4, from: -42, to: 42)
      }
    case "square.and.pencil" where !filled:
      return Symbol(width: 26) { pen in
        pen.stroke(13.4, 4.2, 3, 4.2, 3, 21.4, 20.4, 21.4, 20.4, 11.6)
        pen.place(SymbolTheme.symbol("pencil"), 8, -0.6, scale: 0.78)
      }
    case "square.3.layers.3d": return named("square.stack.3d.up" + ending)
    default: return nil
    }
  }

  /// The symbol with left and right exchanged.
  var mirrored: Symbol { Symbol(width: width) { pen in pen.mirrored(width: width) { draw(pen) } } }

  /// Returns a symbol with a line through it, if the name has such an ending.
  static func slashed(_ name: String) -> Symbol? {
    let filled = name.hasSuffix(".slash.fill")
    guard filled || name.hasSuffix(".slash") else { return nil }
    let base = String(name.dropLast(filled ? 11 : 6))
    guard let symbol = plain(base + (filled ? ".fill" : "")) ?? (filled ? nil : plain(base + ".fill")) else { return nil }
    return Symbol(width: max(symbol.width, 22)) { pen in
      let x = (max(symbol.width, 22) - 18) / 2, side: CGFloat = 18
      pen.level(1) { pen.place(symbol, (max(symbol.width, 22) - symbol.width) / 2, 0, scale: 1) }
      pen.cut { pen.stroke(x, 3, x + side, 21, width: pen.line * 3) }
      pen.stroke(x, 3, x + side, 21)
    }
  }

  /// Returns a symbol with a small circle that contains another symbol, if the name specifies one.
  static func badged(_ name: String) -> Symbol? {
    guard let place = name.range(of: ".badge", options: .backwards) else { return symbolBeside(name) }
    let base = String(name[..<place.lowerBound]), rest = name[place.upperBound...]
    let isFilled = rest.hasSuffix(".fill"), sign = (isFilled ? rest.dropLast(5) : rest).drop { $0 == "." }
    guard let symbol = plain(base + (isFilled ? ".fill" : "")) else { return nil }
    if sign.isEmpty { return withDot(symbol) }
    guard badges.contains(String(sign)), let glyph = plain(String(sign)) else { return nil }
    let width = max(symbol.width, 24)
    return Symbol(width: width) { pen in
      pen.level(1) { symbol.draw(pen) }
      let (x, y): (CGFloat, CGFloat) = (width - 5.8, 18)
      pen.cut { pen.circle(x, y, 7.2, filled: true) }
      pen.circle(x, y, 5.6, filled: true)
      pen.cut { pen.with(line: pen.line * 0.7).place(glyph, x - glyph.width * 0.19, y - 24 * 0.19, scale: 0.38) }
    }
  }
  private static let badges: Set<String> = ["plus", "minus", "checkmark", "xmark", "clock", "exclamationmark", "questionmark", "ellipsis"]

  private static func withDot(_ symbol: Symbol) -> Symbol {
    Symbol(width: symbol.width + 2) { pen in
      pen.level(1) { symbol.draw(pen) }
      pen.cut { pen.circle(symbol.width - 3.4, 5, 5.6, filled: true) }
      pen.circle(symbol.width - 3.4, 5, 3.9, filled: true)
    }
  }

  /// Returns a filled person with a sign next to it.
  private static func symbolBeside(_ name: String) -> Symbol? {
    let start = "person.fill."
    guard name.hasPrefix(start), badges.contains(String(name.dropFirst(start.count))) else { return nil }
    guard let person = plain("person.fill"), let glyph = plain(String(name.dropFirst(start.count))) else { return nil }
    return Symbol(width: 32) { pen in
      pen.level(1) { pen.place(person, -1, 0, scale: 1) }
      pen.place(glyph, 20.4, 6.4, scale: 0.5)
    }
  }

  /// Returns a speech bubble that contains another symbol, if the name specifies one.
  static func bubbled(_ name: String) -> Symbol? {
    let filled = name.hasSuffix(".bubble.fill")
    guard filled || name.hasSuffix(".bubble") else { return nil }
    let base = String(name.dropLast(filled ? 12 : 7))
    guard let glyph = plain(base == "quote" ? "quote.closing" : base) else { return nil }
    return Symbol { pen in
      let bubble = CGPath.symbol(
        from: 5.4, 2.6, [18.6, 2.6], [20.6, 2.6, 21.8, 3.8, 21.8, 5.8], [21.8, 14.4], [21.8, 16.4, 20.6, 17.6, 18.6, 17.6], [10.4, 17.6],
        [5.8, 21.6],
        [5.8, 17.6], [5.4, 17.6], [3.4, 17.6, 2.2, 16.4, 2.2, 14.4], [2.2, 5.8], [2.2, 3.8, 3.4, 2.6, 5.4, 2.6])
      pen.panel(bubble, filled: filled) {
        pen.with(line: pen.line * 0.75).place(glyph, 12 - glyph.width * 0.24, 10.1 - 24 * 0.24, scale: 0.48)
      }
    }
  }
}
