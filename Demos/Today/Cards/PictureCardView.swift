import Reading
import UIKit

/// A card's picture, which may move, and words: the same kind of view in the list and on top of the page.
///
/// The words lie in two groups, at the top and at the bottom. On the page they are as large as they were under the finger; the scale is
/// applied to the groups and their margins together, so that nothing wraps anew and nothing jumps.
final class PictureCardView: UIView, CardFace {
  private static let margin: CGFloat = 20
  private let image = UIImageView(frame: .zero)
  private let kicker = UILabel()
  private let title = UILabel()
  private let summary = UILabel()
  private let head = UIView()
  private let foot = UIView()
  private var margins: [NSLayoutConstraint] = []
  private var wordWidths: [NSLayoutConstraint] = []

  private let picture: (CGSize) -> UIImage

  /// - Parameter picture: Gives the picture for a size in points.
  init(_ feature: Feature, picture: @escaping (CGSize) -> UIImage) {
    self.picture = picture
    super.init(frame: .zero)
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
    show(feature)
  }
  required init?(coder: NSCoder) { fatalError("the demo has no archives") }

  private func show(_ feature: Feature) {
    (kicker.text, title.text, summary.text) = (feature.kicker, feature.title, feature.summary)
    kicker.textColor = feature.ink.withAlphaComponent(0.7)
    title.textColor = feature.ink
    summary.textColor = feature.ink.withAlphaComponent(0.85)
    accessibilityLabel = feature.name
  }

  // MARK: CardFace

  /// Words wrap as on a card of this width, wherever they are shown; the picture is drawn for the page, so that it is only made smaller.
  func fit(card: CGSize, page: CGSize) {
    image.image = picture(CGSize(width: page.width, height: (page.width * Self.aspect).rounded()))
    for width in wordWidths { width.constant = card.width - 2 * Self.margin }
  }
  static let aspect: CGFloat = 1.2
  var pageAspect: CGFloat { Self.aspect }
  func arrange(asPage: Bool) {}

  /// The size of the words and their margins; 1 at home.
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
