import CoreGraphics

/// The colour objects that an app has set on a layer.
///
/// The properties of a layer contain only components. An app that reads a colour gets the object that it set, as long as the layer has that
/// colour.
struct GivenColors {
  var background: CGColor?, border: CGColor?, shadow: CGColor?
}
