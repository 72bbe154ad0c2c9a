import Compositor
import UIKit

extension Suite {
  /// A push between pages with large titles, beside the card that opens: turn, record and draw at 1170×2532, in one thread.
  static let push = Suite(name: "push") { reporter in
    MainActor.assumeIsolated {
      let name = "a frame of a push with large titles, over one of the card's opening"
      guard reporter.wants(name) else { return }
      let card = CardStage(), push = PushStage(), canvas = PixelBuffer(width: 1170, height: 2532)
      @MainActor func frames(_ app: AppSession, _ count: Int, begin: () -> Void) -> Double {
        var best = [Double](repeating: .infinity, count: count)
        for run in 0...5 {
          let compositor = Compositor(.init(threads: 1, caching: false))
          begin()
          for frame in 0..<count {
            let seconds = Reporter.elapsed {
              app.advance(by: 1 / 60)
              compositor.render(app.displayList(), into: canvas)
            }
            if run > 0 { best[frame] = min(best[frame], seconds) }
          }
        }
        return best.sorted()[count / 2]
      }
      let opening = frames(card.app, 48) { card.begin() }
      reporter.report(name, [frames(push.app, 24) { push.begin() } / opening], .times, aim: .atMost(1), by: .none)
    }
  }
}

/// Pages of text under a bar with large titles.
@MainActor private final class PushStage {
  let app: AppSession
  private let navigation: UINavigationController

  private final class Page: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      let scroll = UIScrollView(frame: view.bounds)
      scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scroll.contentSize = CGSize(width: 390, height: 1400)
      for line in 0..<24 {
        let label = UILabel(frame: CGRect(x: 20, y: 10 + 54 * Double(line), width: 350, height: 44))
        label.text = "A line of text on \(title ?? ""), the \(line)th"
        scroll.addSubview(label)
      }
      view.addSubview(scroll)
    }
  }

  private static func page(_ title: String) -> UIViewController {
    let page = Page()
    page.title = title
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
    return page
  }

  init() {
    var made: UINavigationController?
    app = AppSession(device: .iPhone14) { window in
      let navigation = UINavigationController(rootViewController: Self.page("The first"))
      navigation.navigationBar.prefersLargeTitles = true
      window.rootViewController = navigation
      made = navigation
    }
    navigation = made!
  }

  /// Back to the first page, then the second comes.
  func begin() {
    app.advance(by: 1)
    app.perform { _ = navigation.popToRootViewController(animated: false) }
    app.advance(by: 1)
    app.perform { navigation.pushViewController(Self.page("The second"), animated: true) }
  }
}
