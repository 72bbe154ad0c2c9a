import Illustration
import Reading
import UIKit

/// A card with its colours, words and miniature. Views of this class are in the list and at the top of the page that the card opens.
///
/// The content is laid out once, for the card. On the page, the view grows around it.
final class ExhibitCardView: UIView {
  private let content = UIView()
  private let kicker = UILabel()
  private let title = UILabel()
  private let summary = UILabel()
  private let phone = MiniatureView(frame: .zero)
  private var cardSize = CGSize.zero
  private static let margin: CGFloat = 20

  override class var layerClass: AnyClass { CAGradientLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    content.layer.anchorPoint = CGPoint(x: 0.5, y: 0)
    kicker.textColor = UIColor(white: 1, alpha: 0.72)
    title.textColor = .white
    summary.textColor = UIColor(white: 1, alpha: 0.86)
    title.numberOfLines = 2
    summary.numberOfLines = 0
    followReading()
    addSubview(content)
    for part in [kicker, title, summary, phone] { content.addSubview(part) }
  }
  required init?(coder: NSCoder) { fatalError("the demo has no archives") }

  /// Displays a demo on a card of the given size.
  func show(_ exhibit: GalleryEntry, cardSize size: CGSize) {
    cardSize = size
    (layer as? CAGradientLayer)?.colors = [exhibit.miniature.colors.top, exhibit.miniature.colors.bottom].map { UIColor(hex: $0).cgColor }
    (kicker.text, title.text, summary.text) = (exhibit.kicker.uppercased(), exhibit.title, exhibit.summary)
    phone.show(exhibit.miniature)
    content.bounds = CGRect(origin: .zero, size: size)
    arranged = nil
    setNeedsLayout()
    arrange()
  }

  /// The progress of the miniature's transition, from 0 to 1.
  var progress: CGFloat {
    get { phone.progress }
    set { phone.progress = newValue }
  }

  /// The scale of the content. It is 1 in the list.
  var contentScale: CGFloat = 1 {
    didSet { content.transform = CGAffineTransform(scaleX: contentScale, y: contentScale) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.center = CGPoint(x: bounds.midX, y: 0)
    arrange()
  }

  /// Places the parts of the card. It places them again when the text size or the reading direction changes.
  private func arrange() {
    let asked = Arrangement(size: traitCollection.preferredContentSizeCategory, direction: effectiveUserInterfaceLayoutDirection)
    guard asked != arranged else { return }
    arranged = asked
    isTall ? placeTall() : placeWide()
    content.mirrorIfNeeded([kicker, title, summary, phone])
  }
  private struct Arrangement: Equatable {
    let size: UIContentSizeCategory
    let direction: UIUserInterfaceLayoutDirection
  }
  private var arranged: Arrangement?

  private var isTall: Bool { cardSize.height > 0.8 * cardSize.width }

  /// Places the texts at the top, and below them the phone in the middle, cut off by the card's edge.
  private func placeTall() {
    setWords(kicker: 13, title: 34, summary: 15)
    placeWords(width: cardSize.width - 2 * Self.margin)
    let width = min(cardSize.width * 0.56, 240)
    let top = summary.frame.maxY + 18
    phone.frame = CGRect(x: (cardSize.width - width) / 2, y: top, width: width, height: MiniatureView.height(for: width))
  }

  /// Places the texts on one side and the phone on the other.
  private func placeWide() {
    let isLarge = cardSize.width > 500
    setWords(kicker: isLarge ? 13 : 12, title: isLarge ? 36 : 24, summary: isLarge ? 17 : cardSize.width < 320 ? 13 : 14)
    let width = isLarge ? min(cardSize.height * 0.62, cardSize.width * 0.32) : cardSize.width * (cardSize.width < 320 ? 0.31 : 0.34)
    phone.frame = CGRect(
      x: cardSize.width - width - (isLarge ? cardSize.width * 0.12 : Self.margin), y: isLarge ? 34 : 24, width: width,
      height: MiniatureView.height(for: width))
    placeWords(width: min(phone.frame.minX - 1.7 * Self.margin, isLarge ? 340 : .infinity))
  }

  private func setWords(kicker: CGFloat, title: CGFloat, summary: CGFloat) {
    self.kicker.grow(kicker, .semibold, atMost: kicker * 1.3, lines: 1)
    self.title.grow(title, .bold, atMost: title * 1.25, lines: 2)
    self.summary.grow(summary, .medium, atMost: summary * 1.5)
  }

  private func placeWords(width: CGFloat) {
    var y = Self.margin
    for (label, gap) in [(kicker, 3.0), (title, 6), (summary, 0)] {
      let height = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
      label.frame = CGRect(x: Self.margin, y: y, width: width, height: height)
      y += height + gap
    }
  }
}
