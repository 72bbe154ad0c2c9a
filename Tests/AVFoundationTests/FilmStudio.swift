import CoreGraphics
import Foundation
import HostInterface

@testable import VideoExport

/// Makes films whose pictures say their number: eight upright stripes, white for a bit that is set, the lowest at the left.
final class FilmStudio {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("segue-films-\(UUID().uuidString)")
  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
  deinit { try? FileManager.default.removeItem(at: folder) }

  /// A film of `count` pictures, whose first number is `first`.
  func film(
    _ name: String = "film.mp4", count: Int = 30, first: Int = 0, rate: Int = 30, width: Int = 64, height: Int = 48
  ) throws -> URL {
    let url = folder.appendingPathComponent(name)
    let file = try TemporaryFile(url.path), film = try Film(file: file, width: width, height: height, framesPerSecond: rate)
    for number in first..<first + count { try film.append(Self.picture(number, width, height)) }
    try film.finish()
    try file.commit()
    return url
  }
  /// A file of some bytes.
  func file(_ name: String, _ data: Data) throws -> URL {
    let url = folder.appendingPathComponent(name)
    try data.write(to: url)
    return url
  }
  /// A copy of a film in which a part is changed, found by the four letters before it.
  func patched(_ film: URL, _ name: String, after letters: String, at offset: Int, _ bytes: [UInt8]) throws -> URL {
    var data = try Data(contentsOf: film)
    let place = data.range(of: Data(letters.utf8))!.upperBound + offset
    data.replaceSubrange(place..<place + bytes.count, with: bytes)
    return try file(name, data)
  }

  static func picture(_ number: Int, _ width: Int, _ height: Int) -> CGImage {
    let buffer = PixelBuffer(width: width, height: height)
    for x in 0..<width {
      let isSet = number >> (x * 8 / width) & 1 == 1
      buffer.row(0).storeBytes(of: isSet ? 0xFFEB_EBEB : 0xFF10_1010, toByteOffset: 4 * x, as: UInt32.self)
    }
    for y in 1..<height { buffer.row(y).copyMemory(from: buffer.row(0), byteCount: 4 * width) }
    return CGImage(buffer)
  }
  /// The number that a picture, or a part of one, says.
  static func number(of image: CGImage, in rect: CGRect? = nil) -> Int {
    let rect = rect ?? CGRect(x: 0, y: 0, width: image.width, height: image.height)
    return (0..<8).reduce(0) { number, bit in
      let x = Int(rect.minX + rect.width * (Double(bit) + 0.5) / 8), y = Int(rect.midY)
      return number | (image.pixel(x: x, y: y) & 0xFF > 128 ? 1 << bit : 0)
    }
  }
}
