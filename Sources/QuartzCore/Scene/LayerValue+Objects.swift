import CoreGraphics

/// The conversion between layer values and the objects that apps pass to Core Animation and receive from it.
extension LayerValue {
  /// Returns the value as an object for the app. It is `nil` if there is no value or it has no object form.
  func object(_ kind: AnimatableProperty.Kind) -> Any? {
    switch self {
    case .numbers(let numbers): Self.object(numbers, kind)
    case .color(let color): color.map { CGColor($0) }
    case .transform(let transform): transform
    case .image(let image): image
    case .path(let path): path
    case .colors(let colors): colors.isEmpty ? nil : colors.map { CGColor($0) }
    case .list(let list): list.isEmpty ? nil : list.map { NSNumber(value: $0) }
    case .cells, .nothing: nil
    }
  }

  /// Returns the object for numbers of a kind. It is `nil` for a transform, whose numbers are its components, and for effects.
  static func object(_ c: Components, _ kind: AnimatableProperty.Kind) -> Any? {
    switch kind {
    case .number: CGFloat(c[0])
    case .point: CGPoint(c)
    case .size: CGSize(c)
    case .rectangle: CGRect(c)
    case .color: CGColor(RGBA(c))
    case .transform, .effect, .spaceTransform, .image, .path, .colors, .list, .cells, .transition: nil
    }
  }

  /// Creates a value from an app's object, for a colour or a property that is not made of numbers. It is `nil` for any other object.
  init?(_ value: Any, _ kind: AnimatableProperty.Kind) {
    switch kind {
    case .color:
      guard let color = value as? CGColor else { return nil }
      self = .color(color.rgba)
    case .transform, .spaceTransform:
      guard let transform = value as? CATransform3D ?? (value as? CGAffineTransform).map(CATransform3D.init) else { return nil }
      self = .transform(transform)
    case .image:
      guard let image = value as? CGImage else { return nil }
      self = .image(image)
    case .path:
      guard let path = value as? CGPath else { return nil }
      self = .path(path.copy())
    case .colors:
      guard let colors = value as? [CGColor] else { return nil }
      self = .colors(colors.map(\.rgba))
    case .list:
      guard let list = value as? [Any] else { return nil }
      self = .list(list.compactMap(AnimationInput.number))
    case .number, .point, .size, .rectangle, .effect, .cells, .transition: return nil
    }
  }

  /// Returns the value of a property after an app has removed it, or `nil` if the property must have a value.
  static func absent(_ kind: AnimatableProperty.Kind) -> LayerValue? {
    switch kind {
    case .color: .color(nil)
    case .transform, .spaceTransform: .transform(CATransform3DIdentity)
    case .image: .image(nil)
    case .path: .path(nil)
    case .colors: .colors([])
    case .list: .list([])
    case .number, .point, .size, .rectangle, .effect, .cells, .transition: nil
    }
  }
}
