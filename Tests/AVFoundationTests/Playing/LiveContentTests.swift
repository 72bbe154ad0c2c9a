import AVFoundation
import CLibAV
import HeadlessHost
import HostInterface
import ImageIO
import SegueTesting
import Testing
import UIKit

/// What plays within a card, and what it leaves behind.
@MainActor @Suite struct LiveContentTests {
  let stage = FilmStage()

  @Test func `pictures that were shown are let go of`() throws {
    try stage.load(count: 90)
    stage.app.perform {
      stage.view.frame.size = CGSize(width: 20, height: 15)  // below half its size: smaller copies are made of each
      stage.player.play()
    }
    final class Weak { weak var image: CGImage?; init(_ image: CGImage?) { self.image = image } }
    var shown: [Weak] = []
    for _ in 0..<80 {
      stage.app.advance(by: 1 / 30)
      _ = stage.app.session.currentFrame().image(scale: 1)
      shown.append(Weak(stage.view.film.contents as! CGImage?))
    }
    #expect(shown.count { $0.image != nil } <= 3)
  }

  @Test func `an animated image whose pictures stand unequally long plays so, and one that moves goes on`() throws {
    let writer = try GIFWriter(width: 64, height: 48)
    for (number, duration) in [(1, 0.1), (2, 0.3), (4, 0.2)] { try writer.append(FilmStudio.picture(number, 64, 48), duration: duration) }
    let image = try #require(UIImage(data: Data(try writer.finish())))
    #expect(abs(image.duration - 0.6) < 1e-9 && image.images?.count == 6)
    let gif = UIImageView(frame: stage.view.frame)
    let boxes = [UIView(frame: stage.controller.view.bounds), UIView(frame: stage.controller.view.bounds)]
    stage.app.perform {
      stage.view.removeFromSuperview()
      for box in boxes { stage.controller.view.addSubview(box) }
      gif.image = image
      boxes[0].addSubview(gif)
    }
    for tick in 1...72 {
      stage.app.advance(by: 1 / 60)
      if tick % 5 == 0 { stage.app.perform { boxes[tick % 2].addSubview(gif) } }
      let time = Double(tick % 36) / 60
      #expect(stage.number() == (time < 0.0999 ? 1 : time < 0.3999 ? 2 : 4), "tick \(tick)")
    }
  }

  @Test func `a film that plays in a layer that moves goes on, and so does what else moves the layer`() throws {
    try stage.load(count: 90)
    let boxes = [UIView(frame: stage.controller.view.bounds), UIView(frame: stage.controller.view.bounds)]
    stage.app.perform {
      for box in boxes { stage.controller.view.addSubview(box) }
      let fade = CABasicAnimation(keyPath: "opacity")
      (fade.fromValue, fade.toValue, fade.duration) = (0.9, 1.0, 2.0)
      stage.view.film.add(fade, forKey: "fade")
      stage.player.play()
    }
    for tick in 1...120 {
      stage.app.advance(by: 1 / 60)
      if tick % 4 == 0 { stage.app.perform { boxes[tick / 4 % 2].addSubview(stage.view) } }
      #expect(FilmStudio.number(of: stage.view.film.contents as! CGImage) == tick / 2, "tick \(tick)")
      if tick < 119 {
        #expect(abs(Double(stage.view.film.presentation()!.opacity) - 0.9 - 0.1 * Double(tick) / 120) < 1e-6, "tick \(tick)")
      }
    }
    #expect(stage.player.rate == 1 && stage.view.superview === boxes[0])
  }

  @Test func `the versions that pictures of films depend on come last in a hash`() throws {
    try stage.load()
    #expect(libav_loaded_version() >> 16 >= 58)
    let path = stage.studio.folder.appendingPathComponent("a.hash").path
    let sink = try HashSink(path: path, scale: 0.1, versions: "first") { "last \(libav_loaded_version() > 0)" }
    try sink.take(RecordedFrame(index: 0, time: .zero, frame: stage.app.session.currentFrame(), isNew: true))
    try sink.finish()
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    #expect(lines.first == "# first" && lines.last == "# last true" && lines.count == 3)
  }

  @Test func `a film that stands turned, in the background and with another size at any moment goes on`() throws {
    try stage.load(count: 120)
    stage.app.perform { stage.player.play() }
    for orientation in [Device.Orientation.landscapeLeft, .portrait] {
      stage.app.rotate(to: orientation)
      stage.app.advance(by: 0.25)
      let shown = FilmStudio.number(of: stage.view.film.contents as! CGImage)
      #expect(shown == Int(stage.player.currentTime().seconds * 30 + 0.001), "\(orientation)")
    }
    stage.app.interrupt()
    stage.app.advance(by: 0.2)
    #expect(stage.player.rate == 1, "something that lies over the app does not stop it")
    stage.app.endInterruption()
    stage.app.background()
    stage.app.foreground()
    #expect(stage.player.rate == 0)
  }
}
