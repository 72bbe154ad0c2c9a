import Reading
import Stories
import UIKit

/// A card's artwork and words. Views of this class are in the list and at the top of the page.
///
/// The words are in two groups, at the top and at the bottom. On the page they are as large as they were under the finger. The scale is
/// applied to the groups and their margins together, so that nothing wraps again and nothing jumps.
final class CardContentView: UIView {
  private static let margin: CGFloat = 20
  private let image = UIImageView(frame: .zero)
  private let kicker = UILabel()
  private let title = UILabel()
  private let summary = UILabel()
  private let head = UIView()
  private let foot = UIView()
  private var margins: [NSLayoutConstraint] = []
  private var wordWidths: [NSLayoutConstraint] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    image.contentMode = .scaleAspectFill
    kicker.grow(14, .semibold, atMost: 20)
    title.grow(36, .bold, atMost: 44)
    summary.grow(15, .medium, atMost: 22)
    head.layer.anchorPoint = CGPoint(x: 0, y: 0)
    foot.layer.anchorPoint = CGPoint(x: 0, y: 1)
    for view in [image, head, foot] { add(view, to: self) }
    for view in [kicker, title] { add(view, to: head) }
    add(summary, to: foot)
    place()
  }
  required init?(coder: NSCoder) { fatalError("the demo has no archives") }

  /// Displays a story. Words wrap as on a card of this width, wherever they are displayed.
  func show(_ story: Story, picture: UIImage, cardWidth: CGFloat) {
    image.image = picture
    (kicker.text, title.text, summary.text) = (story.kicker, story.title, story.summary)
    kicker.textColor = story.ink.withAlphaComponent(0.7)
    title.textColor = story.ink
    summary.textColor = story.ink.withAlphaComponent(0.85)
    for width in wordWidths { width.constant = cardWidth - 2 * Self.margin }
    accessibilityLabel = story.title.replacingOccurrences(of: "\n", with: " ")
  }

  /// The scale of the words and their margins. It is 1 in the list.
  var wordScale: CGFloat = 1 {
    didSet {
      for group in [head, foot] { group.transform = CGAffineTransform(scaleX: wordScale, y: wordScale) }
      for margin in margins { margin.constant = (margin.constant < 0 ? -1 : 1) * Self.margin * wordScale }
    }
  }

  private func add(_ view: UIView, to parent: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
  }

  private func place() {
    margins = [
      head.topAnchor.constraint(equalTo: topAnchor, constant: Self.margin),
      head.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: Self.margin),
      foot.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: Self.margin),
      foot.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -Self.margin),
    ]
    wordWidths = [head, foot].map { $0.widthAnchor.constraint(equalToConstant: 100) }
    NSLayoutConstraint.activate(
      margins + wordWidths + [
        image.topAnchor.constraint(equalTo: topAnchor), image.bottomAnchor.constraint(equalTo: bottomAnchor),
        image.leadingAnchor.constraint(equalTo: leadingAnchor), image.trailingAnchor.constraint(equalTo: trailingAnchor),
        kicker.topAnchor.constraint(equalTo: head.topAnchor), kicker.leadingAnchor.constraint(equalTo: head.leadingAnchor),
        kicker.trailingAnchor.constraint(equalTo: head.trailingAnchor),
        title.topAnchor.constraint(equalTo: kicker.bottomAnchor, constant: 4), title.leadingAnchor.constraint(equalTo: head.leadingAnchor),
        title.trailingAnchor.constraint(equalTo: head.trailingAnchor), title.bottomAnchor.constraint(equalTo: head.bottomAnchor),
        summary.topAnchor.constraint(equalTo: foot.topAnchor), summary.leadingAnchor.constraint(equalTo: foot.leadingAnchor),
        summary.trailingAnchor.constraint(equalTo: foot.trailingAnchor), summary.bottomAnchor.constraint(equalTo: foot.bottomAnchor),
      ])
  }
}
