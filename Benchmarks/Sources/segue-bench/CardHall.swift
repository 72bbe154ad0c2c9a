import AVFoundation
import CardTransition
import UIKit

/// An app of five cards with their pages, which shows nothing but what the library does.
@MainActor final class CardHall {
  let app: AppSession
  private let root: UIViewController
  private let cards: [UIView]
  private let player: AVQueuePlayer?
  private let looper: AVPlayerLooper?
  private var pages: [UIViewController] = []

  /// A hall whose first page shows a film that plays, or a still picture without one.
  init(film path: String? = nil) {
    let root = UIViewController()
    self.root = root
    cards = (0..<5).map { number in
      let card = UIView(frame: CGRect(x: 20, y: 60 + 150 * Double(number), width: 350, height: 136))
      card.backgroundColor = UIColor(hue: Double(number) / 5, saturation: 0.6, brightness: 0.9, alpha: 1)
      card.layer.cornerRadius = 16
      return card
    }
    (app, player, looper) = Self.launch(root, cards, path)
    app.advance(by: 0.5)
  }

  /// What plays belongs to the app, so it is made in it.
  private static func launch(_ root: UIViewController, _ cards: [UIView], _ path: String?) -> (
    AppSession, AVQueuePlayer?, AVPlayerLooper?
  ) {
    var (player, looper): (AVQueuePlayer?, AVPlayerLooper?) = (nil, nil)
    let app = AppSession(device: .iPhone14) { window in
      root.view.backgroundColor = .systemBackground
      cards.forEach(root.view.addSubview)
      window.rootViewController = root
    }
    app.isLive = path != nil
    app.perform {
      guard let path else { return }
      let queue = AVQueuePlayer()
      looper = AVPlayerLooper(player: queue, templateItem: AVPlayerItem(url: URL(fileURLWithPath: path)))
      queue.play()
      player = queue
    }
    return (app, player, looper)
  }

  /// The page of a card comes.
  func open(_ number: Int) {
    let page = HallPage(player: number == 0 ? player : nil, color: cards[number].backgroundColor)
    let transition = CardTransition(item: number) { [weak self] in self?.cards[$0] }
    pages.append(page)
    app.perform { root.present(page, with: transition) }
  }

  /// The page that is open goes.
  func close() {
    app.perform { pages.last?.dismiss(animated: true) }
    pages = []
  }

  /// Each of them was opened, and sent home at once: all of them fly. (Docs/behaviour/card.md, "Card checks", check 14)
  func fly(_ numbers: [Int]) {
    for number in numbers {
      open(number)
      app.advance(by: 3 / 60)
      app.perform {
        let above = sequence(first: pages.last?.view, next: { $0?.superview }).compactMap { $0 }
        let turned = above.first { $0.accessibilityIdentifier == "card.stage" }?.accessibilityPerformEscape()
        precondition(turned == true, "the page of card \(number) does not turn round")
      }
      pages = []
      app.advance(by: 6 / 60)
    }
  }

  /// Nothing is open, and nothing under way: what still opens is let come to its end first, since UIKit refuses to dismiss it before.
  func closeAtOnce() {
    app.advance(by: 2)
    if root.presentedViewController != nil { app.perform { root.dismiss(animated: false) } }
    app.advance(by: 0.1)
    precondition(root.presentedViewController == nil, "a page stays open")
    pages = []
  }
}

/// A header, still or playing, over some text.
private final class HallPage: UIViewController {
  private let player: AVQueuePlayer?
  private let color: UIColor?

  /// As large as a picture of the film.
  private static let still = CGImage.picture(1280, 720, seed: 7)

  final class FilmView: UIView {
    override class var layerClass: AnyClass { AVPlayerLayer.self }
  }

  init(player: AVQueuePlayer?, color: UIColor?) {
    (self.player, self.color) = (player, color)
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError("made by code alone") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let header = FilmView(frame: CGRect(x: 0, y: 0, width: 390, height: 450))
    header.backgroundColor = color
    if let film = header.layer as? AVPlayerLayer, let player {
      film.videoGravity = .resizeAspectFill
      film.player = player
    } else {
      header.layer.contents = Self.still
      header.layer.contentsGravity = .resizeAspectFill
    }
    header.clipsToBounds = true
    let text = UILabel(frame: CGRect(x: 20, y: 470, width: 350, height: 340))
    text.numberOfLines = 0
    text.text = String(repeating: "A page has words as well as pictures, and they are drawn in each frame. ", count: 10)
    for part in [header, text] { view.addSubview(part) }
  }
}
