import CoreGraphics

extension LayerProperties {
  /// What most layers do not have: depth, border, shadow, a part of the contents, shapes, gradients, a backdrop.
  public struct Rare: Equatable, Sendable {
    /// Order among siblings, and depth under perspective.
    public var zPosition = 0.0
    /// How far before the layer the anchor lies.
    public var anchorPointZ = 0.0
    /// Set only where the transform leaves the plane.
    public internal(set) var transform: CATransform3D?
    /// Applied to sublayers; nil for none.
    public var sublayerTransform: CATransform3D?
    /// By which parts a flat transform is remembered; nobody sees them.
    var parts = Unseen<CGAffineTransform.Parts?>(nil)

    /// Inside the bounds, in points.
    public var borderWidth = 0.0
    /// Of the border.
    public var borderColor = RGBA(white: 0)
    /// The corners that are rounded.
    public var maskedCorners = CACornerMask.all
    /// Nil for none.
    public var shadowColor: RGBA? = RGBA(white: 0)
    /// 0…1; 0 throws none.
    public var shadowOpacity = 0.0
    /// In points.
    public var shadowOffset = CGSize(width: 0, height: -3)
    /// The blur, in points.
    public var shadowRadius = 3.0
    /// The outline; nil for what is shown.
    public var shadowPath: CGPath?

    /// The part that is shown, in fractions.
    public var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// The part that is stretched, in fractions.
    public var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// The colour of contents that are coverage alone.
    public var contentsTint: RGBA?
    /// How contents lie in the bounds.
    public var contentsGravity = CALayerContentsGravity.resize
    /// How a film's picture lies, whose contents these are; nil for others.
    package var film: FilmPlacement?
    /// Other contents, and how much of them is shown over the layer's own: a cross-fade that is under way.
    public var fade: Fade?

    /// Whether it stays where it is, over all else, while its superlayer makes a transition, and is in no picture of it: the system's
    /// own, as a status bar is.
    public var isApart = false
    /// Whether it is not drawn while it is elsewhere: what stands for it is on its way. All else about it is as it was.
    public var isVeiled = false
    /// What is going, and how: a transition that is under way.
    public var transition: LayerTransition?

    /// Whether the back is drawn.
    public var isDoubleSided = true
    /// Whether straight edges are smooth where the layer leaves the plane.
    public var allowsEdgeAntialiasing = false
    /// A hint without effect.
    public var shouldRasterize = false
    /// Whether all fades as one.
    public var allowsGroupOpacity = true
    /// Of a shape layer.
    public var shape: Shape?
    /// Of a gradient layer.
    public var gradient: Gradient?
    /// Of a replicator layer.
    public var replicator: Shared<Replicator>?
    /// Of a text layer.
    public var text: Shared<Text>?
    /// Of an emitter layer.
    public var emitter: Shared<Emitter>?
    /// Whether sublayers keep their depth.
    public var isTransformLayer = false
    /// Of a visual effect.
    public var backdrop: Backdrop?

    static let usual = Rare()
  }

  /// How a film's pictures lie in a layer. They never leave its bounds.
  package struct FilmPlacement: Equatable, Sendable {
    /// Stretched, whole or filling.
    package var gravity: CALayerContentsGravity
    /// How much wider than high a pixel is shown.
    package var pixelAspect: Double
    package init(gravity: CALayerContentsGravity, pixelAspect: Double) { (self.gravity, self.pixelAspect) = (gravity, pixelAspect) }

    /// Where a picture of some pixels lies, and which part of it, in pixels.
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

  /// Contents that are going, over those that are there.
  public struct Fade: Equatable, Sendable {
    /// What is going.
    public var contents: CGImage?
    /// 1 at the beginning, 0 when it is over.
    public var opacity: Double
    public init(contents: CGImage?, opacity: Double) { (self.contents, self.opacity) = (contents, opacity) }
  }

  /// What a shape layer draws.
  public struct Shape: Equatable, Sendable {
    /// In the layer’s coordinates.
    public var path: CGPath?
    /// Nil fills nothing.
    public var fillColor: RGBA? = RGBA(white: 0)
    /// Nil draws no line.
    public var strokeColor: RGBA?
    /// Where on the way the line begins, 0…1.
    public var strokeStart = 0.0
    /// Where on the way the line ends, 0…1.
    public var strokeEnd = 1.0
    /// In points.
    public var lineWidth = 1.0
    /// How far a sharp corner may reach, in line widths.
    public var miterLimit = 10.0
    /// Where in the pattern the line begins.
    public var lineDashPhase = 0.0
    /// Dashes and gaps in turn; none for a whole line.
    public var lineDashPattern: [Double] = []
    /// How the line ends.
    public var lineCap = CAShapeLayerLineCap.butt
    /// How the line turns.
    public var lineJoin = CAShapeLayerLineJoin.miter
    /// Whether a ray’s crossings are counted instead of windings.
    public var fillsEvenOdd = false
  }

  /// What a gradient layer draws.
  public struct Gradient: Equatable, Sendable {
    /// Along the way.
    public var colors: [RGBA] = []
    /// One for each colour, ascending in 0…1; none for evenly spread ones.
    public var locations: [Double] = []
    /// In fractions of the bounds.
    public var startPoint = CGPoint(x: 0.5, y: 0)
    /// Where the last colour is, in fractions of the bounds.
    public var endPoint = CGPoint(x: 0.5, y: 1)
    /// Along a line, away from the start point or round it.
    public var type = CAGradientLayerType.axial
  }

  /// What a visual effect does with what is beneath. (BEHAVIOUR §12)
  public struct Backdrop: Equatable, Sendable {
    /// The standard deviation of the blur, in points.
    public var sigma: Double
    /// 1 leaves colours as they are.
    public var saturation: Double
    /// Laid over what was blurred.
    public var tint: RGBA
    public init(sigma: Double, saturation: Double, tint: RGBA) { (self.sigma, self.saturation, self.tint) = (sigma, saturation, tint) }
    /// Nothing is done.
    public static let none = Backdrop(sigma: 0, saturation: 1, tint: .clear)
    var components: Components { Components(sigma, saturation, tint.red, tint.green, tint.blue, tint.alpha, 0, 0) }
    init(_ c: Components) { self.init(sigma: max(c[0], 0), saturation: c[1], tint: RGBA(c[2], c[3], c[4], c[5])) }
  }
}
