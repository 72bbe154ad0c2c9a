import UIKit

/// One card of the Today page, and the article behind it.
struct Story {
  var kicker: String
  var title: String
  var summary: String
  var artwork: Artwork
  /// The colour of the text over the artwork.
  var ink: UIColor
  var article: [Paragraph]

  struct Paragraph {
    /// Begins the paragraph in black; the rest is gray.
    var lead: String
    var text: String
  }
}
