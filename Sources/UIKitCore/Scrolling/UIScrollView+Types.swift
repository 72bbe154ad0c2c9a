import Motion
import QuartzCore

/// The deceleration rate, the content inset adjustment and the indicator style.
extension UIScrollView {
  /// The fraction of the speed that remains after each millisecond of deceleration.
  public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
    /// The rate, in the range 0 to 1.
    public let rawValue: CGFloat
    /// Creates a custom rate.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The normal rate, which is 0.998, and the fast rate, which is 0.99.
    public static let normal = DecelerationRate(rawValue: Decay.normalRate), fast = DecelerationRate(rawValue: Decay.fastRate)
  }

  /// The way in which the safe area is added to `contentInset`.
  ///
  /// - `automatic`: On axes that scroll, as with `scrollableAxes`. A collection view controller always adds the vertical insets.
  /// - `scrollableAxes`: On axes on which the content is larger than the scroll view or always bounces.
  /// - `never`: On no axis.
  /// - `always`: On both axes.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }

  /// The style of the scroll indicators.
  ///
  /// - `default`: Black in the light appearance, and white in the dark appearance.
  /// - `black`: Black in both appearances.
  /// - `white`: White in both appearances.
  public enum IndicatorStyle: Int, Sendable { case `default`, black, white }
}
