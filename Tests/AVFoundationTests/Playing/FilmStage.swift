import AVFoundation
import SegueTesting
import UIKit

@testable import AVFoundation

/// An app with a player in a view of 320×240 points.
@MainActor final class FilmStage {
  let studio = try! FilmStudio()
  let app: TestApp
  let controller = UIViewController()
  let player = AVPlayer()
  let view = ScreenView(frame: CGRect(x: 20, y: 100, width: 320, height: 240))

  final class ScreenView: UIView {
    override class var layerClass: AnyClass { AVPlayerLayer.self }
    var film: AVPlayerLayer { layer as! AVPlayerLayer }
  }
  /// What was heard, in its order.
  final class Log: @unchecked Sendable { var lines: [String] = [] }
  let log = Log()

  init() {
    let controller = controller, view = view, player = player
    app = TestApp { controller }
    app.perform {
      controller.view.backgroundColor = .white
      controller.view.addSubview(view)
      view.film.player = player
    }
  }

  /// A film of pictures at 30 a second, given to the player.
  @discardableResult
  func load(count: Int = 60, rate: Int = 30) throws -> AVPlayerItem {
    let item = AVPlayerItem(url: try studio.film(count: count, rate: rate))
    app.perform { player.replaceCurrentItem(with: item) }
    return item
  }
  /// The number on the screen, in a view of the size of the first one.
  func number(at origin: CGPoint = CGPoint(x: 20, y: 100)) -> Int {
    FilmStudio.number(of: app.session.currentFrame().image(scale: 1), in: CGRect(origin: origin, size: CGSize(width: 320, height: 240)))
  }
  var diagnostics: [String] { app.session.runtime.diagnostics }

  /// Writes down when a notification comes.
  func hear(_ name: NSNotification.Name, _ object: AnyObject?, _ then: @escaping @MainActor () -> Void = {}) -> any NSObjectProtocol {
    let log = log, app = app
    return NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { notification in
      let word = notification.name.rawValue.replacingOccurrences(of: "Notification", with: "")
      MainActor.assumeIsolated {
        log.lines.append("\(String(format: "%.4f", app.session.now.seconds)) \(word)")
        then()
      }
    }
  }
}

func seconds(_ seconds: Double) -> CMTime { CMTime(seconds: seconds, preferredTimescale: 600) }
