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

  /// Gray, with pixels of another gray at places.
  private func square(_ gray: UInt8, side: Int = 8, spot: UInt8 = 0, at places: [(x: Int, y: Int)] = []) -> CGImage {
    let buffer = PixelBuffer(width: side, height: side)
    for y in 0..<side {
      for x in 0..<side * 4 { buffer.row(y).storeBytes(of: x % 4 == 3 ? 255 : gray, toByteOffset: x, as: UInt8.self) }
    }
    for place in places { for x in 0..<3 { buffer.row(place.y).storeBytes(of: spot, toByteOffset: place.x * 4 + x, as: UInt8.self) } }
    return CGImage(buffer)
  }
  private func write(_ picture: CGImage) throws { try ImageEncoder.png(picture).write(to: goldens.appendingPathComponent("square.png")) }
  private var differencePath: String { goldens.appendingPathComponent("square.difference.png").path }

  @Test func `a picture that changed is shown beside its golden, with the difference, until it is right again`() throws {
    try write(square(200))
    #expect { try Golden.check(self.square(100), named: "square", beside: self.file) } throws: { error in
      "\(error)".contains("square.png differs: 75.0 % of its components") && "\(error)".contains("square.difference.png")
    }
    let shown = try ImageDecoder.decode(try Data(contentsOf: URL(fileURLWithPath: differencePath)), name: "difference").image
    #expect(shown.width == 3 * 8 + 16 && shown.height == 8)
    try Golden.check(square(200), named: "square", beside: file)
    #expect(!FileManager.default.fileExists(atPath: differencePath))
  }

  @Test func `only what differs is red`() throws {
    let difference = PictureDifference(golden: square(200), now: square(200, spot: 150, at: [(4, 4)]), threshold: 8)
    let picture = difference.picture
    func pixel(_ x: Int, _ y: Int) -> [UInt8] { (0..<3).map { picture.bytes[y * picture.bytesPerRow + x * 4 + $0] } }
    let left = 2 * (8 + 8)
    #expect(pixel(left + 4, 4)[0] == 0 && pixel(left + 4, 4)[2] > 200)
    #expect(pixel(left + 3, 4)[0] == pixel(left + 3, 4)[2])
  }

  @Test func `components that are off by 8 pass, however many; by 9 they do not`() throws {
    try write(square(200))
    try Golden.check(square(208), named: "square", beside: file)
    #expect(throws: TestError.Reason.self) { try Golden.check(self.square(209), named: "square", beside: self.file) }
  }

  @Test func `two pixels in a thousand may be off by much, three may not`() throws {
    try write(square(200, side: 100))
    let few = (0..<26).map { (x: $0, y: 7) }  // 78 of 40,000 components
    try Golden.check(square(200, side: 100, spot: 0, at: few), named: "square", beside: file)
    let more = few + [(x: 90, y: 90)]
    #expect(throws: TestError.Reason.self) {
      try Golden.check(self.square(200, side: 100, spot: 0, at: more), named: "square", beside: self.file)
    }
  }

  @Test func `the message says where the largest difference in one piece is, and how large`() throws {
    try write(square(200, side: 20))
    // A diagonal of five is one piece, and so are two neighbours.
    let places = (0..<5).map { (x: 3 + $0, y: 10 + $0) } + [(x: 15, y: 0), (x: 16, y: 0)]
    #expect { try Golden.check(self.square(200, side: 20, spot: 140, at: places), named: "square", beside: self.file) } throws: {
      "\($0)".contains("The largest difference in one piece: 5×5 pixels at (3, 10), 5 of them by up to 60 of 255.")
    }
  }

  @MainActor @Test func `a page at 0.83 of its size instead of 0.86 fails its strip`() throws {
    func strip(_ scale: CGFloat) -> CGImage {
      let page = UIView()
      let app = TestApp {
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        page.backgroundColor = .systemGray5
        page.frame = CGRect(x: 0, y: 0, width: 375, height: 812)
        controller.view.addSubview(page)
        return controller
      }
      app.perform {
        // Most of the strip is the same: the page is small for a fifth of the time.
        UIView.animate(withDuration: 0.1, delay: 1, options: []) { page.transform = CGAffineTransform(scaleX: scale, y: scale) }
        UIView.animate(withDuration: 0.1, delay: 1.2, options: []) { page.transform = .identity }
      }
      return app.filmStrip(2, count: 12)
    }
    let golden = strip(0.86)
    try write(golden)
    try Golden.check(strip(0.86), named: "square", beside: file)
    #expect(throws: TestError.Reason.self) { try Golden.check(strip(0.83), named: "square", beside: self.file) }
  }

  @Test func `recording writes what differs, and leaves alone what would pass`() throws {
    try write(square(200))
    let golden = goldens.appendingPathComponent("square.png")
    let before = try Data(contentsOf: golden)
    try Golden.check(square(201), named: "square", beside: file, recording: true)
    #expect(try Data(contentsOf: golden) == before)
    #expect(throws: TestError.Reason.self) { try Golden.check(self.square(100), named: "square", beside: self.file) }
    try Golden.check(square(100), named: "square", beside: file, recording: true)
    #expect(try Data(contentsOf: golden) != before && !FileManager.default.fileExists(atPath: differencePath))
    try Golden.check(square(100), named: "square", beside: file)
    try Golden.check("new\n", named: "text", beside: file, recording: true)
    try Golden.check("new\n", named: "text", beside: file)
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
