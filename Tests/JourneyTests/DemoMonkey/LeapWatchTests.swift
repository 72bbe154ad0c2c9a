import CoreGraphics
import HostInterface
import SegueTesting
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitText
@testable import UIKitVoiceOver

/// The detection of jumps. A box that jumps is reported. A box is not reported if its finger stands for a tick or comes down on it.
@MainActor @Suite struct LeapWatchTests {
  /// Moves a box to the given positions, one for each tick. `stands` holds the ticks in which fingers stand still. `cover` lies in front
  /// of the box, and leaves `edges` points of the screen free at its edges.
  private func look(
    _ places: [Double], stands: Set<Int> = [], on device: Device = .iPhone14, behind cover: UIView? = nil, but edges: Double = 0
  ) -> [String] {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    box.backgroundColor = .red
    return look(at: box, on: device, ticks: places.count, stands: stands, behind: cover, but: edges) { box.frame.origin.y = places[$0] }
  }

  /// Changes a view tick by tick.
  private func look(
    at view: UIView, on device: Device = .iPhone14, ticks: Int = 6, stands: Set<Int> = [], behind cover: UIView? = nil,
    but edges: Double = 0, change: (Int) -> Void
  ) -> [String] {
    let app = TestApp(device: device) { UIViewController() }
    cover?.frame = app.session.window.bounds.insetBy(dx: edges, dy: edges)
    app.perform { for view in [view, cover].compactMap(\.self) { app.session.window.rootViewController?.view.addSubview(view) } }
    app.advance(by: 0.1)
    let watch = LeapWatch()
    for tick in 0..<ticks {
      app.perform { change(tick) }
      _ = app.session.runUpdateCycle(at: app.session.nextTick(after: app.session.now))
      watch.look(app.session, fingersStand: stands.contains(tick))
    }
    return watch.found
  }

  @Test func `what stands and goes far in one tick has leaped`() {
    #expect(look([0, 0, 0, 100, 100, 100]).count == 1)
  }

  @Test func `what leaps far while fingers stand has leaped`() {
    #expect(look([0, 0, 0, 100, 100, 100, 100], stands: [3]).count == 1)
  }

  @Test func `what leaps behind a page has not been seen to, unless more than a hair of it is seen`() {
    let places: [Double] = [0, 0, 0, 100, 100, 100]
    func page() -> UIView {
      let page = UIView(frame: .zero)
      page.backgroundColor = .white
      return page
    }
    #expect(look(places, behind: page()).isEmpty && look(places, behind: page(), but: 0.2).isEmpty)
    #expect(look(places, behind: page(), but: 2).count == 1)
  }

  @Test func `what leaps wholly behind a view, or outside of what clips it, was said to have leaped`() {
    func look(at y: CGFloat, clipped: Bool = false, _ change: (UIView) -> Void = { _ in }) -> [String] {
      let room = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 300)), cover = UIView(frame: room.bounds)
      let small = UIView(frame: CGRect(x: 20, y: y, width: 20, height: 20))
      small.backgroundColor = .red
      cover.backgroundColor = .white
      room.clipsToBounds = clipped
      room.addSubview(small)
      room.addSubview(cover)
      change(cover)
      return self.look(at: room) { small.frame.origin.x = $0 < 3 ? 20 : 120 }
    }
    #expect(look(at: 20).isEmpty)
    #expect(look(at: 20) { $0.backgroundColor = nil }.count == 1)
    #expect(look(at: 20) { $0.layer.cornerRadius = 20 }.count == 1)
    #expect(look(at: 20) { $0.frame.size.width = 30 }.count == 1)
    #expect(look(at: 400).count == 1 && look(at: 400, clipped: true).isEmpty)
  }

  @Test func `what flies may change its speed by a fifth, and what goes slowly may not by as many points`() {
    let pad = Device.named("ipad")!
    #expect(look([-95, 205, 505, 855, 1155], on: pad).isEmpty)
    #expect(look([-90, 10, 110, 210, 360, 460], on: pad).count == 1)
  }

  @Test func `a scroll indicator whose content gets another length was said to have leaped`() {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    list.contentSize.height = 900
    #expect(look(at: list) { if $0 == 3 { list.contentSize.height = 700 } else { list.flashScrollIndicators() } }.isEmpty)
    let other = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    other.contentSize.height = 900
    #expect(look(at: other) { if $0 == 3 { other.contentOffset.y = 290 } else { other.flashScrollIndicators() } }.count == 1)
  }

  /// A table of 40 sections with a header and a row each.
  private final class SectionPage: UITableViewController {
    init() { super.init(style: .grouped) }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.showsVerticalScrollIndicator = false
      tableView.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
      (tableView.rowHeight, tableView.sectionHeaderHeight, tableView.sectionFooterHeight) = (500, 40, 10)
    }
    override func numberOfSections(in tableView: UITableView) -> Int { 40 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
      header?.contentView.backgroundColor = .red
      return header
    }
  }

  @Test func `a header that is reused for another section was said to have leaped, and a header that leaps is reported`() {
    func look(by distance: CGFloat) -> [String] {
      let page = SectionPage()
      page.tableView.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
      return self.look(at: page.tableView, ticks: 6) { if $0 == 3 { page.tableView.contentOffset.y += distance } }
        .filter { $0.hasPrefix("UIView") }
    }
    #expect(look(by: 3 * 550 + 200).isEmpty)
    #expect(!look(by: 60).isEmpty)
  }

  @Test func `a part that turns on its way was said to have leaped as a finger stopped its page, and one that leaps on it is reported`() {
    func look(_ places: [CGFloat]) -> [String] {
      let page = UIView(frame: CGRect(x: 0, y: 900, width: 200, height: 200))
      let part = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      page.backgroundColor = .white
      part.backgroundColor = .red
      page.addSubview(part)
      return self.look(at: page, ticks: places.count) {
        page.frame.origin.y = [900, 760, 620, 480, 340, 340, 340][$0]
        part.frame.origin.y = places[$0]
      }
    }
    #expect(look([0, 0, 13, 38, 24, 24, 24]).isEmpty)
    #expect(look([0, 0, 13, 38, -38, -38, -38]).count == 1)
  }

  @Test func `a view whose animation drew it back while a finger stood was said to have leaped, and one that leaps is reported`() {
    #expect(look([700, 683, 706, 670, 620, 620, 620], stands: [2, 5]).isEmpty)
    #expect(look([700, 683, 706, 670, 560, 560, 560], stands: [2, 5]).count == 1)
  }

  @Test func `a label whose words become shorter at its trailing edge was said to have leaped, and one that leaps as well is reported`() {
    func look(_ edge: CGFloat) -> [String] {
      let label = UILabel(frame: CGRect(x: 100, y: 100, width: 100, height: 30))
      label.text = "Garden house"
      return self.look(at: label) {
        guard $0 == 3 else { return }
        label.text = "Off"
        label.frame = CGRect(x: edge - 30, y: 100, width: 30, height: 30)
      }
    }
    #expect(look(200).isEmpty)
    #expect(look(300).count == 1)
  }

  @Test func `an indicator that became shorter during a pinch was said to have stopped after it, and a box that stops is reported`() {
    let app = TestApp(device: .iPhone14) { UIViewController() }
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    let box = UIView(frame: CGRect(x: 95, y: 200, width: 100, height: 100))
    box.backgroundColor = .red
    box.accessibilityIdentifier = "box"
    list.contentSize.height = 1200
    app.perform { for view in [list, box] { app.session.window.rootViewController?.view.addSubview(view) } }
    app.advance(by: 0.1)
    let watch = LeapWatch()
    func pass(_ factor: CGFloat) {
      app.perform {
        list.flashScrollIndicators()
        list.contentSize.height *= factor
        box.transform = box.transform.scaledBy(x: factor, y: factor)
      }
      _ = app.session.runUpdateCycle(at: app.session.nextTick(after: app.session.now))
      watch.look(app.session)
    }
    for _ in 0..<10 { pass(1.05) }
    watch.letGo.pinchLetsGo()
    for _ in 0..<4 { pass(1) }
    #expect(watch.letGo.found.count == 1 && watch.letGo.found.allSatisfy { $0.hasPrefix("'box'") }, "\(watch.letGo.found)")
  }

  @Test func `what slows down as it comes into sight was said to have leaped`() {
    let pad = Device.named("ipad")!
    #expect(look([2000, 1700, 1215, 933, 842, 842, 842], on: pad).isEmpty)
    #expect(look([900, 700, 700, 700, 842, 842, 842], on: pad).count == 1)
  }

  @Test func `a caret that went to the next line with the return key was said to have leaped, and one that leaps alone is reported`() {
    func look(_ change: @escaping (UITextView) -> Void) -> [String] {
      let text = UITextView(frame: CGRect(x: 0, y: 100, width: 390, height: 300))
      text.font = .systemFont(ofSize: 34)
      text.text = "One line"
      return self.look(at: text, ticks: 8) {
        if $0 == 0 { text.becomeFirstResponder() }
        if $0 == 4 { change(text) }
      }
    }
    #expect(look { $0.insertText("\n") } == [])
    #expect(look { $0.selectedRange = NSRange(location: 0, length: 0) } == [])
    #expect(look { $0.editing.marks.caret.frame.origin.y += 100 }.count == 1)
  }

  @Test func `what leaps behind a whole blur has not been seen to`() {
    let places: [Double] = [0, 0, 0, 100, 100, 100]
    #expect(look(places, behind: UIVisualEffectView(effect: UIBlurEffect(style: .light))).isEmpty)
    #expect(look(places, behind: UIVisualEffectView(effect: nil)).count == 1)
  }

  @Test func `what follows fingers that stand for a tick, and flies on, has not leaped`() {
    let places: [Double] = [0, 0, 100, 200, 200, 300, 360, 400, 420]
    #expect(look(places).count == 1 && look(places, stands: [4]).isEmpty)
  }

  @Test func `what gathers speed and is stopped has not leaped, and what goes far from one tick to the next has`() {
    #expect(look([0, 0, 25, 88, 88, 88]).isEmpty)
    #expect(look([0, 0, 5, 65, 65, 65]).count == 1)
  }

  @Test func `a sheet that a finger caught in its second tick was said to have leaped, on a large screen`() throws {
    let pad = try #require(Device.named("ipad"))
    #expect(look([44, 44, 44, 87, 79, 63], on: pad).isEmpty)
    #expect(look([44, 44, 44, 104, 96, 80], on: pad).count == 1)
  }

  @Test func `a corner of a text four thousand points below the screen was said to leap when the text grew a little`() {
    func look(_ height: CGFloat) -> [String] {
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: height))
      box.backgroundColor = .red
      return self.look(at: box) { box.frame.size.height = height * ($0 < 3 ? 1 : 1.03) }
    }
    #expect(look(4000).isEmpty)
    #expect(look(1500).count == 1)
  }

  @Test func `a bar that is put away just beyond the screen's edge was said to have leaped`() {
    #expect(look([700, 700, 700, 844, 844, 844]).isEmpty)
  }

  @Test func `words whose room gets narrower at its empty end were said to have leaped`() {
    for (alignment, isFound) in [(NSTextAlignment.left, false), (.right, true)] {
      let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 30))
      (label.text, label.textAlignment) = ("Garden", alignment)
      #expect(look(at: label) { label.frame.size.width = $0 < 3 ? 300 : 240 }.isEmpty != isFound)
    }
    let room = UIView(frame: CGRect(x: 20, y: 100, width: 300, height: 30))
    #expect(look(at: room) { room.frame.size.width = $0 < 3 ? 300 : 240 }.isEmpty)
  }

  @Test func `a flight that begins while fingers beside it go and stand has not leaped`() {
    #expect(look([700, 666, 588, 491, 392, 301, 220], stands: [3]).isEmpty)
  }
}
