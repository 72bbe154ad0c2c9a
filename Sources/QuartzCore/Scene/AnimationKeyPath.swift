/// The meaning of a key path such as `position.x` or `transform.rotation.z`: a property and some of its numbers.
package struct AnimationKeyPath {
  package let property: AnimatableProperty
  /// The indices of the numbers that the animation changes. It is `nil` for all of them.
  package var lanes: [Int]?
  /// The part of a 3D transform, for a rotation about x or y, or a translation or scale along z.
  var space: SpacePart?
  /// The property of an emitter's cell, if the key path names one.
  var cell: EmitterCellPath?

  /// Returns the meanings of a key path, or `nil` if it cannot be animated. `bounds` has two.
  package static func parse(_ keyPath: String) -> [AnimationKeyPath]? {
    if let known = table[keyPath] { return known }
    return EmitterCellPath(keyPath).map { [.init(property: .emitterCells, cell: $0)] }
  }

  private static let noApps: Set<AnimatableProperty> = [.backdrop, .transition, .emitterCells]
  private static let table: [String: [AnimationKeyPath]] = {
    var table: [String: [AnimationKeyPath]] = [
      "bounds": [.init(property: .boundsOrigin), .init(property: .boundsSize)],
      "transform.rotation.x": [.init(property: .transform, space: .rotationX)],
      "transform.rotation.y": [.init(property: .transform, space: .rotationY)],
      "transform.translation.z": [.init(property: .transform, space: .translationZ)],
      "transform.scale.z": [.init(property: .transform, space: .scaleZ)],
    ]
    for property in AnimatableProperty.allCases where !noApps.contains(property) {
      table[property.keyPath] = [.init(property: property)]
      for part in property.parts { table["\(property.keyPath).\(part.name)"] = [.init(property: property, lanes: part.lanes)] }
    }
    return table
  }()
}
