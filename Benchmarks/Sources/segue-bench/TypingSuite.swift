import HostInterface
import Motion
import UIKit

extension Suite {
  /// Keys that are typed into a long text: event, delegate, layout of a paragraph, tiles, commit; the picture is not drawn.
  static let typing = Suite(name: "typing") { reporter in
    MainActor.assumeIsolated {
      reporter.time("a key typed into 20,000 characters", poses: 60, aim: .atMost(4)) { key(into: article(20_000), at: 10_000) }
      reporter.time("a key typed at their end", poses: 60, aim: .atMost(4)) { key(into: article(20_000), at: 20_000) }
      reporter.time("a return key in their middle", poses: 60, aim: .atMost(4)) { key(into: article(20_000), at: 10_000, "\n") }
    }
  }

  @MainActor
  private static func key(into text: String, at place: Int, _ typed: String = "x") -> (Int) -> Void {
    let view = UITextView(frame: Device.iPhone14.screen)
    let session = AppSession(device: .iPhone14) { window in
      let page = UIViewController()
      view.font = .systemFont(ofSize: 17)
      view.text = text
      page.view = view
      window.rootViewController = page
    }
    session.perform {
      view.becomeFirstResponder()
      view.selectedRange = NSRange(location: place, length: 0)
      view.scrollRangeToVisible(view.selectedRange)
    }
    session.advance(by: 1)
    return { _ in
      let time = session.nextTick(after: session.now)
      session.receive(TimedEvent(.text(.insert(typed)), at: time))
      _ = session.runUpdateCycle(at: time)
    }
  }

  /// Paragraphs of a few hundred characters.
  private static func article(_ length: Int) -> String {
    let sentence = "The quick brown fox jumps over the lazy dog while wizards box. "
    var text = ""
    while text.utf8.count < length { text += String(repeating: sentence, count: 5) + "\n" }
    return String(text.prefix(length))
  }
}

extension Device {
  fileprivate var screen: CGRect { CGRect(origin: .zero, size: size) }
}
