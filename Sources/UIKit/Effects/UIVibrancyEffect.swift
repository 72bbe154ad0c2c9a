import QuartzCore

/// Stands for content that takes its light from the blur beneath it. Segue shows the content as it is: the colours do not mix.
public final class UIVibrancyEffect: UIVisualEffect {
  /// For content over a blur.
  public init(blurEffect: UIBlurEffect) { super.init(_r: ()) }
  /// For content of one kind over a blur.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { super.init(_r: ()) }
}

/// What is shown through a vibrancy effect.
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}
