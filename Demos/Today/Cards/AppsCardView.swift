import UIKit

/// A card that lists apps. It has two arrangements of one list, for the card and for the page, which cross-fade. Both are as wide as the
/// view at each moment, and no text on them wraps again.
final class AppsCardView: UIView, CardFace {
  private let card: AppsArrangement
  private let page: AppsArrangement
  private var cardWidth: CGFloat = 1, pageSize = CGSize(width: 1, height: 1)

  /// The colour of the card, which is that of the page behind it.
  static let paper = UIColor { $0.userInterfaceStyle == .dark ? .secondarySystemBackground : .systemBackground }

  init(_ feature: Feature, _ apps: [App], shop: Shop) {
    card = AppsArrangement(.card, of: feature, apps, shop: shop)
    page = AppsArrangement(.page, of: feature, apps, shop: shop)
    super.init(frame: .zero)
    clipsToBounds = true
    backgroundColor = Self.paper
    accessibilityLabel = feature.name
    for view in [page, card] { addSubview(view) }
    arrange(asPage: false)
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self, UITraitLayoutDirection.self]) { (view: AppsCardView, _) in
      view.isStale = true
      view.setNeedsLayout()
    }
  }
  required init?(coder: NSCoder) { fatalError("the demo has no archives") }

  // MARK: CardFace

  func fit(_ room: CardRoom) {
    self.room = room
    isStale = false
    cardWidth = room.card.width
    _ = card.layOut(width: room.card.width, room: room.card.height)
    pageSize = CGSize(width: room.page.width, height: page.layOut(width: room.page.width, below: room.unsafeTop))
    setNeedsLayout()
  }

  var pageAspect: CGFloat { pageSize.height / pageSize.width }
  var wordScale: CGFloat = 1

  func arrange(asPage: Bool) {
    (card.alpha, page.alpha) = asPage ? (0, 1) : (1, 0)
    (card.isUserInteractionEnabled, page.isUserInteractionEnabled) = (!asPage, asPage)
  }

  private var room = CardRoom()
  /// A Boolean value that indicates whether the text size or the reading direction has changed since the last layout.
  private var isStale = false

  override func layoutSubviews() {
    super.layoutSubviews()
    if isStale, room.page.width > 0 { fit(room) }
    for (view, width) in [(card, cardWidth), (page, pageSize.width)] {
      let scale = bounds.width / width
      view.transform = CGAffineTransform(scaleX: scale, y: scale)
      view.center = CGPoint(x: bounds.midX, y: 0)
    }
  }
}
