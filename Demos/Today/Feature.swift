import Stories
import UIKit

/// A card of the page and its content.
struct Feature: Identifiable, Sendable {
  /// The identifier, which is one unique word.
  let id: String
  var kicker: String
  var title: String
  var summary: String
  /// The colour of the words.
  var ink: UIColor
  let matter: Matter
  let article: [Story.Paragraph]
  /// The name of the series. A swipe leads from one feature of a series to the next.
  var series: String?

  /// The content of the card.
  enum Matter: Sendable {
    case picture(Artwork)
    case moving(MovingArtwork)
    case film(FilmArtwork)
    case apps([App])
  }

  init(_ id: String, _ story: Story, series: String? = nil, place: String? = nil) {
    (self.id, self.series) = (id, series)
    (kicker, title, summary, ink) = (place ?? story.kicker, story.title, story.summary, story.ink)
    (matter, article) = (.picture(story.artwork), story.article)
  }

  init(
    _ id: String, kicker: String, title: String, summary: String = "", ink: UIColor, _ matter: Matter, article: [Story.Paragraph]
  ) {
    (self.id, self.kicker, self.title, self.summary, self.ink) = (id, kicker, title, summary, ink)
    (self.matter, self.article, series) = (matter, article, nil)
  }

  /// The title in one line.
  var name: String { title.replacingOccurrences(of: "\n", with: " ") }
}
