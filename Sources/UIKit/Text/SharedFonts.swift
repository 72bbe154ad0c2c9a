import Foundation
import Typesetting

/// The fonts of the process: as long as one of a kind is in use, asking for that kind gives it.
///
/// It knows those in use and a few that were asked for last, so apps whose text grows by animation do not collect a font for each size.
final class SharedFonts: @unchecked Sendable {  // by its lock
  static let all = SharedFonts()

  private struct Kind: Hashable {
    var description: FontDescription
    var textStyle: UIFont.TextStyle?
  }
  private struct Entry { weak var font: UIFont? }

  private let lock = NSLock()
  private var fonts: [Kind: Entry] = [:]
  /// How many kinds are known before those that nobody uses are forgotten: twice as many as were in use the last time.
  private var limit = 64
  /// Those asked for last, in a ring.
  private var recent: [UIFont] = []
  private var next = 0
  private static let recentCount = 32

  /// The font of a kind.
  func font(_ description: FontDescription, textStyle: UIFont.TextStyle? = nil) -> UIFont {
    let kind = Kind(description: description, textStyle: textStyle)
    lock.lock()
    defer { lock.unlock() }
    if let font = fonts[kind]?.font { return font }
    if fonts.count >= limit {
      fonts = fonts.filter { $0.value.font != nil }
      limit = max(64, 2 * fonts.count)
    }
    let font = UIFont(description, textStyle: textStyle)
    fonts[kind] = Entry(font: font)
    if recent.count < Self.recentCount { recent.append(font) } else { recent[next] = font }
    next = (next + 1) % Self.recentCount
    return font
  }

  /// How many kinds are known.
  var count: Int { lock.withLock { fonts.count } }
}
