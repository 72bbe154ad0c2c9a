import Motion
import QuartzCore

/// How content comes to rest, what is added around it, and how indicators look.
extension UIScrollView {
  /// The share of speed that is kept in a millisecond after the finger has let go.
  public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
    /// Between 0 and 1.
    public let rawValue: CGFloat
    /// A rate of one's own.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// 0.998; 0.99.
    public static let normal = DecelerationRate(rawValue: Decay.normalRate), fast = DecelerationRate(rawValue: Decay.fastRate)
  }

  /// What is added to `contentInset` for the safe area.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }

  /// How the indicators look.
  public enum IndicatorStyle: Int, Sendable { case `default`, black, white }
}
