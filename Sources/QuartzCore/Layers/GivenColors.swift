import CoreGraphics

/// The color objects that an app gave a layer.
///
/// The layer's properties have components only. An app that reads a color back gets the object that it set, as long as the layer has that
/// color.
struct GivenColors {
  var background: CGColor?, border: CGColor?, shadow: CGColor?
}
