/// A property that an animation can change.
///
/// The origin and the size of bounds are two properties, because UIKit animates them separately. (Docs/behaviour/animation.md,
/// "Interpolation and presentation values") The properties up to `cornerRadius` are stored in the layer's properties directly. The others
/// are in a box that most layers do not have.
///
/// A new property needs the following:
///
/// - A case of this enum.
/// - A `row` with its key path and kind.
/// - A stored property of `LayerProperties` or its `Rare`.
/// - Two lines in LayerValue.swift that access it.
/// - An accessor of `CALayer`.
///
/// The compiler requires the first three, and `LayerPropertyTests` checks the rest. The lists of setters that reject values and of default
/// actions in `CoreAnimationFactTests` are manual. Traces that end in .txt contain what `presentationTree()` names
/// (UIKitCore/Runtime/MotionTrace.swift). The columns of .tsv files are fixed.
public enum AnimatableProperty: UInt8, CaseIterable, Sendable {
  case position, boundsOrigin, boundsSize, anchorPoint, transform, opacity, backgroundColor, cornerRadius
  case zPosition, anchorPointZ, sublayerTransform
  case borderWidth, borderColor, shadowColor, shadowOpacity, shadowOffset, shadowRadius, shadowPath
  case contents, contentsRect, contentsCenter, contentsScale
  case path, fillColor, strokeColor, strokeStart, strokeEnd, lineWidth, miterLimit, lineDashPhase
  case colors, locations, startPoint, endPoint
  case instanceDelay, instanceTransform, instanceColor, instanceRedOffset, instanceGreenOffset, instanceBlueOffset, instanceAlphaOffset
  case fontSize, foregroundColor
  case emitterPosition, emitterZPosition, emitterSize, emitterDepth, birthRate, lifetime, velocity, scale, spin
  /// The values of an emitter's cells, such as `emitterCells.NAME.birthRate`.
  case emitterCells
  /// The blur, saturation and tint of a visual effect together.
  case backdrop
  /// A transition from the previous appearance of the layer to its present one. It is not a property of the model.
  case transition

  /// The type of a property's values. All differences between properties depend on it.
  package enum Kind: Sendable {
    case number, point, size, rectangle, color
    /// A transform about the anchor point. It consists of numbers as long as it is flat.
    case transform
    /// A visual effect.
    case effect
    // These values are not numbers that can be added.
    case spaceTransform, image, path, colors, list, cells, transition
  }

  /// The key path by which apps refer to the property, and its type. `LayerProperties` defines where the value is stored.
  private var row: (keyPath: String, kind: Kind) {
    switch self {
    case .position: ("position", .point)
    case .boundsOrigin: ("bounds.origin", .point)
    case .boundsSize: ("bounds.size", .size)
    case .anchorPoint: ("anchorPoint", .point)
    case .transform: ("transform", .transform)
    case .opacity: ("opacity", .number)
    case .backgroundColor: ("backgroundColor", .color)
    case .cornerRadius: ("cornerRadius", .number)
    case .zPosition: ("zPosition", .number)
    case .anchorPointZ: ("anchorPointZ", .number)
    case .sublayerTransform: ("sublayerTransform", .spaceTransform)
    case .borderWidth: ("borderWidth", .number)
    case .borderColor: ("borderColor", .color)
    case .shadowColor: ("shadowColor", .color)
    case .shadowOpacity: ("shadowOpacity", .number)
    case .shadowOffset: ("shadowOffset", .size)
    case .shadowRadius: ("shadowRadius", .number)
    case .shadowPath: ("shadowPath", .path)
    case .contents: ("contents", .image)
    case .contentsRect: ("contentsRect", .rectangle)
    case .contentsCenter: ("contentsCenter", .rectangle)
    case .contentsScale: ("contentsScale", .number)
    case .path: ("path", .path)
    case .fillColor: ("fillColor", .color)
    case .strokeColor: ("strokeColor", .color)
    case .strokeStart: ("strokeStart", .number)
    case .strokeEnd: ("strokeEnd", .number)
    case .lineWidth: ("lineWidth", .number)
    case .miterLimit: ("miterLimit", .number)
    case .lineDashPhase: ("lineDashPhase", .number)
    case .colors: ("colors", .colors)
    case .locations: ("locations", .list)
    case .startPoint: ("startPoint", .point)
    case .endPoint: ("endPoint", .point)
    case .instanceDelay: ("instanceDelay", .number)
    case .instanceTransform: ("instanceTransform", .spaceTransform)
    case .instanceColor: ("instanceColor", .color)
    case .instanceRedOffset: ("instanceRedOffset", .number)
    case .instanceGreenOffset: ("instanceGreenOffset", .number)
    case .instanceBlueOffset: ("instanceBlueOffset", .number)
    case .instanceAlphaOffset: ("instanceAlphaOffset", .number)
    case .fontSize: ("fontSize", .number)
    case .foregroundColor: ("foregroundColor", .color)
    case .emitterPosition: ("emitterPosition", .point)
    case .emitterZPosition: ("emitterZPosition", .number)
    case .emitterSize: ("emitterSize", .size)
    case .emitterDepth: ("emitterDepth", .number)
    case .birthRate: ("birthRate", .number)
    case .lifetime: ("lifetime", .number)
    case .velocity: ("velocity", .number)
    case .scale: ("scale", .number)
    case .spin: ("spin", .number)
    case .emitterCells: ("emitterCells", .cells)
    case .backdrop: ("backdrop", .effect)
    case .transition: ("transition", .transition)
    }
  }

  package var keyPath: String { row.keyPath }
  package var kind: Kind { row.kind }
  /// The key under which a change of the property requests an action. Both parts of bounds have the key `bounds`.
  package var changeKey: String {
    switch self {
    case .boundsOrigin, .boundsSize: "bounds"
    default: keyPath
    }
  }
  package var bit: UInt64 { 1 << rawValue }

  /// A Boolean value that indicates whether the values are numbers that can be added. Images, paths, lists and 3D transforms are not.
  package var isNumeric: Bool {
    switch kind {
    case .number, .point, .size, .rectangle, .color, .transform, .effect: true
    case .spaceTransform, .image, .path, .colors, .list, .cells, .transition: false
    }
  }
  /// A Boolean value that indicates whether UIKit's blocks animate the property by deltas that are added. Colours and effects are replaced.
  /// (Docs/behaviour/animation.md, "Animation blocks")
  package var addsUp: Bool { isNumeric && firstColorLane == nil }

  /// The index of the red component among the numbers, which green, blue and alpha follow. It is `nil` if the property has no colour.
  package var firstColorLane: Int? {
    switch kind {
    case .color: 0
    case .effect: 2
    case .number, .point, .size, .rectangle, .transform, .spaceTransform, .image, .path, .colors, .list, .cells, .transition: nil
    }
  }

  /// The key paths by which an app refers to single numbers of the property, with the indices of these numbers.
  var parts: [(name: String, lanes: [Int])] {
    switch kind {
    case .point: [("x", [0]), ("y", [1])]
    case .size: [("width", [0]), ("height", [1])]
    case .rectangle: [("origin.x", [0]), ("origin.y", [1]), ("size.width", [2]), ("size.height", [3])]
    case .transform:
      [
        ("translation", [0, 1]), ("translation.x", [0]), ("translation.y", [1]), ("rotation", [2]), ("rotation.z", [2]),
        ("scale", [3, 4]), ("scale.x", [3]), ("scale.y", [4]),
      ]
    case .number, .color, .effect, .spaceTransform, .image, .path, .colors, .list, .cells, .transition: []
    }
  }

  /// Returns the difference `new − old`. The difference between two rotations is the shorter one.
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
