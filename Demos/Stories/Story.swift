import UIKit

/// A card of the "Today" page and its article.
package struct Story: Sendable {
  package var kicker: String
  package var title: String
  package var summary: String
  package var artwork: Artwork
  /// The colour of the text over the artwork.
  package var ink: UIColor
  package var article: [Paragraph]

  package struct Paragraph: Sendable {
    /// The beginning of the paragraph, which is black. The rest is gray.
    package var lead: String
    package var text: String

    package init(lead: String, text: String) { (self.lead, self.text) = (lead, text) }
  }
}
