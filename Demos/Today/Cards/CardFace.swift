import CardTransition
import Stories
import UIKit

/// The content of a card. Views of one class show it in the list and at the top of the page.
@MainActor
protocol CardFace: UIView {
  /// Lays out the face for a card and for a page.
  func fit(_ room: CardRoom)
  /// The height on a page, as a fraction of the page's width.
  var pageAspect: CGFloat { get }
  /// The scale of the words. It is 1 in the list.
  var wordScale: CGFloat { get set }
  /// Arranges the face as on the page or as on the card.
  func arrange(asPage: Bool)
  /// The slot for the moving content of the card, or `nil` if nothing moves.
  var slot: CardSlot? { get }
  /// Creates the moving content if its slot is free.
  func enliven()
}

extension CardFace {
  var slot: CardSlot? { nil }
  func enliven() {}
}

/// The present sizes of a card and a page, and the height of the page's unsafe top.
struct CardRoom: Equatable {
  var card = CGSize.zero, page = CGSize.zero
  var unsafeTop: CGFloat = 0
}

/// The shared resources from which the faces of cards are made.
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

/// The films that were displayed, each with its first frame. A film plays once, however many views show it.
@MainActor
final class FilmShelf {
  private var known: [FilmArtwork: (reel: FilmReel, still: UIImage)] = [:]

  func backdrop(_ artwork: FilmArtwork) -> Backdrop {
    let film = known[artwork] ?? (FilmReel(artwork), artwork.picture(0))
    known[artwork] = film
    return .live(still: film.still) { film.reel.makeView() }
  }
}

/// A cache of recently drawn pictures. It keeps a few, because each has some megabytes. The small frames of moving pictures stay.
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
