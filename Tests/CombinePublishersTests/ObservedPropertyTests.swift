import CombinePublishers
import Foundation
import SegueTesting
import Testing
import UIKit

/// Publishers of properties that can be observed.
@MainActor @Suite struct ObservedPropertyTests {
  private let app = TestApp { UIViewController() }

  @Test func `the offset of a scroll view is published, and first the present one`() {
    app.perform {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.contentSize = CGSize(width: 100, height: 1000)
      var found: [CGFloat] = []
      let subscription = view.publisher(for: \.contentOffset).map(\.y).removeDuplicates().sink { found.append($0) }
      view.contentOffset.y = 20
      view.contentOffset.y = 20
      view.setContentOffset(CGPoint(x: 0, y: 35), animated: false)
      #expect(found == [0, 20, 35])
      subscription.cancel()
      view.contentOffset.y = 50
      #expect(found.count == 3)
    }
  }

  @Test func `without the initial option only changes are published, and demand is kept`() {
    app.perform {
      let label = UILabel()
      label.text = "a"
      var found: [String?] = []
      let subscription = label.publisher(for: \.text, key: "text", options: [.new]).prefix(2).sink { found.append($0) }
      label.text = "b"
      label.text = nil
      label.text = "c"
      #expect(found == ["b", nil])
      subscription.cancel()
    }
  }
}
