import Stories
import UIKit

/// What a card shows: the same kind of view in the list and on top of the page.
@MainActor
protocol CardFace: UIView {
  /// Lays it out for a card of a width, and for a page of one.
  func fit(card: CGSize, page: CGSize)
  /// How high it is on a page, as a part of the page's width.
  var pageAspect: CGFloat { get }
  /// The size of the words; 1 at home.
  var wordScale: CGFloat { get set }
  /// Shows it as it is on the page, or as it is on the card.
  func arrange(asPage: Bool)
}

/// What it takes to make a card's face.
@MainActor
struct FaceMaker {
  let pictures = PictureShelf()
  let shop = Shop()

  func makeFace(of feature: Feature) -> any CardFace {
    switch feature.matter {
    case .picture(let artwork): PictureCardView(feature) { [pictures] size in pictures.picture(of: artwork, size: size) }
    case .moving(let artwork): PictureCardView(feature) { [pictures] _ in pictures.moving(artwork) }
    case .apps(let apps): AppsCardView(feature, apps, shop: shop)
    }
  }
}

/// Pictures that were drawn lately; a few, because each is some megabytes. The pictures of one that moves are small, and stay.
@MainActor
final class PictureShelf {
  private var recent: [(artwork: Artwork, size: CGSize, image: UIImage)] = []
  private var moving: [MovingArtwork: UIImage] = [:]
  private static let capacity = 3

  func picture(of artwork: Artwork, size: CGSize) -> UIImage {
    if let known = recent.first(where: { $0.artwork == artwork && $0.size == size }) { return known.image }
    let image = artwork.image(size: size, scale: UIScreen.main.scale)
    recent = [(artwork, size, image)] + recent.prefix(Self.capacity - 1)
    return image
  }

  func moving(_ artwork: MovingArtwork) -> UIImage {
    if let known = moving[artwork] { return known }
    let image = artwork.image()
    moving[artwork] = image
    return image
  }
}
