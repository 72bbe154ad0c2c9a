import SegueApp
import UIKit

/// An app whose code is asynchronous, for the tests of recordings: what it shows at each instant depends on nothing but its tasks.
@main struct TasksApp: SegueApp {
  static var demos: [Demo] {
    Demo("tasks", "A box that tasks move") { TasksController() }
    Demo("clocks", "A box that delays of all kinds move") { ClocksController() }
  }
}

/// Moves a box from a task: at once, after work elsewhere, after each of two animations, and beside a group of tasks.
final class TasksController: UIViewController {
  private let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  override func viewDidLoad() {
    super.viewDidLoad()
    box.accessibilityIdentifier = "box"
    box.backgroundColor = .red
    view.addSubview(box)
    Task {
      box.frame.origin.x = await Elsewhere().sum(upTo: 10)
      await move(to: 100)
      await Task.yield()
      await move(to: 200)
      box.frame.origin.x += await withTaskGroup(of: CGFloat.self) { group in
        for part in 1...4 { group.addTask { await Elsewhere().sum(upTo: part) } }
        var order: [CGFloat] = []
        for await value in group { order.append(value) }
        return order.enumerated().reduce(0) { $0 + $1.element * CGFloat($1.offset + 1) }
      }
    }
    DispatchQueue.main.async { self.box.frame.size.height = 30 }
  }

  private func move(to y: CGFloat) async {
    await withCheckedContinuation { done in
      UIView.animate(withDuration: 0.25, delay: 0, options: .curveLinear) {
        self.box.frame.origin.y = y
      } completion: { _ in
        done.resume()
      }
    }
  }
}

/// Work that belongs to no main actor.
actor Elsewhere {
  func sum(upTo count: Int) async -> CGFloat {
    await Task.yield()
    return CGFloat((1...count).reduce(0) { ($0 + $1) % 50 })
  }
}
