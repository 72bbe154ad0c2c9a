import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPickers
@testable import UIKitText

/// The `tintAdjustmentMode` property on its own. (Docs/behaviour/bars.md, "Other bar behaviour")
@MainActor @Suite struct TintAdjustmentTests {
  let session = AppSession(device: .iPhoneX) { _ in }

  final class Hearer: UIView {
    var name = ""
    var tell: (String) -> Void = { _ in }
    override func tintColorDidChange() {
      super.tintColorDidChange()
      tell(name)
    }
  }

  /// A view with two inside, the second of which has a tint of its own and one view inside.
  private func makeTree() -> (views: [Hearer], log: () -> [String]) {
    final class Log { var lines: [String] = [] }
    let log = Log()
    let views = ["root", "plain", "tinted", "inner"].map { name in
      let view = Hearer(frame: .zero)
      view.name = name
      view.tell = { log.lines.append($0) }
      return view
    }
    views[0].addSubview(views[1])
    views[0].addSubview(views[2])
    views[2].addSubview(views[3])
    views[2].tintColor = .systemRed
    log.lines = []
    return (
      views,
      {
        defer { log.lines = [] }; return log.lines
      }
    )
  }

  @Test func `it is never read as automatic, and goes down to views that say nothing`() {
    session.perform {
      let (views, _) = makeTree()
      #expect(views.allSatisfy { $0.tintAdjustmentMode == .normal })
      views[0].tintAdjustmentMode = .dimmed
      #expect(views.allSatisfy { $0.tintAdjustmentMode == .dimmed })
      views[2].tintAdjustmentMode = .normal
      #expect(views.map(\.tintAdjustmentMode) == [.dimmed, .dimmed, .normal, .normal])
      #expect(views[3].tintColor.rgba == UIColor.systemRed.rgba)
      views[0].tintAdjustmentMode = .automatic
      #expect(views.allSatisfy { $0.tintAdjustmentMode == .normal })
    }
  }

  @Test func `a dimmed tint is gray, of the view's own tint too, and comes back as it was`() {
    session.perform {
      let (views, _) = makeTree()
      let before = views.map { $0.tintColor.rgba }
      views[0].tintAdjustmentMode = .dimmed
      for view in views {
        let tint = view.tintColor.rgba
        #expect(tint.red == tint.green && tint.green == tint.blue)
      }
      #expect(views[1].tintColor.rgba != views[2].tintColor.rgba)
      views[0].tintAdjustmentMode = .normal
      #expect(views.map { $0.tintColor.rgba } == before)
    }
  }

  @Test func `everyone concerned hears of it, parents first, and nobody of what changes nothing`() {
    session.perform {
      let (views, log) = makeTree()
      views[0].tintAdjustmentMode = .dimmed
      #expect(log() == ["root", "plain", "tinted", "inner"])
      views[0].tintAdjustmentMode = .dimmed
      views[2].tintAdjustmentMode = .dimmed
      #expect(log().isEmpty)
      views[0].tintAdjustmentMode = .automatic
      #expect(log() == ["root", "plain"])
      views[2].tintAdjustmentMode = .automatic
      #expect(log() == ["tinted", "inner"])
    }
  }

  @Test func `a view that comes under a dimmed one hears of it, and reads the color dimmed`() {
    session.perform {
      let (views, log) = makeTree()
      let other = Hearer(frame: .zero)
      other.tintAdjustmentMode = .dimmed
      other.addSubview(views[2])
      #expect(log() == ["tinted", "inner"])
      #expect(views[3].tintAdjustmentMode == .dimmed)
      views[0].addSubview(views[2])
      #expect(views[3].tintColor.rgba == UIColor.systemRed.rgba)
    }
  }
}
