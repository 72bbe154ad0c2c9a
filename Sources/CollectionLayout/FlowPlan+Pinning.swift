import CoreGraphics

/// Headers and footers that stay visible while a part of their section is visible.
extension FlowPlan {
  /// Returns the frame of a section's header when it is pinned to the start of `visible`. The footer, or the end of the section, pushes it
  /// out.
  public func header(ofSection section: Int, pinnedTo visible: CGRect) -> CGRect? {
    guard let header = sections[section].header else { return nil }
    let (start, end) = axes.span(header)
    let limit = sections[section].footer.map { axes.span($0).start } ?? sections[section].end
    return header.shifted(by: max(0, min(axes.span(visible).start, limit - (end - start)) - start), axes)
  }

  /// Returns the frame of a section's footer when it is pinned to the end of `visible`. The header, or the start of the section, pushes it
  /// out.
  public func footer(ofSection section: Int, pinnedTo visible: CGRect) -> CGRect? {
    guard let footer = sections[section].footer else { return nil }
    let (start, end) = axes.span(footer)
    let limit = sections[section].header.map { axes.span($0).end } ?? sections[section].start
    return footer.shifted(by: min(0, max(axes.span(visible).end - (end - start), limit) - start), axes)
  }
}
