import QuartzCore

/// What a finger feels. As on a device that has nothing to be felt, an iPad, none of it does anything.
@preconcurrency @MainActor
open class UIFeedbackGenerator: _UIMakeable {
  /// Does nothing.
  open func prepare() {}
}

/// Something has hit something.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// What hits what.
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
  /// A collision of medium things.
  public override init() { super.init() }
  /// A collision.
  public init(style: FeedbackStyle) { super.init() }
  /// Does nothing.
  open func impactOccurred() {}
  /// Does nothing, at any strength from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {}
}

/// A choice goes over to the next.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Does nothing.
  open func selectionChanged() {}
}

/// A task ended well or badly.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How it ended.
  public enum FeedbackType: Int, Sendable { case success, warning, error }
  /// Does nothing.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
