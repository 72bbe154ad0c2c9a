import Foundation

/// The symbols of the executable, which exist unless it was stripped.
enum SymbolTable {
  /// Returns the functions and getters of a class, for example `scrollViewDidScroll(UIKit.UIScrollView) -> ()`, without the name of the
  /// class.
  static func ownNames(of type: AnyClass) -> [String] {
    guard let descriptor = name(of: type) else { return [] }
    let prefix = String(descriptor.dropLast(2))
    var names: [String] = []
    each { start, _ in
      guard strncmp(start, prefix, prefix.utf8.count) == 0 else { return }
      let symbol = String(cString: start)
      guard symbol.hasSuffix("F") || symbol.hasSuffix("vg"), let name = demangled(symbol) else { return }
      // A name begins with the class, as in `App.Feed.scrollViewDidScroll(…)`. A class inside a function follows its method:
      // `scrollViewDidScroll(…) -> () in Feed #1 in …`.
      let end = name.range(of: #"[A-Za-z0-9_]\("#, options: .regularExpression)?.lowerBound ?? name.range(of: ".getter")?.lowerBound
      guard let end else { return }
      let own = name[..<end].lastIndex(of: ".").map { name[name.index(after: $0)...] } ?? name[...]
      names.append(String(symbol.hasSuffix("vg") ? own.prefix { $0 != "." } : own))
    }
    return names
  }

  /// Returns the symbol of a class's descriptor. All generic classes of one declaration share it.
  private static func name(of type: AnyClass) -> String? {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    guard let descriptor = metadata.load(fromByteOffset: 40, as: UnsafeRawPointer?.self) else { return nil }
    var place = Place()
    guard address(descriptor, &place) != 0, let base = place.base else { return nil }
    let wanted = UInt(bitPattern: descriptor), offset = wanted &- UInt(bitPattern: base)
    var found: String?
    each { start, value in
      guard found == nil, value == offset || value == wanted else { return }
      let symbol = String(cString: start)
      if symbol.hasPrefix("$s"), symbol.hasSuffix("Mn") { found = symbol }
    }
    return found
  }

  private static func demangled(_ symbol: String) -> String? {
    guard let text = symbol.withCString({ demangle($0, UInt(strlen($0)), nil, nil, 0) }) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }

  /// Calls a closure with each symbol and its value. The executable must be a 64-bit ELF file, or there are none.
  private static func each(_ body: (UnsafePointer<CChar>, UInt) -> Void) {
    guard let file = try? Data(contentsOf: URL(fileURLWithPath: "/proc/self/exe"), options: .alwaysMapped) else { return }
    file.withUnsafeBytes { bytes in
      func number<T: FixedWidthInteger>(_ offset: Int, as: T.Type) -> Int {
        guard offset >= 0, offset + MemoryLayout<T>.size <= bytes.count else { return 0 }
        return Int(truncatingIfNeeded: bytes.loadUnaligned(fromByteOffset: offset, as: T.self))
      }
      guard bytes.count > 64, number(0, as: UInt32.self) == 0x464C_457F, bytes[4] == 2, let base = bytes.baseAddress else { return }
      let (sections, size, count) = (number(0x28, as: UInt64.self), number(0x3A, as: UInt16.self), number(0x3C, as: UInt16.self))
      for section in (0..<count).map({ sections + $0 * size }) where number(section + 4, as: UInt32.self) == symbolTable {
        let strings = sections + number(section + 0x28, as: UInt32.self) * size
        let (text, length) = (number(strings + 0x18, as: UInt64.self), number(strings + 0x20, as: UInt64.self))
        let (first, all) = (number(section + 0x18, as: UInt64.self), number(section + 0x20, as: UInt64.self))
        guard text + length <= bytes.count, first + all <= bytes.count else { continue }
        for symbol in stride(from: first, through: first + all - 24, by: 24) {
          let name = number(symbol, as: UInt32.self)
          guard name > 0, name < length else { continue }
          body((base + text + name).assumingMemoryBound(to: CChar.self), UInt(number(symbol + 8, as: Int64.self).magnitude))
        }
      }
    }
  }
  private static let symbolTable = 2
}

/// The structure `Dl_info`, which the Glibc module does not export.
private struct Place {
  var file: UnsafePointer<CChar>?
  var base: UnsafeRawPointer?
  var symbol: UnsafePointer<CChar>?
  var start: UnsafeRawPointer?
}
@_silgen_name("dladdr")
private func address(_ pointer: UnsafeRawPointer, _ place: UnsafeMutablePointer<Place>) -> CInt

@_silgen_name("swift_demangle")
private func demangle(
  _ name: UnsafePointer<CChar>, _ length: UInt, _ output: UnsafeMutablePointer<CChar>?, _ size: UnsafeMutablePointer<UInt>?,
  _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
