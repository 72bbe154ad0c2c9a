import Foundation
import Typesetting

/// The fonts of the process. While a font is in use, equal requests return the same object.
///
/// It references the fonts in use weakly and the fonts requested last strongly. An app that animates its text size therefore does not
/// accumulate a font for each size.
final class SharedFonts: @unchecked Sendable {  // protected by `lock`
  static let all = SharedFonts()

  private struct Kind: Hashable {
    var description: FontDescription
    var textStyle: UIFont.TextStyle?
  }
  private struct Entry { weak var font: UIFont? }

  private let lock = NSLock()
  private var fonts: [Kind: Entry] = [:]
  /// The number of entries at which unused ones are removed. It is twice the number that was in use after the last removal.
  private var limit = 64
  /// The fonts that were requested last, in a ring buffer.
  private var recent: [UIFont] = []
  private var next = 0
  private static let recentCount = 32

  /// Returns the font for a description and a text style.
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

  /// The number of entries.
  var count: Int { lock.withLock { fonts.count } }
}
