import SegueTesting
import Stages
import Testing

@testable import UIFoundation
@testable import UIKit
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitPickers
@testable import UIKitPresentations
@testable import UIKitText

/// Notes what a context menu's delegate is asked and told.
@MainActor
private final class MenuDelegate: UIContextMenuInteractionDelegate {
  let notes = EventNotes()
  var configuration: UIContextMenuConfiguration?
  var commitStyle = UIContextMenuInteractionCommitStyle.dismiss

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    notes.note("configuration at \(Int(location.x)), \(Int(location.y))")
    return configuration
  }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    notes.note("preview for highlighting")
    return interaction.view.map { UITargetedPreview(view: $0) }
  }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    notes.note("preview for dismissing")
    return nil
  }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    notes.note("willDisplay")
    animator?.addAnimations { [notes] in notes.note("displaying") }
    animator?.addCompletion { [notes] in notes.note("displayed") }
  }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    notes.note("willEnd")
    animator?.addAnimations { [notes] in notes.note("ending") }
    animator?.addCompletion { [notes] in notes.note("ended") }
  }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    notes.note("willPerformPreviewAction")
    animator.preferredCommitStyle = commitStyle
    animator.addCompletion { [notes] in notes.note("committed") }
  }
}

@MainActor @Suite("UIContextMenuInteraction", .hand)
struct ContextMenuTests {
  let hand = Hand.current!
  private let delegate = MenuDelegate()
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
  let interaction: UIContextMenuInteraction
  final class Done { var names: [String] = [] }
  let done = Done()

  init() {
    interaction = UIContextMenuInteraction(delegate: delegate)
    view.backgroundColor = .blue
    hand.show(view, x: 130, y: 200)
    view.addInteraction(interaction)
    delegate.configuration = UIContextMenuConfiguration(actionProvider: { [done] _ in
      UIMenu(children: [
        UIAction(title: "Copy") { _ in done.names.append("copy") },
        UIAction(title: "Delete", attributes: .destructive) { _ in done.names.append("delete") },
      ])
    })
  }

  private var stage: MenuStage? { hand.window.subviews.last as? MenuStage }
  private func row(_ title: String) -> CGPoint? {
    let found = hand.window.subtree.first { ($0 as? MenuRow)?.accessibilityLabel == title }
    return found.map { $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: nil) }
  }
  private func open() {
    hand.down(180, 240)
    hand.wait(0.6)
    hand.up()
    hand.settle()
  }

  @Test func `a finger that is taken away before half a second asks nothing`() {
    hand.down(180, 240); hand.wait(0.4); hand.cancel()
    hand.wait(1)
    #expect(delegate.notes.lines.isEmpty && stage == nil)
  }

  @Test func `a finger that is taken away from the open menu leaves it open, and chooses nothing`() {
    hand.down(180, 240); hand.wait(0.6); hand.cancel()
    hand.settle()
    #expect(stage != nil && done.names.isEmpty && hand.app.isQuiet)
  }

  @Test func `removed while its menu is open, the view gets it closed, and nothing is stuck`() {
    open()
    hand.app.perform {
      view.removeInteraction(interaction)
      view.removeFromSuperview()
    }
    hand.settle()
    #expect(stage == nil && !view.layer.isVeiled && delegate.notes.lines.suffix(2) == ["ending", "ended"] && view.interactions.isEmpty)
  }

  @Test func `the view alone removed, its menu can still be used`() throws {
    open()
    hand.app.perform { view.removeFromSuperview() }
    let place = try #require(row("Copy"))
    hand.tap(place.x, place.y)
    hand.settle()
    #expect(done.names == ["copy"] && stage == nil && !view.layer.isVeiled)
  }

  @Test func `closed while it opens, it goes back from where it is, and ends once`() {
    hand.down(180, 240); hand.wait(0.6)
    hand.app.perform {
      interaction.dismissMenu()
      interaction.dismissMenu()
    }
    hand.up()
    hand.settle()
    #expect(stage == nil && delegate.notes.lines.filter { $0 == "willEnd" }.count == 1 && hand.app.isQuiet)
  }

  @Test func `the order of a menu that is opened, used and closed`() throws {
    open()
    #expect(view.layer.isVeiled && interaction.menuAppearance == .rich)
    let place = try #require(row("Delete"))
    hand.tap(place.x, place.y)
    delegate.notes.note("chosen: \(done.names)")
    hand.settle()
    #expect(!view.layer.isVeiled && interaction.menuAppearance == .unknown)
    try Golden.check(delegate.notes.lines.joined(separator: "\n") + "\n", named: "context-menu")
  }

  @Test func `the finger that pressed slides to a row and chooses it as it leaves`() throws {
    hand.down(180, 240); hand.wait(1)
    let place = try #require(row("Copy"))
    hand.move(place.x, place.y)
    #expect((hand.window.subtree.first { ($0 as? MenuRow)?.isPressed ?? false } as? MenuRow)?.accessibilityLabel == "Copy")
    hand.up()
    #expect(done.names == ["copy"])
  }

  @Test func `a finger that never moved leaves the menu open, though a row lies under it when it lifts`() throws {
    // So far down that the menu comes to lie over the finger.
    let height = hand.window.bounds.height
    hand.app.perform { view.frame = CGRect(x: 60, y: height - 150, width: 250, height: 150) }
    hand.down(180, height - 60); hand.wait(1)
    let menu = try #require(hand.window.subtree.first { $0 is MenuPlatter })
    let place = menu.convert(CGPoint(x: 180, y: height - 60), from: nil)
    let row = try #require(menu.subtree.first { ($0 as? MenuRow).map { $0.convert($0.bounds, to: menu).contains(place) } ?? false })
    hand.move(183, height - 58)
    #expect(!(row as! MenuRow).isPressed)
    hand.up()
    hand.settle()
    #expect(stage != nil && done.names.isEmpty)
    hand.tap(180, height - 60)
    hand.settle()
    #expect(stage == nil && done.names.count == 1)
  }

  @Test func `a finger that slides away and back to where it was chooses the row there`() throws {
    let height = hand.window.bounds.height
    hand.app.perform { view.frame = CGRect(x: 60, y: height - 150, width: 250, height: 150) }
    hand.down(180, height - 60); hand.wait(1)
    hand.move(180, height - 160); hand.move(180, height - 60)
    hand.up()
    hand.settle()
    #expect(stage == nil && done.names.count == 1)
  }

  @Test func `a tap beside the menu closes it, a tap on the preview commits`() {
    open()
    hand.tap(10, 780)
    hand.settle()
    #expect(stage == nil && done.names.isEmpty)
    delegate.notes.clear()
    delegate.commitStyle = .pop
    hand.wait(1)
    open()
    hand.tap(180, 240)
    hand.settle()
    #expect(delegate.notes.lines.contains("willPerformPreviewAction") && delegate.notes.lines.last == "committed" && stage == nil)
  }

  @Test func `without a configuration nothing opens, and the view hears its finger`() {
    delegate.configuration = nil
    open()
    #expect(stage == nil && delegate.notes.lines == ["configuration at 50, 40"])
  }

  @Test func `a preview of a controller is as large as it prefers, and its menu has room`() throws {
    let page = UIViewController()
    page.preferredContentSize = CGSize(width: 300, height: 2000)
    delegate.configuration = UIContextMenuConfiguration(
      previewProvider: { page },
      actionProvider: { [done] _ in
        UIMenu(children: [UIAction(title: "Open") { _ in done.names.append("open") }])
      })
    open()
    let preview = try #require(stage?.subviews.first { $0 is MenuPreview }), platter = try #require(stage?.subviews.last)
    #expect(preview.frame.maxY <= platter.frame.minY && platter.frame.maxY <= 812 && preview.frame.minY >= 0)
  }

  @Test func `updateVisibleMenu puts another menu in the place of the open one`() throws {
    open()
    hand.app.perform {
      interaction.updateVisibleMenu { $0.replacingChildren([UIAction(title: "Undo") { [done] _ in done.names.append("undo") }]) }
    }
    hand.settle()
    #expect(row("Copy") == nil)
    let place = try #require(row("Undo"))
    hand.tap(place.x, place.y)
    #expect(done.names == ["undo"])
  }
}

@MainActor @Suite("UIMenu of a control", .hand)
struct ControlMenuTests {
  let hand = Hand.current!
  let button = UIButton(type: .system)
  final class Done { var names: [String] = [] }
  let done = Done()

  init() {
    button.setTitle("Sort", for: .normal)
    button.showsMenuAsPrimaryAction = true
    hand.show(button, x: 100, y: 300, size: CGSize(width: 120, height: 44))
  }
  private var stage: MenuStage? { hand.window.subviews.last as? MenuStage }
  private var rows: [MenuRow] { hand.window.subtree.compactMap { $0 as? MenuRow } }
  private func tap(_ title: String) {
    guard let row = rows.first(where: { $0.accessibilityLabel == title }) else { return done.names.append("no row \(title)") }
    let place = row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil)
    hand.wait(1)
    hand.tap(place.x, place.y)
    hand.settle()
  }
  private func action(_ title: String, _ attributes: UIMenuElement.Attributes = [], _ state: UIMenuElement.State = .off) -> UIAction {
    UIAction(title: title, attributes: attributes, state: state) { [done] in done.names.append($0.title) }
  }

  @Test func `a cancelled finger leaves the menu open and the button at rest`() {
    button.menu = UIMenu(children: [action("Name"), action("Date")])
    hand.down(160, 320); hand.cancel()
    hand.settle()
    #expect(stage != nil && !button.isHighlighted && !button.isTracking)
  }

  @Test func `a button whose menu comes to lie under the finger keeps it open, unless the finger slides`() {
    /// The menu hangs from the upper edge, over the button.
    final class High: UIButton {
      override func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint { CGPoint(x: bounds.midX, y: 0) }
    }
    let high = High(type: .system)
    high.showsMenuAsPrimaryAction = true
    high.menu = UIMenu(children: (1...3).map { action("Row \($0)") })
    hand.show(high, x: 100, y: 300, size: CGSize(width: 120, height: 200))
    hand.down(160, 400); hand.wait(1); hand.up()
    hand.settle()
    #expect(rows.count == 3 && done.names.isEmpty)
    hand.app.perform { high.contextMenuInteraction?.dismissMenu() }
    hand.settle()
    hand.down(160, 320); hand.wait(1); hand.move(160, 340); hand.up()
    hand.settle()
    #expect(rows.isEmpty && done.names == ["Row 1"])
  }

  @Test func `it opens when the finger comes down, sends no primary action, and a tap on a row performs it with the button as its sender`()
  {
    var primary = 0, sender: AnyObject?
    button.addAction(UIAction { _ in primary += 1 }, for: .primaryActionTriggered)
    button.menu = UIMenu(children: [UIAction(title: "Name") { sender = $0.sender }, action("Date")])
    hand.down(160, 320)
    #expect(stage != nil)
    hand.up()
    hand.settle()
    #expect(primary == 0 && rows.map(\.accessibilityLabel) == ["Name", "Date"])
    tap("Name")
    #expect(sender === button && stage == nil)
  }

  @Test func `disabled rows cannot be chosen, hidden ones are not there, and one that keeps the menu leaves it open`() {
    button.menu = UIMenu(children: [action("No", .disabled), action("Never", .hidden), action("Again", .keepsMenuPresented)])
    hand.tap(160, 320)
    hand.settle()
    #expect(rows.map(\.accessibilityLabel) == ["No", "Again"])
    tap("No")
    #expect(done.names.isEmpty && stage != nil)
    tap("Again")
    tap("Again")
    #expect(done.names == ["Again", "Again"] && stage != nil)
  }

  @Test func `menus within it stand inline, or open in its place and lead back`() {
    button.menu = UIMenu(children: [
      UIMenu(options: .displayInline, children: [action("A")]), UIMenu(title: "More", children: [action("B"), action("C")]),
    ])
    hand.tap(160, 320)
    hand.settle()
    #expect(rows.map(\.accessibilityLabel) == ["A", "More"])
    tap("More")
    #expect(rows.map(\.accessibilityLabel) == ["More", "B", "C"])
    tap("More")
    #expect(rows.map(\.accessibilityLabel) == ["A", "More"])
    tap("More")
    tap("C")
    #expect(done.names == ["C"] && stage == nil)
  }

  @Test func `what is found out later shows that it is, and then itself; it is asked once, or each time`() {
    var answer: (@MainActor ([UIMenuElement]) -> Void)?, asked = 0
    let later = UIDeferredMenuElement { completion in
      asked += 1
      answer = completion
    }
    var askedAgain = 0
    let now = UIDeferredMenuElement.uncached { completion in
      askedAgain += 1
      completion([action("Now \(askedAgain)")])
    }
    button.menu = UIMenu(children: [later, now])
    hand.tap(160, 320); hand.wait(1)
    #expect(rows.map(\.accessibilityLabel) == ["Loading…", "Now 1"])
    hand.app.perform { answer?([action("Late")]) }
    hand.settle()
    #expect(rows.map(\.accessibilityLabel) == ["Late", "Now 1"])
    hand.tap(10, 780)
    hand.settle(); hand.wait(1)
    hand.tap(160, 320)
    hand.settle()
    #expect(rows.map(\.accessibilityLabel) == ["Late", "Now 2"] && asked == 1)
  }

  @Test func `an answer that comes when the menu is closed is kept`() {
    var answer: (@MainActor ([UIMenuElement]) -> Void)?
    button.menu = UIMenu(children: [UIDeferredMenuElement { answer = $0 }])
    hand.tap(160, 320); hand.wait(0.5); hand.tap(10, 780); hand.wait(1)
    hand.app.perform {
      answer?([action("Late")])
      answer?([action("Twice")])
    }
    hand.tap(160, 320)
    hand.settle()
    #expect(rows.map(\.accessibilityLabel) == ["Late"])
  }

  @Test func `a single selection keeps one element on, with a mark`() {
    let (one, two) = (action("One", [], .on), action("Two"))
    button.menu = UIMenu(options: .singleSelection, children: [one, two])
    hand.tap(160, 320)
    hand.settle()
    #expect(rows[0].accessibilityTraits.contains(.selected))
    tap("Two")
    #expect(one.state == .off && two.state == .on && button.menu?.selectedElements.first === two)
  }

  @Test func `a button whose menu is its choice has the title of the choice`() {
    button.menu = UIMenu(children: [action("Name"), action("Date")])
    button.changesSelectionAsPrimaryAction = true
    #expect(button.currentTitle == "Name" && button.menu?.selectedElements.count == 1)
    hand.tap(160, 320)
    hand.settle()
    tap("Date")
    #expect(button.currentTitle == "Date" && done.names == ["Date"])
  }

  @Test func `without a menu such a button is selected and not, tap by tap, before it tells`() {
    button.changesSelectionAsPrimaryAction = true
    var told: [Bool] = []
    button.addAction(UIAction { [button] _ in told.append(button.isSelected) }, for: .primaryActionTriggered)
    hand.tap(160, 320); hand.wait(1); hand.tap(160, 320)
    #expect(told == [true, false])
  }

  @Test func `otherwise the menu is the long press's, and a tap the button's own`() {
    var taps = 0
    button.showsMenuAsPrimaryAction = false
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    button.menu = UIMenu(children: [action("Name")])
    hand.tap(160, 320); hand.wait(1)
    #expect(taps == 1 && stage == nil)
    hand.down(160, 320); hand.wait(0.7); hand.up()
    hand.settle()
    #expect(taps == 1 && stage != nil)
    button.menu = nil
    #expect(!button.isContextMenuInteractionEnabled && button.interactions.isEmpty)
  }

  @Test func `who opens it by label finds its rows, and nothing beneath`() throws {
    button.menu = UIMenu(title: "Sort by", children: [action("Name")])
    hand.tap(160, 320)
    hand.settle()
    #expect(hand.window.accessibleElements.compactMap(\.label) == ["Sort by", "Name"])
  }

  @Test func `a button in a bar opens its item's menu, with the item as the sender, and only on a long press where it has an action`() {
    var sender: AnyObject?, taps = 0
    let item = UIBarButtonItem(title: "More", menu: UIMenu(children: [UIAction(title: "Name") { sender = $0.sender }]))
    let bar = hand.show(BarButton(item), x: 100, y: 500, size: CGSize(width: 80, height: 44))
    hand.tap(140, 520)
    hand.settle()
    tap("Name")
    #expect(sender === item && stage == nil)
    item.primaryAction = UIAction(title: "Do") { _ in taps += 1 }
    bar.refresh()
    hand.wait(1)
    hand.tap(140, 520)
    #expect(taps == 1 && stage == nil)
    hand.wait(1)
    hand.down(140, 520); hand.wait(0.7); hand.up()
    hand.settle()
    #expect(taps == 1 && stage != nil)
  }

  @Test func `a menu of many rows scrolls within the screen`() {
    button.menu = UIMenu(children: (0..<40).map { action("Row \($0)") })
    hand.tap(160, 320)
    hand.settle()
    let platter = stage!.subviews.last!
    #expect(hand.window.bounds.contains(platter.frame))
    tap("Row 1")
    #expect(done.names == ["Row 1"])
  }
}
