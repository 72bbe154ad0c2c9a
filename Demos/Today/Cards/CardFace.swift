import CardTransition
import Stories
import UIKit

/// What a card shows: the same kind of view in the list and on top of the page.
@MainActor
protocol CardFace: UIView {
  /// Lays it out for a card, and for a page.
  func fit(_ room: CardRoom)
  /// How high it is on a page, as a part of the page's width.
  var pageAspect: CGFloat { get }
  /// The size of the words; 1 at home.
  var wordScale: CGFloat { get set }
  /// Shows it as it is on the page, or as it is on the card.
  func arrange(asPage: Bool)
  /// Where what moves on it has its place; nil if nothing does.
  var slot: CardSlot? { get }
  /// Makes what moves on it, if its place is free.
  func enliven()
}

extension CardFace {
  var slot: CardSlot? { nil }
  func enliven() {}
}

/// How large a card and a page are just now, and how much of the page's top is the screen's.
struct CardRoom: Equatable {
  var card = CGSize.zero, page = CGSize.zero
  var unsafeTop: CGFloat = 0
}

/// What it takes to make a card's face.
@MainActor
struct FaceMaker {
  let pictures = PictureShelf()
  let shop = Shop()
  private let films = FilmShelf()

  func makeFace(of feature: Feature) -> any CardFace {
    switch feature.matter {
    case .picture(let artwork): PictureCardView(feature, .still { [pictures] size in pictures.picture(of: artwork, size: size) })
    case .moving(let artwork): PictureCardView(feature, pictures.moving(artwork))
    case .film(let artwork): PictureCardView(feature, films.backdrop(artwork))
    case .apps(let apps): AppsCardView(feature, apps, shop: shop)
    }
  }
}

/// The films that were seen, each with its first picture. However often one is on show, it plays once.
@MainActor
final class FilmShelf {
  private var known: [FilmArtwork: (reel: FilmReel, still: UIImage)] = [:]

  func backdrop(_ artwork: FilmArtwork) -> Backdrop {
    let film = known[artwork] ?? (FilmReel(artwork), artwork.picture(0))
    known[artwork] = film
    return .live(still: film.still) { film.reel.makeView() }
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

  func moving(_ artwork: MovingArtwork) -> Backdrop {
    let image = moving[artwork] ?? artwork.image()
    moving[artwork] = image
    return .live(still: image.images?.first) {
      let view = UIImageView(image: image)
      view.contentMode = .scaleAspectFill
      return view
    }
  }
}
