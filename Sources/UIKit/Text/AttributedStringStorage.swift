import CAttributedStrings
import Foundation

/// Foundation's attributed strings on Linux keep their runs in an object that they own and never release, and with it every attribute's
/// value. Here they get the deinitialiser that they lack. (Docs/decisions/0021-attributed-strings.md)
enum AttributedStringStorage {
  /// Whether attributed strings release their attributes; asking sees to it, once in a process.
  static let isReleased: Bool = {
    if releasesAttributes { return true }
    guard let (string, array) = offsets else { return false }
    for metadata in [NSAttributedString.self, NSMutableAttributedString.self] as [AnyClass] {
      attributed_strings_release(unsafeBitCast(metadata, to: UnsafeMutableRawPointer.self), string, array)
    }
    return releasesAttributes
  }()

  /// Tries it with a string and a value.
  private static var releasesAttributes: Bool {
    weak var value: NSObject?
    func makeString() {
      let object = NSObject()
      value = object
      _ = NSAttributedString(string: "a", attributes: [NSAttributedString.Key("a"): object])
    }
    makeString()
    return value == nil
  }

  /// Where a string keeps its characters and its runs, in bytes; nil in a Foundation that keeps them otherwise.
  private static var offsets: (string: Int, array: Int)? {
    let probe = NSAttributedString(string: "a")
    let fields = Mirror(reflecting: probe).children.map { $0 }
    guard fields.map(\.label) == ["_cfinfo", "_string", "_attributeArray"], let string = fields[1].value as? NSString,
      let array = fields[2].value as? OpaquePointer
    else { return nil }
    // The header, CoreFoundation's word, and the two pointers.
    let words = Unmanaged.passUnretained(probe).toOpaque().assumingMemoryBound(to: UInt.self)
    let isAsExpected =
      words[3] == UInt(bitPattern: Unmanaged.passUnretained(string).toOpaque()) && words[4] == UInt(bitPattern: array)
    return withExtendedLifetime(probe) { isAsExpected ? (3 * 8, 4 * 8) : nil }
  }
}
