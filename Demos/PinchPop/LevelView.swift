import UIKit

/// A place with its pattern. The gate in its middle shows the next place as it is seen from here.
///
/// The view is a square around the circle through the corners of the page, because one place is seen from another as a disc.
final class LevelView: UIView {
  private let level: Level
  private let gate = UIView()
  private let inner: LevelView?
  private let pageSize: CGSize

  /// Creates the view of a place.
  ///
  /// - Parameter depth: The number of inner places that are visible.
  init(_ index: Int, pageSize: CGSize, depth: Int = 2) {
    level = Level.all[index]
    self.pageSize = pageSize
    let hasGate = Level.all.indices.contains(index + 1)
    inner = hasGate && depth > 0 ? LevelView(index + 1, pageSize: pageSize, depth: depth - 1) : nil
    let (side, radius) = (2 * Self.radius(around: pageSize), Self.gateRadius(in: pageSize))
    super.init(frame: CGRect(x: (pageSize.width - side) / 2, y: (pageSize.height - side) / 2, width: side, height: side))
    backgroundColor = level.paper
    guard hasGate else { return }
    gate.backgroundColor = Level.all[index + 1].paper
    gate.clipsToBounds = true
    gate.frame = CGRect(x: side / 2 - radius, y: side / 2 - radius, width: 2 * radius, height: 2 * radius)
    gate.layer.cornerRadius = radius
    addSubview(gate)
    guard let inner else { return }
    gate.addSubview(inner)
    inner.center = CGPoint(x: radius, y: radius)
    inner.transform = CGAffineTransform(scaleX: 2 * radius / side, y: 2 * radius / side)
    inner.contentScaleFactor = max(1, traitCollection.displayScale) * 2 * radius / side
  }
  required init?(coder: NSCoder) { nil }

  /// Returns the radius of the gate of a page.
  static func gateRadius(in size: CGSize) -> CGFloat { min(size.width, size.height) * 0.27 }
  /// Returns the radius of the circle through the corners of a page.
  static func radius(around size: CGSize) -> CGFloat { hypot(size.width, size.height) / 2 }

  override func draw(_ rect: CGRect) { level.pattern.draw(in: bounds, gate: Self.gateRadius(in: pageSize), ink: level.ink) }
}
