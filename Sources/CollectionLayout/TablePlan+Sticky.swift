/// Headers and footers that stay visible while a part of their section is visible. (Docs/behaviour/lists.md, "Flow layout" and "Table
/// geometry")
extension TablePlan {
  /// Returns the position of a header that stays below the visible top. The end of its section pushes it out.
  public func heldHeader(_ index: Int, top: Double) -> Span {
    let (place, end) = (header(index), footer(index).y)
    return Span(max(place.y, min(top, end - place.height)), place.height)
  }
  /// Returns the position of a footer that stays above the visible bottom. The start of its section pushes it out.
  public func heldFooter(_ index: Int, bottom: Double) -> Span {
    let (place, begin) = (footer(index), rows(of: index).y)
    return Span(min(place.y, max(bottom - place.height, begin)), place.height)
  }
}
