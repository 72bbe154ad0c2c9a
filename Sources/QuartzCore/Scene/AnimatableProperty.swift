/// What an animation can change.
///
/// Bounds are two properties, because UIKit animates origin and size apart. (BEHAVIOUR §1.6) Those up to `cornerRadius` lie in the
/// layer's properties themselves, the others behind a box that most layers do not have.
public enum AnimatableProperty: UInt8, CaseIterable, Sendable {
  case position, boundsOrigin, boundsSize, anchorPoint, transform, opacity, backgroundColor, cornerRadius
  case zPosition, anchorPointZ, sublayerTransform
  case borderWidth, borderColor, shadowColor, shadowOpacity, shadowOffset, shadowRadius, shadowPath
  case contents, contentsRect, contentsCenter, contentsScale
  case path, fillColor, strokeColor, strokeStart, strokeEnd, lineWidth, miterLimit, lineDashPhase
  case colors, locations, startPoint, endPoint
  /// Blur, saturation and tint of a visual effect, together.
  case backdrop
  /// A transition from what the layer showed to what it shows; no property of the model.
  case transition

  package var keyPath: String {
    switch self {
    case .boundsOrigin: "bounds.origin"
    case .boundsSize: "bounds.size"
    default: "\(self)"
    }
  }
  /// The key under which a change of it asks for an action: both parts of bounds are one there.
  package var changeKey: String { self == .boundsOrigin || self == .boundsSize ? "bounds" : keyPath }
  package var bit: UInt64 { 1 << rawValue }

  /// Whether its values are numbers that can be added: not images, paths, lists or transforms in space.
  package var isNumeric: Bool {
    switch self {
    case .contents, .path, .shadowPath, .colors, .locations, .sublayerTransform, .transition: false
    default: true
    }
  }
  /// Whether UIKit's blocks animate it by deltas that add up. Colours and effects are replaced. (BEHAVIOUR §1.6)
  package var addsUp: Bool {
    switch self {
    case .backgroundColor, .borderColor, .shadowColor, .fillColor, .strokeColor, .backdrop: false
    default: isNumeric
    }
  }

  /// Where red, green, blue and alpha begin among its numbers; nil if it has no colour.
  package var firstColorLane: Int? {
    switch self {
    case .backgroundColor, .borderColor, .shadowColor, .fillColor, .strokeColor: 0
    case .backdrop: 2
    default: nil
    }
  }

  /// `new − old`; a rotation goes the shorter way round.
  package func difference(_ new: Components, _ old: Components) -> Components {
    var delta = new - old
    guard self == .transform else { return delta }
    while delta[2] > .pi { delta[2] -= 2 * .pi }
    while delta[2] < -.pi { delta[2] += 2 * .pi }
    return delta
  }
}

/// A set of properties, in ascending order.
struct PropertySet: Sequence, IteratorProtocol {
  var bits: UInt64
  mutating func next() -> AnimatableProperty? {
    guard bits != 0 else { return nil }
    let index = bits.trailingZeroBitCount
    bits &= bits - 1
    return AnimatableProperty(rawValue: UInt8(index))
  }
}
