import QuartzCore
import Testing
import UIKit

@MainActor
struct GraphicsTests {
  let runtime = Runtime()

  private func format(_ scale: CGFloat, opaque: Bool = false) -> UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    (format.scale, format.opaque) = (scale, opaque)
    return format
  }

  @Test func `a renderer draws in points and leaves no context behind`() throws {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 8), format: format(2))
    let image = renderer.image { context in
      UIColor.red.setFill()
      UIBezierPath(rect: CGRect(x: 1, y: 1, width: 2, height: 2)).fill()
      #expect(UIGraphicsGetCurrentContext() === context.cgContext)
    }
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(image.size == CGSize(width: 10, height: 8) && image.scale == 2)
    let pixels = try #require(image.cgImage)
    #expect(pixels.width == 20 && pixels.pixel(x: 2, y: 2) == 0xFFFF_0000 && pixels.pixel(x: 6, y: 2) == 0)
  }

  @Test func `a renderer's bounds move the origin, and opaque starts black`() throws {
    let bounds = CGRect(x: 100, y: 50, width: 4, height: 4)
    let image = UIGraphicsImageRenderer(bounds: bounds, format: format(1, opaque: true)).image {
      UIColor.white.setFill()
      $0.fill(CGRect(x: 100, y: 50, width: 1, height: 1))
    }
    let pixels = try #require(image.cgImage)
    #expect(pixels.pixel(x: 0, y: 0) == 0xFFFF_FFFF && pixels.pixel(x: 1, y: 0) == 0xFF00_0000 && pixels.isOpaque)
  }

  @Test func `begin and end nest, and an end too many does nothing`() {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), false, 2)
    UIGraphicsBeginImageContext(CGSize(width: 3, height: 3))
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 3, height: 3))
    UIGraphicsEndImageContext()
    UIColor.blue.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 4))
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    UIGraphicsEndImageContext()
    #expect(image?.cgImage?.pixel(x: 7, y: 7) == 0xFF00_00FF)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsBeginImageContext(.zero)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func `a drawing that leaves its own contexts open does not disturb the one around it`() {
    _ = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in
      UIGraphicsBeginImageContext(CGSize(width: 3, height: 3))
    }
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func `images are drawn upright, with caps that keep their size`() throws {
    let source = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 6), format: format(1)).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 6, height: 6))
      UIColor.blue.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    let cap = UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
    for mode in [UIImage.ResizingMode.stretch, .tile] {
      let drawn = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format(1)).image { _ in
        source.resizableImage(withCapInsets: cap, resizingMode: mode).draw(in: CGRect(x: 0, y: 0, width: 20, height: 20))
      }
      let pixels = try #require(drawn.cgImage)
      #expect(pixels.pixel(x: 1, y: 1) == 0xFF00_00FF)
      #expect(
        pixels.pixel(x: 2, y: 2) == 0xFFFF_0000 && pixels.pixel(x: 10, y: 1) == 0xFFFF_0000 && pixels.pixel(x: 19, y: 19) == 0xFFFF_0000)
    }
  }

  @Test func `tinting keeps the shape and changes the colour`() throws {
    let star = try #require(UIImage(systemName: "star.fill"))
    #expect(star.isSymbolImage && star.cgImage?.format == .alpha)
    let tinted = star.withTintColor(.green, renderingMode: .alwaysOriginal)
    let pixels = try #require(tinted.cgImage)
    #expect(pixels.pixel(x: pixels.width / 2, y: pixels.height / 2) == 0xFF00_FF00)
    #expect(pixels.pixel(x: 0, y: 0) == 0)
    #expect(tinted.renderingMode == .alwaysOriginal && tinted.size == star.size)
  }

  @Test func `a symbol nobody drew is nil, and a configuration changes size and weight`() throws {
    #expect(UIImage(systemName: "unicorn.rampant") == nil)
    let plus = try #require(UIImage(systemName: "plus"))
    let large = try #require(UIImage(systemName: "plus", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34)))
    #expect(large.size.height > plus.size.height * 1.8)
    let bold = plus.withConfiguration(UIImage.SymbolConfiguration(weight: .black))
    func ink(_ image: UIImage) -> Int { image.cgImage!.bytes.reduce(0) { $0 + Int($1) } }
    #expect(ink(bold) > ink(plus))
  }

  @Test func `files keep their scale, and a broken one is nil`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("segue-image-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let image = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 4), format: format(1)).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 6, height: 4))
    }
    let path = folder.appendingPathComponent("red@2x.png").path
    try #require(image.pngData()).write(to: URL(fileURLWithPath: path))
    let read = try #require(UIImage(contentsOfFile: path))
    #expect(read.size == CGSize(width: 3, height: 2) && read.scale == 2)
    #expect(UIImage(data: Data("GIF89a".utf8)) == nil)
    #expect(UIImage(contentsOfFile: folder.path) == nil)
    #expect(UIImage(named: "nothing of that name") == nil)
  }
}
