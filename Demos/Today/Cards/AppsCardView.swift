import UIKit

/// A card that lists apps: two arrangements of the same, one for the card and one for the page, of which one fades into the other. Both are
/// as wide as the view is at the moment, and nothing on them wraps anew.
final class AppsCardView: UIView, CardFace {
  private let card: AppsArrangement
  private let page: AppsArrangement
  private var cardWidth: CGFloat = 1, pageSize = CGSize(width: 1, height: 1)
  private static let fade: TimeInterval = 0.25

  /// As the page behind it.
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
  }
  required init?(coder: NSCoder) { fatalError("the demo has no archives") }

  // MARK: CardFace

  func fit(card size: CGSize, page room: CGSize) {
    cardWidth = size.width
    _ = card.layOut(width: size.width, room: size.height)
    pageSize = CGSize(width: room.width, height: page.layOut(width: room.width, below: Self.top))
    setNeedsLayout()
  }
  /// What the screen keeps for itself at the top of the page, about.
  private static let top: CGFloat = 34

  var pageAspect: CGFloat { pageSize.height / pageSize.width }
  var wordScale: CGFloat = 1

  func arrange(asPage: Bool) {
    (card.alpha, page.alpha) = asPage ? (0, 1) : (1, 0)
    (card.isUserInteractionEnabled, page.isUserInteractionEnabled) = (!asPage, asPage)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (view, width) in [(card, cardWidth), (page, pageSize.width)] {
      let scale = bounds.width / width
      view.transform = CGAffineTransform(scaleX: scale, y: scale)
      view.center = CGPoint(x: bounds.midX, y: 0)
    }
  }
}
