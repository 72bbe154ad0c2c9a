import Motion
import QuartzCore

/// The base class of feedback generators. Devices here cannot play haptics, as on an iPad. Each feedback is recorded in
/// `AppSession.haptics`.
@preconcurrency @MainActor
open class UIFeedbackGenerator: _UIMakeable {
  /// Does nothing, because there is no haptic hardware to prepare.
  open func prepare() {}
  func feel(_ kind: String) { Runtime.current.app.feel(kind, at: Runtime.current.now) }
}

/// A generator of feedback for collisions.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The kinds of objects that collide. The raw values equal those of UIKit.
  ///
  /// - `light`, `medium`, `heavy`: The objects are small, of medium size, or large.
  /// - `soft`, `rigid`: The objects are elastic, or hard.
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
  private let style: FeedbackStyle
  /// Creates a generator for the style `.medium`.
  public override init() {
    style = .medium
    super.init()
  }
  /// Creates a generator for a style.
  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }
  /// Creates a generator for a style and a view. The view makes no difference here.
  public convenience init(style: FeedbackStyle, view: UIView) { self.init(style: style) }
  /// Records a collision at full intensity.
  open func impactOccurred() { impactOccurred(intensity: 1) }
  /// Records a collision at an intensity from 0 to 1.
  open func impactOccurred(intensity: CGFloat) { feel(intensity == 1 ? "impact \(style)" : "impact \(style) \(min(max(intensity, 0), 1))") }
  /// Records a collision at full intensity. The location makes no difference here.
  open func impactOccurred(at location: CGPoint) { impactOccurred() }
}

/// A generator of feedback for changes of a selection.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Records a change of the selection.
  open func selectionChanged() { feel("selection") }
}

/// A generator of feedback for the outcome of a task.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The outcomes of a task. The raw values equal those of UIKit.
  ///
  /// - `success`: The task has succeeded.
  /// - `warning`: The task has produced a warning.
  /// - `error`: The task has failed.
  public enum FeedbackType: Int, Sendable { case success, warning, error }
  /// Records the outcome of a task.
  open func notificationOccurred(_ notificationType: FeedbackType) { feel("notification \(notificationType)") }
}
