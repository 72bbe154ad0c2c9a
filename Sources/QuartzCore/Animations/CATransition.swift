import CoreGraphics
import Motion

/// The key under which a layer stores a transition, independent of the key with which it was added.
public let kCATransition = "transition"
/// The key of the action for a layer that becomes visible.
public let kCAOnOrderIn = "onOrderIn"
/// The key of the action for a layer that is removed.
public let kCAOnOrderOut = "onOrderOut"

/// A transition from the previous appearance of a layer to its present one: a fade, a push, a move-in or a reveal.
///
/// It must be added to the layer in the update cycle in which the content changes. The old appearance is a static image. The new one is
/// live.
@preconcurrency @MainActor
open class CATransition: CAAnimation {
  /// The kind of the transition. The default is `.fade`.
  open var type = CATransitionType.fade { willSet { refuseIfFrozen() } }
  /// The edge at which a moving transition begins. The default is `nil`, which means the left.
  open var subtype: CATransitionSubtype? { willSet { refuseIfFrozen() } }
  /// The fraction of the transition at which it begins, from 0 to 1. The default is 0.
  open var startProgress: Float = 0 { willSet { refuseIfFrozen() } }
  /// The fraction of the transition at which it ends, from 0 to 1. The default is 1.
  open var endProgress: Float = 1 { willSet { refuseIfFrozen() } }

  override var ownKey: String? { kCATransition }

  override func takeValues(from other: CAAnimation) {
    super.takeValues(from: other)
    guard let other = other as? CATransition else { return }
    (type, subtype, startProgress, endProgress) = (other.type, other.subtype, other.startProgress, other.endProgress)
  }

  override func records(on layer: any AnimationTarget, key: String, group: GroupTiming?, fallback: Seconds) -> [AnimationEntry] {
    let interval = interval(fallback: fallback)
    let way = (Double(startProgress), Double(endProgress))
    var record = AnimationEntry(
      id: layer.makeEntryID(), key: key, property: .transition,
      value: AnimatedValue(.tween(.transition(layer.transition(style), from: way.0, to: way.1))), isAdditive: false, interval: interval,
      pacing: .curve(timing(duration: interval.duration)),
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

/// The kinds of transitions.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the kind.
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The old appearance fades into the new one.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new appearance slides in over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new appearance pushes the old one out.
  public static let push = CATransitionType(rawValue: "push")
  /// The old appearance slides away and reveals the new one.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The edges at which a transition can begin.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the edge.
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The transition begins at the right edge.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// The transition begins at the left edge.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// The transition begins at the largest y. Core Animation calls that edge the top. In UIKit's windows, where y points down, it is the
  /// bottom edge.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// The transition begins at the smallest y, which is the top edge in UIKit's windows.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
