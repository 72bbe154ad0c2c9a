import Foundation

/// An object that reports each unknown symbol name once, with similar names.
final class UnknownSymbols: @unchecked Sendable {  // The lock protects its state.
  static let all = UnknownSymbols()

  private let lock = NSLock()
  private var told: Set<String> = []
  /// The maximum number of reported names, because an app may compute names.
  private static let most = 200

  /// Prints a message about a name to standard error, the first time.
  func report(_ name: String) {
    let isNew = lock.withLock { told.count < Self.most && told.insert(name).inserted }
    if isNew { FileHandle.standardError.write(Data((Self.message(for: name) + "\n").utf8)) }
  }

  /// Returns the message about a name.
  static func message(for name: String) -> String {
    if SymbolTheme.icons[name] != nil, !SymbolTheme.isInstalled {
      return
        "UIImage(systemName: \"\(name)\"): the font \(SymbolTheme.family), which has this symbol, is not installed, and the image is nil: "
        + "apt install \(SymbolTheme.package)"
    }
    let near = Symbol.names(near: name).map { "\"\($0)\"" }.joined(separator: ", ")
    return "UIImage(systemName: \"\(name)\"): this symbol is not among those that are drawn here, and the image is nil. "
      + (near.isEmpty ? "None has a name like it; draw it with UIGraphicsImageRenderer." : "Near it are \(near).")
  }
}

extension Symbol {
  /// The names of symbols that have a drawing, without the variants with `circle` and `fill`.
  static let baseNames = [
    "app", "arrow.backward", "arrow.clockwise", "arrow.down", "arrow.forward", "arrow.left", "arrow.right", "arrow.up", "battery.100",
    "battery.100percent", "battery.75", "battery.75percent", "battery.50", "battery.50percent", "battery.25", "battery.25percent",
    "battery.0", "battery.0percent", "bell", "book", "bookmark", "capsule", "cellularbars", "checkmark", "chevron.backward", "chevron.down",
    "chevron.forward",
    "chevron.left", "chevron.right", "chevron.up", "circle", "clock", "doc.text.image", "ellipsis", "gamecontroller", "heart", "house",
    "info",
    "line.3.horizontal", "location", "magnifyingglass", "minus", "oval", "pause.fill", "person", "person.crop.circle", "photo", "play.fill",
    "plus", "rectangle", "rectangle.portrait", "square", "square.and.arrow.up", "square.stack.3d.up", "star", "wifi", "xmark",
  ]
  /// The names of signs and objects that are drawn by hand, without the variants with `fill`.
  static let drawnNames = [
    "airplayaudio", "apps.iphone", "arcade.stick", "arrow.counterclockwise", "arrow.down.app", "arrow.down.doc", "arrow.left.and.right",
    "arrow.turn.up.left", "arrow.turn.up.right", "arrow.up.app", "arrow.up.doc", "arrowshape.turn.up.right", "arrowtriangle.down",
    "arrowtriangle.left", "arrowtriangle.right", "arrowtriangle.up", "atom", "balloon", "barcode", "barcode.viewfinder", "binoculars",
    "bird", "bubble.middle.bottom", "bubble.right", "camera.filters", "carrot", "character", "character.cursor.ibeam",
    "chart.bar.doc.horizontal", "chart.bar.xaxis", "chart.dots.scatter", "chart.line.downtrend.xyaxis", "chart.line.uptrend.xyaxis",
    "chart.xyaxis.line", "chevron.compact.down", "chevron.compact.up", "chevron.left.forwardslash.chevron.right", "circle.dotted",
    "circle.grid.3x3", "cloud.drizzle", "cloud.heavyrain", "cloud.rain", "cloud.sun", "cross", "crown", "cube", "cube.transparent",
    "diamond", "divide", "dot.square", "ellipsis.rectangle", "eraser", "escape", "exclamationmark.2", "face.smiling", "faceid", "fish",
    "gearshape.2", "goforward", "hare", "lasso", "level", "line.diagonal", "list.star", "list.triangle", "moon.stars", "moon.zzz",
    "music.quarternote.3", "paragraphsign", "person.crop.rectangle", "person.line.dotted.person", "playpause", "plusminus",
    "questionmark.folder", "rectangle.inset.filled", "rectangle.split.1x2", "rectangle.split.2x1", "rectangle.split.3x1",
    "rectangle.stack", "road.lanes", "seal", "signature", "skateboard", "speaker.wave.3", "sportscourt", "square.3.layers.3d",
    "square.and.pencil", "square.dashed", "square.split.1x2", "square.split.2x1", "square.split.2x2", "square.stack", "stethoscope",
    "sunrise", "sunset", "switch.2", "tent", "text.quote", "textformat", "textformat.size", "textformat.size.larger",
    "textformat.size.smaller", "tortoise", "triangle", "wave.3.backward", "wave.3.forward", "wave.3.left", "wave.3.right",
    "waveform.and.mic", "waveform.path.ecg", "wifi.exclamationmark", "zzz",
  ]

  /// Returns at most three known names that are similar to a name or share words with it, the nearest first.
  static func names(near name: String) -> [String] {
    let words = Set(name.lowercased().split(separator: "."))
    let candidates = Set(
      (baseNames + drawnNames).flatMap { base in [base, base + ".fill", base + ".circle", base + ".circle.fill"] } + SymbolTheme.icons.keys)
    let slips = max(1, name.count / 4)
    let near = candidates.compactMap { candidate -> (shared: Int, distance: Int, name: String)? in
      let shared = words.intersection(candidate.split(separator: ".")).subtracting(["fill", "circle"]).count
      let distance = editDistance(name.lowercased(), candidate)
      return (shared > 0 || distance <= slips) && named(candidate) != nil ? (shared, distance, candidate) : nil
    }
    return near.sorted {
      ($0.distance > slips ? 1 : 0, -$0.shared, $0.distance, $0.name) < ($1.distance > slips ? 1 : 0, -$1.shared, $1.distance, $1.name)
    }
    .prefix(3).map(\.name)
  }

  /// Returns the number of inserted, removed and changed letters between two names.
  private static func editDistance(_ a: String, _ b: String) -> Int {
    let b = Array(b)
    var row = Array(0...b.count)
    for (i, letter) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for j in b.indices {
        let changed = diagonal + (letter == b[j] ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(changed, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[b.count]
  }
}
