import Motion
import QuartzCore

/// What a finger feels. Nothing here can be felt, as on an iPad; what would have been is written down (`AppSession.haptics`).
@preconcurrency @MainActor
open class UIFeedbackGenerator: _UIMakeable {
  /// Does nothing: there is no motor to warm up.
  open func prepare() {}
  func feel(_ kind: String) { Runtime.current.app.feel(kind, at: Runtime.current.now) }
}

/// Something has hit something.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// What hits what.
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
  private let style: FeedbackStyle
  /// A collision of medium things.
  public override init() {
    style = .medium
    super.init()
  }
  /// A collision.
  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }
  /// A collision in a view; which one makes no difference.
  public convenience init(style: FeedbackStyle, view: UIView) { self.init(style: style) }
  /// Is written down, at full strength.
  open func impactOccurred() { impactOccurred(intensity: 1) }
  /// Is written down, at a strength from 0 to 1.
  open func impactOccurred(intensity: CGFloat) { feel(intensity == 1 ? "impact \(style)" : "impact \(style) \(min(max(intensity, 0), 1))") }
  /// Is written down, at full strength; where makes no difference.
  open func impactOccurred(at location: CGPoint) { impactOccurred() }
}

/// A choice goes over to the next.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Is written down.
  open func selectionChanged() { feel("selection") }
}

/// A task ended well or badly.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How it ended.
  public enum FeedbackType: Int, Sendable { case success, warning, error }
  /// Is written down.
  open func notificationOccurred(_ notificationType: FeedbackType) { feel("notification \(notificationType)") }
}

/// Something that a finger would have felt.
public struct Haptic: Hashable, Sendable, CustomStringConvertible {
  /// When, in seconds of the app's time.
  public let time: Seconds
  /// What: `impact medium`, `selection`, `notification success`.
  public let kind: String
  /// A line.
  public var description: String { "\(time) \(kind)" }
}

extension AppState {
  /// Older ones are forgotten beyond so many.
  private static let mostHaptics = 1000
  func feel(_ kind: String, at time: MediaTime) {
    haptics.append(Haptic(time: time.seconds, kind: kind))
    if haptics.count > Self.mostHaptics { haptics.removeFirst(haptics.count - Self.mostHaptics / 2) }
  }
}

extension AppSession {
  /// What a finger would have felt since launch, oldest first; the last few hundred at least.
  public var haptics: [Haptic] { runtime.app.haptics }
}
