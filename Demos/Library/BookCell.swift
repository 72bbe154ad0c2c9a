import CardTransition
import Reading
import UIKit

/// A row with a book's cover, title, author and reading progress. The cover is the source of the card.
final class BookCell: UITableViewCell, CardSource {
  static let coverWidth: CGFloat = 52
  static let coverRadius: CGFloat = 5
  private let cover = UIImageView(frame: .zero)
  private let name = UILabel()
  private let author = UILabel()
  private let part = UIProgressView(progressViewStyle: .default)

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    cover.layer.cornerRadius = Self.coverRadius
    cover.clipsToBounds = true
    cover.contentMode = .scaleAspectFill
    name.grow(17, .semibold)
    author.grow(15)
    author.textColor = .secondaryLabel
    part.progressTintColor = .systemBrown
    let words = UIStackView(arrangedSubviews: [name, author, part])
    (words.axis, words.spacing) = (.vertical, 2)
    words.setCustomSpacing(8, after: author)
    for view in [cover, words] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    let margins = contentView.layoutMarginsGuide
    // A row that is inserted or deleted is lower than its content.
    let tall = [
      cover.topAnchor.constraint(greaterThanOrEqualTo: contentView.topAnchor, constant: 8),
      words.topAnchor.constraint(greaterThanOrEqualTo: contentView.topAnchor, constant: 10),
    ]
    for constraint in tall { constraint.priority = .required - 1 }
    NSLayoutConstraint.activate(
      [
        cover.leadingAnchor.constraint(equalTo: margins.leadingAnchor), cover.widthAnchor.constraint(equalToConstant: Self.coverWidth),
        cover.heightAnchor.constraint(equalTo: cover.widthAnchor, multiplier: Cover.aspect),
        cover.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        words.leadingAnchor.constraint(equalTo: cover.trailingAnchor, constant: 14),
        words.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        words.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      ] + tall)
    isAccessibilityElement = true
    accessibilityTraits = .button
  }
  required init?(coder: NSCoder) { fatalError("the demo has no archives") }

  func show(_ book: Book, cover image: UIImage) {
    cover.image = image
    (name.text, author.text) = (book.title, book.author)
    part.progress = Float(book.read) / Float(book.pages)
    part.isHidden = book.read == book.pages
    accessibilityIdentifier = "library.book.\(book.id)"
    accessibilityLabel = "\(book.title), \(book.author)"
    cover.accessibilityIdentifier = "library.cover.\(book.id)"
  }

  // MARK: CardSource

  var cardView: UIView { cover }
}
