import UIKit

/// Uses each clock of app code: what it shows at each instant, and the order of what has the same instant, is in the names and frames of views.
final class ClocksController: UIViewController {
  private let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  private let order = UIView(frame: CGRect(x: 0, y: 100, width: 10, height: 10))
  private var words = ""
  private var ticks = 0
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    box.accessibilityIdentifier = "box"
    box.backgroundColor = .red
    order.accessibilityIdentifier = "order:"
    view.addSubview(box)
    view.addSubview(order)
    let start = Date()
    Task {
      note("T")
      try? await Task.sleep(for: .seconds(0.4))
      note("S")
      try? await Task.sleep(for: .seconds(0.6))
      showContent()
    }
    DispatchQueue.main.async { MainActor.assumeIsolated { self.note("Q") } }
    RunLoop.main.perform { MainActor.assumeIsolated { self.note("R") } }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.4) { MainActor.assumeIsolated { self.note("A") } }
    _ = Timer.scheduledTimer(withTimeInterval: 0.4, repeats: false) { _ in MainActor.assumeIsolated { self.note("B") } }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) {
      MainActor.assumeIsolated { self.box.frame.origin.y = (Date().timeIntervalSince(start) * 1000).rounded() }
    }
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { timer in
      MainActor.assumeIsolated {
        self.ticks += 1
        self.box.frame.size.width += 10
        if self.ticks == 5 { self.timer?.invalidate() }
      }
    }
  }

  private func note(_ word: String) {
    words += word
    order.accessibilityIdentifier = "order:" + words
    order.frame.size.width += 1
  }

  private func showContent() {
    let content = UIView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
    content.accessibilityIdentifier = "content"
    content.backgroundColor = .blue
    view.addSubview(content)
  }
}
