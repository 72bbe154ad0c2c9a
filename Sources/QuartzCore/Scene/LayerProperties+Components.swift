import CoreGraphics

extension LayerProperties {
  /// The numbers of a property. Setting them is how animations show themselves.
  ///
  /// - Precondition: the property is numeric.
  public subscript(property: AnimatableProperty) -> Components {
    get {
      switch property {
      case .position: position.components
      case .boundsOrigin: bounds.origin.components
      case .boundsSize: bounds.size.components
      case .anchorPoint: anchorPoint.components
      case .transform: transformComponents
      case .opacity: opacity.components
      case .backgroundColor: (backgroundColor ?? .clear).components
      case .cornerRadius: cornerRadius.components
      default: rare[property]
      }
    }
    set {
      switch property {
      case .position: position = CGPoint(newValue)
      case .boundsOrigin: bounds.origin = CGPoint(newValue)
      case .boundsSize: bounds.size = CGSize(newValue)
      case .anchorPoint: anchorPoint = CGPoint(newValue)
      case .transform: transformComponents = newValue
      case .opacity: opacity = newValue[0]
      case .backgroundColor: backgroundColor = RGBA(newValue)
      case .cornerRadius: cornerRadius = newValue[0]
      default: rare[property] = newValue
      }
    }
  }
}

extension LayerProperties.Rare {
  subscript(property: AnimatableProperty) -> Components {
    get {
      switch property {
      case .zPosition: zPosition.components
      case .anchorPointZ: anchorPointZ.components
      case .borderWidth: borderWidth.components
      case .borderColor: borderColor.components
      case .shadowColor: (shadowColor ?? .clear).components
      case .shadowOpacity: shadowOpacity.components
      case .shadowOffset: shadowOffset.components
      case .shadowRadius: shadowRadius.components
      case .contentsRect: contentsRect.components
      case .contentsCenter: contentsCenter.components
      case .contentsScale: contentsScale.components
      case .fillColor: (shape?.fillColor ?? .clear).components
      case .strokeColor: (shape?.strokeColor ?? .clear).components
      case .strokeStart: (shape?.strokeStart ?? 0).components
      case .strokeEnd: (shape?.strokeEnd ?? 1).components
      case .lineWidth: (shape?.lineWidth ?? 1).components
      case .miterLimit: (shape?.miterLimit ?? 10).components
      case .lineDashPhase: (shape?.lineDashPhase ?? 0).components
      case .startPoint: (gradient?.startPoint ?? .zero).components
      case .endPoint: (gradient?.endPoint ?? .zero).components
      case .backdrop: (backdrop ?? .none).components
      default: preconditionFailure("\(property.keyPath) is not made of numbers")
      }
    }
    set {
      switch property {
      case .zPosition: zPosition = newValue[0]
      case .anchorPointZ: anchorPointZ = newValue[0]
      case .borderWidth: borderWidth = newValue[0]
      case .borderColor: borderColor = RGBA(newValue)
      case .shadowColor: shadowColor = RGBA(newValue)
      case .shadowOpacity: shadowOpacity = newValue[0]
      case .shadowOffset: shadowOffset = CGSize(newValue)
      case .shadowRadius: shadowRadius = newValue[0]
      case .contentsRect: contentsRect = CGRect(newValue)
      case .contentsCenter: contentsCenter = CGRect(newValue)
      case .contentsScale: contentsScale = newValue[0]
      case .fillColor: shape?.fillColor = RGBA(newValue)
      case .strokeColor: shape?.strokeColor = RGBA(newValue)
      case .strokeStart: shape?.strokeStart = newValue[0]
      case .strokeEnd: shape?.strokeEnd = newValue[0]
      case .lineWidth: shape?.lineWidth = newValue[0]
      case .miterLimit: shape?.miterLimit = newValue[0]
      case .lineDashPhase: shape?.lineDashPhase = newValue[0]
      case .startPoint: gradient?.startPoint = CGPoint(newValue)
      case .endPoint: gradient?.endPoint = CGPoint(newValue)
      case .backdrop: backdrop = .init(newValue)
      default: preconditionFailure("\(property.keyPath) is not made of numbers")
      }
    }
  }
}
