import CoreGraphics

/// The column that a text view's lines fill.
@preconcurrency @MainActor
public final class NSTextContainer {
  /// Left free at both ends of each line, in points; 5 by default.
  public var lineFragmentPadding: CGFloat = 5 { didSet { if lineFragmentPadding != oldValue { changed() } } }
  /// 0, the default, means as many as there are.
  public var maximumNumberOfLines = 0 { didSet { if maximumNumberOfLines != oldValue { changed() } } }
  /// How the last of a limited number of lines ends; between words by default.
  public var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { if lineBreakMode != oldValue { changed() } } }
  /// The column's width with its padding, and its height without limit.
  public internal(set) var size = CGSize(width: 0, height: CGFloat.greatestFiniteMagnitude)

  private let changed: () -> Void
  init(changed: @escaping () -> Void) { self.changed = changed }
}
