import Illustration
import UIKit

/// The drawing on a book, a motif in three colours.
struct Cover: Hashable, Sendable {
  enum Motif: Sendable { case dunes, waves, sun, peaks, moon, rings, beam, leaves, paths }

  let motif: Motif
  /// The colours of the paper, the drawing and the accent.
  let paper, ink, accent: UInt32

  init(_ motif: Motif, _ paper: UInt32, _ ink: UInt32, _ accent: UInt32) {
    (self.motif, self.paper, self.ink, self.accent) = (motif, paper, ink, accent)
  }

  /// The ratio of height to width.
  static let aspect: CGFloat = 1.25

  /// Returns an image of the cover for a width in points.
  @MainActor
  func image(width: CGFloat, scale: CGFloat) -> UIImage {
    Painter.image(size: CGSize(width: width, height: (width * Self.aspect).rounded()), scale: scale) { painter in
      painter.fill(UIBezierPath(rect: painter.sheet), paper)
      draw(on: painter)
      frame(on: painter)
    }
  }

  /// Draws the edge of the paper and the fold at the spine.
  @MainActor
  private func frame(on p: Painter) {
    let spine = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: p.height))
    p.gradient(
      spine, [.init(0, 0x000000, 0.22), .init(0.7, 0x000000, 0.05), .init(1, 0x000000, 0.16)], from: .zero, to: CGPoint(x: 5, y: 0))
    p.line(UIBezierPath(roundedRect: CGRect(x: 10, y: 6, width: 84, height: p.height - 12), cornerRadius: 1.5), accent, 0.5, width: 0.7)
  }
}

/// A cache of recently drawn covers for rows. It keeps all small images and a few large ones.
@MainActor
final class CoverShelf {
  private var recent: [(cover: Cover, width: CGFloat, image: UIImage)] = []
  private static let capacity = 24

  func image(of cover: Cover, width: CGFloat, scale: CGFloat) -> UIImage {
    if let known = recent.first(where: { $0.cover == cover && $0.width == width }) { return known.image }
    let image = cover.image(width: width, scale: scale)
    recent = [(cover, width, image)] + recent.prefix(Self.capacity - 1)
    return image
  }
}
