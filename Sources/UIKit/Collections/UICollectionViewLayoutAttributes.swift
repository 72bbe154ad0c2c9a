import QuartzCore

/// Where one item, header or footer lies, and how it looks there.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: _UIObject {
  public enum Category: Hashable, Sendable { case cell, supplementary(String) }
  open var indexPath: IndexPath
  public internal(set) var category = Category.cell
  open var center = CGPoint.zero
  open var size = CGSize.zero
  open var alpha: CGFloat = 1
  open var transform = CGAffineTransform.identity
  /// The order of drawing; higher in front.
  open var zIndex = 0
  open var isHidden = false
  /// Setting it sets center and size.
  open var frame: CGRect {
    get {
      CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height).applying(about(center))
    }
    set { (center, size) = (CGPoint(x: newValue.midX, y: newValue.midY), newValue.size) }
  }
  private func about(_ p: CGPoint) -> CGAffineTransform {
    CGAffineTransform(translationX: -p.x, y: -p.y).concatenating(transform).concatenating(CGAffineTransform(translationX: p.x, y: p.y))
  }
  public var representedElementKind: String? { if case .supplementary(let kind) = category { kind } else { nil } }

  public convenience init(forCellWith indexPath: IndexPath) { self.init(indexPath) }
  public convenience init(forSupplementaryViewOfKind kind: String, with indexPath: IndexPath) {
    self.init(indexPath)
    category = .supplementary(kind)
  }
  required public init(_ indexPath: IndexPath) {
    self.indexPath = indexPath
    super.init(_r: ())
  }
}
