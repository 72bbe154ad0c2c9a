/// Headers and footers that stay in sight as long as something of their section is. (BEHAVIOUR-2 §19.1)
extension TablePlan {
  /// A header that stays below the top of what is seen, and is pushed out by the end of its section.
  public func heldHeader(_ index: Int, top: Double) -> Span {
    let (place, end) = (header(index), footer(index).y)
    return Span(max(place.y, min(top, end - place.height)), place.height)
  }
  /// A footer that stays above the bottom of what is seen, and is pushed out by the beginning of its section.
  public func heldFooter(_ index: Int, bottom: Double) -> Span {
    let (place, begin) = (footer(index), rows(of: index).y)
    return Span(min(place.y, max(bottom - place.height, begin)), place.height)
  }
}
