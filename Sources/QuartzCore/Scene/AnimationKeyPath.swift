/// What a key path such as `position.x` or `transform.rotation.z` names: a property and which of its numbers.
package struct AnimationKeyPath {
  package let property: AnimatableProperty
  /// The lanes that the animation changes; nil for all of them.
  package var lanes: [Int]?
  /// For a turn about x or y, a translation or scale along z: the part of a transform in space.
  var space: SpacePart?

  /// `bounds` names two properties; nil for a key path that cannot be animated.
  package static func parse(_ keyPath: String) -> [AnimationKeyPath]? {
    if let known = table[keyPath] { return known }
    if let property = byName[keyPath] { return [AnimationKeyPath(property: property)] }
    return nil
  }

  private static let byName: [String: AnimatableProperty] = Dictionary(
    uniqueKeysWithValues: AnimatableProperty.allCases.filter { $0 != .backdrop && $0 != .transition }.map { ($0.keyPath, $0) })

  private static let table: [String: [AnimationKeyPath]] = {
    var table: [String: [AnimationKeyPath]] = [
      "bounds": [.init(property: .boundsOrigin), .init(property: .boundsSize)],
      "transform.scale": [.init(property: .transform, lanes: [3, 4])],
      "transform.rotation": [.init(property: .transform, lanes: [2])],
      "transform.translation": [.init(property: .transform, lanes: [0, 1])],
      "transform.rotation.x": [.init(property: .transform, space: .rotationX)],
      "transform.rotation.y": [.init(property: .transform, space: .rotationY)],
      "transform.translation.z": [.init(property: .transform, space: .translationZ)],
      "transform.scale.z": [.init(property: .transform, space: .scaleZ)],
    ]
    let lanes: [(String, AnimatableProperty, Int)] = [
      ("position.x", .position, 0), ("position.y", .position, 1),
      ("bounds.origin.x", .boundsOrigin, 0), ("bounds.origin.y", .boundsOrigin, 1),
      ("bounds.size.width", .boundsSize, 0), ("bounds.size.height", .boundsSize, 1),
      ("anchorPoint.x", .anchorPoint, 0), ("anchorPoint.y", .anchorPoint, 1),
      ("transform.translation.x", .transform, 0), ("transform.translation.y", .transform, 1),
      ("transform.rotation.z", .transform, 2), ("transform.scale.x", .transform, 3), ("transform.scale.y", .transform, 4),
      ("shadowOffset.width", .shadowOffset, 0), ("shadowOffset.height", .shadowOffset, 1),
      ("contentsRect.origin.x", .contentsRect, 0), ("contentsRect.origin.y", .contentsRect, 1),
      ("contentsRect.size.width", .contentsRect, 2), ("contentsRect.size.height", .contentsRect, 3),
      ("startPoint.x", .startPoint, 0), ("startPoint.y", .startPoint, 1),
      ("endPoint.x", .endPoint, 0), ("endPoint.y", .endPoint, 1),
    ]
    for (name, property, lane) in lanes { table[name] = [.init(property: property, lanes: [lane])] }
    return table
  }()
}
