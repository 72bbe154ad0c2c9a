import CoreGraphics

extension UIImage {
  /// A Boolean value that indicates whether the image is one of several variants.
  package var hasForms: Bool { (asset ?? ownAsset.withLock { $0 })?.hasForms == true }

  /// A Boolean value that indicates whether views draw the image's shape in the tint colour.
  package var isTemplate: Bool {
    switch renderingMode {
    case .alwaysTemplate: true
    case .automatic: symbol.map { !$0.configuration.look.hasColors } ?? false
    case .alwaysOriginal: false
    }
  }

  /// The part within the cap insets, in fractions of the size. Layers stretch it in either resizing mode.
  package var stretchedPart: CGRect {
    guard capInsets != .zero, size.width > 0, size.height > 0 else { return CGRect(x: 0, y: 0, width: 1, height: 1) }
    return CGRect(
      x: capInsets.left / size.width, y: capInsets.top / size.height,
      width: max(0, size.width - capInsets.left - capInsets.right) / size.width,
      height: max(0, size.height - capInsets.top - capInsets.bottom) / size.height)
  }
}
