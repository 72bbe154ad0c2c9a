/// What an animation can change.
///
/// Bounds are two properties, because UIKit animates origin and size apart. (BEHAVIOUR §1.6) Those up to `cornerRadius` lie in the
/// layer's properties themselves, the others behind a box that most layers do not have.
///
/// A new one is a case here, a `row` of its key path and kind, a stored property of `LayerProperties` or its `Rare`, two lines in
/// LayerValue.swift, which say where it lies, and an accessor of `CALayer`. The compiler asks for the first three, `LayerPropertyTests`
/// for the rest; the setters that stop there, and the default actions of `CoreAnimationFactTests`, are lists by hand. Traces that end in .txt
/// have what `presentationTree()` names (UIKit/Runtime/MotionTrace.swift); the columns of .tsv are fixed.
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
  /// What the cells of an emitter say, by `emitterCells.NAME.birthRate` and the like.
  case emitterCells
  /// Blur, saturation and tint of a visual effect, together.
  case backdrop
  /// A transition from what the layer showed to what it shows; no property of the model.
  case transition

  /// What a property's values are made of; whatever differs between properties follows from it.
  package enum Kind: Sendable {
    case number, point, size, rectangle, color
    /// A transform about the anchor point: numbers as long as it is flat.
    case transform
    /// A visual effect.
    case effect
    // What is not made of numbers that can be added.
    case spaceTransform, image, path, colors, list, cells, transition
  }

  /// The table: by which key path apps know a property, and what its values are. Where they lie is said in `LayerProperties`.
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
  /// The key under which a change of it asks for an action: both parts of bounds are one there.
  package var changeKey: String {
    switch self {
    case .boundsOrigin, .boundsSize: "bounds"
    default: keyPath
    }
  }
  package var bit: UInt64 { 1 << rawValue }

  /// Whether its values are numbers that can be added: not images, paths, lists or transforms in space.
  package var isNumeric: Bool {
    switch kind {
    case .number, .point, .size, .rectangle, .color, .transform, .effect: true
    case .spaceTransform, .image, .path, .colors, .list, .cells, .transition: false
    }
  }
  /// Whether UIKit's blocks animate it by deltas that add up. Colours and effects are replaced. (BEHAVIOUR §1.6)
  package var addsUp: Bool { isNumeric && firstColorLane == nil }

  /// Where red, green, blue and alpha begin among its numbers; nil if it has no colour.
  package var firstColorLane: Int? {
    switch kind {
    case .color: 0
    case .effect: 2
    case .number, .point, .size, .rectangle, .transform, .spaceTransform, .image, .path, .colors, .list, .cells, .transition: nil
    }
  }

  /// By which key paths an app names single numbers of it, and which they are.
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
