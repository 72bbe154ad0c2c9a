import HostInterface
import Stages
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitLists
@testable import UIKitPresentations
@testable import UIKitText
@testable import UIKitVoiceOver

extension Hand {
  /// Sends the app to the background and brings it back.
  fileprivate func leave() {
    app.receive(TimedEvent(.activity(.background), at: app.nextTick(after: app.now)))
    wait()
  }
  fileprivate func comeBack() {
    app.receive(TimedEvent(.activity(.foreground), at: app.nextTick(after: app.now)))
    wait()
  }
}

/// Invalid input to lists, and entry into the background during an operation. (Docs/behaviour/lists.md, "Table updates", and
/// Docs/behaviour/environment.md, "App life cycle")
@MainActor @Suite("Lists in trouble", .hand)
struct ListTroubleTests {
  let hand = Hand.current!

  // MARK: In the background

  @Test func `in the background in the middle of a batch update all is in its place, and the completion hears that it was not finished`() {
    let stage = ListStage(UICollectionLayoutListConfiguration(appearance: .plain), [("a", (0..<10).map { "\($0)" })])
    var heard: [Bool] = []
    hand.app.perform {
      stage.view.performBatchUpdates(
        {
          var next = stage.source.snapshot()
          next.deleteItems(["1", "2"])
          next.appendItems(["new"])
          stage.source.apply(next)
        }, completion: { heard.append($0) })
    }
    hand.wait(0.1)
    hand.leave()
    #expect(heard == [false] && stage.view.list.disappearing.isEmpty)
    hand.app.perform {
      var next = stage.source.snapshot()
      next.deleteItems(["3"])
      next.moveItem("new", beforeItem: "0")
      stage.source.apply(next)
    }
    hand.wait(10)
    hand.comeBack()
    hand.wait(1)
    #expect(stage.view.visibleCells.map(\.frame.minY) == (0..<8).map { CGFloat($0) * 44 } && heard == [false])
    #expect(stage.content(0).map { ($0.configuration as? UIListContentConfiguration)?.text } == "new" && hand.app.isQuiet)
  }

  @Test func `in the background within the block of a batch update, the batch is whole when the user comes back`() {
    let stage = ListStage(UICollectionLayoutListConfiguration(appearance: .plain), [("a", ["1", "2", "3"])])
    hand.app.perform {
      stage.view.performBatchUpdates {
        var next = stage.source.snapshot()
        next.deleteItems(["1"])
        stage.source.apply(next)
        hand.leave()
      }
    }
    hand.comeBack()
    hand.wait(1)
    #expect(stage.view.visibleCells.count == 2 && stage.cell(0)?.frame.minY == 0)
  }

  @Test func `in the background with a row swiped and another carried, both are where they belong afterwards`() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = { _ in
      UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Flag") { $2(true) }])
    }
    let stage = ListStage(configuration, [("a", (0..<8).map { "\($0)" })])
    stage.view.delaysContentTouches = false
    stage.source.reorderingHandlers.canReorderItem = { _ in true }
    hand.down(187, 110)
    hand.drag(by: -60, 0, over: 0.2)
    hand.leave()
    hand.comeBack()
    hand.wait(1)
    #expect(stage.view.swipe?.isHeld != true && hand.app.isQuiet)
    _ = stage.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 187, y: 200))
    hand.wait(0.1)
    hand.leave()
    hand.comeBack()
    stage.view.cancelInteractiveMovement()
    hand.wait(1)
    #expect(stage.view.visibleCells.map(\.frame.minY) == (0..<8).map { CGFloat($0) * 44 } && hand.app.isQuiet)
  }

  // MARK: Very many

  @Test func `a million sections of a flow layout are shown and scrolled where they are seen`() {
    final class Source: NSObject, UICollectionViewDataSource {
      var cells = 0
      func numberOfSections(in collectionView: UICollectionView) -> Int { 1_000_000 }
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
      func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        cells += 1
        return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
    }
    let layout = UICollectionViewFlowLayout(), source = Source()
    (layout.itemSize, layout.minimumLineSpacing) = (CGSize(width: 375, height: 44), 0)
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 375, height: 812), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    hand.window.addSubview(view)
    hand.wait()
    #expect(view.contentSize.height == 44_000_000 && source.cells == 19)
    view.scrollToItem(at: IndexPath(item: 0, section: 999_999), at: .bottom, animated: false)
    hand.wait()
    #expect(view.indexPathsForVisibleItems.last?.section == 999_999 && source.cells < 50)
  }

  // MARK: Other heights

  @Test func `rows that change their height again and again while they are shown and scrolled lie one below the other at rest`() {
    let stage = ListStage(UICollectionLayoutListConfiguration(appearance: .plain), [("a", (0..<60).map { "\($0)" })]) { cell, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
    }
    hand.down(187, 600)
    for round in 0..<12 {
      hand.drag(by: 0, -30, over: 0.05)
      hand.app.perform {
        for (number, cell) in stage.view.visibleCells.enumerated() where number % 3 == round % 3 {
          guard let cell = cell as? UICollectionViewListCell else { continue }
          var content = cell.defaultContentConfiguration()
          content.text = String(repeating: "long and longer ", count: (round + number) % 9)
          cell.contentConfiguration = content
        }
        stage.view.collectionViewLayout.invalidateLayout()
      }
    }
    hand.up()
    hand.wait(3)
    let frames = stage.view.visibleCells.map(\.frame)
    for (upper, lower) in zip(frames, frames.dropFirst()) { #expect(abs(upper.maxY - lower.minY) < 0.01) }
    #expect(hand.app.isQuiet && hand.runtime.diagnostics.isEmpty)
  }

  // MARK: Large text

  @Test func `accessories grow with the text, up to twice their size, and the text keeps clear of them`() throws {
    let stage = ListStage(UICollectionLayoutListConfiguration(appearance: .insetGrouped)) { cell, name in
      var content = cell.defaultContentConfiguration()
      content.text = name + " of some words that take several lines"
      cell.contentConfiguration = content
      cell.accessories = [.checkmark(), .disclosureIndicator(), .label(text: "12")]
    }
    func views() throws -> [AccessoryView] {
      try #require(stage.cell(0)).subviews.compactMap { $0 as? AccessoryView }.sorted { $0.frame.minX < $1.frame.minX }
    }
    let before = try views().map(\.frame.size)
    for mirrored in [false, true] {
      hand.app.environment.contentSize = .AX5
      hand.app.environment.direction = mirrored ? .rightToLeft : .leftToRight
      hand.wait(0.2)
      let after = try views(), cell = try #require(stage.cell(0)), text = try #require(stage.content(0))
      #expect(Set(after.map(\.frame.size.width).map { $0.rounded() }).isDisjoint(with: before.map(\.width)))
      for view in after {
        #expect(view.frame.minX >= 0 && view.frame.maxX <= cell.bounds.width && view.frame.maxY <= cell.bounds.height)
      }
      let label = try #require(text.subtree.first { ($0 as? UILabel)?.text?.isEmpty == false })
      let words = label.convert(label.bounds, to: cell)
      for view in after { #expect(!view.frame.intersects(words)) }
      let check = try #require(after.first { $0.accessory.accessoryType == .checkmark })
      #expect(check.frame.width == 38)
    }
  }

  // MARK: Mirrored, sideways

  @Test func `a compositional layout that scrolls sideways begins at its right end from right to left (behaviour: Right-to-left layout)`() {
    hand.app.environment.direction = .rightToLeft
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: .init(widthDimension: .absolute(100), heightDimension: .fractionalHeight(1)), subitems: [item]))
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let board = Board([20, 20], layout: UICollectionViewCompositionalLayout(section: section, configuration: configuration))
    #expect(board.view.contentSize.width == 4000 && board.view.contentOffset.x == 3625)
    #expect(board.place(0)?.minX == 275 && board.place(1)?.minX == 175)
    board.view.contentOffset.x -= 1800
    hand.wait()
    #expect(board.place(0, 1)?.minX == 75 && board.place(19)?.minX == 175)
    #expect(board.view.indexPathForItem(at: CGPoint(x: board.view.contentOffset.x + 80, y: 10)) == IndexPath(item: 0, section: 1))
  }
}
