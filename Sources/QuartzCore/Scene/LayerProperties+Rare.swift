import CoreGraphics

extension LayerProperties {
  /// The properties that most layers do not use, such as depth, border, shadow, a part of the contents, shapes, gradients and backdrops.
  public struct Rare: Equatable, Sendable {
    /// The position on the z axis, which determines the order among siblings and the depth.
    public var zPosition = 0.0
    /// The position of the anchor point on the z axis.
    public var anchorPointZ = 0.0
    /// The 3D transform. It is `nil` if the transform is flat.
    public internal(set) var transform: CATransform3D?
    /// The transform of all sublayers. It is `nil` for the identity.
    public var sublayerTransform: CATransform3D?
    /// The components by which a flat transform was set. They do not affect equality.
    var parts = Unseen<CGAffineTransform.Parts?>(nil)

    /// The width of the border inside the bounds, in points.
    public var borderWidth = 0.0
    /// The colour of the border.
    public var borderColor = RGBA(white: 0)
    /// The corners that are rounded.
    public var maskedCorners = CACornerMask.all
    /// The colour of the shadow. If it is `nil`, no shadow is drawn.
    public var shadowColor: RGBA? = RGBA(white: 0)
    /// The opacity of the shadow, from 0 to 1. At 0 no shadow is drawn.
    public var shadowOpacity = 0.0
    /// The offset of the shadow, in points.
    public var shadowOffset = CGSize(width: 0, height: -3)
    /// The blur radius of the shadow, in points.
    public var shadowRadius = 3.0
    /// The outline of the shadow. If it is `nil`, the shape of the displayed layer is used.
    public var shadowPath: CGPath?

    /// The part of the contents that is displayed, in fractions of their size.
    public var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// The part of the contents that is stretched, in fractions of their size.
    public var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// The colour of contents that are only coverage.
    public var contentsTint: RGBA?
    /// The position and scaling of the contents in the bounds.
    public var contentsGravity = CALayerContentsGravity.resize
    /// The placement of a film's image if it is the contents. It is `nil` for other contents.
    package var film: FilmPlacement?
    /// The old contents and their opacity over the layer's own contents, during a cross-fade.
    public var fade: Fade?

    /// A Boolean value that indicates whether the layer stays in place and in front during a transition of its superlayer. It is excluded
    /// from the transition's images, as the system's status bar is.
    public var isApart = false
    /// A Boolean value that indicates whether the layer is hidden because a transition displays a copy of it. Its other properties are
    /// unchanged.
    public var isVeiled = false
    /// The transition that is under way.
    public var transition: LayerTransition?

    /// A Boolean value that indicates whether the back of the layer is drawn.
    public var isDoubleSided = true
    /// A Boolean value that indicates whether straight edges are antialiased if the layer has a 3D transform.
    public var allowsEdgeAntialiasing = false
    /// A Boolean value that indicates whether rasterization was requested. It has no effect.
    public var shouldRasterize = false
    /// A Boolean value that indicates whether the layer and its sublayers fade as a group.
    public var allowsGroupOpacity = true
    /// The properties of a shape layer.
    public var shape: Shape?
    /// The properties of a gradient layer.
    public var gradient: Gradient?
    /// The properties of a replicator layer.
    public var replicator: Shared<Replicator>?
    /// The properties of a text layer.
    public var text: Shared<Text>?
    /// The properties of an emitter layer.
    public var emitter: Shared<Emitter>?
    /// A Boolean value that indicates whether sublayers keep their depth.
    public var isTransformLayer = false
    /// The properties of a visual effect.
    public var backdrop: Backdrop?

    static let usual = Rare()
  }

  /// The placement of a film's images in a layer. They never exceed its bounds.
  package struct FilmPlacement: Equatable, Sendable {
    /// The scaling of an image: `resize`, `resizeAspect` or `resizeAspectFill`.
    package var gravity: CALayerContentsGravity
    /// The ratio of a pixel's width to its height.
    package var pixelAspect: Double
    package init(gravity: CALayerContentsGravity, pixelAspect: Double) { (self.gravity, self.pixelAspect) = (gravity, pixelAspect) }

    /// Returns the frame of an image whose size is in pixels, and the part of it that is displayed, in pixels.
    package func place(_ pixels: CGSize, in bounds: CGRect) -> (target: CGRect, source: CGRect) {
      let whole = CGRect(origin: .zero, size: pixels), width = pixels.width * pixelAspect
      guard gravity != .resize, bounds.width > 0, bounds.height > 0, width > 0, pixels.height > 0 else { return (bounds, whole) }
      let (kx, ky) = (bounds.width / width, bounds.height / pixels.height)
      guard gravity == .resizeAspectFill else {
        let k = min(kx, ky), size = CGSize(width: width * k, height: pixels.height * k)
        let corner = CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2)
        return (CGRect(origin: corner, size: size), whole)
      }
      let k = max(kx, ky), part = CGSize(width: bounds.width / k / pixelAspect, height: bounds.height / k)
      return (
        bounds, CGRect(x: (pixels.width - part.width) / 2, y: (pixels.height - part.height) / 2, width: part.width, height: part.height)
      )
    }
  }

  /// Old contents that fade out over the new ones.
  public struct Fade: Equatable, Sendable {
    /// The old contents.
    public var contents: CGImage?
    /// The opacity of the old contents, from 1 at the beginning to 0 at the end.
    public var opacity: Double
    /// Creates a fade from the old contents and their opacity.
    public init(contents: CGImage?, opacity: Double) { (self.contents, self.opacity) = (contents, opacity) }
  }

  /// The properties of a shape layer.
  public struct Shape: Equatable, Sendable {
    /// The path in the layer's coordinates.
    public var path: CGPath?
    /// The colour that fills the path. If it is `nil`, nothing is filled.
    public var fillColor: RGBA? = RGBA(white: 0)
    /// The colour of the stroke. If it is `nil`, no stroke is drawn.
    public var strokeColor: RGBA?
    /// The fraction of the path's length at which the stroke begins, from 0 to 1.
    public var strokeStart = 0.0
    /// The fraction of the path's length at which the stroke ends, from 0 to 1.
    public var strokeEnd = 1.0
    /// The width of the stroke, in points.
    public var lineWidth = 1.0
    /// The maximum length of a mitre, in line widths.
    public var miterLimit = 10.0
    /// The offset in the dash pattern at which the stroke begins, in points.
    public var lineDashPhase = 0.0
    /// The lengths of dashes and gaps in turn, in points. An empty array gives a solid line.
    public var lineDashPattern: [Double] = []
    /// The shape of the ends of the stroke.
    public var lineCap = CAShapeLayerLineCap.butt
    /// The shape of the corners of the stroke.
    public var lineJoin = CAShapeLayerLineJoin.miter
    /// A Boolean value that indicates whether the even-odd rule is used instead of the non-zero winding rule.
    public var fillsEvenOdd = false
  }

  /// The properties of a gradient layer.
  public struct Gradient: Equatable, Sendable {
    /// The colours in order.
    public var colors: [RGBA] = []
    /// The locations of the colours, ascending from 0 to 1. An empty array spaces the colours evenly.
    public var locations: [Double] = []
    /// The start of the gradient, in fractions of the bounds.
    public var startPoint = CGPoint(x: 0.5, y: 0)
    /// The end of the gradient, in fractions of the bounds.
    public var endPoint = CGPoint(x: 0.5, y: 1)
    /// The kind of the gradient.
    public var type = CAGradientLayerType.axial
  }

  /// The effect on the content behind a layer. (Docs/behaviour/animation.md, "Visual effects")
  public struct Backdrop: Equatable, Sendable {
    /// The standard deviation of the blur, in points.
    public var sigma: Double
    /// The factor of the saturation. A value of 1 leaves colours unchanged.
    public var saturation: Double
    /// The colour that is drawn over the blurred content.
    public var tint: RGBA
    /// Creates an effect from a blur, a saturation and a tint.
    public init(sigma: Double, saturation: Double, tint: RGBA) { (self.sigma, self.saturation, self.tint) = (sigma, saturation, tint) }
    /// The backdrop that has no effect.
    public static let none = Backdrop(sigma: 0, saturation: 1, tint: .clear)
    var components: Components { Components(sigma, saturation, tint.red, tint.green, tint.blue, tint.alpha, 0, 0) }
    init(_ c: Components) { self.init(sigma: max(c[0], 0), saturation: c[1], tint: RGBA(c[2], c[3], c[4], c[5])) }
  }
}
