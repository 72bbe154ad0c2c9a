/// What a key path such as `position.x` or `transform.rotation.z` names: a property and which of its numbers.
package struct AnimationKeyPath {
  package let property: AnimatableProperty
  /// The lanes that the animation changes; nil for all of them.
  package var lanes: [Int]?
  /// For a turn about x or y, a translation or scale along z: the part of a transform in space.
  var space: SpacePart?
  /// For a quantity of an emitter's cell: which.
  var cell: EmitterCellPath?

  /// `bounds` names two properties; nil for a key path that cannot be animated.
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
