import Foundation
import SeededRandom

/// A film as a list of boxes, for tests that change one field of it.
struct FilmFields {
  /// The boxes that hold other boxes. The value is the number of bytes before the first of them.
  private static let containers = [
    "moov": 0, "trak": 0, "mdia": 0, "minf": 0, "stbl": 0, "edts": 0, "dinf": 0, "udta": 0, "stsd": 8, "avc1": 78,
  ]
  private let film: Data
  /// The bytes that say what a film is: box headers, and the contents of boxes that hold no others.
  private var fields: [Range<Int>] = []

  init(_ film: Data) {
    self.film = Data(film)
    gather(0..<self.film.count)
  }

  private mutating func gather(_ range: Range<Int>) {
    var place = range.lowerBound
    while place + 8 <= range.upperBound {
      let size = Int(film[place]) << 24 | Int(film[place + 1]) << 16 | Int(film[place + 2]) << 8 | Int(film[place + 3])
      let end = place + size
      guard size >= 8, end <= range.upperBound else { return }
      let name = String(decoding: film[place + 4..<place + 8], as: UTF8.self)
      if let skipped = Self.containers[name] {
        fields.append(place..<place + 8 + skipped)
        gather(place + 8 + skipped..<end)
      } else if name != "mdat" {
        fields.append(place..<end)
      }
      place = end
    }
  }

  /// Values near the ends of the ranges of fields, where sums and products overflow.
  private static let extremes: [UInt64] = [
    0, 1, 2, 0x7F, 0x80, 0xFF, 0x7FFF, 0x8000, 0xFFFF, 0x7FFF_FFFE, 0x7FFF_FFFF, 0x8000_0000, 0x8000_0001, 0xFFFF_FFFE, 0xFFFF_FFFF,
    0x7FFF_FFFF_FFFF_FFFE, 0x7FFF_FFFF_FFFF_FFFF, 0x8000_0000_0000_0000, 0xFFFF_FFFF_FFFF_FFFE, 0xFFFF_FFFF_FFFF_FFFF,
  ]

  /// A copy in which one field has another value, and where that is.
  func changed(_ random: inout SeededRandom) -> (film: Data, change: String) {
    let box = fields.randomElement(using: &random)!
    let width = [1, 2, 4, 4, 4, 8].filter { $0 <= box.count }.randomElement(using: &random)!
    let place = box.lowerBound + Int.random(in: 0...(box.count - width) / min(width, 4), using: &random) * min(width, 4)
    let value = Bool.random(using: &random) ? Self.extremes.randomElement(using: &random)! : random.next()
    var copy = film
    for byte in 0..<width where place + byte < box.upperBound {
      copy[place + byte] = UInt8(truncatingIfNeeded: value >> UInt64(8 * (width - 1 - byte)))
    }
    let name = String(decoding: film[box.lowerBound + 4..<box.lowerBound + 8], as: UTF8.self)
    return (copy, "\(name) + \(place - box.lowerBound): \(copy[place..<min(place + width, copy.count)].map { $0 })")
  }

  /// A copy with another value of four bytes in a box.
  func with(_ value: UInt32, in name: String, at offset: Int) -> Data {
    let box = fields.first { String(decoding: film[$0.lowerBound + 4..<$0.lowerBound + 8], as: UTF8.self) == name }!
    var copy = film
    for byte in 0..<4 { copy[box.lowerBound + 8 + offset + byte] = UInt8(truncatingIfNeeded: value >> UInt32(8 * (3 - byte))) }
    return copy
  }
}
