import Illustration
import UIKit

/// A small picture of a transition, with two pages on a screen at some progress.
struct Miniature: Sendable {
  /// The card's colours at its top and its bottom. Words on them are white.
  let colors: (top: UInt32, bottom: UInt32)
  /// A closure that adds the parts to a stage. It returns a closure that moves them to a progress from 0 to 1.
  let build: @MainActor @Sendable (MiniatureStage) -> (CGFloat) -> Void

  init(_ top: UInt32, _ bottom: UInt32, build: @escaping @MainActor @Sendable (MiniatureStage) -> (CGFloat) -> Void) {
    (colors, self.build) = ((top, bottom), build)
  }
}

/// The screen of a miniature, made of plain views. It is 100 units wide and 208 high, whatever its size on the card.
@MainActor struct MiniatureStage {
  static let size = CGSize(width: 100, height: 208)
  let screen: UIView

  /// Adds a coloured rectangle.
  @discardableResult
  func box(_ frame: CGRect, _ color: UInt32, _ alpha: CGFloat = 1, radius: CGFloat = 0, in parent: UIView? = nil) -> UIView {
    let view = UIView(frame: frame)
    view.backgroundColor = UIColor(hex: color, alpha: alpha)
    view.layer.cornerRadius = radius
    (parent ?? screen).addSubview(view)
    return view
  }

  /// Adds a page as large as the screen, with a heading and some rows.
  @discardableResult
  func page(_ paper: UInt32, _ ink: UInt32, rows: Int = 4, in parent: UIView? = nil) -> UIView {
    let page = box(CGRect(origin: .zero, size: Self.size), paper, in: parent)
    page.clipsToBounds = true
    box(CGRect(x: 10, y: 24, width: 44, height: 10), ink, 0.9, radius: 3, in: page)
    for row in 0..<rows {
      let y = 46 + CGFloat(row) * 34
      box(CGRect(x: 10, y: y, width: 80, height: 26), ink, 0.16, radius: 6, in: page)
      box(CGRect(x: 16, y: y + 7, width: 12, height: 12), ink, 0.55, radius: 6, in: page)
      box(CGRect(x: 34, y: y + 10, width: row % 2 == 0 ? 44 : 32, height: 6), ink, 0.4, radius: 3, in: page)
    }
    return page
  }

  /// Adds one side of a page, which turns about its outer edge.
  func half(left: Bool, _ paper: UInt32, _ ink: UInt32) -> UIView {
    let size = CGSize(width: Self.size.width / 2, height: Self.size.height)
    let half = UIView(frame: CGRect(x: left ? 0 : size.width, y: 0, width: size.width, height: size.height))
    half.clipsToBounds = true
    half.layer.anchorPoint = CGPoint(x: left ? 0 : 1, y: 0.5)
    half.center = CGPoint(x: left ? 0 : Self.size.width, y: size.height / 2)
    screen.addSubview(half)
    let whole = page(paper, ink, in: half)
    whole.frame.origin.x = left ? 0 : -size.width
    return half
  }

  /// Adds a dark shade over everything that exists already.
  func shade() -> UIView { box(CGRect(origin: .zero, size: Self.size), 0x000000) }
}

/// Returns the value between two values at a progress.
func mix(_ from: CGFloat, _ to: CGFloat, _ progress: CGFloat) -> CGFloat { from + (to - from) * progress }
/// Returns the rectangle between two rectangles at a progress.
func mix(_ from: CGRect, _ to: CGRect, _ progress: CGFloat) -> CGRect {
  CGRect(
    x: mix(from.minX, to.minX, progress), y: mix(from.minY, to.minY, progress), width: mix(from.width, to.width, progress),
    height: mix(from.height, to.height, progress))
}
/// Returns a rotation about a vertical axis, with strong perspective.
func turned(_ angle: CGFloat) -> CATransform3D {
  var transform = CATransform3DIdentity
  transform.m34 = -1 / 260
  return CATransform3DRotate(transform, angle, 0, 1, 0)
}
