import AVKit
import ImageIO
import SegueTesting
import Testing

@testable import AVFoundation
@testable import VideoExport
import HostInterface

@MainActor @Suite struct Look {
  func colorful(_ studio: FilmStudio) throws -> URL {
    let url = studio.folder.appendingPathComponent("c.mp4")
    let file = try AsideFile(url.path), film = try Film(file: file, width: 640, height: 360, framesPerSecond: 30)
    for n in 0..<120 {
      let b = PixelBuffer(width: 640, height: 360)
      for y in 0..<360 { for x in 0..<640 {
        let d = (x - 100 - n * 4) * (x - 100 - n * 4) + (y - 180) * (y - 180)
        let v: UInt32 = d < 3600 ? 0xFFFF3B30 : 0xFF000000 | UInt32(40 + x / 4) | UInt32(60 + y / 3) << 8 | UInt32(90) << 16
        b.row(y).storeBytes(of: v, toByteOffset: 4 * x, as: UInt32.self)
      } }
      try film.append(CGImage(b))
    }
    try film.finish(); try file.commit()
    return url
  }
  @Test(.enabled(if: ProcessInfo.processInfo.environment["LOOK"] != nil)) func look() throws {
    let studio = try FilmStudio(), url = try colorful(studio)
    func write(_ name: String, _ image: CGImage) throws { try Data(ImageEncoder.png(image)).write(to: URL(fileURLWithPath: "/tmp/wt-av/\(name).png")) }
    for (name, device) in [("portrait", Device.iPhoneX), ("pad", Device.named("ipad-landscape")!)] {
      let root = UIViewController(), app = TestApp(device: device) { root }
      let page = AVPlayerViewController()
      app.perform {
        root.view.backgroundColor = .white
        page.player = AVPlayer(url: url)
        page.modalPresentationStyle = .fullScreen
        root.present(page, animated: false)
      }
      app.advance(by: 1)
      app.perform { page.player?.seek(to: seconds(1.5)) }
      app.advance(by: 0.1)
      try write(name, app.session.currentFrame().image(scale: 1))
      if name == "portrait" {
        app.rotate(to: .landscapeLeft)
        app.advance(by: 1)
        app.perform { page.videoGravity = .resizeAspectFill; page.player?.play() }
        app.advance(by: 0.5)
        try write("landscape", app.session.currentFrame().image(scale: 1))
      }
    }
    let stage = FilmStage()
    let item = AVPlayerItem(url: url)
    stage.app.perform {
      stage.player.replaceCurrentItem(with: item); stage.player.play()
      stage.view.film.videoGravity = .resizeAspectFill
      stage.view.layer.cornerRadius = 30; stage.view.clipsToBounds = true
      UIView.animate(withDuration: 1.6) { stage.view.frame = CGRect(x: 0, y: 0, width: 375, height: 500) }
    }
    try write("strip", stage.app.filmStrip(1.8, count: 10, scale: 0.4))
  }
}
