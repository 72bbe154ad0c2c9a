import Stages
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitVoiceOver

/// Misuse and badly timed calls by an app while a transition layout is installed.
@MainActor @Suite("Bad input to changes of layout", .hand)
struct CollectionTransitionMisuseTests {
  let stage = TransitionGallery()
  var hand: Hand { stage.hand }
  var view: UICollectionView { stage.view }
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test func `items that are inserted and deleted half-way are half-way too, and the change goes on`() throws {
    let layout = stage.start()
    layout.transitionProgress = 0.5
    hand.wait()
    view.performBatchUpdates {
      stage.gallery.sections[0].insert("new", at: 1)
      view.insertItems(at: [path(1)])
      stage.gallery.sections[0].removeLast()
      view.deleteItems(at: [path(39)])
    }
    hand.wait(0.5)
    #expect(stage.gallery.cell("new")?.frame == CGRect(x: 62.5, y: 187.5, width: 250, height: 250))
    #expect(stage.gallery.cell("1")?.frame == CGRect(x: 125, y: 375, width: 250, height: 250))
    view.finishInteractiveTransition()
    hand.wait(1)
    #expect(stage.gallery.names == ["0", "new", "1"] && stage.frame(2)?.minY == 750 && stage.ends.count == 1)
    #expect(stage.complaints == [] && view.list.disappearing.isEmpty)
  }

  @Test func `data that are reloaded half-way are shown half-way`() {
    stage.start().transitionProgress = 0.5
    hand.wait()
    stage.gallery.sections = [["a", "b"]]
    view.reloadData()
    hand.wait()
    #expect(stage.gallery.names == ["a", "b"] && stage.frame(1) == CGRect(x: 62.5, y: 187.5, width: 250, height: 250))
    #expect(view.contentSize.height == 437.5)
    view.cancelInteractiveTransition()
    hand.wait(1)
    #expect(stage.frame(1) == CGRect(x: 125, y: 0, width: 125, height: 125) && stage.ends == ["completed false, finished true"])
  }

  @Test func `items that go on the way to an end are gone there, whatever order it happens in`() {
    let layout = stage.start()
    layout.transitionProgress = 0.8
    view.finishInteractiveTransition()
    hand.wait(0.1)
    stage.gallery.sections = [["0"]]
    view.deleteItems(at: (1..<40).map(path))
    hand.wait(0.1)
    stage.gallery.sections = [[]]
    view.deleteItems(at: [path(0)])
    hand.wait(1)
    #expect(view.visibleCells.isEmpty && view.subviews.filter { $0 is TaggedCell }.isEmpty && stage.ends.count == 1 && hand.app.isQuiet)
  }

  @Test func `an end whose item size changes half-way is followed`() {
    stage.start().transitionProgress = 0.5
    hand.wait()
    stage.large.itemSize = CGSize(width: 375, height: 175)
    hand.wait()
    #expect(stage.frame(1) == CGRect(x: 62.5, y: 87.5, width: 250, height: 150))
  }

  @Test func `a view whose size changes half-way has both layouts for the new size`() {
    stage.start().transitionProgress = 0.5
    hand.wait()
    view.frame.size.width = 250
    stage.large.itemSize.width = 250
    hand.wait()
    // Two columns of 125, and one of 250.
    #expect(stage.frame(2) == CGRect(x: 0, y: 437.5, width: 187.5, height: 250))
  }

  @Test func `a place that is not a number is named, and the item is where the other layout has it, clear, until it has one`() throws {
    stage.large.adjust = { if $0.indexPath.item == 1 { $0.center.x = .nan } }
    let layout = stage.start()
    layout.transitionProgress = 0.5
    hand.wait()
    #expect(stage.frame(1) == CGRect(x: 125, y: 0, width: 125, height: 125) && stage.gallery.cell("1")?.alpha == 0.5)
    #expect(stage.complaints.count == 1 && stage.complaints.first?.hasPrefix("NotedGrid places the cell at 0.1 at ") == true)
    view.finishInteractiveTransition()
    hand.wait(1)
    #expect(stage.gallery.names == ["0", "2"] && stage.complaints.count == 1)
    stage.large.adjust = { _ in }
    stage.large.invalidateLayout()
    hand.wait()
    #expect(stage.gallery.names == ["0", "1", "2"])
  }

  @Test func `a size below nothing is none: the item is where the other layout has it, clear, and that is named`() {
    stage.large.adjust = { if $0.indexPath.item == 1 { $0.size.height = -100 } }
    stage.start().transitionProgress = 0.5
    hand.wait()
    #expect(stage.frame(1) == CGRect(x: 125, y: 0, width: 125, height: 125) && stage.gallery.cell("1")?.alpha == 0.5)
    #expect(stage.complaints.count == 1 && stage.complaints.first?.hasPrefix("NotedGrid gives the cell at 0.1 the size ") == true)
  }

  @Test func `an item that a layout has twice is shown once`() {
    stage.small.isStuttering = true
    view.collectionViewLayout.invalidateLayout()
    stage.start().transitionProgress = 0.5
    hand.wait()
    #expect(
      view.subviews.count(where: { $0 is TaggedCell }) == view.visibleCells.count
        && Set(stage.gallery.names).count == view.visibleCells.count)
  }

  @Test func `a size of the content that is none, and an offset that is no place, are named and not followed`() {
    final class Lost: UICollectionViewFlowLayout {
      override var collectionViewContentSize: CGSize { CGSize(width: 375, height: CGFloat.nan) }
      override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        CGPoint(x: 0, y: CGFloat.infinity)
      }
    }
    let layout = view.startInteractiveTransition(to: Lost())
    layout.transitionProgress = 0.5
    hand.wait()
    #expect(view.contentSize.height == 1750.0 / 2 && view.contentOffset == .zero && stage.complaints.count == 2)
    view.cancelInteractiveTransition()
    hand.wait(1)
    #expect(view.contentSize.height == 1750 && stage.frame(1) == CGRect(x: 125, y: 0, width: 125, height: 125))
  }

  @Test func `who finishes without a start, or twice, or after a cancel, stops with a sentence`() async {
    await #expect(processExitsWith: .failure) { await MainActor.run { Self.alone { $0.finishInteractiveTransition() } } }
    await #expect(processExitsWith: .failure) { await MainActor.run { Self.alone { $0.cancelInteractiveTransition() } } }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        Self.alone {
          $0.startInteractiveTransition(to: UICollectionViewFlowLayout())
          $0.cancelInteractiveTransition()
          $0.finishInteractiveTransition()
        }
      }
    }
  }

  @Test func `a second start before the first change is over, and one to the layout that is there, stop with a sentence`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        Self.alone {
          $0.startInteractiveTransition(to: UICollectionViewFlowLayout())
          $0.finishInteractiveTransition()
          $0.startInteractiveTransition(to: UICollectionViewFlowLayout())
        }
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { Self.alone { $0.startInteractiveTransition(to: $0.collectionViewLayout) } }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { Self.alone { $0.startInteractiveTransition(to: UICollectionViewFlowLayout()).transitionProgress = .nan } }
    }
  }

  /// Acts upon a collection view in a window, in a process of its own.
  private static func alone(_ act: (UICollectionView) -> Void) {
    let hand = Hand()
    hand.runtime.asCurrent {
      let view = UICollectionView(frame: hand.window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
      hand.window.addSubview(view)
      act(view)
    }
  }
}
