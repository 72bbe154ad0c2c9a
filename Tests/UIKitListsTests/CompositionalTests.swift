import Foundation
import Stages
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitContainers
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists
@testable import UIKitText

@MainActor @Suite("Compositional layouts (Apple's documentation)", .hand)
struct CompositionalTests {
  let hand = Hand.current!

  // MARK: In the middle of something

  @Test func `items that come and go in the middle of each other's animations end in their places`() {
    let board = Board([12, 6]) { Board.rows(100, columns: $0 + 2) }
    board.counts[0] = 11
    board.view.deleteItems(at: [board.path(0)])
    hand.wait(0.1)
    board.counts = [11, 8]
    board.view.insertItems(at: [board.path(0, 1), board.path(7, 1)])
    hand.wait(0.1)
    board.counts = [8]
    board.view.deleteSections([0])
    hand.wait(1)
    #expect(board.view.visibleCells.count == 8 && board.view.list.disappearing.isEmpty)
    #expect(board.place(0) == CGRect(x: 0, y: 0, width: 187.5, height: 100) && board.place(7)?.minY == 300)
    #expect(board.view.visibleCells.allSatisfy { $0.layer.shown?.position == $0.center })
  }

  @Test func `a change to another compositional layout and back, interrupted, moves the same cells`() {
    let board = Board([20]) { _ in Board.rows(100) }
    let (own, cell) = (board.view.collectionViewLayout, board.view.cellForItem(at: board.path(2)))
    board.view.setCollectionViewLayout(UICollectionViewCompositionalLayout(section: Board.rows(50, columns: 3)), animated: true)
    hand.wait(0.1)
    board.view.setCollectionViewLayout(own, animated: true)
    hand.wait(1)
    #expect(board.view.cellForItem(at: board.path(2)) === cell && board.place(2) == CGRect(x: 0, y: 200, width: 375, height: 100))
  }

  // MARK: Places

  @Test func `sections follow each other with insets and spacings`() {
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { number, environment in
        let section = Board.rows(40, columns: 2)
        section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 7, trailing: 15)
        section.interGroupSpacing = 3
        return section
      }, configuration: UICollectionViewCompositionalLayoutConfiguration())
    layout.configuration.interSectionSpacing = 11
    let board = Board([3, 1], layout: layout)
    #expect(board.place(0) == CGRect(x: 20, y: 5, width: 170, height: 40) && board.place(2) == CGRect(x: 20, y: 48, width: 170, height: 40))
    #expect(board.place(0, 1)?.minY == 5 + 83 + 7 + 11 + 5 && board.view.contentSize == CGSize(width: 375, height: 95 + 11 + 52))
  }

  @Test func `a provider is asked with the room there is, and anew for another`() {
    var widths: [CGFloat] = []
    let layout = UICollectionViewCompositionalLayout { _, environment in
      widths.append(environment.container.effectiveContentSize.width)
      return Board.rows(40, columns: environment.container.contentSize.width > 500 ? 4 : 2)
    }
    let board = Board([8], layout: layout)
    #expect(board.place(1)?.minX == 187.5)
    board.view.frame.size.width = 800
    hand.wait()
    #expect(board.place(3) == CGRect(x: 600, y: 0, width: 200, height: 40) && widths == [375, 800])
  }

  @Test func `headers, footers, badges and backgrounds lie where they are asked to`() {
    let board = Board([2, 2], kinds: ["head", "foot", "badge"], layout: Self.furnished(pins: false))
    func frame(_ kind: String, _ item: Int, _ section: Int) -> CGRect? {
      board.view.supplementaryView(forElementKind: kind, at: board.path(item, section))?.frame
    }
    #expect(
      frame("head", 0, 0) == CGRect(x: 10, y: 0, width: 355, height: 30)
        && frame("foot", 0, 0) == CGRect(x: 10, y: 130, width: 355, height: 20))
    #expect(board.place(1) == CGRect(x: 10, y: 80, width: 355, height: 50))
    #expect(frame("badge", 1, 0) == CGRect(x: 355, y: 70, width: 20, height: 20), "its middle lies on the corner")
    #expect(frame("head", 0, 1)?.minY == 150)
    let back = board.view.subviews.filter { $0 is Backdrop }.map(\.frame)
    #expect(back == [CGRect(x: 0, y: 0, width: 375, height: 150), CGRect(x: 0, y: 150, width: 375, height: 150)])
    #expect(board.view.subviews.firstIndex { $0 is Backdrop } == 0, "behind everything")
  }
  @Test func `edges of items, headers and badges lie on whole pixels, and those of neighbours on the same`() {
    final class Source: NSObject, UICollectionViewDataSource {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 7 }
      func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
    }
    let app = AppSession(device: .iPhoneX) { _ in }
    let source = Source()
    app.perform {
      let half = NSCollectionLayoutSize(widthDimension: .absolute(82.5), heightDimension: .absolute(40.5))
      let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40.5))
      let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: half)]))
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 330, height: 400), collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
      app.window.addSubview(view)
      view.layoutIfNeeded()
      let frames = (0..<7).compactMap { view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame }
      #expect(frames.count == 7 && abs(frames[0].maxX - 248.0 / 3) < 1e-9 && abs(frames[0].maxY - 122.0 / 3) < 1e-9)
      for frame in frames {
        for edge in [frame.minX, frame.maxX, frame.minY, frame.maxY] { #expect(abs(edge * 3 - (edge * 3).rounded()) < 1e-6, "\(frame)") }
      }
      #expect(abs(frames[1].minX - frames[0].maxX) < 1e-9 && abs(frames[4].minY - frames[0].maxY) < 1e-9)
      #expect(frames == frames.indices.compactMap { view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame })
    }
  }

  private nonisolated static let anchors: [(edges: NSDirectionalRectEdge, place: CGPoint)] = [
    ([.leading, .trailing], CGPoint(x: 177.5, y: 15)), (.all, CGPoint(x: 177.5, y: 15)), ([], CGPoint(x: 177.5, y: 15)),
    ([.top, .leading, .trailing], CGPoint(x: 177.5, y: 0)), ([.top, .bottom, .trailing], CGPoint(x: 355, y: 15)),
  ]
  @Test(arguments: anchors)
  func `a badge whose anchor names opposite edges lies in the middle between them`(edges: NSDirectionalRectEdge, place: CGPoint) {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: .init(widthDimension: .absolute(20), heightDimension: .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: edges))
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge])])
    let board = Board([1], kinds: ["badge"]) { _ in NSCollectionLayoutSection(group: group) }
    let view = board.view.supplementaryView(forElementKind: "badge", at: board.path(0))
    #expect(view?.frame == CGRect(origin: place, size: CGSize(width: 20, height: 20)))
  }
  final class Backdrop: UICollectionReusableView {}
  static func furnished(pins: Bool) -> UICollectionViewCompositionalLayout {
    let layout = UICollectionViewCompositionalLayout { _, _ in
      let badge = NSCollectionLayoutSupplementaryItem(
        layoutSize: .init(widthDimension: .absolute(20), heightDimension: .absolute(20)), elementKind: "badge",
        containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
      let section = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge])]))
      section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
      let head = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)), elementKind: "head", alignment: .top)
      head.pinToVisibleBounds = pins
      let foot = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)), elementKind: "foot", alignment: .bottom)
      section.boundarySupplementaryItems = [head, foot]
      section.decorationItems = [.background(elementKind: "backdrop")]
      return section
    }
    layout.register(Backdrop.self, forDecorationViewOfKind: "backdrop")
    return layout
  }

  @Test func `pinned headers stay in sight until their section has gone`() {
    let board = Board([40, 40], kinds: ["head", "foot", "badge"], layout: Self.furnished(pins: true))
    func head(_ section: Int) -> CGFloat? { board.view.supplementaryView(forElementKind: "head", at: board.path(0, section))?.frame.minY }
    board.view.contentOffset.y = 500
    hand.wait()
    #expect(head(0) == 500)
    board.view.contentOffset.y = 2040
    hand.wait()
    #expect(head(0) == 2020 && head(1) == 2050, "pushed out by the end of its section")
    board.view.contentOffset.y = 2300
    hand.wait()
    #expect(head(0) == nil && head(1) == 2300)
  }

  @Test func `the app may place the items of a group itself`() {
    let board = Board([5]) { _ in
      NSCollectionLayoutSection(
        group: .custom(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))) { environment in
          let width = environment.container.effectiveContentSize.width
          return [
            NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: 50, height: 50)),
            NSCollectionLayoutGroupCustomItem(frame: CGRect(x: width - 50, y: 50, width: 50, height: 50)),
          ]
        })
    }
    #expect(board.place(1) == CGRect(x: 325, y: 50, width: 50, height: 50) && board.place(4) == CGRect(x: 0, y: 200, width: 50, height: 50))
  }

  @Test func `from right to left items begin at the right (behaviour: Right-to-left layout)`() {
    let board = Board([3, 9]) { $0 == 0 ? Board.rows(50, columns: 3) : Board.shelf(.continuous) }
    board.view.semanticContentAttribute = .forceRightToLeft
    hand.wait()
    #expect(board.place(0) == CGRect(x: 250, y: 0, width: 125, height: 50) && board.place(2)?.minX == 0)
    #expect(board.place(0, 1) == CGRect(x: 225, y: 50, width: 150, height: 100) && board.place(1, 1)?.minX == 65)
  }

  // MARK: Sizes that cells say

  @Test func `rows are as high as their cells say, and what is seen stays while those above turn out otherwise`() {
    let board = Board([2000], height: { 30 + CGFloat($0.item * 7 % 50) }) { _ in Board.estimatedRows(44) }
    #expect(board.place(0)?.height == 30 && board.place(1) == CGRect(x: 0, y: 30, width: 375, height: 37))
    board.view.contentOffset.y = 30_000
    hand.wait()
    for _ in 0..<40 {
      let before = Dictionary(uniqueKeysWithValues: board.view.indexPathsForVisibleItems.map { ($0.item, board.place($0.item)!.minY) })
      board.view.contentOffset.y -= 15
      hand.wait()
      let moved = Set(
        board.view.indexPathsForVisibleItems.compactMap { path in
          before[path.item].map { ((board.place(path.item)!.minY - $0) * 100).rounded() }
        })
      #expect(moved == [1500], "all that was seen moved by 15 points")
    }
    let frames = board.view.indexPathsForVisibleItems.map { board.place($0.item)! }
    #expect(zip(frames, frames.dropFirst()).allSatisfy { abs($0.maxY - $1.minY) < 1e-6 })
  }
  @Test func `a batch keeps what was measured, and moves it along`() {
    let board = Board([100], height: { 20 + CGFloat($0.item) }) { _ in Board.estimatedRows(44) }
    let before = board.view.contentSize.height
    board.counts = [99]
    board.view.deleteItems(at: [board.path(0)])
    hand.wait(1)
    #expect(abs(board.view.contentSize.height - (before - 20)) < 0.01 && board.place(0)?.height == 21)
  }

  // MARK: Many

  @Test func `a million items are laid out without looking at all of them, and anywhere in them`() {
    let board = Board([1_000_000]) { _ in Board.rows(50, columns: 4) }
    #expect(board.view.contentSize.height == 12_500_000)
    board.view.contentOffset.y = 6_000_000
    hand.wait()
    #expect(board.place(480_000) == CGRect(x: 0, y: 0, width: 94, height: 50) && board.view.visibleCells.count < 80)
    let tall = Board([1_000_000], height: { _ in 60 }) { _ in Board.estimatedRows(50) }
    tall.view.scrollToItem(at: tall.path(999_999), at: .bottom, animated: false)
    hand.wait()
    #expect(tall.view.visibleCells.count < 30 && tall.view.cellForItem(at: tall.path(999_990)) != nil)
  }
}
