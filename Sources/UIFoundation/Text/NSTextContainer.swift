import CoreGraphics

/// The area that the lines of a text view fill.
@preconcurrency @MainActor
public final class NSTextContainer {
  /// The padding at both ends of each line, in points. The default is 5 points.
  public var lineFragmentPadding: CGFloat = 5 { didSet { if lineFragmentPadding != oldValue { changed() } } }
  /// The maximum number of lines. The default is 0, which means no limit.
  public var maximumNumberOfLines = 0 { didSet { if maximumNumberOfLines != oldValue { changed() } } }
  /// The rule for the last line if the number of lines is limited. The default is `.byWordWrapping`.
  public var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { if lineBreakMode != oldValue { changed() } } }
  /// The size of the container, in points. The width includes the padding. The height is not limited.
  public package(set) var size = CGSize(width: 0, height: CGFloat.greatestFiniteMagnitude)

  private let changed: () -> Void
  package init(changed: @escaping () -> Void) { self.changed = changed }
}
