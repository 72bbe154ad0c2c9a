import CoreGraphics
import Motion

/// The key under which a layer keeps a transition, whatever key it was added with.
public let kCATransition = "transition"
/// The key of the action for a layer that becomes visible.
public let kCAOnOrderIn = "onOrderIn"
/// The key of the action for a layer that is taken away.
public let kCAOnOrderOut = "onOrderOut"

/// From what a layer showed at the last commit to whatever it shows now: a fade, a push, a cover or an uncovering.
///
/// Add it to a layer in the turn in which its content changes. What goes is a picture; what comes is alive.
@preconcurrency @MainActor
open class CATransition: CAAnimation {
  /// A fade at first.
  open var type = CATransitionType.fade { willSet { refuseIfFrozen() } }
  /// Where a moving transition begins; nil is the left.
  open var subtype: CATransitionSubtype? { willSet { refuseIfFrozen() } }
  /// Where on its way it begins, 0…1.
  open var startProgress: Float = 0 { willSet { refuseIfFrozen() } }
  /// Where on its way it ends, 0…1.
  open var endProgress: Float = 1 { willSet { refuseIfFrozen() } }

  override var ownKey: String? { kCATransition }

  override func takeValues(from other: CAAnimation) {
    super.takeValues(from: other)
    guard let other = other as? CATransition else { return }
    (type, subtype, startProgress, endProgress) = (other.type, other.subtype, other.startProgress, other.endProgress)
  }

  override func records(on layer: CALayer, key: String, group: GroupPacing?, fallback: Seconds) -> [AnimationRecord] {
    let window = window(fallback: fallback)
    let way = (Double(startProgress), Double(endProgress))
    var record = AnimationRecord(
      id: layer.runtime.makeRecordID(), key: key, property: .transition,
      value: AnimatedValue(.tween(.transition(layer.transition(style), from: way.0, to: way.1))), isAdditive: false, window: window,
      pacing: .curve(timing(duration: window.duration)),
      clock: .running(begin: beginTime == 0 ? nil : beginTime, speed: Double(speed), offset: 0), isRemovedAtEnd: isRemovedOnCompletion)
    record.group = group
    return [record]
  }

  private var style: LayerTransition.Style {
    let side: LayerTransition.Side =
      switch subtype {
      case CATransitionSubtype.fromRight?: .right
      case CATransitionSubtype.fromTop?: .bottom
      case CATransitionSubtype.fromBottom?: .top
      default: .left
      }
    switch type {
    case .fade: return .fade
    case .push: return .push(from: side)
    case .moveIn: return .moveIn(from: side)
    case .reveal: return .reveal(from: side)
    default: preconditionFailure("a transition of the type \(type.rawValue) is not drawn; use fade, push, moveIn or reveal")
    }
  }
}

/// What a transition looks like.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// Apple’s name for it.
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// What was there fades into what is.
  public static let fade = CATransitionType(rawValue: "fade")
  /// What comes slides in over what is there.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// What comes pushes out what was there.
  public static let push = CATransitionType(rawValue: "push")
  /// What was there slides away from what is.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// Where a transition begins.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// Apple’s name for it.
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// At the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// At the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// At the largest y. Layers call that the top; where y points down, as in UIKit's windows, it is the bottom edge.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// At the smallest y: in UIKit's windows the top edge.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
