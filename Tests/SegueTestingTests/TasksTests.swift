import Motion
import SegueTesting
import Testing

/// Asynchronous app code in an asynchronous test.
@MainActor @Suite struct TasksTests {
  private final class Chain: UIViewController {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var animations = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      box.accessibilityIdentifier = "box"
      view.addSubview(box)
      Task {
        box.frame.origin.x = await Elsewhere().number()
        while animations < 3 {
          animations += 1
          await withCheckedContinuation { done in
            UIView.animate(withDuration: 0.25, delay: 0, options: .curveLinear) {
              self.box.frame.origin.y += 100
            } completion: { _ in
              done.resume()
            }
          }
        }
      }
    }
  }

  private actor Elsewhere {
    func number() async -> CGFloat {
      await Task.yield()
      return 7
    }
  }

  @Test func `time that passes without an await runs no task`() throws {
    let app = TestApp { Chain() }
    app.advance(by: 1)
    #expect(app["box"]?.frame.origin == .zero)
  }

  @Test(arguments: [60, 120]) func `tasks go on where the animation ended that they waited for`(ticks: Int) async throws {
    let app = TestApp(ticksPerSecond: ticks) { Chain() }
    await app.run(for: 0)
    #expect(app["box"]?.frame.origin == CGPoint(x: 7, y: 0))
    await app.run(for: 0.375)
    #expect(abs(try app.view("box").frame.minY - 150) < 1e-6)
    await app.run(for: 0.375)
    #expect(app["box"]?.frame.minY == 300)
    #expect(app.session.isQuiet)
  }

  @Test func `what a task makes belongs to the app that started it, though another was launched meanwhile`() async throws {
    let app = TestApp { Chain() }
    let other = TestApp { UIViewController() }
    await app.run(for: 0.125)
    #expect(abs(try app.view("box").frame.minY - 50) < 1e-6)
    #expect(other.session.isQuiet && other.session.now == .zero)
    await app.run(for: 1)
    #expect(app.session.isQuiet)
  }

  @Test func `a change outside any turn asks for one`() throws {
    let app = TestApp { Chain() }
    try app.settle()
    #expect(app.session.nextWake == nil)
    app.session.window.backgroundColor = .red
    #expect(app.session.nextWake == app.session.nextTick(after: app.session.now))
    app.advance(by: 0.1)
    #expect(app.session.nextWake == nil)
    app.session.window.setNeedsLayout()
    #expect(app.session.nextWake != nil)
    app.advance(by: 0.1)
    #expect(app.session.nextWake == nil)
  }
}
