import UIKit

/// A poster's drawing on its paper.
final class ArtView: UIView {
  private let poster: Poster

  init(_ poster: Poster) {
    self.poster = poster
    super.init(frame: .zero)
    backgroundColor = poster.paper
    contentMode = .redraw
    clipsToBounds = true
  }
  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) { poster.draw(bounds) }
}
