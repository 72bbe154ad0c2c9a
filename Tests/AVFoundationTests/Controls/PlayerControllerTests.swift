@testable import AVKit
import SegueTesting
import Testing

@testable import AVFoundation

@MainActor @Suite struct PlayerControllerTests {
  let studio = try! FilmStudio()
  let page = AVPlayerViewController()
  let app: TestApp
  let player: AVPlayer

  init() throws {
    let page = page
    let player = AVPlayer(url: try studio.film(count: 300, width: 160, height: 120))
    self.player = player
    app = TestApp { page }
    app.perform { page.player = player }
  }

  private var showsControls: Bool { app["play"].map { $0.opacity > 0 } ?? false }

  @Test func `play and pause by the button`() throws {
    #expect(app.elements.contains { $0.label == "Play" })
    try app.tap("play")
    app.advance(by: 0.5)
    #expect(player.rate == 1 && app.elements.contains { $0.label == "Pause" })
    try app.tap("play")
    #expect(player.rate == 0)
  }

  @Test func `controls go by themselves while it plays, and come by a tap`() throws {
    try app.tap("play")
    app.advance(by: 2)
    #expect(app["play"] != nil)
    app.advance(by: 2)
    #expect(!showsControls)
    app.tap(CGPoint(x: 187, y: 600))
    app.advance(by: 0.5)
    try app.tap("play")
    app.advance(by: 10)
    #expect(player.rate == 0 && showsControls, "they stay over a film that stands")
  }

  @Test func `a finger on the scrubber shows each time, and it plays on from there`() throws {
    try app.tap("play")
    app.advance(by: 1)
    let frame = try app.view("scrubber").frame
    let finger = app.touch(CGPoint(x: frame.minX + 7 + (frame.width - 14) * player.currentTime().seconds / 10, y: frame.midY))
    app.advance(by: 0.1)
    #expect(player.rate == 0)
    finger.move(to: CGPoint(x: frame.midX, y: frame.midY), duration: 0.2)
    app.advance(by: 0.1)
    #expect(abs(player.currentTime().seconds - 5) < 0.2)
    let held = player.currentTime()
    app.advance(by: 1)
    #expect(player.currentTime() == held)
    finger.lift()
    app.advance(by: 0.5)
    #expect(player.rate == 1 && player.currentTime() > held)
  }

  @Test func `play at the end begins anew`() throws {
    app.perform {
      player.seek(to: seconds(9.9))
      player.play()
    }
    app.advance(by: 1)
    #expect(player.rate == 0)
    try app.tap("play")
    app.advance(by: 0.2)
    #expect(player.rate == 1 && player.currentTime().seconds < 0.5)
  }

  @Test func `without controls there are none, and the content of the app lies over the film`() throws {
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 100, height: 20))
    app.perform {
      page.showsPlaybackControls = false
      page.contentOverlayView?.addSubview(label)
    }
    app.advance(by: 1)
    #expect(!showsControls && label.window != nil)
    app.tap(CGPoint(x: 187, y: 600))
    app.advance(by: 1)
    #expect(!showsControls)
  }

  @Test func `a page that is closed pauses its film, and keeps nothing alive`() throws {
    let root = UIViewController(), other = TestApp { root }
    weak var gone: AVPlayerViewController?
    let film = AVPlayer(url: try studio.film("other.mp4", count: 300))
    other.perform {
      let page = AVPlayerViewController()
      page.player = film
      gone = page
      root.present(page, animated: true) { film.play() }
    }
    try other.settle()
    #expect(film.rate == 1 && other["play"] != nil)
    other.perform { root.dismiss(animated: true) }
    try other.settle()
    #expect(film.rate == 0 && gone == nil)
  }

  @Test func `times are told as minutes and seconds, with hours where there are any`() {
    #expect(PlaybackControls.text(0) == "0:00" && PlaybackControls.text(65.9) == "1:05")
    #expect(PlaybackControls.text(3_725) == "1:02:05" && PlaybackControls.text(.nan) == "0:00")
  }
}
