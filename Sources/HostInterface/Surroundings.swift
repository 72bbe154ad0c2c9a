/// What surrounds an app besides its device: what a user chooses in the system's settings.
///
/// A host gives it at launch, and may give it anew while the app runs.
public struct Surroundings: Hashable, Sendable {
  /// Light or dark.
  public enum Style: String, CaseIterable, Sendable { case light, dark }
  /// Which way people read.
  public enum Direction: String, CaseIterable, Sendable { case leftToRight = "ltr", rightToLeft = "rtl" }
  /// How large text is to be, from the smallest to the largest of the accessibility sizes.
  public enum ContentSize: String, CaseIterable, Sendable { case XS, S, M, L, XL, XXL, XXXL, AX1, AX2, AX3, AX4, AX5 }

  /// Light or dark; light at first.
  public var style = Style.light
  /// Which way people read; from left to right at first.
  public var direction = Direction.leftToRight
  /// How large text is to be; L at first.
  public var contentSize = ContentSize.L

  /// The surroundings that most pictures are made in, but for what is given.
  public init(style: Style = .light, direction: Direction = .leftToRight, contentSize: ContentSize = .L) {
    (self.style, self.direction, self.contentSize) = (style, direction, contentSize)
  }
}
