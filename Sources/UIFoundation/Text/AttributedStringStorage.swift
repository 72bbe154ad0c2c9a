import CAttributedStrings
import Foundation

/// The deinitializer that Foundation's attributed strings lack on Linux. Without it, a string never releases the object with its runs, nor
/// the values of its attributes. (Docs/decisions/0021-attributed-strings.md)
package enum AttributedStringStorage {
  /// A Boolean value that indicates whether attributed strings release their attributes. Reading it installs the deinitializer once per
  /// process.
  package static let isReleased: Bool = {
    if releasesAttributes { return true }
    guard let (string, array) = offsets else { return false }
    for metadata in [NSAttributedString.self, NSMutableAttributedString.self] as [AnyClass] {
      attributed_strings_release(unsafeBitCast(metadata, to: UnsafeMutableRawPointer.self), string, array)
    }
    return releasesAttributes
  }()

  /// A Boolean value that indicates whether a test string releases the value of its attribute.
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

  /// The byte offsets of a string's characters and of its runs. The value is `nil` if Foundation uses another layout.
  private static var offsets: (string: Int, array: Int)? {
    let probe = NSAttributedString(string: "a")
    let fields = Mirror(reflecting: probe).children.map { $0 }
    guard fields.map(\.label) == ["_cfinfo", "_string", "_attributeArray"], let string = fields[1].value as? NSString,
      let array = fields[2].value as? OpaquePointer
    else { return nil }
    // The words are the object header, CoreFoundation's word, and the two pointers.
    let words = Unmanaged.passUnretained(probe).toOpaque().assumingMemoryBound(to: UInt.self)
    let isAsExpected =
      words[3] == UInt(bitPattern: Unmanaged.passUnretained(string).toOpaque()) && words[4] == UInt(bitPattern: array)
    return withExtendedLifetime(probe) { isAsExpected ? (3 * 8, 4 * 8) : nil }
  }
}
