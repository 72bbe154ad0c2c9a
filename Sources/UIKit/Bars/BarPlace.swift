/// The edge at which a bar that belongs to no controller is attached.
@MainActor
struct BarPlace {
  private(set) var position: UIBarPosition

  /// The position of a bar whose delegate says nothing else.
  init(_ usual: UIBarPosition) { position = usual }

  /// Asks a delegate, once for each time that the bar comes into a window. The answer `.any` changes nothing.
  mutating func ask(_ delegate: (any UIBarPositioningDelegate)?, about bar: any UIBarPositioning) {
    guard let answer = delegate?.position(for: bar), answer != .any else { return }
    position = answer
  }
}
