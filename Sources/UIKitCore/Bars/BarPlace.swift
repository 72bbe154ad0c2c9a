/// The edge at which a bar that belongs to no controller is attached.
@MainActor
package struct BarPlace {
  package private(set) var position: UIBarPosition

  /// Creates a place with the position of a bar whose delegate does not return another one.
  package init(_ usual: UIBarPosition) { position = usual }

  /// Asks a delegate for the position, once each time the bar is added to a window. The answer `.any` changes nothing.
  package mutating func ask(_ delegate: (any UIBarPositioningDelegate)?, about bar: any UIBarPositioning) {
    guard let answer = delegate?.position(for: bar), answer != .any else { return }
    position = answer
  }
}
