import Foundation
import Stages
import Testing

@testable import UIFoundation
@testable import UIKit
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPresentations
@testable import UIKitText

@MainActor @Suite("Lists of collection views (behaviour: Table geometry and Table cells)", .hand)
struct ListLayoutTests {
  let hand = Hand.current!
  private func list(
    _ appearance: UICollectionLayoutListConfiguration.Appearance, _ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
  )
    -> UICollectionLayoutListConfiguration
  {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    change(&configuration)
    return configuration
  }
  private func lines(_ cell: UICollectionViewListCell?) -> [CGRect] {
    (cell?.subviews ?? []).filter { !$0.isHidden && $0.bounds.height == 0.5 }.map(\.frame)
  }

  @Test func `rows are 44 high, with a line of a pixel from where the text begins`() {
    let stage = ListStage(list(.plain))
    #expect(stage.cell(0)?.frame == CGRect(x: 0, y: 0, width: 375, height: 44) && stage.cell(1)?.frame.minY == 44)
    #expect(lines(stage.cell(0)) == [CGRect(x: 16, y: 43.5, width: 359, height: 0.5)])
  }
  @Test func `rows of an inset grouped list stand in cards of radius 10, 16 from the sides`() {
    let stage = ListStage(list(.insetGrouped), [("a", ["1", "2", "3"]), ("b", ["4"])])
    #expect(stage.cell(0)?.frame == CGRect(x: 16, y: 35, width: 343, height: 44) && stage.view.backgroundColor == .systemGroupedBackground)
    #expect(abs((stage.cell(0, 1)?.frame.minY ?? 0) - (35 + 3 * 44 + 35)) < 0.01, "half the gap below and half above")
    #expect(stage.cell(0)?.look.card == CardCorners(radius: 10, corners: [.layerMinXMinYCorner, .layerMaxXMinYCorner]))
    #expect(stage.cell(1)?.look.card.corners == [] && stage.cell(0, 1)?.look.card.corners == .all)
    #expect(lines(stage.cell(2)).isEmpty, "none where the card ends")
  }
  @Test func `a row that comes to stand last is rounded as it does`() {
    let stage = ListStage(list(.insetGrouped))
    var next = stage.source.snapshot()
    next.deleteItems(["Three"])
    stage.source.apply(next)
    hand.wait(0.1)
    #expect(stage.cell(1)?.look.card.corners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    hand.wait(1)
    #expect(lines(stage.cell(1)).isEmpty)
  }
  @Test func `the app changes single lines`() {
    let stage = ListStage(
      list(.plain) {
        $0.itemSeparatorHandler = { path, lines in
          var own = lines
          if path.item == 0 { own.bottomSeparatorVisibility = .hidden }
          if path.item == 1 { own.bottomSeparatorInsets = NSDirectionalEdgeInsets(top: 0, leading: 50, bottom: 0, trailing: 20) }
          return own
        }
      })
    #expect(lines(stage.cell(0)).isEmpty && lines(stage.cell(1)) == [CGRect(x: 50, y: 43.5, width: 305, height: 0.5)])
  }
  @Test func `headers of a plain list stay at the top, footers stand below`() {
    let stage = ListStage(
      list(.plain) {
        $0.headerMode = .supplementary
        $0.footerMode = .supplementary
        $0.headerTopPadding = 0
      }, [("First", (0..<30).map { "\($0)" }), ("Second", ["x"])])
    let head = {
      stage.view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    }
    #expect(head()?.frame.minY == 0 && (stage.cell(0)?.frame.minY ?? 0) == head()?.frame.height)
    stage.view.contentOffset.y = 300
    hand.wait()
    #expect(head()?.frame.minY == 300)
  }
  @Test func `the first item may be the header`() {
    let stage = ListStage(list(.insetGrouped) { $0.headerMode = .firstItemInSection }, [("a", ["Head", "1"])])
    #expect(stage.cell(0)?.look.role == .header && stage.cell(1)?.look.card.corners == .all)
  }
  @Test func `an outline expands and collapses at its arrow, in mid-animation too`() {
    let stage = ListStage(list(.plain), []) { cell, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
      cell.accessories = name == "Fruit" ? [.outlineDisclosure()] : []
    }
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["Fruit", "Bread"])
    tree.append(["Apple", "Pear"], to: "Fruit")
    stage.source.apply(tree, to: "food", animatingDifferences: false)
    hand.wait()
    #expect(stage.view.visibleCells.count == 2)
    hand.tap(353, 22)
    hand.wait(0.1)
    #expect(stage.source.snapshot().itemIdentifiers == ["Fruit", "Apple", "Pear", "Bread"] && stage.view.indexPathsForSelectedItems == [])
    hand.tap(353, 22)
    hand.wait(0.05)
    hand.tap(353, 22)
    hand.wait(1)
    #expect(stage.view.visibleCells.count == 4 && stage.cell(0)?.configurationState.isExpanded == true)
    #expect(stage.content(1)?.convert(.zero, to: stage.view).x == 10, "a level further in")
  }
  @Test func `while the list is edited, the accessories for that are shown, and a handle carries its row`() {
    let stage = ListStage(list(.plain)) { cell, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator(displayed: .whenNotEditing), .delete(), .reorder()]
    }
    stage.source.reorderingHandlers.canReorderItem = { _ in true }
    func shown() -> [UICellAccessory.AccessoryType] {
      (stage.cell(0)?.subviews ?? []).compactMap { $0 as? AccessoryView }.filter { !$0.isHidden }.map(\.accessory.accessoryType)
    }
    hand.wait()
    #expect(shown() == [.disclosureIndicator])
    stage.view.isEditing = true
    hand.wait()
    #expect(shown() == [.delete, .reorder])
    hand.down(350, 22)
    hand.wait(0.1)
    hand.drag(by: 0, 60, over: 0.3)
    hand.up()
    hand.wait(1)
    #expect(stage.source.snapshot().itemIdentifiers == ["Two", "One", "Three"])
  }
}
