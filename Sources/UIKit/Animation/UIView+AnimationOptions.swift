import Motion

extension UIView {
  /// How a block is animated. The bits are Apple's. (BEHAVIOUR §1.8)
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Lays out, inside the block, what the block has changed.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Lets the views be touched while they move.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts what replaces (colours, repeating animations) from what is shown.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Over and over, until it is replaced or removed.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Forwards and back; without `repeat`, once.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// In a block within a block: keeps its own duration.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// In a block within a block: keeps its own curve.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// For `transition(with:)`: what the block changes moves beneath the transition, instead of being there at once.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// For `transition(from:to:)`: hides and shows the views instead of removing and adding them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// In a block within a block: takes no options from the outer one.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Begins and ends slowly; what blocks do unless told otherwise.
    public static let curveEaseInOut: AnimationOptions = []
    /// Begins slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// At an even speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// For `transition(with:)`: no transition.
    public static let transitionNone: AnimationOptions = []
    /// For `transition(with:)`: turns about the vertical axis, the left side first toward the eye.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// For `transition(with:)`: turns about the vertical axis, the right side first toward the eye.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// For `transition(with:)`: a page is curled up from the bottom; drawn as a cross-fade.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// For `transition(with:)`: a page is curled down from the top; drawn as a cross-fade.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// For `transition(with:)`: what was there fades into what is.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// For `transition(with:)`: turns about the horizontal axis, the top first toward the eye.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// For `transition(with:)`: turns about the horizontal axis, the bottom first toward the eye.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    /// As many pictures as the screen has.
    public static let preferredFramesPerSecondDefault: AnimationOptions = []
    /// Asks for 60 pictures a second; how many there are is for the host to say.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// Asks for 30 pictures a second; how many there are is for the host to say.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

    /// The curve bits.
    private var curve: UInt { rawValue >> 16 & 7 }
    /// The system's own spring, which takes no notice of the duration. (BEHAVIOUR §1.1, raw 7)
    private static let systemCurveBits: UInt = 7
    /// The system's own spring; Apple's headers have no name for it.
    static let systemCurve = AnimationOptions(rawValue: systemCurveBits << 16)
    private static let systemDuration = 0.5

    func pace(duration: Seconds) -> Pace {
      if curve == Self.systemCurveBits && duration > 0 {
        return Pace(duration: Self.systemDuration, timing: .spring(.system, duration: Self.systemDuration))
      }
      return Pace(duration: duration, timing: (AnimationCurve(rawValue: Int(curve)) ?? .easeInOut).timing)
    }

    /// What a nested block takes from its outer one.
    static let inherited: AnimationOptions = [.layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse]
    /// What makes an animation replace what is there: its delta would never end.
    var replaces: Bool { !isDisjoint(with: [.repeat, .autoreverse]) }
  }

  /// How a keyframe block is animated. The bits are Apple's. (BEHAVIOUR §3)
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Lays out, inside the block, what the block has changed.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Lets the views be touched while they move.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Starts what replaces from what is shown.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Over and over, until it is replaced or removed.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Forwards and back.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// In a block within a block: keeps its own duration.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// In a block within a block: takes no options from the outer one.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Straight from value to value.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Each value holds until the next.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Straight from value to value at an even speed.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Along a smooth curve through the values.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Along a smooth curve at an even speed.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    enum Mode: UInt { case linear, discrete, paced, cubic, cubicPaced }
    var mode: Mode { Mode(rawValue: rawValue >> 10 & 7) ?? .linear }
    /// The options that block animations have as well, curve bits included.
    var plain: AnimationOptions { AnimationOptions(rawValue: rawValue & (0x3f | 1 << 9 | 7 << 16)) }
  }
}
