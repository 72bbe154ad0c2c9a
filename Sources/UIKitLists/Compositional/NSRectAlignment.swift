/// An edge or a corner of a rectangle, relative to the reading direction. The raw values are those of iOS.
public enum NSRectAlignment: Int, Sendable {
  /// The alignment specifies no edge.
  case none = 0
  /// The middle of the top edge.
  case top = 1
  /// The top corner at the leading edge.
  case topLeading = 2
  /// The middle of the leading edge.
  case leading = 3
  /// The bottom corner at the leading edge.
  case bottomLeading = 4
  /// The middle of the bottom edge.
  case bottom = 5
  /// The bottom corner at the trailing edge.
  case bottomTrailing = 6
  /// The middle of the trailing edge.
  case trailing = 7
  /// The top corner at the trailing edge.
  case topTrailing = 8

  var edges: NSDirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}
