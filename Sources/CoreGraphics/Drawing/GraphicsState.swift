/// The state that `saveGState()` saves. Cairo saves the clip.
struct GraphicsState {
  /// The shadow of all drawing.
  struct Shadow {
    /// The offset of the shadow in base space, before the base transform.
    var offset: CGSize
    /// The blur in base space, which is twice the standard deviation of the Gaussian.
    var blur: CGFloat
    var color: RGBA
  }
  /// Coverage of the whole canvas by which all drawing is multiplied.
  struct Mask {
    var surface: CairoSurface
    /// The pixels that the surface refers to.
    var pixels: PixelBuffer
  }
  /// The transform from user space to pixels whose y axis points down.
  var ctm: CGAffineTransform
  var fill = RGBA(0, 0, 0)
  var stroke = RGBA(0, 0, 0)
  var alpha: CGFloat = 1
  var blend = CGBlendMode.normal
  var shadow: Shadow?
  var mask: Mask?
  var interpolation = CGInterpolationQuality.default
  var antialias = true
  var lineWidth: CGFloat = 1
  var lineCap = CGLineCap.butt
  var lineJoin = CGLineJoin.miter
  var miterLimit: CGFloat = 10
  var dashPhase: CGFloat = 0
  var dashes: [CGFloat] = []
}
