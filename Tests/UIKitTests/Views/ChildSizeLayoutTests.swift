import Foundation
import Stages
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitText

/// The effect of a subview's new size on its superview. (Docs/behaviour/layout.md, "Auto Layout measurements")
@MainActor @Suite struct ChildSizeLayoutTests {
  final class Counting: UIView {
    var layouts = 0
    var place: (() -> Void)?
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      place?()
    }
  }
  let stage = LayoutStage()

  private func family() -> (parent: Counting, child: Counting) {
    let parent = Counting(frame: CGRect(x: 0, y: 0, width: 100, height: 100)),
      child = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.root.addSubview(parent)
    parent.addSubview(child)
    stage.root.layoutIfNeeded()
    (parent.layouts, child.layouts) = (0, 0)
    return (parent, child)
  }

  @Test func `a child's new size lays out its superview once more`() {
    let (parent, child) = family()
    child.frame.size.width = 20
    stage.root.layoutIfNeeded()
    #expect(parent.layouts == 1 && child.layouts == 1)
    child.bounds.size.height = 30
    stage.root.layoutIfNeeded()
    #expect(parent.layouts == 2 && child.layouts == 2)
  }

  @Test func `a child's new place, or the size that it has, lays out nothing`() {
    let (parent, child) = family()
    child.center.x += 5
    child.frame.size = child.frame.size
    child.transform = CGAffineTransform(scaleX: 2, y: 2)
    stage.root.layoutIfNeeded()
    #expect(parent.layouts == 0 && child.layouts == 0)
  }

  @Test func `a superview that gives its child two sizes one after the other comes to rest`() {
    let (parent, child) = family()
    parent.place = {
      child.frame.size = CGSize(width: 33, height: 12)  // as sizeToFit() does
      child.frame.size.width = parent.bounds.width
    }
    parent.setNeedsLayout()
    stage.root.layoutIfNeeded()
    #expect(child.frame.width == 100)
    #expect(parent.layouts == 1)
  }
}
