import CoreGraphics
import Foundation
import QuartzCore

/// One picture in several forms: for light and dark, for scales, for kinds of devices.
///
/// A view that shows one of the forms shows the one that its traits ask for.
open class UIImageAsset: _UIRoot, @unchecked Sendable {
  private let lock = NSLock()
  /// In the order in which they were registered, without a way back here.
  private var forms: [(traits: TraitValues, image: UIImage)] = []

  /// Without any form.
  public override init() { super.init() }

  /// Registers a form for some traits, in the place of another one for the same.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    let form = image.copy(asset: .some(nil))
    lock.withLock {
      forms.removeAll { $0.traits == traitCollection.values }
      forms.append((traitCollection.values, form))
    }
  }
  /// Registers a form for a configuration's traits.
  open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
    register(image, with: configuration.traitCollection ?? UITraitCollection())
  }
  /// Takes a form back.
  open func unregister(with traitCollection: UITraitCollection) {
    lock.withLock { forms.removeAll { $0.traits == traitCollection.values } }
  }
  /// Takes a form back.
  open func unregister(with configuration: UIImage.Configuration) {
    unregister(with: configuration.traitCollection ?? UITraitCollection())
  }

  /// The form that suits some traits best: none of what it was registered for is otherwise, and most of it is said. Where none suits, the
  /// first; an empty picture if there is none at all.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    let values = traitCollection.values
    let forms = lock.withLock { self.forms }
    let fitting = forms.filter { values.taking($0.traits) == values }
    let best = fitting.max { $0.traits.specificity < $1.traits.specificity } ?? forms.first
    return best?.image.copy(asset: self) ?? UIImage()
  }
  /// The form that suits a configuration's traits best.
  open func image(with configuration: UIImage.Configuration) -> UIImage {
    image(with: configuration.traitCollection ?? UITraitCollection.current)
  }

  /// Whether there is a choice.
  var hasForms: Bool { lock.withLock { forms.count > 1 } }
}

extension TraitValues {
  /// How many traits are said.
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

  /// What the picture shows under some traits: another form of it, where its asset has one.
  func form(for traits: UITraitCollection) -> UIImage {
    guard let asset = asset ?? ownAsset.withLock({ $0 }), asset.hasForms else { return self }
    let form = asset.image(with: traits)
    return form.copy(
      renderingMode: renderingMode, capInsets: capInsets, resizingMode: resizingMode, flips: flipsForRightToLeftLayoutDirection)
  }

  /// The pixels the other way round.
  var mirrored: UIImage {
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
  /// Settings for some traits.
  public convenience init(traitCollection: UITraitCollection?) { self.init(traits: traitCollection) }
}
