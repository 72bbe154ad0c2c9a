import AVFoundation
import SegueTesting
import Testing
import UIKit

@testable import AVFoundation

@MainActor @Suite struct PlayingTests {
  let stage = FilmStage()
  private var player: AVPlayer { stage.player }

  @Test func `each tick shows the picture of its time`() throws {
    try stage.load()
    #expect(stage.number() == 0 && stage.view.film.isReadyForDisplay)
    stage.app.perform { player.play() }
    for tick in 1...40 {
      stage.app.advance(by: 1 / 60)
      #expect(stage.number() == tick / 2, "tick \(tick)")
    }
    #expect(player.currentTime() == CMTime(value: stage.app.session.now.nanoseconds, timescale: 1_000_000_000))
  }

  @Test func `the same play gives the same bytes, however its time is cut up`() throws {
    func play(_ steps: [Double]) throws -> [Data] {
      let stage = FilmStage()
      try stage.load()
      stage.app.perform { stage.player.rate = 1.3 }
      return steps.map {
        stage.app.advance(by: $0)
        return Data((stage.view.film.contents as! CGImage).bytes)
      }
    }
    let often = try play(Array(repeating: 1 / 60, count: 48)), seldom = try play([0.4, 0.4])
    #expect(often[23] == seldom[0] && often[47] == seldom[1])
    #expect(try play([0.4, 0.4]) == seldom)
  }

  @Test func `a pause holds the picture, and play goes on from it`() throws {
    try stage.load()
    stage.app.perform { player.play() }
    stage.app.advance(by: 0.5)
    stage.app.perform { player.pause() }
    let shown = stage.number()
    stage.app.advance(by: 1)
    #expect(stage.number() == shown && player.timeControlStatus == .paused && player.rate == 0)
    #expect(stage.app.session.nextWake == nil, "a film that stands wakes nobody")
    stage.app.perform { player.play() }
    stage.app.advance(by: 1 / 30)
    #expect(stage.number() == shown + 1)
  }

  @Test func `other rates, and backwards`() throws {
    try stage.load()
    stage.app.perform { player.rate = 2 }
    stage.app.advance(by: 0.5)
    #expect(stage.number() == 30)
    stage.app.perform { player.rate = -1 }
    stage.app.advance(by: 0.5)
    #expect(stage.number() == 15)
    stage.app.advance(by: 2)
    #expect(stage.number() == 0 && player.rate == 0 && player.currentTime() == .zero)
    stage.app.perform {
      player.defaultRate = 0.5
      player.play()
    }
    stage.app.advance(by: 0.4)
    #expect(stage.number() == 6 && player.rate == 0.5)
  }

  @Test func `a film that plays keeps no app restless`() throws {
    try stage.load(count: 60)
    stage.app.perform { player.play() }
    try stage.app.settle()
    #expect(stage.app.time < 0.1 && player.timeControlStatus == .playing)
  }

  @Test func `a player that is let go stops, and a layer that goes is forgotten`() throws {
    weak var gone: AVPlayer?
    try stage.app.perform {
      let other = AVPlayer(url: try stage.studio.film("other.mp4"))
      other.play()
      gone = other
    }
    #expect(gone == nil)
    try stage.load()
    weak var layer: AVPlayerLayer?
    stage.app.perform {
      let second = AVPlayerLayer(player: player)
      layer = second
      player.play()
    }
    stage.app.advance(by: 0.2)
    #expect(layer == nil && stage.number() == 6)
  }

  @Test func `the same player shows in two layers`() throws {
    try stage.load()
    let second = FilmStage.ScreenView(frame: CGRect(x: 20, y: 400, width: 320, height: 240))
    stage.app.perform {
      player.play()
      stage.controller.view.addSubview(second)
      second.film.player = player
    }
    for _ in 0..<10 {
      stage.app.advance(by: 0.05)
      #expect(stage.number(at: second.frame.origin) == stage.number())
    }
    #expect(stage.number() == 15)
  }

  @Test func `a layer that moves to another superview goes on without a dropped picture`() throws {
    try stage.load()
    stage.app.perform { player.play() }
    let boxes = [UIView(frame: stage.controller.view.bounds), UIView(frame: stage.controller.view.bounds)]
    stage.app.perform { for box in boxes { stage.controller.view.addSubview(box) } }
    for tick in 1...60 {
      stage.app.perform { boxes[tick % 2].addSubview(stage.view) }
      stage.app.advance(by: 1 / 60)
      #expect(stage.number() == tick / 2, "tick \(tick)")
    }
  }

  @Test func `a player that begins before the film is in a window shows the picture of that time then`() throws {
    let other = AVPlayer(url: try stage.studio.film("other.mp4")), view = FilmStage.ScreenView(frame: stage.view.frame)
    stage.app.perform {
      view.film.player = other
      other.play()
    }
    stage.app.advance(by: 0.5)
    stage.app.perform { stage.controller.view.addSubview(view) }
    #expect(stage.number() == 15)
  }

  @Test func `in the background it is paused, and stays so`() throws {
    try stage.load()
    stage.app.perform { player.play() }
    stage.app.advance(by: 0.5)
    stage.app.background()
    #expect(player.rate == 0 && player.timeControlStatus == .paused)
    stage.app.advance(by: 3)
    stage.app.foreground()
    stage.app.advance(by: 0.5)
    #expect(player.rate == 0 && stage.number() == 15)
    stage.app.perform { player.play() }
    stage.app.advance(by: 0.5)
    #expect(stage.number() == 30)
  }

  @Test func `play before there is an item waits for one`() throws {
    stage.app.perform { player.play() }
    #expect(player.timeControlStatus == .waitingToPlayAtSpecifiedRate && player.reasonForWaitingToPlay == .noItemToPlay)
    #expect(player.status == .unknown && player.currentTime() == .zero)
    stage.app.advance(by: 1)
    let item = AVPlayerItem(url: try stage.studio.film())
    stage.app.perform {
      player.replaceCurrentItem(with: item)
      #expect(item.status == .unknown && item.duration.isIndefinite)
    }
    #expect(item.status == .readyToPlay && player.status == .readyToPlay && player.timeControlStatus == .playing)
    #expect(item.duration == seconds(1) && item.presentationSize == CGSize(width: 64, height: 48))
    stage.app.advance(by: 0.5)
    #expect(stage.number() == 15)
  }

  @Test func `another item in the middle begins at its beginning, none shows nothing`() throws {
    try stage.load()
    stage.app.perform { player.play() }
    stage.app.advance(by: 0.5)
    let other = AVPlayerItem(url: try stage.studio.film("other.mp4", count: 30, first: 100))
    stage.app.perform { player.replaceCurrentItem(with: other) }
    #expect(stage.number() == 100)
    stage.app.advance(by: 0.2)
    #expect(stage.number() == 106)
    stage.app.perform { player.replaceCurrentItem(with: nil) }
    #expect(!stage.view.film.isReadyForDisplay && player.currentItem == nil && player.rate == 1)
    stage.app.advance(by: 1)
    #expect(stage.app.session.nextWake == nil)
  }

  @Test func `volume and mute are kept, and once it is said that nothing is heard`() throws {
    stage.app.perform {
      player.isMuted = true
      player.volume = 0.3
      player.volume = 7
    }
    #expect(player.isMuted && player.volume == 1)
    #expect(stage.diagnostics.filter { $0.contains("no sound") }.count == 1)
  }
}
