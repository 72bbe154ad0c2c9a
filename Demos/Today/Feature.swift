import Stories
import UIKit

/// A card of the page, and what is behind it.
struct Feature: Identifiable, Sendable {
  /// A word of its own.
  let id: String
  var kicker: String
  var title: String
  var summary: String
  /// The colour of the words.
  var ink: UIColor
  let matter: Matter
  let article: [Story.Paragraph]
  /// Those of one series lead to each other by a swipe.
  var series: String?

  /// What is to be seen on it.
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
