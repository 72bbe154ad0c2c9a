import QuartzCore

/// The styles of the system's lists. (BEHAVIOUR-2 §19.1, §19.2)
extension UIListContentConfiguration {
  private static func font(_ style: UIFont.TextStyle) -> UIFont { .preferredFont(forTextStyle: style) }
  private static func style(
    _ role: Role, _ text: UIFont, _ color: UIColor = .label, secondary: UIFont? = nil, _ secondaryColor: UIColor = .secondaryLabel
  ) -> Self { Self(role, TextProperties(text, color), TextProperties(secondary ?? font(.subheadline), secondaryColor)) }

  /// A row of a text, and a smaller one below it.
  public static func cell() -> Self { style(.cell, font(.body)) }
  /// A row of a text, and a smaller one below it in the same colour's gray.
  public static func subtitleCell() -> Self { style(.cell, font(.body)) }
  /// A row of a text, and a value at its trailing side.
  public static func valueCell() -> Self {
    var value = style(.valueCell, font(.body), secondary: font(.body))
    value.prefersSideBySideTextAndSecondaryText = true
    return value
  }
  /// The header of a section, as the list that it stands in has them: of a grouped list.
  public static func header() -> Self { groupedHeader() }
  /// The footer of a section, as the list that it stands in has them: of a grouped list.
  public static func footer() -> Self { groupedFooter() }
  /// The header of a section of a plain list.
  public static func plainHeader() -> Self {
    var header = style(.header, semibold(.body))
    header.directionalLayoutMargins = ListMetrics.headerMargins
    return header
  }
  /// The footer of a section of a plain list.
  public static func plainFooter() -> Self {
    var footer = style(.footer, font(.footnote), .secondaryLabel)
    footer.directionalLayoutMargins = ListMetrics.headerMargins
    return footer
  }
  /// The header of a section of a grouped list: small capitals.
  public static func groupedHeader() -> Self {
    var header = style(.header, font(.footnote), .secondaryLabel)
    header.textProperties.transform = .uppercase
    header.directionalLayoutMargins = ListMetrics.groupedHeaderMargins
    return header
  }
  /// The footer of a section of a grouped list.
  public static func groupedFooter() -> Self {
    var footer = style(.footer, font(.footnote), .secondaryLabel)
    footer.directionalLayoutMargins = ListMetrics.groupedFooterMargins
    return footer
  }
  /// A larger header of an inset grouped list.
  public static func prominentInsetGroupedHeader() -> Self {
    var header = style(.header, semibold(.body))
    header.directionalLayoutMargins = ListMetrics.groupedHeaderMargins
    return header
  }
  /// The largest header of an inset grouped list.
  public static func extraProminentInsetGroupedHeader() -> Self {
    var header = style(.header, semibold(.title3))
    header.directionalLayoutMargins = ListMetrics.groupedHeaderMargins
    return header
  }
  /// A row of a sidebar.
  public static func sidebarCell() -> Self { style(.sidebarCell, font(.body)) }
  /// A row of a sidebar, and a smaller text below it.
  public static func sidebarSubtitleCell() -> Self { style(.sidebarCell, font(.body)) }
  /// A row of a sidebar that has other lists beside it.
  public static func accompaniedSidebarCell() -> Self { style(.sidebarCell, font(.body)) }
  /// A row of a sidebar that has other lists beside it, and a smaller text below it.
  public static func accompaniedSidebarSubtitleCell() -> Self { style(.sidebarCell, font(.body)) }
  /// The header of a section of a sidebar.
  public static func sidebarHeader() -> Self { style(.sidebarHeader, semibold(.title3)) }

  private static func semibold(_ style: UIFont.TextStyle) -> UIFont {
    .systemFont(ofSize: font(style).pointSize, weight: .semibold)
  }
}
