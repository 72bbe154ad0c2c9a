import AVFoundation
import SegueTesting
import Testing
import UIKit

@testable import AVFoundation

@MainActor @Suite struct LayerTests {
  let stage = FilmStage()
  private var film: AVPlayerLayer { stage.view.film }
  private func color(_ x: Int, _ y: Int) -> UInt32 { stage.app.session.currentFrame().image(scale: 1).pixel(x: x, y: y) & 0xFF_FFFF }
  /// All stripes are white on the screen's gray.
  private func showWhite(_ frame: CGRect) throws {
    let item = AVPlayerItem(url: try stage.studio.film("white.mp4", count: 3, first: 255))
    stage.app.perform {
      stage.controller.view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      stage.view.frame = frame
      stage.player.replaceCurrentItem(with: item)
    }
  }

  @Test func `a whole film leaves the rest of its layer as it is`() throws {
    try showWhite(CGRect(x: 20, y: 100, width: 200, height: 300))
    #expect(film.videoRect == CGRect(x: 0, y: 75, width: 200, height: 150))
    #expect(color(120, 160) == 0xFF0000 && color(120, 250) != 0xFF0000 && color(120, 340) == 0xFF0000)
  }

  @Test func `a film that fills its layer is cut off at its bounds`() throws {
    try showWhite(CGRect(x: 100, y: 100, width: 150, height: 300))
    stage.app.perform { film.videoGravity = .resizeAspectFill }
    #expect(film.videoRect == CGRect(x: -125, y: 0, width: 400, height: 300))
    #expect(color(175, 104) != 0xFF0000 && color(175, 396) != 0xFF0000)
    #expect(color(96, 250) == 0xFF0000 && color(254, 250) == 0xFF0000)
    stage.app.perform { film.videoGravity = .resize }
    #expect(film.videoRect == CGRect(x: 0, y: 0, width: 150, height: 300) && color(104, 104) != 0xFF0000)
  }

  @Test func `a film lies right in bounds that are on their way`() throws {
    try showWhite(CGRect(x: 100, y: 100, width: 150, height: 300))
    stage.app.perform {
      film.videoGravity = .resizeAspectFill
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear, animations: { stage.view.frame = CGRect(x: 0, y: 100, width: 350, height: 100) })
    }
    stage.app.advance(by: 0.5)
    #expect(color(175, 104) != 0xFF0000 && color(175, 296) != 0xFF0000 && color(175, 304) == 0xFF0000)
    #expect(color(54, 200) != 0xFF0000 && color(46, 200) == 0xFF0000)
  }

  @Test func `a snapshot keeps the picture of its moment, a film goes on beneath a transform`() throws {
    try stage.load()
    stage.app.perform { stage.player.play() }
    stage.app.advance(by: 0.5)
    let shot = try stage.app.perform { try #require(stage.view.snapshotView(afterScreenUpdates: false)) }
    stage.app.perform {
      shot.frame.origin = CGPoint(x: 20, y: 400)
      stage.controller.view.addSubview(shot)
      stage.view.layer.cornerRadius = 12
      stage.view.clipsToBounds = true
    }
    stage.app.advance(by: 0.5)
    #expect(stage.number() == 30 && stage.number(at: shot.frame.origin) == 15)
    #expect(film.presentation()?.frame == film.frame)
  }

  @Test func `a layer takes another player, and none`() throws {
    try stage.load()
    let other = AVPlayer(url: try stage.studio.film("other.mp4", first: 77))
    stage.app.perform { film.player = other }
    #expect(stage.number() == 77)
    stage.app.perform { film.player = stage.player }
    #expect(stage.number() == 0)
    stage.app.perform { film.player = nil }
    #expect(!film.isReadyForDisplay && film.videoRect == .zero)
  }

  @Test func `the largest rectangle of some proportions lies in the middle`() {
    let rect = AVMakeRect(aspectRatio: CGSize(width: 16, height: 9), insideRect: CGRect(x: 10, y: 20, width: 160, height: 200))
    #expect(rect == CGRect(x: 10, y: 75, width: 160, height: 90))
  }
}
