import CardTransition
import Reading
import UIKit

/// A card's picture, which may move, and its words. Views of this class are in the list and at the top of the page.
///
/// The words are in two groups, at the top and at the bottom. On the page they are as large as they were under the finger. The scale is
/// applied to the groups and their margins together, so that nothing wraps again and nothing jumps.
final class PictureCardView: UIView, CardFace {
  private static let margin: CGFloat = 20
  private let image = UIImageView(frame: .zero)
  private let kicker = UILabel()
  private let title = UILabel()
  private let summary = UILabel()
  private let head = UIView()
  /// The view that contains the head and moves it down on the page.
  private let drop = UIView()
  private let foot = UIView()
  private var margins: [NSLayoutConstraint] = []
  private var wordWidths: [NSLayoutConstraint] = []

  private let backdrop: Backdrop
  let slot: CardSlot?

  init(_ feature: Feature, _ backdrop: Backdrop) {
    self.backdrop = backdrop
    if case .live = backdrop { slot = CardSlot(frame: .zero) } else { slot = nil }
    super.init(frame: .zero)
    clipsToBounds = true
    image.contentMode = .scaleAspectFill
    kicker.grow(14, .semibold, atMost: 20)
    title.grow(36, .bold, atMost: 44)
    summary.grow(15, .medium, atMost: 22)
    head.layer.anchorPoint = CGPoint(x: 0, y: 0)
    foot.layer.anchorPoint = CGPoint(x: 0, y: 1)
    for view in [image, drop, foot] { add(view, to: self) }
    if let slot { add(slot, to: image) }
    drop.isUserInteractionEnabled = false
    add(head, to: drop)
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

  /// Lays the face out for a card and a page. Words always wrap as on a card of this width. The picture is drawn for the page, so that it
  /// is only scaled down.
  func fit(_ room: CardRoom) {
    switch backdrop {
    case .still(let picture): image.image = picture(CGSize(width: room.page.width, height: (room.page.width * Self.aspect).rounded()))
    case .live(let still, _): image.image = still
    }
    unsafeTop = room.unsafeTop
    arrange(asPage: isPage)
    for width in wordWidths { width.constant = room.card.width - 2 * Self.margin }
    pageAspect = min(Self.aspect, Self.pagePart * room.page.height / room.page.width)
  }
  static let aspect: CGFloat = 1.2
  /// The largest height of a picture, as a fraction of the page. The rest belongs to the story.
  private static let pagePart: CGFloat = 0.8
  private(set) var pageAspect = PictureCardView.aspect

  func enliven() { if case .live(_, let make) = backdrop, slot?.subviews.isEmpty == true { slot?.contentView = make() } }

  /// Arranges the words. On the page they stay below the safe area's top.
  func arrange(asPage: Bool) {
    isPage = asPage
    drop.transform = CGAffineTransform(translationX: 0, y: asPage ? unsafeTop : 0)
  }
  private var isPage = false, unsafeTop: CGFloat = 0

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
    let slotEdges = slot.map {
      [
        $0.topAnchor.constraint(equalTo: image.topAnchor), $0.bottomAnchor.constraint(equalTo: image.bottomAnchor),
        $0.leadingAnchor.constraint(equalTo: image.leadingAnchor), $0.trailingAnchor.constraint(equalTo: image.trailingAnchor),
      ]
    }
    NSLayoutConstraint.activate(
      margins + wordWidths + (slotEdges ?? []) + [
        drop.topAnchor.constraint(equalTo: topAnchor), drop.bottomAnchor.constraint(equalTo: bottomAnchor),
        drop.leadingAnchor.constraint(equalTo: leadingAnchor), drop.trailingAnchor.constraint(equalTo: trailingAnchor),
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
