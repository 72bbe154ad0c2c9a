import CoreGraphics
import ImageIO
import Testing

struct OrientationTests {
  /// A JPEG that is red at its upper left and says how it was held.
  private func photo(_ orientation: UInt8, little: Bool) throws -> Data {
    let context = CGContext(PixelBuffer(width: 48, height: 32))
    context.setFillColor(gray: 1, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 48, height: 32))
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 16, height: 16))
    var file = try ImageEncoder.jpeg(context.takeImage(), quality: 95)
    let tiff: [UInt8] =
      little
      ? [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0]
      : [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
    let exif: [UInt8] = Array("Exif".utf8) + [0, 0] + tiff
    file.insert(contentsOf: [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif, at: 2)
    return file
  }

  /// Where the corner that was the upper left in the file is seen.
  @Test(arguments: [(1, 0, 0), (2, 1, 0), (3, 1, 1), (4, 0, 1), (5, 0, 0), (6, 1, 0), (7, 1, 1), (8, 0, 1)] as [(UInt8, Int, Int)])
  func `a photo is turned as the camera was held`(orientation: UInt8, right: Int, bottom: Int) throws {
    for little in [false, true] {
      let image = try ImageDecoder.decode(photo(orientation, little: little), name: "photo.jpg").image
      #expect(image.width == (orientation < 5 ? 48 : 32) && image.height == (orientation < 5 ? 32 : 48))
      let corner = image.pixel(x: right == 0 ? 4 : image.width - 5, y: bottom == 0 ? 4 : image.height - 5)
      #expect(corner >> 16 & 255 > 200 && corner & 255 < 60)
    }
  }

  @Test func `a number that is none, and a block cut short, leave the photo as it is`() throws {
    #expect(try ImageDecoder.decode(photo(77, little: true), name: "photo.jpg").image.width == 48)
    var cut = try photo(6, little: true)
    cut[5] = 16  // the block ends before its directory does
    cut.removeSubrange((4 + 14)..<(4 + 32))
    #expect(try ImageDecoder.decode(cut, name: "photo.jpg").image.width == 48)
  }
}
