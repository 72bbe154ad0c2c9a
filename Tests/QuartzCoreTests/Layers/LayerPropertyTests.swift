import Testing

@testable import QuartzCore

/// What holds of every property, asked of all of them.
@MainActor @Suite struct LayerPropertyTests {
  private static let model = AnimatableProperty.allCases.filter { $0 != .transition }
  private static let straight = CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5))

  /// A layer of each class has its own: these have all.
  private var properties: LayerProperties {
    var properties = LayerProperties()
    properties.rare.shape = .init()
    properties.rare.gradient = .init()
    properties.rare.replicator = Shared(.init())
    properties.rare.text = Shared(.init())
    properties.rare.emitter = Shared(.init())
    return properties
  }

  /// Some value that no property has at first, made of one number.
  private func value(_ property: AnimatableProperty, _ x: Double) -> LayerValue {
    switch property.kind {
    case .number: .numbers(x.components)
    case .point: .numbers(CGPoint(x: x, y: 2).components)
    case .size: .numbers(CGSize(width: x, height: 2).components)
    case .rectangle: .numbers(CGRect(x: 0, y: 0, width: x, height: 2).components)
    case .color: .color(RGBA(x, 0, 0, 1))
    case .transform, .spaceTransform: .transform(CATransform3DMakeScale(x, 1, 1))
    case .effect: .numbers(LayerProperties.Backdrop(sigma: 1, saturation: x, tint: .clear).components)
    case .image: .image(CGImage(PixelBuffer(width: 1, height: 1)))
    case .path: .path(CGPath(rect: CGRect(x: 0, y: 0, width: x, height: 1)))
    case .colors: .colors([RGBA(x, 0, 0, 1)])
    case .list: .list([x])
    case .cells: .cells([cell(x)])
    case .transition: .nothing
    }
  }

  private func cell(_ x: Double) -> EmitterCell {
    var cell = EmitterCell()
    cell[.velocity] = x
    return cell
  }

  @Test func `every property keeps what it is given, differs by it and is found by its key path`() {
    for property in Self.model {
      var other = properties
      let value = value(property, 0.75)
      other[value: property] = value
      #expect(other[value: property] == value && other != properties, "\(property)")
      var taken = properties
      taken.take(property, from: other)
      #expect(taken == other, "\(property)")
      if property.isNumeric {
        taken = properties
        taken[property] = other[property]
        #expect(taken == other, "\(property)")
      }
      if property != .backdrop, property != .emitterCells {
        #expect(AnimationKeyPath.parse(property.keyPath)?.map(\.property) == [property], "\(property)")
      }
      #expect("\(property)" == property.keyPath || property.changeKey == "bounds")
    }
  }

  @Test func `every property knows that its numbers are not finite`() {
    for property in Self.model where property.kind != .image && property.kind != .path {
      for x in [Double.nan, .infinity] {
        var other = properties
        #expect(other.isFinite(property), "\(property)")
        other[value: property] = value(property, x)
        #expect(!other.isFinite(property), "\(property) \(x)")
      }
    }
  }

  @Test(arguments: [
    "position", "bounds", "frame", "transform", "opacity", "cornerRadius", "zPosition", "borderWidth", "shadowRadius", "shadowOffset",
    "contentsRect", "contentsCenter", "contentsScale", "sublayerTransform", "strokeStart", "strokeEnd", "lineWidth", "lineDashPhase",
    "lineDashPattern", "startPoint", "locations", "key path",
  ])
  func `a number that is not finite stops`(setter: String) async {
    await #expect(processExitsWith: .failure) { [setter] in
      await MainActor.run {
        let (shape, gradient) = (CAShapeLayer(), CAGradientLayer())
        switch setter {
        case "position": shape.position.x = .nan
        case "bounds": shape.bounds.origin.y = .infinity
        case "frame": shape.frame.size.width = .infinity
        case "transform": shape.transform.m34 = .nan
        case "opacity": shape.opacity = .nan
        case "cornerRadius": shape.cornerRadius = .nan
        case "zPosition": shape.zPosition = .infinity
        case "borderWidth": shape.borderWidth = .nan
        case "shadowRadius": shape.shadowRadius = .nan
        case "shadowOffset": shape.shadowOffset.height = .nan
        case "contentsRect": shape.contentsRect.size.width = .nan
        case "contentsCenter": shape.contentsCenter.origin.x = .nan
        case "contentsScale": shape.contentsScale = .nan
        case "sublayerTransform": shape.sublayerTransform.m34 = .infinity
        case "strokeStart": shape.strokeStart = .nan
        case "strokeEnd": shape.strokeEnd = .nan
        case "lineWidth": shape.lineWidth = .infinity
        case "lineDashPhase": shape.lineDashPhase = .nan
        case "lineDashPattern": shape.lineDashPattern = [1, NSNumber(value: Double.nan)]
        case "startPoint": gradient.startPoint.x = .nan
        case "locations": gradient.locations = [0, NSNumber(value: Double.nan)]
        default: shape.setValue(Double.nan, forKeyPath: "strokeEnd")
        }
      }
    }
  }

  @Test func `a value that is there already makes no new scene`() {
    let (shape, gradient) = (CAShapeLayer(), CAGradientLayer())
    let (replicator, text, emitter) = (CAReplicatorLayer(), CATextLayer(), CAEmitterLayer())
    let stage = LayerStage { shape }
    stage.act {
      for layer in [replicator, text, emitter, gradient] as [CALayer] { stage.container.addSublayer(layer) }
      shape.path = Self.straight
      shape.lineDashPattern = [1, 2]
      gradient.colors = [CGColor(RGBA(white: 0)), CGColor(RGBA(white: 1))]
    }
    let version = stage.runtime.scene.version
    stage.act {
      for property in Self.model where property != .backdrop && property != .emitterCells {
        for layer in [shape, gradient, replicator, text, emitter] as [CALayer] {
          layer.setValue(layer.value(forKeyPath: property.keyPath), forKeyPath: property.keyPath)
        }
      }
      shape.frame = shape.frame
      shape.bounds = shape.bounds
      shape.setAffineTransform(shape.affineTransform())
      (shape.isHidden, shape.masksToBounds, shape.isDoubleSided, shape.contentsGravity) = (false, false, true, .resize)
      (shape.maskedCorners, shape.shouldRasterize, shape.allowsGroupOpacity, shape.isApart) = (shape.maskedCorners, false, true, false)
      (shape.lineDashPattern, shape.lineCap, shape.lineJoin, shape.fillRule) = ([1, 2], .butt, .miter, .nonZero)
      (shape.backgroundColor, shape.contents, shape.mask, shape.shadowPath, gradient.type) = (nil, nil, nil, nil, .axial)
      shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5))
      (shape.speed, shape.timeOffset, shape.beginTime) = (1, 0, 0)
      stage.container.addSublayer(gradient)
      stage.square.superlayer?.insertSublayer(shape, at: 0)
    }
    #expect(stage.runtime.scene.version == version && shape.animationKeys() == nil && gradient.animationKeys() == nil)
  }
}
