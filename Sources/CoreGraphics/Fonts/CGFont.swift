/// A font as it is in a file: TrueType, OpenType or the first face of a collection.
///
/// `CTFontManagerRegisterGraphicsFont` makes its faces available to `UIFont` by their names.
public final class CGFont: @unchecked Sendable {
  /// The bytes of the font.
  package let data: Data
  /// The file of the font, or `nil` if the data was in memory.
  package let path: String?
  private let names: FontNames

  /// Creates a font from data. The result is `nil` if the data is not a font.
  public init?(_ provider: CGDataProvider) {
    guard let data = provider.data.map({ Data(referencing: $0) }), let names = FontNames(data) else { return nil }
    (self.data, self.names, path) = (data, names, provider.path)
  }

  /// The PostScript name, for example "SourceSans3-Bold".
  public var postScriptName: CFString? { names[6] }
  /// The full name, for example "Source Sans 3 Bold".
  public var fullName: CFString? { names[4] }
}

/// The names of a font, from the table "name" of the OpenType format.
struct FontNames {
  private var texts: [Int: String] = [:]

  init?(_ data: Data) {
    let bytes = Bytes(data: data)
    var start = 0
    if bytes.tag(0) == "ttcf" {
      guard let first = bytes.uint32(12) else { return nil }
      start = first
    }
    guard let version = bytes.uint32(start), [0x0001_0000, 0x4F54_544F, 0x7472_7565].contains(version), let tables = bytes.uint16(start + 4)
    else { return nil }
    for index in 0..<tables where bytes.tag(start + 12 + 16 * index) == "name" {
      guard let table = bytes.uint32(start + 12 + 16 * index + 8) else { return nil }
      read(bytes, table)
    }
  }

  subscript(number: Int) -> String? { texts[number] }

  private mutating func read(_ bytes: Bytes, _ table: Int) {
    guard let count = bytes.uint16(table + 2), let storage = bytes.uint16(table + 4) else { return }
    for index in 0..<count {
      let record = table + 6 + 12 * index
      guard let platform = bytes.uint16(record), let language = bytes.uint16(record + 4), let number = bytes.uint16(record + 6),
        let length = bytes.uint16(record + 8), let offset = bytes.uint16(record + 10),
        let text = bytes.part(table + storage + offset, length)
      else { return }
      // Windows names are UTF-16, and US English is 0x409. Those of the Macintosh are one byte a letter.
      if platform == 3 && (language == 0x409 || texts[number] == nil) {
        texts[number] = String(data: text, encoding: .utf16BigEndian)
      } else if platform == 1 && texts[number] == nil {
        texts[number] = String(data: text, encoding: .macOSRoman)
      }
    }
  }

  /// Bytes with the highest byte of a number first.
  private struct Bytes {
    let data: Data
    func part(_ offset: Int, _ length: Int) -> Data? {
      guard offset >= 0, length >= 0, offset + length <= data.count else { return nil }
      return data.subdata(in: data.startIndex + offset..<data.startIndex + offset + length)
    }
    func uint16(_ offset: Int) -> Int? { part(offset, 2).map { $0.reduce(0) { $0 << 8 | Int($1) } } }
    func uint32(_ offset: Int) -> Int? { part(offset, 4).map { $0.reduce(0) { $0 << 8 | Int($1) } } }
    func tag(_ offset: Int) -> String? { part(offset, 4).flatMap { String(data: $0, encoding: .ascii) } }
  }
}
