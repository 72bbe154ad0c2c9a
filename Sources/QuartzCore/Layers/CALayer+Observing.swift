import ObjectiveCRuntime

/// The properties of a layer that send their changes to observers.
protocol LayerKeys: CALayer {}
extension CALayer: LayerKeys {}

extension LayerKeys {
  nonisolated static var layerKeys: [ObjCKey] {
    ObjCKey.list {
      [
        ObjCKey("position", \Self.position), ObjCKey("bounds", \Self.bounds), ObjCKey("transform", \Self.transform),
        ObjCKey("opacity", \Self.opacity), ObjCKey("hidden", \Self.isHidden), ObjCKey("frame", \Self.frame),
      ]
    }
  }
}

/// A managed property is a custom value of the layer.
extension CALayer: @preconcurrency ObjCManaging {
  package func managedValue(forKey key: String) -> Any? { custom[key] }
  package func setManagedValue(_ value: Any?, forKey key: String) { custom[key] = value }
}
