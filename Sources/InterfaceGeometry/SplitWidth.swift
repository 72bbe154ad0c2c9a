import CoreGraphics

/// The preferences for the width of a column, in points. A value of `nil` means that the app has no preference.
package struct SplitWidth: Equatable {
  package var preferred: CGFloat?
  /// The preferred fraction of the view's width. It applies if there is no preferred width.
  package var fraction: CGFloat?
  package var minimum: CGFloat?, maximum: CGFloat?

  package init(preferred: CGFloat? = nil, fraction: CGFloat? = nil, minimum: CGFloat? = nil, maximum: CGFloat? = nil) {
    (self.preferred, self.fraction, self.minimum, self.maximum) = (preferred, fraction, minimum, maximum)
  }

  /// Returns the width of the column in a view of the given width. The minimum takes precedence over the maximum.
  package func width(in whole: CGFloat) -> CGFloat {
    var width = preferred ?? fraction.map { $0 * whole } ?? SplitMetrics.column
    if let maximum { width = min(width, maximum) }
    if let minimum { width = max(width, minimum) }
    return min(max(0, width), whole).rounded()
  }

  /// The minimum width of the column next to two other columns.
  package var minimumOfThree: CGFloat { minimum ?? min(maximum ?? .infinity, SplitMetrics.leastColumn) }

  /// Returns a Boolean value that indicates whether two columns fit next to the secondary column in a view of the given width.
  package static func fit(_ primary: SplitWidth, _ supplementary: SplitWidth, in whole: CGFloat) -> Bool {
    primary.minimumOfThree + supplementary.minimumOfThree <= roomOfTwo(in: whole)
  }

  /// Returns the space for two columns next to the secondary column.
  static func roomOfTwo(in whole: CGFloat) -> CGFloat {
    whole - SplitMetrics.leastSecondary - SplitMetrics.separator - SplitMetrics.gap
  }
}
