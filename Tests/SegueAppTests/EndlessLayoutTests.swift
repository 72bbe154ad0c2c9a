import CoreGraphics
import HostInterface
import Testing
import UIKit

@testable import SegueApp

/// The layout of an app that never comes to rest does not keep a recording from its end.
@MainActor @Suite final class EndlessLayoutTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("segue-endless-\(UUID().uuidString)").path
  init() throws { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }
  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// A form of many rows in a scroll view. One of its views asks for layout in its own layout, and changes its height each time.
  private final class FormController: UIViewController {
    final class Restless: UIView {
      static var layouts = 0
      private lazy var height = heightAnchor.constraint(equalToConstant: 10)
      override func layoutSubviews() {
        super.layoutSubviews()
        Self.layouts += 1
        height.constant = height.constant == 10 ? 11 : 10
        height.isActive = true
        setNeedsLayout()
      }
    }
    private let scroll = UIScrollView(), stack = UIStackView()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      scroll.frame = view.bounds
      scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(scroll)
      (stack.axis, stack.isLayoutMarginsRelativeArrangement) = (.vertical, true)
      stack.translatesAutoresizingMaskIntoConstraints = false
      scroll.addSubview(stack)
      for i in 0..<40 {
        let label = UILabel()
        label.text = "Row \(i)"
        stack.addArrangedSubview(UIStackView(arrangedSubviews: [label, UISwitch()]))
      }
      stack.addArrangedSubview(Restless())
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
        stack.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
        stack.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
        stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      ])
    }
  }

  @Test func `a recording of an app whose layout never comes to rest is written, and the reason is said once`() throws {
    FormController.Restless.layouts = 0
    var script = "segue-touches 1\ndemo form\ndevice iphone-14\ntick 60\n0.1 began 1 200 600\n"
    for i in 1...10 { script += "\(0.1 + Double(i) / 60) moved 1 200 \(600 - 30 * i)\n" }
    try (script + "0.3 ended 1 200 300\n").write(toFile: folder + "/scroll.touches", atomically: true, encoding: .utf8)
    var session: AppSession?
    let demo = Demo("form") { launch in
      let app = AppSession(device: launch.device, tickRate: Int64(launch.ticksPerSecond)) { $0.rootViewController = FormController() }
      session = app
      return app
    }
    var lines: [String] = []
    let words = ["record", "form", "--script", folder + "/scroll.touches", "--out", folder + "/film.hash", "--scale", "0.1"]
    #expect(CommandLineTool.run(words, demos: [demo]) { lines.append($0) } == 0 && lines.isEmpty)
    let app = try #require(session), sentences = app.runtime.diagnostics.filter { $0.contains("does not come to rest") }
    #expect(sentences.count == 1 && sentences.first?.contains("Restless") == true, "\(sentences)")
    let pictures = try String(contentsOfFile: folder + "/film.hash", encoding: .utf8).split(separator: "\n").count
    #expect(pictures > 20)
    // One long commit, and a few layouts in each of those that follow, at most one a tick.
    let ticks = Int((app.now.seconds * 60).rounded(.up)) + 1
    #expect(FormController.Restless.layouts <= 500 + 8 * ticks, "\(FormController.Restless.layouts) layouts in \(ticks) ticks")
  }
}
