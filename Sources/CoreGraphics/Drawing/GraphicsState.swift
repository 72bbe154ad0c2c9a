/// What `saveGState()` saves, but for the clip, which Cairo keeps.
struct GraphicsState {
  /// The shadow of everything drawn.
  struct Shadow {
    /// In base space: where it falls, before the base transform.
    var offset: CGSize
    /// Twice the Gaussian's standard deviation, in base space.
    var blur: CGFloat
    var color: RGBA
  }
  /// Coverage over the whole canvas that everything drawn is multiplied with.
  struct Mask {
    var surface: CairoSurface
    /// What the surface looks at.
    var pixels: PixelBuffer
  }
  /// User space to pixels, y down.
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
