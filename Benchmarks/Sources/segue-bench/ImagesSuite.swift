import Compositor
import CoreGraphics
import ImageIO

extension Suite {
  /// Frames to files, files to pixels, and Core Graphics' drawing.
  static let images = Suite(name: "images") { reporter in
    let scene = CardOpening(scale: 3), poses = 12
    let frames = (0..<poses).map { pose in
      let buffer = PixelBuffer(width: 1170, height: 2532)
      Compositor(.init(threads: 1)).render(scene.list(pose: pose * CardOpening.poses / poses), into: buffer)
      return CGImage(buffer)
    }
    reporter.time("a frame of 1170×2532 as PNG", poses: poses) { { _ = try ImageEncoder.png(frames[$0]) } }
    reporter.time("the same as JPEG of quality 85", poses: poses) { { _ = try ImageEncoder.jpeg(frames[$0]) } }
    reporter.time("the same read from PNG", poses: poses) {
      let files = try frames.map { try ImageEncoder.png($0) }
      return { _ = try ImageDecoder.decode(files[$0], name: "frame") }
    }
    reporter.time("the same read from JPEG", poses: poses) {
      let files = try frames.map { try ImageEncoder.jpeg($0) }
      return { _ = try ImageDecoder.decode(files[$0], name: "frame") }
    }

    let small = CardOpening(scale: 1)
    let film = (0..<poses).map { pose in
      let buffer = PixelBuffer(width: 390, height: 844)
      Compositor(.init(threads: 1)).render(small.list(pose: pose * CardOpening.poses / poses), into: buffer)
      return CGImage(buffer)
    }
    reporter.time("a frame of 390×844 of a GIF film", poses: poses, runs: 3) {
      let writer = try GIFWriter(width: 390, height: 844)
      return { try writer.append(film[$0], duration: 1.0 / 30) }
    }

    let canvas = PixelBuffer(width: 1170, height: 1404)
    for blur in [8.0, 30, 90] {
      reporter.time("a rounded card of 900×1000 drawn with a shadow of blur \(Int(blur)) px", poses: 8, runs: 3) {
        { _ in
          let context = CGContext(canvas)
          context.setShadow(offset: CGSize(width: 0, height: 12), blur: blur, color: CGColor(gray: 0, alpha: 0.4))
          context.setFillColor(gray: 1, alpha: 1)
          context.addPath(CGPath(roundedRect: CGRect(x: 135, y: 202, width: 900, height: 1000), cornerWidth: 48, cornerHeight: 48))
          context.fillPath()
        }
      }
    }
  }
}
