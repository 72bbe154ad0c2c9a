import Stages
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitDynamics

/// An animator over a plain screen, and a notebook of what it tells.
@MainActor
final class DynamicsStage: NSObject, UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
  let hand = Hand.current!
  let animator: UIDynamicAnimator
  var log: [String] = []
  private var names: [ObjectIdentifier: String] = [:]

  override init() {
    animator = UIDynamicAnimator(referenceView: Hand.current!.window)
    super.init()
    animator.delegate = self
  }

  /// A square of 100 points in the window.
  func box(_ name: String = "box", at center: CGPoint = CGPoint(x: 187, y: 100), side: CGFloat = 100) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
    view.center = center
    view.accessibilityIdentifier = name
    hand.window.addSubview(view)
    return view
  }

  /// Lets steps pass.
  func steps(_ count: Int) { for _ in 0..<count { hand.wait() } }
  /// Lets time pass until nothing moves.
  func rest(limit: Int = 1200) {
    var left = limit
    while animator.isRunning, left > 0 {
      steps(1)
      left -= 1
    }
    #expect(left > 0, "it does not come to rest")
  }
  var diagnostics: [String] { hand.runtime.diagnostics }

  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { log.append("resume") }
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { log.append("pause") }
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem, at p: CGPoint
  ) { log.append("\(name(item1)) + \(name(item2)) at \(Int(p.x.rounded())) \(Int(p.y.rounded()))") }
  func collisionBehavior(_ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem) {
    log.append("\(name(item1)) − \(name(item2))")
  }
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?,
    at p: CGPoint
  ) { log.append("\(name(item)) + \(identifier.map { "\($0)" } ?? "bounds") at \(Int(p.x.rounded())) \(Int(p.y.rounded()))") }
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?
  ) { log.append("\(name(item)) − \(identifier.map { "\($0)" } ?? "bounds")") }
  private func name(_ item: any UIDynamicItem) -> String { (item as? UIView)?.accessibilityIdentifier ?? "item" }
}

/// An object, called lost, that only remembers where it was put.
final class Marker: NSObject, UIDynamicItem {
  var center = CGPoint(x: 100, y: 100)
  var bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
  var transform = CGAffineTransform.identity
  override var description: String { "lost" }
}
