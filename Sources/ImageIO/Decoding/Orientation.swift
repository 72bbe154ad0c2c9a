import CoreGraphics

/// The orientation of the camera, from the EXIF block of a JPEG file.
enum Orientation {
  /// Returns the orientation from 1 (upright) to 8. It is 1 if the file does not contain a valid one.
  static func of(_ data: Data) -> Int {
    var segment = 2
    let bytes = [UInt8](data.prefix(1 << 17))  // segments before the picture are at most 64 kB each, and EXIF comes first
    while segment + 4 <= bytes.count, bytes[segment] == 0xFF, bytes[segment + 1] != 0xDA {
      let length = Int(bytes[segment + 2]) << 8 | Int(bytes[segment + 3])
      let body = segment + 4, end = segment + 2 + length
      if bytes[segment + 1] == 0xE1, end <= bytes.count, end - body > 14, bytes[body..<(body + 6)].elementsEqual([69, 120, 105, 102, 0, 0])
      {
        return tag(Array(bytes[(body + 6)..<end])) ?? 1
      }
      guard length >= 2 else { return 1 }
      segment = end
    }
    return 1
  }

  /// Returns the value of tag 0x0112 in the first directory of a TIFF block.
  private static func tag(_ tiff: [UInt8]) -> Int? {
    let little = tiff.starts(with: [0x49, 0x49])
    guard little || tiff.starts(with: [0x4D, 0x4D]) else { return nil }
    func number(_ at: Int, _ count: Int) -> Int? {
      guard at >= 0, at + count <= tiff.count else { return nil }
      return tiff[at..<(at + count)].enumerated().reduce(0) { $0 | Int($1.element) << (8 * (little ? $1.offset : count - 1 - $1.offset)) }
    }
    guard let directory = number(4, 4), let entries = number(directory, 2) else { return nil }
    for i in 0..<entries {
      let entry = directory + 2 + 12 * i
      guard let tag = number(entry, 2) else { return nil }
      if tag == 0x0112 { return number(entry + 8, 2).flatMap { (1...8).contains($0) ? $0 : nil } }
    }
    return nil
  }
}
