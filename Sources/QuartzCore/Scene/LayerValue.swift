import CoreGraphics

/// The value of one layer property of any type.
package enum LayerValue: Equatable, Sendable {
  case numbers(Components)
  case color(RGBA?)
  case transform(CATransform3D)
  case image(CGImage?)
  case path(CGPath?)
  case colors([RGBA])
  case list([Double])
  case cells([EmitterCell])
  /// There is no value, because the property does not belong to the model.
  case nothing

  /// The numbers of the value.
  ///
  /// - Precondition: The value consists of numbers.
  var components: Components {
    switch self {
    case .numbers(let numbers): numbers
    case .color(let color): (color ?? .clear).components
    case .transform(let transform): CATransform3DGetAffineTransform(transform).components
    case .image, .path, .colors, .list, .cells, .nothing: preconditionFailure("\(self) is not made of numbers")
    }
  }

  /// A Boolean value that indicates whether all numbers in the value are finite.
  var isFinite: Bool {
    switch self {
    case .numbers(let numbers): numbers.isFinite
    case .color(let color): (color ?? .clear).components.isFinite
    case .transform(let transform): transform.isFinite
    case .image, .path, .nothing: true  // a path does not accept points that are not finite
    case .colors(let colors): colors.allSatisfy(\.components.isFinite)
    case .list(let list): list.allSatisfy(\.isFinite)
    case .cells(let cells): cells.allSatisfy(\.isFinite)
    }
  }

  /// Returns the interpolation to another value. Values that cannot be interpolated change halfway.
  func mixed(with other: LayerValue, at p: Double) -> LayerValue {
    switch (self, other) {
    case (.numbers(let a), .numbers(let b)): .numbers(a + (b - a) * p)
    case (.transform(let a), .transform(let b)): .transform(.between(a, b, at: p))
    case (.path(let a?), .path(let b?)) where a.matches(b): .path(.between(a, b, at: p))
    case (.colors(let a), .colors(let b)) where a.count == b.count:
      .colors(zip(a, b).map { RGBA($0.components + ($1.components - $0.components) * p) })
    case (.list(let a), .list(let b)) where a.count == b.count: .list(zip(a, b).map { $0 + ($1 - $0) * p })
    default: p < 0.5 ? self : other
    }
  }
}

extension LayerValue {
  fileprivate func mismatch(_ wanted: String) -> Never { preconditionFailure("\(self) was given where \(wanted) belongs") }
  fileprivate var color: RGBA? {
    switch self {
    case .color(let color): color
    case .numbers(let numbers): RGBA(numbers)
    case .transform, .image, .path, .colors, .list, .cells, .nothing: mismatch("a colour")
    }
  }
  fileprivate var path: CGPath? { if case .path(let path) = self { path } else { mismatch("a path") } }
  fileprivate var image: CGImage? { if case .image(let image) = self { image } else { mismatch("an image") } }
  fileprivate var colors: [RGBA] { if case .colors(let colors) = self { colors } else { mismatch("a row of colours") } }
  fileprivate var cells: [EmitterCell] { if case .cells(let cells) = self { cells } else { mismatch("a row of emitter cells") } }
  fileprivate var list: [Double] { if case .list(let list) = self { list } else { mismatch("a row of numbers") } }
  fileprivate var transform: CATransform3D { if case .transform(let transform) = self { transform } else { mismatch("a transform") } }
}

extension LayerProperties {
  /// The value of a property. Only this subscript defines where each property is stored.
  package subscript(value property: AnimatableProperty) -> LayerValue {
    get {
      switch property {
      case .position: .numbers(position.components)
      case .boundsOrigin: .numbers(bounds.origin.components)
      case .boundsSize: .numbers(bounds.size.components)
      case .anchorPoint: .numbers(anchorPoint.components)
      case .transform: .transform(transform3D)
      case .opacity: .numbers(opacity.components)
      case .backgroundColor: .color(backgroundColor)
      case .cornerRadius: .numbers(cornerRadius.components)
      case .zPosition: .numbers(rare.zPosition.components)
      case .anchorPointZ: .numbers(rare.anchorPointZ.components)
      case .sublayerTransform: .transform(rare.sublayerTransform ?? CATransform3DIdentity)
      case .borderWidth: .numbers(rare.borderWidth.components)
      case .borderColor: .color(rare.borderColor)
      case .shadowColor: .color(rare.shadowColor)
      case .shadowOpacity: .numbers(rare.shadowOpacity.components)
      case .shadowOffset: .numbers(rare.shadowOffset.components)
      case .shadowRadius: .numbers(rare.shadowRadius.components)
      case .shadowPath: .path(rare.shadowPath)
      case .contents: .image(contents)
      case .contentsRect: .numbers(rare.contentsRect.components)
      case .contentsCenter: .numbers(rare.contentsCenter.components)
      case .contentsScale: .numbers(contentsScale.components)
      case .path: .path(rare.shape?.path)
      case .fillColor: .color(rare.shape?.fillColor)
      case .strokeColor: .color(rare.shape?.strokeColor)
      case .strokeStart: .numbers((rare.shape?.strokeStart ?? 0).components)
      case .strokeEnd: .numbers((rare.shape?.strokeEnd ?? 1).components)
      case .lineWidth: .numbers((rare.shape?.lineWidth ?? 1).components)
      case .miterLimit: .numbers((rare.shape?.miterLimit ?? 10).components)
      case .lineDashPhase: .numbers((rare.shape?.lineDashPhase ?? 0).components)
      case .colors: .colors(rare.gradient?.colors ?? [])
      case .locations: .list(rare.gradient?.locations ?? [])
      case .startPoint: .numbers((rare.gradient?.startPoint ?? .zero).components)
      case .endPoint: .numbers((rare.gradient?.endPoint ?? .zero).components)
      case .instanceDelay: .numbers((rare.replicator?.value.delay ?? 0).components)
      case .instanceTransform: .transform(rare.replicator?.value.transform ?? CATransform3DIdentity)
      case .instanceColor: .color(rare.replicator?.value.color ?? RGBA(white: 1))
      case .instanceRedOffset: .numbers((rare.replicator?.value.redOffset ?? 0).components)
      case .instanceGreenOffset: .numbers((rare.replicator?.value.greenOffset ?? 0).components)
      case .instanceBlueOffset: .numbers((rare.replicator?.value.blueOffset ?? 0).components)
      case .instanceAlphaOffset: .numbers((rare.replicator?.value.alphaOffset ?? 0).components)
      case .fontSize: .numbers((rare.text?.value.fontSize ?? 36).components)
      case .foregroundColor: .color(rare.text.flatMap(\.value.color))
      case .emitterPosition: .numbers((rare.emitter?.value.position ?? .zero).components)
      case .emitterZPosition: .numbers((rare.emitter?.value.zPosition ?? 0).components)
      case .emitterSize: .numbers((rare.emitter?.value.size ?? .zero).components)
      case .emitterDepth: .numbers((rare.emitter?.value.depth ?? 0).components)
      case .birthRate: .numbers((rare.emitter?.value.birthRate ?? 1).components)
      case .lifetime: .numbers((rare.emitter?.value.lifetime ?? 1).components)
      case .velocity: .numbers((rare.emitter?.value.velocity ?? 1).components)
      case .scale: .numbers((rare.emitter?.value.scale ?? 1).components)
      case .spin: .numbers((rare.emitter?.value.spin ?? 1).components)
      case .emitterCells: .cells(rare.emitter?.value.cells ?? [])
      case .backdrop: .numbers((rare.backdrop ?? .none).components)
      case .transition: .nothing
      }
    }
    set {
      switch property {
      case .position: position = CGPoint(newValue.components)
      case .boundsOrigin: bounds.origin = CGPoint(newValue.components)
      case .boundsSize: bounds.size = CGSize(newValue.components)
      case .anchorPoint: anchorPoint = CGPoint(newValue.components)
      case .transform: transform3D = newValue.transform
      case .opacity: opacity = newValue.components[0]
      case .backgroundColor: backgroundColor = newValue.color
      case .cornerRadius: cornerRadius = newValue.components[0]
      case .zPosition: rare.zPosition = newValue.components[0]
      case .anchorPointZ: rare.anchorPointZ = newValue.components[0]
      case .sublayerTransform: rare.sublayerTransform = newValue.transform == CATransform3DIdentity ? nil : newValue.transform
      case .borderWidth: rare.borderWidth = newValue.components[0]
      case .borderColor: rare.borderColor = newValue.color ?? .clear
      case .shadowColor: rare.shadowColor = newValue.color
      case .shadowOpacity: rare.shadowOpacity = newValue.components[0]
      case .shadowOffset: rare.shadowOffset = CGSize(newValue.components)
      case .shadowRadius: rare.shadowRadius = newValue.components[0]
      case .shadowPath: rare.shadowPath = newValue.path
      case .contents: contents = newValue.image
      case .contentsRect: rare.contentsRect = CGRect(newValue.components)
      case .contentsCenter: rare.contentsCenter = CGRect(newValue.components)
      case .contentsScale: contentsScale = newValue.components[0]
      case .path: rare.shape?.path = newValue.path
      case .fillColor: rare.shape?.fillColor = newValue.color
      case .strokeColor: rare.shape?.strokeColor = newValue.color
      case .strokeStart: rare.shape?.strokeStart = newValue.components[0]
      case .strokeEnd: rare.shape?.strokeEnd = newValue.components[0]
      case .lineWidth: rare.shape?.lineWidth = newValue.components[0]
      case .miterLimit: rare.shape?.miterLimit = newValue.components[0]
      case .lineDashPhase: rare.shape?.lineDashPhase = newValue.components[0]
      case .colors: rare.gradient?.colors = newValue.colors
      case .locations: rare.gradient?.locations = newValue.list
      case .startPoint: rare.gradient?.startPoint = CGPoint(newValue.components)
      case .endPoint: rare.gradient?.endPoint = CGPoint(newValue.components)
      case .instanceDelay: rare.replicator?.value.delay = newValue.components[0]
      case .instanceTransform: rare.replicator?.value.transform = newValue.transform
      case .instanceColor: rare.replicator?.value.color = newValue.color ?? RGBA(white: 1)
      case .instanceRedOffset: rare.replicator?.value.redOffset = newValue.components[0]
      case .instanceGreenOffset: rare.replicator?.value.greenOffset = newValue.components[0]
      case .instanceBlueOffset: rare.replicator?.value.blueOffset = newValue.components[0]
      case .instanceAlphaOffset: rare.replicator?.value.alphaOffset = newValue.components[0]
      case .fontSize: rare.text?.value.fontSize = newValue.components[0]
      case .foregroundColor: rare.text?.value.color = newValue.color
      case .emitterPosition: rare.emitter?.value.position = CGPoint(newValue.components)
      case .emitterZPosition: rare.emitter?.value.zPosition = newValue.components[0]
      case .emitterSize: rare.emitter?.value.size = CGSize(newValue.components)
      case .emitterDepth: rare.emitter?.value.depth = newValue.components[0]
      case .birthRate: rare.emitter?.value.birthRate = newValue.components[0]
      case .lifetime: rare.emitter?.value.lifetime = newValue.components[0]
      case .velocity: rare.emitter?.value.velocity = newValue.components[0]
      case .scale: rare.emitter?.value.scale = newValue.components[0]
      case .spin: rare.emitter?.value.spin = newValue.components[0]
      case .emitterCells: rare.emitter?.value.cells = newValue.cells
      case .backdrop: rare.backdrop = .init(newValue.components)
      case .transition: break
      }
    }
  }

  /// The numbers of a property. Animations set them to take effect.
  ///
  /// - Precondition: The property is numeric.
  public subscript(property: AnimatableProperty) -> Components {
    get { property == .transform ? transformComponents : self[value: property].components }
    set { if property == .transform { transformComponents = newValue } else { self[value: property] = .numbers(newValue) } }
  }

  /// Copies one property from another value.
  package mutating func take(_ property: AnimatableProperty, from other: LayerProperties) { self[value: property] = other[value: property] }

  /// Returns a Boolean value that indicates whether the value of a property is finite. Both parts of bounds are checked together, because
  /// they are set together.
  func isFinite(_ property: AnimatableProperty) -> Bool {
    if property == .boundsSize || property == .boundsOrigin { return bounds.components.isFinite }
    return self[value: property].isFinite
  }
}
