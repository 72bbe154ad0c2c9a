import CoreGraphics
import Foundation
import HostInterface
import SegueTesting
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPickers
@testable import UIKitPresentations
@testable import UIKitText
@testable import UIKitVoiceOver

/// An activity that notes its calls.
private final class Stamp: UIActivity {
  let name: String
  var page: UIViewController?
  var heard: [String] = []
  var items: [Any] = []
  var endsAtOnce: Bool? = true
  var accepts = true

  init(_ name: String) {
    self.name = name
    super.init()
  }
  override var activityType: ActivityType? { ActivityType("test.\(name)") }
  override var activityTitle: String? { name }
  override var activityImage: UIImage? { UIImage(systemName: "star") }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool { accepts }
  override func prepare(withActivityItems activityItems: [Any]) {
    heard.append("prepare")
    items = activityItems
  }
  override var activityViewController: UIViewController? { page }
  override func perform() {
    heard.append("perform")
    if let endsAtOnce { activityDidFinish(endsAtOnce) }
  }
}

private final class Shared: UIActivity {
  override class var activityCategory: Category { .share }
  override var activityTitle: String? { "Shared" }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
}

private final class Source: NSObject, UIActivityItemSource {
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { "" }
  func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? { activityType == .copyToPasteboard ? nil : "for \(activityType?.rawValue ?? "all")" }
  func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "A Subject" }
}

private final class Slow: UIActivityItemProvider {
  override var item: Any { "made for \(activityType?.rawValue ?? "nobody")" }
}

@MainActor @Suite("UIActivityViewController")
struct ActivityTests {
  private let app: TestApp
  private let home = UIViewController()

  init() {
    let home = home
    app = TestApp(home)
  }

  private final class Ends {
    var lines: [String] = []
  }
  private let ends = Ends()

  private func open(
    _ items: [Any] = ["Text"], _ activities: [UIActivity] = [], settles: Bool = true, excluded: [UIActivity.ActivityType]? = nil
  )
    throws -> UIActivityViewController
  {
    let controller = app.perform {
      let controller = UIActivityViewController(activityItems: items, applicationActivities: activities)
      controller.excludedActivityTypes = excluded
      controller.completionWithItemsHandler = { [ends] type, completed, _, _ in
        ends.lines.append("\(type?.rawValue.split(separator: ".").last.map(String.init) ?? "nil") \(completed)")
      }
      home.present(controller, animated: true)
      return controller
    }
    if settles { try app.settle() }
    return controller
  }

  private func titles(_ controller: UIActivityViewController) -> [String] {
    controller.view.layoutIfNeeded()
    return controller.view.subtree.compactMap { ($0 as? UILabel)?.text }.filter { !$0.isEmpty }
  }

  private func tap(_ title: String, in controller: UIActivityViewController) {
    let label = controller.view.subtree.first { ($0 as? UILabel)?.text == title }!
    app.tap(label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: nil))
  }

  // MARK: Interrupted

  @Test func `dragged away, it tells once that nothing was chosen`() throws {
    let controller = try open()
    app.flick(from: CGPoint(x: 180, y: 450), by: CGVector(dx: 0, dy: 300))
    try app.settle()
    #expect(controller.presentingViewController == nil && ends.lines == ["nil false"])
  }

  @Test func `replaced together with its presenter as it comes in, it tells once, and nothing goes on`() throws {
    _ = try open(settles: false)
    app.advance(by: 0.1)
    app.perform { app.session.window.rootViewController = UIViewController() }
    try app.settle()
    #expect(ends.lines == ["nil false"])
  }

  @Test func `dismissed by code in the middle of an activity, it tells that the activity was not performed`() throws {
    let stamp = Stamp("late")
    stamp.endsAtOnce = nil
    let controller = try open(["Text"], [stamp])
    tap("late", in: controller)
    try app.settle()
    #expect(stamp.heard == ["prepare", "perform"] && ends.lines.isEmpty)
    app.perform { home.dismiss(animated: true) }
    try app.settle()
    #expect(ends.lines == ["late false"])
    app.perform { stamp.activityDidFinish(true) }
    try app.settle()
    #expect(ends.lines == ["late false"], "an end that comes too late is none")
  }

  @Test func `a cancelled activity leaves the sheet, and another can be chosen`() throws {
    let (no, yes) = (Stamp("no"), Stamp("yes"))
    no.endsAtOnce = false
    let controller = try open(["Text"], [no, yes])
    tap("no", in: controller)
    try app.settle()
    #expect(controller.presentingViewController === home && ends.lines == ["no false"])
    tap("yes", in: controller)
    #expect(ends.lines.count == 1, "the handler waits until the sheet is gone")
    try app.settle()
    #expect(controller.presentingViewController == nil && ends.lines == ["no false", "yes true"])
  }

  @Test func `a second tap while an activity is under way chooses nothing`() throws {
    let (slow, other) = (Stamp("slow"), Stamp("other"))
    slow.endsAtOnce = nil
    let controller = try open(["Text"], [slow, other])
    tap("slow", in: controller)
    tap("other", in: controller)
    try app.settle()
    #expect(other.heard.isEmpty)
    app.perform { slow.activityDidFinish(true) }
    try app.settle()
    #expect(ends.lines == ["slow true"])
  }

  @Test func `an activity's own page comes over the sheet, and goes with it`() throws {
    let stamp = Stamp("page")
    let page = UIViewController()
    page.view.backgroundColor = .systemBackground
    stamp.page = page
    let controller = try open(["Text"], [stamp])
    tap("page", in: controller)
    try app.settle()
    #expect(controller.presentedViewController === page && stamp.heard == ["prepare"], "perform is not called")
    app.perform { page.dismiss(animated: true) }
    try app.settle()
    tap("page", in: controller)
    try app.settle()
    #expect(controller.presentedViewController === page, "dismissed without an end, it can be chosen again")
    app.perform { stamp.activityDidFinish(true) }
    try app.settle()
    #expect(home.presentedViewController == nil && page.presentingViewController == nil && ends.lines == ["page true"])
  }

  // MARK: What is offered

  @Test func `copy puts the items on the pasteboard`() throws {
    let controller = try open(["Text", URL(string: "https://example.org/a")!])
    tap("Copy", in: controller)
    try app.settle()
    let board = app.perform { UIPasteboard.general }
    #expect(board.strings == ["Text", "https://example.org/a"] && board.items.count == 2)
    #expect(ends.lines == ["CopyToPasteboard true"])
  }

  @Test func `activities that are excluded, or cannot act on the items, are not offered`() throws {
    let (a, b) = (Stamp("a"), Stamp("b"))
    b.accepts = false
    let controller = try open(["Text"], [a, b, Shared()], excluded: [.copyToPasteboard])
    #expect(titles(controller).contains("a") && titles(controller).contains("Shared"))
    #expect(!titles(controller).contains("b") && !titles(controller).contains("Copy"))
    #expect(controller.view.subtree.contains { $0 is ActivityIcon })
    let number = try open2([42])
    #expect(!titles(number).contains("Copy") && titles(number).contains("1 Item"), "a number cannot be copied")
  }
  private func open2(_ items: [Any]) throws -> UIActivityViewController {
    app.perform { home.dismiss(animated: false) }
    try app.settle()
    return try open(items)
  }

  @Test func `sources and providers make the item for the activity that was chosen`() throws {
    let stamp = Stamp("use")
    let controller = try open([Source(), Slow(placeholderItem: "")], [stamp])
    #expect(titles(controller).contains("A Subject"))
    tap("use", in: controller)
    try app.settle()
    #expect(stamp.items as? [String] == ["for test.use", "made for test.use"])
  }

  // MARK: How it is shown

  @Test func `on a phone it is a sheet of half the screen, also on its side`() throws {
    let controller = try open()
    let sheet = try #require(controller.view.superview?.superview as? SheetView)
    #expect(abs(sheet.frame.minY - 812 * 0.45) < 60 && controller.popoverPresentationController != nil)
    app.session.receive(TimedEvent(.screen(.rotate(.landscapeLeft)), at: app.session.now))
    try app.settle()
    #expect(controller.presentingViewController === home && controller.view.window != nil)
  }

  @Test func `on a tablet it is a popover at its anchor`() throws {
    let home = UIViewController()
    let app = TestApp(home, device: Device.named("ipad")!)
    let controller = app.perform {
      let controller = UIActivityViewController(activityItems: ["Text"], applicationActivities: nil)
      controller.popoverPresentationController?.sourceView = home.view
      controller.popoverPresentationController?.sourceRect = CGRect(x: 400, y: 100, width: 20, height: 20)
      home.present(controller, animated: true)
      return controller
    }
    try app.settle()
    #expect(controller.view.superview?.superview is PopoverView && controller.popoverPresentationController?.arrowDirection == .up)
    app.tap(CGPoint(x: 50, y: 900))
    try app.settle()
    #expect(controller.presentingViewController == nil)
  }

  @Test func `on a tablet without an anchor it stops with a sentence`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let home = UIViewController()
        let app = TestApp(home, device: Device.named("ipad")!)
        app.perform { home.present(UIActivityViewController(activityItems: ["Text"], applicationActivities: nil), animated: false) }
        app.advance(by: 1)
      }
    }
  }
}
