import Foundation
import SegueTesting
import Testing
import UIKit

/// Accessibility properties of objects other than responders.
@MainActor @Suite struct PlainObjectAccessibilityTests {
  private final class Bar: NSObject {
    let height: Double
    init(_ height: Double) { self.height = height }
  }

  @Test func `a plain object in accessibilityElements is read with its label, value and traits`() throws {
    let root = UIViewController()
    let chart = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
    root.view.addSubview(chart)
    let bars = [Bar(3), Bar(5)]
    for (index, bar) in bars.enumerated() {
      bar.isAccessibilityElement = true
      bar.accessibilityLabel = "Bar \(index + 1)"
      bar.accessibilityValue = "\(bar.height)"
      bar.accessibilityTraits = .image
      bar.accessibilityFrame = CGRect(x: 50 * index, y: 100, width: 40, height: 200)
    }
    chart.accessibilityElements = bars
    // What was said before the app was launched is read in it.
    let app = TestApp(root)
    app.advance(by: 0.1)
    let elements = chart.accessibleElements
    #expect(elements.map(\.label) == ["Bar 1", "Bar 2"])
    #expect(elements.map(\.value) == ["3.0", "5.0"])
    bars[0].isAccessibilityElement = false
    #expect(chart.accessibleElements.map(\.label) == ["Bar 2"])
  }

  @Test func `an object of which nothing was said has the defaults`() {
    let bar = Bar(1)
    #expect(!bar.isAccessibilityElement)
    #expect(bar.accessibilityLabel == nil)
    #expect(bar.accessibilityTraits.isEmpty)
    #expect(bar.accessibilityElements == nil)
  }

  @Test func `code that knows an object as NSObject reaches what its class says`() {
    func name(_ object: NSObject, _ label: String) {
      object.accessibilityLabel = label
      object.accessibilityHint = "Does it"
    }
    let label = UILabel()
    let bar = Bar(2)
    name(label, "A label")
    name(bar, "A bar")
    #expect(label.accessibilityLabel == "A label")
    #expect(bar.accessibilityLabel == "A bar")
    #expect(bar.accessibilityHint == "Does it")
  }

  @Test func `what was said of an object does not outlive it`() {
    for round in 0..<1000 {
      let bar = Bar(1)
      #expect(bar.accessibilityLabel == nil, "round \(round)")
      bar.accessibilityLabel = "Bar"
    }
  }
}
