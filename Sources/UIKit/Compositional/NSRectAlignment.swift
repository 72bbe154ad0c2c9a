/// A side or a corner of a rectangle, by the way people read. The raw values are Apple's.
public enum NSRectAlignment: Int, Sendable {
  /// Nowhere in particular.
  case none = 0
  /// The upper side, in its middle.
  case top = 1
  /// The upper corner where lines begin.
  case topLeading = 2
  /// The side where lines begin.
  case leading = 3
  /// The lower corner where lines begin.
  case bottomLeading = 4
  /// The lower side, in its middle.
  case bottom = 5
  /// The lower corner where lines end.
  case bottomTrailing = 6
  /// The side where lines end.
  case trailing = 7
  /// The upper corner where lines end.
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
