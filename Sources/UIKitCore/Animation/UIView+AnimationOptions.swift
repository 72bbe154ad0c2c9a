import Motion

extension UIView {
  /// The options of an animation block. The raw values are those of UIKit (Docs/behaviour/animation.md, "Options and hit testing").
  public struct AnimationOptions: OptionSet, Sendable {
    /// The options as a bit mask.
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The option that lays out changed views inside the block, so that the layout is animated.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// The option that allows touches in the views during the animation.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// The option that starts replacing animations, such as those of colours and repeating ones, from the presented value.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// The option that repeats the animation until it is replaced or removed.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// The option that runs the animation forwards and backwards. Without `repeat`, it runs once in each direction.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// The option of a nested block to keep its own duration.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// The option of a nested block to keep its own curve.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// The option of `transition(with:)` that animates the changes in the block during the transition. Otherwise they take effect
    /// immediately.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// The option of `transition(from:to:)` that hides and shows the views instead of removing and adding them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// The option of a nested block not to inherit options from the outer block.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// The curve that starts and ends slowly. It is the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// The curve that starts slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// The curve that ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// The curve with a constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// The option of `transition(with:)` for no transition. It is the default.
    public static let transitionNone: AnimationOptions = []
    /// The option of `transition(with:)` for a flip about the vertical axis, in which the left side first moves towards the viewer.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// The option of `transition(with:)` for a flip about the vertical axis, in which the right side first moves towards the viewer.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// The option of `transition(with:)` for a page curl up from the bottom. Segue shows a cross-fade instead.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// The option of `transition(with:)` for a page curl down from the top. Segue shows a cross-fade instead.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// The option of `transition(with:)` for a cross-fade from the old to the new content.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// The option of `transition(with:)` for a flip about the horizontal axis, in which the top first moves towards the viewer.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// The option of `transition(with:)` for a flip about the horizontal axis, in which the bottom first moves towards the viewer.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    /// The frame rate of the screen. It is the default.
    public static let preferredFramesPerSecondDefault: AnimationOptions = []
    /// The request for 60 frames per second. The host determines the actual frame rate.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// The request for 30 frames per second. The host determines the actual frame rate.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

    /// The bits that contain the curve.
    private var curve: UInt { rawValue >> 16 & 7 }
    /// The bits of the system's spring, which ignores the duration (Docs/behaviour/animation.md, "Timing curves", raw value 7).
    private static let systemCurveBits: UInt = 7
    /// The system's spring. UIKit's public interface has no name for it.
    package static let systemCurve = AnimationOptions(rawValue: systemCurveBits << 16)
    private static let systemDuration = 0.5

    func pace(duration: Seconds) -> Pace {
      if curve == Self.systemCurveBits && duration > 0 {
        return Pace(duration: Self.systemDuration, timing: .spring(.system, duration: Self.systemDuration))
      }
      return Pace(duration: duration, timing: (AnimationCurve(rawValue: Int(curve)) ?? .easeInOut).timing)
    }

    /// The options that a nested block inherits from its outer block.
    static let inherited: AnimationOptions = [.layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse]
    /// A Boolean value that indicates whether an animation replaces the previous one, because its difference would never end.
    var replaces: Bool { !isDisjoint(with: [.repeat, .autoreverse]) }
  }

  /// The options of a keyframe block. The raw values are those of UIKit (Docs/behaviour/animation.md, "Keyframes").
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The options as a bit mask.
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The option that lays out changed views inside the block, so that the layout is animated.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// The option that allows touches in the views during the animation.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// The option that starts replacing animations from the presented value.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// The option that repeats the animation until it is replaced or removed.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// The option that runs the animation forwards and backwards.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// The option of a nested block to keep its own duration.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// The option of a nested block not to inherit options from the outer block.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// The mode that interpolates linearly between values. It is the default.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// The mode that keeps each value until the next one.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// The mode that interpolates linearly with a constant speed over all values.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// The mode that interpolates along a smooth curve through the values.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// The mode that interpolates along a smooth curve with a constant speed.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    enum Mode: UInt { case linear, discrete, paced, cubic, cubicPaced }
    var mode: Mode { Mode(rawValue: rawValue >> 10 & 7) ?? .linear }
    /// The options that animation blocks also have, including the curve bits.
    var plain: AnimationOptions { AnimationOptions(rawValue: rawValue & (0x3f | 1 << 9 | 7 << 16)) }
  }
}
