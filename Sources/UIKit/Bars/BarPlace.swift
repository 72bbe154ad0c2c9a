/// The edge at which a bar that belongs to no controller is attached.
@MainActor
struct BarPlace {
  private(set) var position: UIBarPosition

  /// Creates a place with the position of a bar whose delegate does not return another one.
  init(_ usual: UIBarPosition) { position = usual }

  /// Asks a delegate for the position, once each time the bar is added to a window. The answer `.any` changes nothing.
  mutating func ask(_ delegate: (any UIBarPositioningDelegate)?, about bar: any UIBarPositioning) {
    guard let answer = delegate?.position(for: bar), answer != .any else { return }
    position = answer
  }
}
