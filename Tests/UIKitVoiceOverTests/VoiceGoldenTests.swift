import CoreGraphics
import HostInterface
import Motion
import SegueTesting
import Testing
import UIKit

extension VoiceOverTests {
  /// A walk through a small app by lines of a touch script, and what is said and called on the way.
  @MainActor @Suite struct VoiceGoldenTests {
    private final class Log {
      var lines: [String] = []
    }

    private final class Named: UIViewController {
      let name: String
      let log: Log
      init(_ name: String, _ log: Log) {
        (self.name, self.log) = (name, log)
        super.init(nibName: nil, bundle: nil)
        title = name
      }
      required init?(coder: NSCoder) { nil }
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        log.lines.append("  \(name) viewDidAppear")
      }
      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        log.lines.append("  \(name) viewDidDisappear")
      }
      override func accessibilityPerformEscape() -> Bool {
        log.lines.append("  \(name) accessibilityPerformEscape")
        return false
      }
    }

    private final class Loud: UIButton {
      var log: Log?
      override func accessibilityElementDidBecomeFocused() { log?.lines.append("  \(currentTitle ?? "") didBecomeFocused") }
      override func accessibilityElementDidLoseFocus() { log?.lines.append("  \(currentTitle ?? "") didLoseFocus") }
    }

    private func button(_ title: String, _ y: CGFloat, _ log: Log, _ action: @escaping () -> Void) -> UIButton {
      let button = Loud(type: .system)
      button.setTitle(title, for: .normal)
      button.frame = CGRect(x: 20, y: y, width: 120, height: 44)
      button.addAction(UIAction { _ in action() }, for: .touchUpInside)
      button.log = log
      return button
    }

    @Test func `a walk by gestures of VoiceOver: what is said and called, in order`() throws {
      let log = Log()
      // Made at the app's launch: what is made outside may belong to another app of the process.
      let app = TestApp(environment: EnvironmentSettings(style: .light)) {
        let root = Named("Letters", log), detail = Named("Letter", log)
        let navigation = UINavigationController(rootViewController: root)
        root.view.addSubview(button("Open", 200, log) { navigation.pushViewController(detail, animated: true) })
        root.view.addSubview(Reading.label("No new letters", 20, 300, 300))
        detail.view.addSubview(
          button("Delete", 200, log) {
            let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            detail.present(alert, animated: true)
          })
        return navigation
      }
      let script = try TouchScript(
        text: """
          segue-touches 1
          demo walk
          device iphone-x
          tick 60
          0.200 voice on
          0.500 voice next
          0.800 voice activate
          2.000 voice find "Delete"
          2.300 voice activate
          3.500 voice next
          4.000 voice escape
          5.500 voice escape
          7.000 voice last
          7.500 voice escape
          8.000 voice off
          """, named: "walk")
      var heard = 0
      for event in script.events {
        app.advance(by: event.time.seconds - app.time)
        log.lines.append("\(TouchScript.seconds(event.time)) \(event.event.words)")
        app.send(event.event)
        let next = script.events.first { $0.time > event.time }?.time.seconds ?? event.time.seconds + 1
        while app.time < next - 0.02 {
          app.advance(by: 1.0 / 60)
          for said in app.voiceOver.spoken.dropFirst(heard) { log.lines.append("  “\(said)”") }
          heard = app.voiceOver.spoken.count
        }
      }
      try Golden.check(log.lines.joined(separator: "\n") + "\n", named: "walk")
    }

    @Test func `the same walk as a script gives the same trace again, and the ring is in the picture only while it reads`() throws {
      func play(_ lines: String) throws -> String {
        let app = TestApp(environment: EnvironmentSettings()) {
          Reading.page(Reading.button("Open", 20, 200), Reading.button("Close", 20, 300))
        }
        let script = try TouchScript(text: "segue-touches 1\ndemo a\ndevice iphone-x\ntick 60\n" + lines, named: "a")
        return try app.trace(script) + app.hierarchy
      }
      let read = "0.1 voice on\n0.3 voice next\n0.6 voice touch 60 220\n"
      #expect(try play(read) == play(read))
      #expect(try play(read + "0.9 voice off\n1.5 inactive\n") == play("1.5 inactive\n"))
      let app = Reading.app(Reading.page(Reading.button("Open", 20, 200)))
      let ringed = "\(app.session.displayList())"
      app.voiceOver.isOn = false
      #expect(ringed != "\(app.session.displayList())")
    }
  }
}
