import Foundation
import SegueTesting
import Stages
import Testing
import UIKit

@testable import UIFoundation
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists
@testable import UIKitText

/// Lines, in order.
@MainActor
private final class EventNotes {
  private(set) var lines: [String] = []
  func note(_ line: String) { lines.append(line) }
}
extension Hand {
  /// Until menus have come and gone.
  fileprivate func settle() { wait(1.5) }
}

/// Notes what a list's delegate is asked and told of menus.
@MainActor
private final class Keeper: NSObject, UICollectionViewDelegate {
  let notes = EventNotes()
  var configuration: UIContextMenuConfiguration?
  var commitStyle = UIContextMenuInteractionCommitStyle.dismiss
  var chosen: [IndexPath] = []

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    notes.note(
      "configuration of \(indexPaths.map { "\($0.section).\($0.item)" }.joined(separator: ", ")) at \(Int(point.x)), \(Int(point.y))")
    return configuration
  }
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    notes.note("preview for highlighting \(indexPath.item)")
    return nil
  }
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    notes.note("preview for dismissing \(indexPath.item)")
    return nil
  }
  func collectionView(
    _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    notes.note("willPerformPreviewAction")
    animator.preferredCommitStyle = commitStyle
    animator.addCompletion { [notes] in notes.note("committed") }
  }
  func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    notes.note("willDisplay")
    animator?.addCompletion { [notes] in notes.note("displayed") }
  }
  func collectionView(
    _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    notes.note("willEnd")
    animator?.addCompletion { [notes] in notes.note("ended") }
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { chosen.append(indexPath) }
}

@MainActor @Suite("Context menus of collection views", .hand)
struct ListMenuTests {
  let hand = Hand.current!
  private let keeper = Keeper()
  private final class Done { var names: [String] = [] }
  private let done = Done()

  private func stage(_ names: [String] = ["One", "Two", "Three", "Four"]) -> ListStage {
    let stage = ListStage(UICollectionLayoutListConfiguration(appearance: .plain), [("a", names)])
    stage.view.delaysContentTouches = false
    stage.view.delegate = keeper
    keeper.configuration = UIContextMenuConfiguration(actionProvider: { [done] _ in
      UIMenu(children: [UIAction(title: "Copy") { _ in done.names.append("copy") }])
    })
    return stage
  }
  private var menu: MenuStage? { hand.window.subviews.last as? MenuStage }
  private func row(_ title: String) -> CGPoint? {
    let found = hand.window.subtree.first { ($0 as? MenuRow)?.accessibilityLabel == title }
    return found.map { $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: nil) }
  }
  private func open(row: Int = 1) {
    hand.down(187, 44 * CGFloat(row) + 22)
    hand.wait(0.6)
    hand.up()
    hand.settle()
  }

  // MARK: Interrupted

  @Test func `an item that is taken away under its menu: the menu can still be used, and the preview fades where it stands`() throws {
    let stage = stage()
    open()
    hand.app.perform {
      var next = stage.source.snapshot()
      next.deleteItems(["Two"])
      stage.source.apply(next)
    }
    hand.settle()
    let place = try #require(row("Copy"))
    hand.tap(place.x, place.y)
    hand.wait(0.1)
    #expect(!keeper.notes.lines.contains { $0.hasPrefix("preview for dismissing") }, "there is nothing to go back to")
    hand.settle()
    #expect(done.names == ["copy"] && menu == nil && hand.app.isQuiet)
    #expect(stage.view.visibleCells.count == 3 && stage.view.visibleCells.allSatisfy { !$0.layer.isVeiled })
  }

  @Test func `an item that moves under its menu is gone back to where it is now`() {
    let stage = stage()
    open()
    hand.app.perform {
      var next = stage.source.snapshot()
      next.deleteItems(["One"])
      stage.source.apply(next)
    }
    hand.settle()
    hand.app.perform { stage.view.contextMenuInteraction?.dismissMenu() }
    hand.settle()
    #expect(keeper.notes.lines.contains("preview for dismissing 0") && menu == nil)
    #expect(stage.view.visibleCells.allSatisfy { !$0.layer.isVeiled })
  }

  @Test func `reloadData under the menu leaves no cell unseen`() {
    let stage = stage()
    open()
    hand.app.perform { stage.view.reloadData() }
    hand.settle()
    #expect(stage.view.visibleCells.count == 4 && stage.view.visibleCells.allSatisfy { !$0.layer.isVeiled })
    hand.app.perform { stage.view.contextMenuInteraction?.dismissMenu() }
    hand.settle()
    #expect(menu == nil && hand.app.isQuiet)
  }

  @Test func `the list taken away, its menu closes or can be closed, and nothing is stuck`() {
    let stage = stage()
    open()
    hand.app.perform { stage.view.removeFromSuperview() }
    hand.settle()
    hand.tap(10, 800)
    hand.settle()
    #expect(menu == nil && hand.app.isQuiet)
  }

  @Test func `an item without a menu keeps its touch: it is chosen when the finger leaves after a second`() {
    let stage = stage()
    keeper.configuration = nil
    hand.down(187, 66)
    hand.wait(1)
    #expect(stage.cell(1)?.isHighlighted == true)
    hand.up()
    hand.settle()
    #expect(keeper.chosen == [IndexPath(item: 1, section: 0)] && menu == nil)
    #expect(keeper.notes.lines == ["configuration of 0.1 at 187, 66"])
  }

  // MARK: Whole

  @Test func `the order of a menu that is opened and used`() throws {
    let stage = stage()
    open()
    #expect(stage.cell(1)?.layer.isVeiled == true && stage.cell(1)?.isHighlighted == false && keeper.chosen.isEmpty)
    let place = try #require(row("Copy"))
    hand.tap(place.x, place.y)
    keeper.notes.note("chosen: \(done.names)")
    hand.settle()
    #expect(stage.cell(1)?.layer.isVeiled == false)
    #expect(
      keeper.notes.lines == [
        "configuration of 0.1 at 187, 66", "preview for highlighting 1", "willDisplay", "displayed", "willEnd", "preview for dismissing 1",
        "chosen: [\"copy\"]", "ended",
      ])
  }

  @Test func `a tap on the preview commits it, and it pops where the app says so`() throws {
    _ = stage()
    keeper.commitStyle = .pop
    keeper.configuration = UIContextMenuConfiguration(
      previewProvider: { UIViewController() },
      actionProvider: { _ in
        UIMenu(children: [UIAction(title: "Copy") { _ in }])
      })
    open()
    let preview = try #require(menu?.subviews.first { $0 is MenuPreview })
    hand.tap(preview.frame.midX, preview.frame.midY)
    hand.settle()
    let end = keeper.notes.lines.drop { $0 != "willPerformPreviewAction" }
    #expect(menu == nil && end.first == "willPerformPreviewAction" && end.contains("committed") && end.contains("willEnd"))
  }

  @Test func `the menu of one of several selected items is theirs, and beside all items it is nobody's`() {
    let stage = stage()
    stage.view.allowsMultipleSelection = true
    for item in [0, 2] { stage.view.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: []) }
    open(row: 2)
    #expect(keeper.notes.lines.first == "configuration of 0.0, 0.2 at 187, 110")
    hand.app.perform { stage.view.contextMenuInteraction?.dismissMenu() }
    hand.settle()
    keeper.configuration = nil
    open(row: 1)
    #expect(keeper.notes.lines.last == "configuration of 0.1 at 187, 66")
    open(row: 12)
    #expect(keeper.notes.lines.last == "configuration of  at 187, 550")
  }

  @Test func `a delegate that has the methods of iOS 13 alone is asked by them`() {
    final class Old: NSObject, UICollectionViewDelegate {
      var log: [String] = []
      func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
      ) -> UIContextMenuConfiguration? {
        log.append("configuration \(indexPath.item)")
        return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "Copy") { _ in }]) })
      }
      func collectionView(
        _ collectionView: UICollectionView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
      ) -> UITargetedPreview? {
        log.append("highlighting")
        return nil
      }
    }
    let stage = stage(), old = Old()
    stage.view.delegate = old
    open()
    #expect(menu != nil && old.log == ["configuration 1", "highlighting"])
  }
}
