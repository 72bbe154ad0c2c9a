import Foundation
import Stages
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitVoiceOver

/// The subviews that a layout pass visits: only those whose frame differs from the solver's result.
@MainActor @Suite struct MisplacedViewTests {
  let stage = LayoutStage()

  /// Subviews of a root, one under the other, each 10 points high by a constraint that can be changed.
  private func column(_ count: Int) -> (views: [UIView], heights: [NSLayoutConstraint]) {
    var views: [UIView] = [], heights: [NSLayoutConstraint] = []
    for _ in 0..<count {
      let view = UIView(), height = view.heightAnchor.constraint(equalToConstant: 10)
      view.translatesAutoresizingMaskIntoConstraints = false
      stage.root.addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: views.last?.bottomAnchor ?? stage.root.topAnchor), height,
        view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor), view.widthAnchor.constraint(equalToConstant: 50),
      ])
      views.append(view)
      heights.append(height)
    }
    stage.root.layoutIfNeeded()
    return (views, heights)
  }

  @Test func `what one constraint moves is placed, also after subviews have changed places`() {
    stage.app.perform {
      let (views, heights) = column(20)
      stage.root.sendSubviewToBack(views[19])
      stage.root.bringSubviewToFront(views[2])
      heights[10].constant = 30
      stage.root.layoutIfNeeded()
      let tops = (0..<20).map { place -> CGFloat in CGFloat(10 * place + (place > 10 ? 20 : 0)) }
      #expect(views.map(\.frame.minY) == tops)
      #expect(views[10].frame.height == 30)
    }
  }

  @Test func `a view that the app moved is put back by the next layout of its superview, and by none of itself`() {
    stage.app.perform {
      let (views, _) = column(3)
      views[1].center.x += 100
      views[1].layoutIfNeeded()
      #expect(views[1].frame.minX == 100)
      stage.root.setNeedsLayout()
      stage.root.layoutIfNeeded()
      #expect(views[1].frame == CGRect(x: 0, y: 10, width: 50, height: 10))
    }
  }

  @Test func `a view that left before it was placed, and came back, is placed where it is now`() {
    stage.app.perform {
      let (views, heights) = column(3)
      heights[0].constant = 40
      let last = views[2]
      last.removeFromSuperview()
      stage.root.addSubview(last)
      NSLayoutConstraint.activate([
        last.topAnchor.constraint(equalTo: views[0].bottomAnchor), last.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
      ])
      stage.root.layoutIfNeeded()
      #expect(last.frame == CGRect(x: 0, y: 40, width: 50, height: 10) && views[1].frame.minY == 40)
    }
  }

  /// Places nobody.
  private final class Careless: UIView { override func layoutSubviews() {} }

  @Test func `where a layout places nobody, those who come and go leave nothing behind`() {
    stage.app.perform {
      let careless = Careless(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      stage.root.addSubview(careless)
      for _ in 0..<200 {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        careless.addSubview(view)
        view.widthAnchor.constraint(equalTo: careless.widthAnchor).isActive = true
        stage.root.layoutIfNeeded()
        view.removeFromSuperview()
      }
      #expect((careless.layoutState?.misplaced.count ?? 0) < 20)
    }
  }
}
