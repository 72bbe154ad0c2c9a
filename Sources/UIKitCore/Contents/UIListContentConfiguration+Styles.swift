import QuartzCore

/// The styles of the system's lists. (Docs/behaviour/lists.md, "Table cells")
extension UIListContentConfiguration {
  private static func font(_ style: UIFont.TextStyle) -> UIFont { .preferredFont(forTextStyle: style) }
  private static func style(
    _ role: Role, _ text: UIFont, _ color: UIColor = .label, secondary: UIFont? = nil, _ secondaryColor: UIColor = .secondaryLabel
  ) -> Self { Self(role, TextProperties(text, color), TextProperties(secondary ?? font(.subheadline), secondaryColor)) }

  /// Creates the content of a row with a text and a smaller secondary text below it.
  public static func cell() -> Self { style(.cell, font(.body)) }
  /// Creates the content of a row with a text and a smaller secondary text below it. Here it is equal to `cell()`.
  public static func subtitleCell() -> Self { style(.cell, font(.body)) }
  /// Creates the content of a row with a text and a value at the trailing side.
  public static func valueCell() -> Self {
    var value = style(.valueCell, font(.body), secondary: font(.body))
    value.prefersSideBySideTextAndSecondaryText = true
    return value
  }
  /// Creates the content of a section header. Here it is that of a grouped list.
  public static func header() -> Self { groupedHeader() }
  /// Creates the content of a section footer. Here it is that of a grouped list.
  public static func footer() -> Self { groupedFooter() }
  /// Creates the content of a section header in a plain list.
  public static func plainHeader() -> Self {
    var header = style(.header, semibold(.body))
    header.directionalLayoutMargins = ListMetrics.headerMargins
    return header
  }
  /// Creates the content of a section footer in a plain list.
  public static func plainFooter() -> Self {
    var footer = style(.footer, font(.footnote), .secondaryLabel)
    footer.directionalLayoutMargins = ListMetrics.headerMargins
    return footer
  }
  /// Creates the content of a section header in a grouped list. The text is small and uppercase.
  public static func groupedHeader() -> Self {
    var header = style(.header, font(.footnote), .secondaryLabel)
    header.textProperties.transform = .uppercase
    header.directionalLayoutMargins = ListMetrics.groupedHeaderMargins
    return header
  }
  /// Creates the content of a section footer in a grouped list.
  public static func groupedFooter() -> Self {
    var footer = style(.footer, font(.footnote), .secondaryLabel)
    footer.directionalLayoutMargins = ListMetrics.groupedFooterMargins
    return footer
  }
  /// Creates the content of a prominent section header in an inset grouped list.
  public static func prominentInsetGroupedHeader() -> Self {
    var header = style(.header, semibold(.body))
    header.directionalLayoutMargins = ListMetrics.groupedHeaderMargins
    return header
  }
  /// Creates the content of an extra prominent section header in an inset grouped list.
  public static func extraProminentInsetGroupedHeader() -> Self {
    var header = style(.header, semibold(.title3))
    header.directionalLayoutMargins = ListMetrics.groupedHeaderMargins
    return header
  }
  /// Creates the content of a row in a sidebar.
  public static func sidebarCell() -> Self { style(.sidebarCell, font(.body)) }
  /// Creates the content of a row in a sidebar, with a smaller secondary text below the text.
  public static func sidebarSubtitleCell() -> Self { style(.sidebarCell, font(.body)) }
  /// Creates the content of a row in a sidebar that is displayed next to another list.
  public static func accompaniedSidebarCell() -> Self { style(.sidebarCell, font(.body)) }
  /// Creates the content of a row in such a sidebar, with a smaller secondary text below the text.
  public static func accompaniedSidebarSubtitleCell() -> Self { style(.sidebarCell, font(.body)) }
  /// Creates the content of a section header in a sidebar.
  public static func sidebarHeader() -> Self { style(.sidebarHeader, semibold(.title3)) }

  private static func semibold(_ style: UIFont.TextStyle) -> UIFont {
    .systemFont(ofSize: font(style).pointSize, weight: .semibold)
  }
}
