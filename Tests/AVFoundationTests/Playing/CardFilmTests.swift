import AVFoundation
import CardTransition
import SegueTesting
import Testing
import UIKit

/// Cards whose pages show a film. The page opens and closes as any other page, even if the film fails.
@MainActor @Suite struct CardFilmTests {
  enum Film: String, CaseIterable { case good, missing, broken, withoutPicture, of8K, cutOff, takenAway }
  enum End: String, CaseIterable { case closed, pulled, caughtAndReopened, turnedRound }
  struct Case: CustomTestStringConvertible, Sendable {
    var film: Film, end: End
    var testDescription: String { "a film that is \(film), \(end)" }
  }
  nonisolated static let cases = Film.allCases.flatMap { film in End.allCases.map { Case(film: film, end: $0) } }

  /// A page with a film in its upper half.
  private final class FilmPage: UIViewController {
    let screen = FilmStage.ScreenView(frame: CGRect(x: 0, y: 0, width: 375, height: 280))
    let player = AVPlayer()
    private(set) var calls = 0
    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      view.addSubview(screen)
      screen.film.player = player
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      calls += 1
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      calls -= 1
    }
  }

  private let studio = try! FilmStudio()
  private let root = UIViewController(), card = UIView(frame: CGRect(x: 20, y: 500, width: 335, height: 200)), app: TestApp
  private let page = FilmPage()

  init() {
    let root = root, card = card
    app = TestApp { root }
    app.perform {
      card.backgroundColor = .orange
      root.view.addSubview(card)
    }
  }

  private func url(_ film: Film) throws -> (URL, String?) {
    let good = try studio.film(count: 90)
    switch film {
    case .good, .takenAway: return (good, nil)
    case .missing: return (studio.folder.appendingPathComponent("none.mp4"), "there is no file that can be read")
    case .broken: return (try studio.file("text.mp4", Data("no film".utf8)), "no MP4 or QuickTime film")
    case .withoutPicture:
      return (try studio.patched(good, "sound.mp4", after: "hdlr", at: 8, Array("soun".utf8)), "it has no pictures")
    case .of8K: return (try studio.patched(good, "8k.mp4", after: "stsd", at: 40, [0x1E, 0x00, 0x10, 0xE0]), "7680×4320 pixels")
    case .cutOff:
      let whole = try Data(contentsOf: good)
      return (try studio.file("half.mp4", whole.prefix(whole.count * 2 / 5)), "it is cut off after")
    }
  }

  /// Frames, each of which shows the card or its page and is drawn.
  private func run(_ count: Int, _ transition: CardTransition) {
    for frame in 0..<count {
      app.advance(by: 1.0 / 60)
      let isAway = transition.state != .resting
      #expect(app.exists("card.stage") == isAway && card.isHidden == isAway, "frame \(frame), \(transition.state)")
      if frame % 6 == 0 { _ = app.session.currentFrame().image(scale: 0.5) }
    }
  }

  // Docs/behaviour/card.md, "Card sources".
  @Test(arguments: cases) func `whatever is wrong with its film, a page comes and goes`(_ one: Case) throws {
    let (url, words) = try url(one.film), card = card
    let transition = CardTransition(item: url) { (_: URL) in card }
    app.perform {
      page.player.replaceCurrentItem(with: AVPlayerItem(url: url))
      page.player.play()
      root.present(page, with: transition)
    }
    run(8, transition)
    if one.film == .takenAway { try FileManager.default.removeItem(at: url) }
    if one.end == .turnedRound {
      app.perform { _ = app.session.runtimeViews { $0.accessibilityIdentifier == "card.stage" }.first?.accessibilityPerformEscape() }
      #expect(transition.state == .closing)
    } else {
      run(82, transition)
      #expect(transition.state == .open)
      if one.film == .good || one.film == .takenAway {
        #expect(FilmStudio.number(of: page.screen.film.contents as! CGImage) == Int(page.player.currentTime().seconds * 30 + 0.001))
      }
    }
    if one.end == .pulled {
      let finger = app.touch(CGPoint(x: 187, y: 400))
      finger.move(by: CGVector(dx: 0, dy: 140), duration: 0.3)
      finger.lift()
    } else if one.end != .turnedRound {
      app.perform { page.dismiss(animated: true) }
    }
    #expect(transition.state == .closing)
    run(6, transition)
    if one.end == .caughtAndReopened {
      app.tap(CGPoint(x: 187, y: 400), duration: 0.05)
      #expect(transition.state == .opening)
      run(60, transition)
      app.perform { page.dismiss(animated: true) }
    }
    run(60, transition)
    #expect(transition.state == .resting && page.calls == 0 && root.presentedViewController == nil)
    let said = app.diagnostics
    #expect(said.allSatisfy { line in words.map { line.contains($0) } ?? false } && said.count <= 1, "\(said)")
    if words != nil, one.film != .cutOff { #expect(said.count == 1) }
    app.perform { page.player.pause() }
    try app.settle()
  }
}

extension AppSession {
  /// All views in all windows that answer.
  @MainActor fileprivate func runtimeViews(_ answers: (UIView) -> Bool) -> [UIView] {
    func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap { all($0) } }
    return window.windowScene?.windows.flatMap { all($0) }.filter { answers($0) } ?? []
  }
}
