import CoreGraphics
import Foundation
import ImageIO
import Testing

@testable import SegueTesting

/// Goldens, compared in a folder of their own that goes with the test.
@Suite final class GoldenTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("goldens-\(UUID().uuidString)")
  private var goldens: URL { folder.appendingPathComponent("Goldens") }
  private var file: String { folder.appendingPathComponent("SomeTests.swift").path }

  init() throws { try FileManager.default.createDirectory(at: goldens, withIntermediateDirectories: true) }
  deinit { try? FileManager.default.removeItem(at: folder) }

  private func square(_ gray: UInt8, spot: UInt8? = nil) -> CGImage {
    let buffer = PixelBuffer(width: 8, height: 8)
    for y in 0..<8 {
      for x in 0..<8 * 4 { buffer.row(y).storeBytes(of: x % 4 == 3 ? 255 : gray, toByteOffset: x, as: UInt8.self) }
    }
    if let spot { for x in 0..<3 { buffer.row(4).storeBytes(of: spot, toByteOffset: 16 + x, as: UInt8.self) } }
    return CGImage(buffer)
  }
  private func write(_ picture: CGImage) throws { try ImageEncoder.png(picture).write(to: goldens.appendingPathComponent("square.png")) }
  private var differencePath: String { goldens.appendingPathComponent("square.difference.png").path }

  @Test func `a picture that changed is shown beside its golden, with the difference, until it is right again`() throws {
    try write(square(200))
    #expect { try Golden.check(self.square(100), named: "square", beside: self.file) } throws: { error in
      "\(error)".contains("square.png differs by 75.0") && "\(error)".contains("square.difference.png")
    }
    let shown = try ImageDecoder.decode(try Data(contentsOf: URL(fileURLWithPath: differencePath)), name: "difference").image
    #expect(shown.width == 3 * 8 + 16 && shown.height == 8)
    try Golden.check(square(200), named: "square", beside: file)
    #expect(!FileManager.default.fileExists(atPath: differencePath))
  }

  @Test func `only what differs is red`() throws {
    let difference = PictureDifference(golden: square(200), now: square(200, spot: 150))
    let picture = difference.picture
    func pixel(_ x: Int, _ y: Int) -> [UInt8] { (0..<3).map { picture.bytes[y * picture.bytesPerRow + x * 4 + $0] } }
    let left = 2 * (8 + 8)
    #expect(pixel(left + 4, 4)[0] == 0 && pixel(left + 4, 4)[2] > 200)
    #expect(pixel(left + 3, 4)[0] == pixel(left + 3, 4)[2])
  }

  @Test func `a picture within the tolerance passes`() throws {
    try write(square(200))
    try Golden.check(square(201), named: "square", beside: file)
  }

  @Test func `pictures of other sizes, and missing goldens, are named`() throws {
    #expect { try Golden.check(self.square(1), named: "square", beside: self.file) } throws: {
      "\($0)".contains("there is no golden square.png") && "\($0)".contains("SEGUE_RECORD=1")
    }
    try ImageEncoder.png(CGImage(PixelBuffer(width: 4, height: 8))).write(to: goldens.appendingPathComponent("square.png"))
    #expect { try Golden.check(self.square(1), named: "square", beside: self.file) } throws: {
      "\($0)".contains("square.png is 4×8, and now it is 8×8")
    }
  }

  @Test func `a text's first line that differs is named, with both`() throws {
    try Data("one\ntwo\n".utf8).write(to: goldens.appendingPathComponent("text.txt"))
    try Golden.check("one\ntwo\n", named: "text", beside: file)
    #expect { try Golden.check("one\nzwei\n", named: "text", beside: self.file) } throws: {
      "\($0)".contains("text.txt:2 differs") && "\($0)".contains("two") && "\($0)".contains("zwei")
    }
  }
}
