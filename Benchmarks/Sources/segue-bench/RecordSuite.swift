import Compositor
import DisplayList
import HostInterface
import ImageIO
import UIKit

extension Suite {
  /// Committed scene to display list, and a whole frame without and with its pixels: a home of cards over which one card opens.
  static let record = Suite(name: "record") { reporter in
    MainActor.assumeIsolated {
      let stage = CardStage()
      let frames = 48
      reporter.time("sample and record, \(stage.viewCount) views, one card opening", poses: frames, unit: .microseconds, aim: .atMost(500))
      {
        stage.begin()
        return { _ in
          stage.app.advance(by: 1 / 60)
          stage.recorded = stage.app.displayList()
        }
      }
      reporter.time("turn while the card moves, without recording", poses: frames, unit: .microseconds) {
        stage.begin()
        return { _ in stage.app.advance(by: 1 / 60) }
      }
      let still = CardStage()
      still.app.advance(by: 5)
      reporter.time("turn with nothing running", poses: frames, unit: .microseconds, aim: .atMost(20)) {
        { _ in still.app.advance(by: 1 / 60) }
      }
      let canvas = PixelBuffer(width: 1170, height: 2532)
      for threads in [1, 4] {
        let stage = CardStage(), compositor = Compositor(.init(threads: threads, caching: false))
        let name = "turn, record and draw at 1170×2532, blurred anew, \(threads == 1 ? "one thread" : "4 threads")"
        reporter.time(
          name, poses: frames, aim: threads == 1 ? .atMost(8, worst: 16) : .atMost(2.5, worst: 5), by: .picture(threads: threads)
        ) {
          stage.begin()
          return { _ in
            stage.app.advance(by: 1 / 60)
            compositor.render(stage.app.displayList(), into: canvas)
          }
        }
      }
      for threads in [1, 4] {
        let stage = CardStage(), compositor = Compositor(.init(threads: threads))
        let name = "turn, record and draw at 1170×2532, a backdrop that stays, cached, \(threads == 1 ? "one thread" : "4 threads")"
        reporter.time(name, poses: frames, aim: threads == 1 ? .atMost(5) : nil, by: .picture(threads: threads)) {
          stage.begin(blurring: false)
          return { _ in
            stage.app.advance(by: 1 / 60)
            compositor.render(stage.app.displayList(), into: canvas)
          }
        }
      }
      let all = Compositor(.init(threads: 4))
      for (ending, aim, encode) in [
        ("JPEG", 14.0, { _ = try ImageEncoder.jpeg($0) }), ("PNG", 30, { _ = try ImageEncoder.png($0, threads: 4) }),
      ] as [(String, Double, (CGImage) throws -> Void)] {
        let stage = CardStage()
        reporter.time(
          "turn, record, draw and encode as \(ending) at 1170×2532, 4 threads", poses: frames, aim: .atMost(aim), by: .picture(threads: 4)
        ) {
          stage.begin()
          return { _ in
            stage.app.advance(by: 1 / 60)
            let picture = PixelBuffer(width: 1170, height: 2532)
            all.render(stage.app.displayList(), into: picture)
            try encode(CGImage(picture))
          }
        }
      }
    }
  }

  /// What is promised of a build as `swift test` makes it.
  static let debug = Suite(name: "debug") { reporter in
    MainActor.assumeIsolated {
      let stage = CardStage()
      reporter.time("turn and record while the card moves", poses: 48, runs: 3, aim: .atMost(10)) {
        stage.begin()
        return { _ in
          stage.app.advance(by: 1 / 60)
          stage.recorded = stage.app.displayList()
        }
      }
    }
    let small = CardOpening(scale: 1), buffer = PixelBuffer(width: 390, height: 844)
    for threads in [1, 4] {
      let name = "opening 390×844, blurred anew, \(threads == 1 ? "one thread" : "4 threads")"
      reporter.time(name, poses: CardOpening.poses, runs: 3, aim: .atMost(15), by: .picture(threads: threads)) {
        let compositor = Compositor(.init(threads: threads, caching: false))
        return { compositor.render(small.list(pose: $0), into: buffer) }
      }
    }
  }
}

/// A home of cards, and one that opens over it while the backdrop blurs.
@MainActor final class CardStage {
  let app: AppSession
  private var card: UIView!, backdrop: UIVisualEffectView!
  var recorded: DisplayList?
  private(set) var viewCount = 0

  init() {
    let controller = UIViewController()
    app = AppSession(device: .iPhone14) { $0.rootViewController = controller }
    app.perform {  // views belong to the app in whose turn they are made
      controller.view.backgroundColor = .white
      card = UIView()
      backdrop = UIVisualEffectView(effect: nil)
      for n in 0..<4 {
        controller.view.addSubview(makeCard(UIView(), n, CGRect(x: 20, y: 108 + 440 * Double(n), width: 350, height: 412)))
      }
      backdrop.frame = controller.view.bounds
      controller.view.addSubview(backdrop)
      controller.view.addSubview(makeCard(card, 0, CGRect(x: 20, y: 108, width: 350, height: 412)))
    }
    viewCount = count(controller.view)
  }

  private func count(_ view: UIView) -> Int { view.subviews.reduce(1) { $0 + count($1) } }

  private func makeCard(_ card: UIView, _ n: Int, _ frame: CGRect) -> UIView {
    let image = UIImageView()
    card.frame = frame
    (card.layer.shadowOpacity, card.layer.shadowRadius, card.layer.shadowOffset) = (0.2, 12, CGSize(width: 0, height: 4))
    card.layer.cornerRadius = 16
    card.backgroundColor = .white
    let inside = UIView(frame: card.bounds)
    inside.layer.cornerRadius = 16
    inside.clipsToBounds = true
    inside.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    image.image = UIImage(cgImage: .picture(1125, 1350, seed: UInt32(n)), scale: 3, orientation: .up)
    image.frame = CGRect(x: 0, y: 0, width: frame.width, height: 412)
    image.contentMode = .scaleAspectFill
    image.clipsToBounds = true
    image.autoresizingMask = [.flexibleWidth]
    inside.addSubview(image)
    for (line, y) in [16.0, 60, 372, 440, 480, 520, 560, 600].enumerated() {
      let label = UILabel(frame: CGRect(x: 16, y: y, width: 318, height: 34))
      label.text = "A line of text on a card, the \(line)th"
      label.font = .systemFont(ofSize: line < 2 ? 28 : 17, weight: line < 2 ? .bold : .regular)
      label.textColor = line < 3 ? .white : .darkGray
      inside.addSubview(label)
    }
    card.addSubview(inside)
    return card
  }

  /// Everything back to the home, then the card begins to open, over a backdrop that grows or is there already.
  func begin(blurring: Bool = true) {
    app.perform {
      card.frame = CGRect(x: 20, y: 108, width: 350, height: 412)
      card.layer.cornerRadius = 16
      backdrop.effect = blurring ? nil : UIBlurEffect(style: .light)
    }
    app.advance(by: 2)
    app.perform {
      UIView.animate(withDuration: 0.8, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0, options: []) { [self] in
        card.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        card.layer.cornerRadius = 0
        backdrop.effect = UIBlurEffect(style: .light)
      }
    }
  }
}
