import ObjectiveCRuntime

/// The properties of an image view that send their changes to observers.
protocol ImageViewKeys: UIImageView {}
extension UIImageView: ImageViewKeys {}

extension ImageViewKeys {
  nonisolated static var imageViewKeys: [ObjCKey] {
    ObjCKey.list {
      [
        ObjCKey("image", \Self.image)
      ]
    }
  }
}
