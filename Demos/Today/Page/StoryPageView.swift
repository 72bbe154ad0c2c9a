import Reading
import Stories
import UIKit

/// The view of one story, with its card's face at the top, the article, and the button that leads to the next story.
final class StoryPageView: UIView {
  let feature: Feature
  let face: any CardFace
  let scrollView = UIScrollView(frame: .zero)
  private let text = UITextView()
  private let nextButton = UIButton(type: .system)

  /// The largest width of the text, in points. Longer lines are hard to read.
  private static let widestColumn: CGFloat = 700
  private lazy var column = text.widthAnchor.constraint(equalToConstant: 0)
  private lazy var height = face.heightAnchor.constraint(equalToConstant: 0)

  /// Creates the view of a story.
  ///
  /// - Parameter following: The next story, and a closure that leads to it.
  init(_ feature: Feature, face: any CardFace, following: (feature: Feature, go: () -> Void)?) {
    (self.feature, self.face) = (feature, face)
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    face.accessibilityIdentifier = "detail.card"
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.alwaysBounceVertical = true
    text.isEditable = false
    text.isSelectable = false
    text.isScrollEnabled = false
    text.backgroundColor = .systemBackground
    text.textContainerInset = UIEdgeInsets(top: 24, left: 15, bottom: 24, right: 15)
    text.attributedText = article
    if let following { lead(to: following.feature, following.go) }
    layOut(hasNext: following != nil)
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (page: StoryPageView, _) in
      page.text.attributedText = page.article
      page.isStale = true
      page.setNeedsLayout()
    }
  }
  required init?(coder: NSCoder) { fatalError("the demo has no archives") }

  /// Lays out the face for a card and a page, and the article for the page. The text must not wrap again while the page grows.
  func fit(_ room: CardRoom) {
    self.room = room
    isStale = false
    face.fit(room)
    column.constant = min(room.page.width, Self.widestColumn)
    show(openness: openness)
  }

  /// Sets the height of the face. It has the card's shape at the card. If the page's shape is lower, the face changes to it as the page
  /// opens.
  func show(openness: CGFloat) {
    self.openness = openness
    guard room.page.width > 0, room.card.width > 0 else { return }
    let page = face.pageAspect, card = room.card.height / room.card.width
    height.constant = room.page.width * (page + max(card - page, 0) * (1 - openness))
  }
  private var openness: CGFloat = 1

  private var room = CardRoom()
  /// A Boolean value that indicates whether the text size has changed since the last layout.
  private var isStale = false

  override func layoutSubviews() {
    super.layoutSubviews()
    if isStale, room.page.width > 0 { fit(room) }
  }

  private func lead(to following: Feature, _ go: @escaping () -> Void) {
    nextButton.setTitle("Next: \(following.name)", for: .normal)
    nextButton.growTitle(17, .semibold, atMost: 28)
    nextButton.titleLabel?.numberOfLines = 0
    nextButton.titleLabel?.textAlignment = .center
    nextButton.backgroundColor = .secondarySystemFill
    nextButton.layer.cornerRadius = 12
    nextButton.contentEdgeInsets = UIEdgeInsets(top: 14, left: 16, bottom: 14, right: 16)
    nextButton.accessibilityIdentifier = "detail.next"
    nextButton.addAction(UIAction { _ in go() }, for: .touchUpInside)
  }

  private func layOut(hasNext: Bool) {
    let parts: [(UIView, UIView)] =
      [(scrollView, self), (face, scrollView), (text, scrollView)] + (hasNext ? [(nextButton, scrollView)] : [])
    for (child, parent) in parts {
      child.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(child)
    }
    let content = scrollView.contentLayoutGuide
    var constraints = [
      scrollView.topAnchor.constraint(equalTo: topAnchor), scrollView.bottomAnchor.constraint(equalTo: bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: leadingAnchor), scrollView.trailingAnchor.constraint(equalTo: trailingAnchor),
      face.topAnchor.constraint(equalTo: content.topAnchor), face.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      face.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      face.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      height, text.topAnchor.constraint(equalTo: face.bottomAnchor), text.centerXAnchor.constraint(equalTo: face.centerXAnchor), column,
    ]
    if hasNext {
      constraints += [
        nextButton.topAnchor.constraint(equalTo: text.bottomAnchor), nextButton.centerXAnchor.constraint(equalTo: text.centerXAnchor),
        nextButton.widthAnchor.constraint(equalTo: text.widthAnchor, constant: -40),
        nextButton.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -50),
      ]
    } else {
      constraints.append(text.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -36))
    }
    NSLayoutConstraint.activate(constraints)
  }

  private var article: NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 5
    style.paragraphSpacing = 22
    let result = NSMutableAttributedString(string: "")
    for (index, paragraph) in feature.article.enumerated() {
      func append(_ string: String, _ weight: UIFont.Weight, _ color: UIColor) {
        let attributes: [NSAttributedString.Key: Any] = [
          .font: UIFont.growing(20, weight), .foregroundColor: color, .paragraphStyle: style,
        ]
        result.append(NSAttributedString(string: string, attributes: attributes))
      }
      append(paragraph.lead + " ", .bold, .label)
      append(paragraph.text + (index == feature.article.count - 1 ? "" : "\n"), .regular, .secondaryLabel)
    }
    return result
  }
}
