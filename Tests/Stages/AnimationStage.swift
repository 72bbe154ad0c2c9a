import Foundation
import Motion
import QuartzCore
import Testing
import UIKit
import VirtualTime

@testable import UIKitContainers
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitLists
@testable import UIKitPickers
@testable import UIKitText
@testable import UIKitVoiceOver

/// A window with one square in a container, and a notebook of what completed when.
@MainActor
package final class AnimationStage: VirtualTime {
  package let runtime = Runtime.forLaunch()
  package let window: UIWindow
  package let container: UIView
  package let square: UIView
  package private(set) var log: [String] = []

  package init() {
    (window, container, square) = runtime.asCurrent {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
      let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      let square = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      square.center = .zero
      window.addSubview(container)
      container.addSubview(square)
      window.makeKeyAndVisible()
      return (window, container, square)
    }
    runtime.willCommit = { [unowned runtime] in runtime.layOutUntilStable() }
    act {}
  }

  /// The properties that the screen shows now.
  package var shown: LayerProperties { square.layer.shown! }
  package var x: Double { shown.position.x }
  package var scene: Presentation { runtime.scene.presentation(at: runtime.now) }

  /// Returns the slope of x on the committed scene directly after the present time.
  package func slope(_ dt: Double = 1e-5) -> Double {
    let (scene, id, now) = (runtime.scene, square.layer.id, runtime.now)
    return (scene.presentation(of: id, at: now + dt)!.position.x - scene.presentation(of: id, at: now)!.position.x) / dt
  }

  /// Runs app code and checks that nothing on the screen jumps by it.
  package func actSmoothly(_ tolerance: Double = 1e-6, sourceLocation: SourceLocation = #_sourceLocation, _ body: () -> Void) {
    let before = scene
    act(body)
    #expect(before.distance(to: scene) < tolerance, "something jumped", sourceLocation: sourceLocation)
  }

  package func note(_ text: String) { log.append("\(text)@\(microsecond)") }
  package func noted(_ name: String) -> (Bool) -> Void { { [unowned self] finished in note("\(name) \(finished)") } }
  package func notedPosition(_ name: String) -> (UIViewAnimatingPosition) -> Void { { [unowned self] in note("\(name) \($0)") } }

  package func expectQuiet(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(runtime.isQuiet, "something is still running or awaited", sourceLocation: sourceLocation)
    #expect(square.layer.records.isEmpty && container.layer.records.isEmpty, sourceLocation: sourceLocation)
    #expect(square.movingBlocks == 0 && square.seenAnimators == 0, sourceLocation: sourceLocation)
  }
}

extension Presentation {
  /// Returns the largest distance between a property of a layer here and in another presentation.
  package func distance(to other: Presentation) -> Double {
    guard nodes.count == other.nodes.count else { return .infinity }
    return zip(nodes, other.nodes).map { a, b in
      AnimatableProperty.allCases.filter { $0.isNumeric && $0.rawValue <= AnimatableProperty.cornerRadius.rawValue }.map { property in
        let d = a.properties.numbers(property) - b.properties.numbers(property)
        return (d * d).sum().squareRoot()
      }.max()!
    }.max() ?? 0
  }
}

package func close(_ a: Double, _ b: Double, _ tolerance: Double = 1e-9) -> Bool { abs(a - b) < tolerance }
package let easeInOut = Timing.cubic(.easeInOut)

extension LayerProperties {
  /// Returns the displayed components of a property. A transform is compared by its matrix, because one matrix can have several sets of
  /// parts.
  fileprivate func numbers(_ property: AnimatableProperty) -> Components {
    let t = transform
    return property == .transform ? Components(t.a, t.b, t.c, t.d, t.tx, t.ty, 0, 0) : self[property]
  }
}
