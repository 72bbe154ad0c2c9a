extension CGPoint {
  /// Whether both lie at one place.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// Whether both are as wide and as high.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  /// Whether both lie at one place and are as wide and as high; any two null rectangles do.
  public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}
