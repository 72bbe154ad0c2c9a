import CoreGraphics
import Foundation
import QuartzCore

/// A set of variants of an image, such as for light and dark styles, for scales and for idioms.
///
/// A view that displays one of the variants displays the variant for its traits.
open class UIImageAsset: _UIRoot, @unchecked Sendable {
  private let lock = NSLock()
  /// The variants in the order in which they were registered. They do not refer to this asset.
  private var forms: [(traits: TraitValues, image: UIImage)] = []

  /// Creates an asset without variants.
  public override init() { super.init() }

  /// Registers a variant for traits. It replaces a variant for equal traits.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    let form = image.copy(asset: .some(nil))
    lock.withLock {
      forms.removeAll { $0.traits == traitCollection.values }
      forms.append((traitCollection.values, form))
    }
  }
  /// Registers a variant for the traits of a configuration.
  open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
    register(image, with: configuration.traitCollection ?? UITraitCollection())
  }
  /// Removes the variant for traits.
  open func unregister(with traitCollection: UITraitCollection) {
    lock.withLock { forms.removeAll { $0.traits == traitCollection.values } }
  }
  /// Removes the variant for the traits of a configuration.
  open func unregister(with configuration: UIImage.Configuration) {
    unregister(with: configuration.traitCollection ?? UITraitCollection())
  }

  /// Returns the variant that matches traits best. It contradicts none of the traits, and specifies more of them than any other variant.
  ///
  /// If no variant matches, it is the first one. Without variants, it is an empty image.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    let values = traitCollection.values
    let forms = lock.withLock { self.forms }
    let fitting = forms.filter { values.taking($0.traits) == values }
    let best = fitting.max { $0.traits.specificity < $1.traits.specificity } ?? forms.first
    return best?.image.copy(asset: self) ?? UIImage()
  }
  /// Returns the variant that matches the traits of a configuration best.
  open func image(with configuration: UIImage.Configuration) -> UIImage {
    image(with: configuration.traitCollection ?? UITraitCollection.current)
  }

  /// A Boolean value that indicates whether there is more than one variant.
  var hasForms: Bool { lock.withLock { forms.count > 1 } }
}

extension TraitValues {
  /// The number of traits that have a value.
  fileprivate var specificity: Int {
    UITraitCollection.systemTraits.count { differs(from: TraitValues(), in: $0) } + custom.count
  }
}

extension UIImage {
  var defaultImageAsset: UIImageAsset? {
    if let asset { return asset }
    return ownAsset.withLock { known in
      if let known { return known }
      let made = UIImageAsset()
      made.register(self, with: UITraitCollection())
      known = made
      return made
    }
  }

  /// Returns the variant of the image for traits, if its asset has one. Otherwise returns the image.
  func form(for traits: UITraitCollection) -> UIImage {
    guard let asset = asset ?? ownAsset.withLock({ $0 }), asset.hasForms else { return self }
    let form = asset.image(with: traits)
    return form.copy(
      renderingMode: renderingMode, capInsets: capInsets, resizingMode: resizingMode, flips: flipsForRightToLeftLayoutDirection)
  }

  /// The image with left and right exchanged.
  package var mirrored: UIImage {
    guard let cgImage else { return self }
    let context = CGContext(PixelBuffer(width: cgImage.width, height: cgImage.height))
    context.translateBy(x: CGFloat(cgImage.width), y: 0)
    context.scaleBy(x: -1, y: 1)
    context.drawUpright(cgImage, in: CGRect(x: 0, y: 0, width: cgImage.width, height: cgImage.height))
    let turned = UIEdgeInsets(top: capInsets.top, left: capInsets.right, bottom: capInsets.bottom, right: capInsets.left)
    return copy(cgImage: context.takeImage(), capInsets: turned)
  }
}

extension UIImage.Configuration {
  /// Creates a configuration for traits.
  public convenience init(traitCollection: UITraitCollection?) { self.init(traits: traitCollection) }
}
