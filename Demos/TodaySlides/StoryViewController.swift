import CardTransition
import Reading
import SlidesTransition
import Stories
import UIKit

/// A story: its card on top, then the article.
final class StoryViewController: UIViewController, CardPage, UIScrollViewDelegate {
  let content = CardContentView(frame: .zero)
  let story: Story
  private let scrollView = UIScrollView(frame: .zero)
  private let text = UITextView()
  private var dismissal: SlidesDismissal?

  init(_ story: Story) {
    self.story = story
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError("the demo has no archives") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.accessibilityIdentifier = "detail"
    content.accessibilityIdentifier = "detail.card"
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.alwaysBounceVertical = true
    scrollView.delegate = self
    text.isEditable = false
    text.isSelectable = false
    text.isScrollEnabled = false
    text.backgroundColor = .systemBackground
    text.textContainerInset = UIEdgeInsets(top: 24, left: 15, bottom: 60, right: 15)
    text.attributedText = article
    layOut()
    dismissal = SlidesDismissal(of: self)
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (page: StoryViewController, _) in
      page.text.attributedText = page.article
    }
  }

  private lazy var column = text.widthAnchor.constraint(equalToConstant: min(UIScreen.main.bounds.width, Self.widestColumn))
  /// A line that is longer is hard to read.
  private static let widestColumn: CGFloat = 700

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { [column] _ in column.constant = min(size.width, Self.widestColumn) })
  }

  private func layOut() {
    for (child, parent) in [(scrollView, view!), (content, scrollView), (text, scrollView)] as [(UIView, UIView)] {
      child.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(child)
    }
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor), scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor), scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      content.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      content.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalTo: content.widthAnchor, multiplier: 1.2),
      // The article is set for the whole screen from the start: it must not wrap anew while the page grows.
      text.topAnchor.constraint(equalTo: content.bottomAnchor), text.centerXAnchor.constraint(equalTo: content.centerXAnchor),
      column,
      text.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
    ])
  }

  private var article: NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 5
    style.paragraphSpacing = 22
    let result = NSMutableAttributedString(string: "")
    for (index, paragraph) in story.article.enumerated() {
      func append(_ string: String, _ weight: UIFont.Weight, _ color: UIColor) {
        let attributes: [NSAttributedString.Key: Any] = [
          .font: UIFont.growing(20, weight), .foregroundColor: color, .paragraphStyle: style,
        ]
        result.append(NSAttributedString(string: string, attributes: attributes))
      }
      append(paragraph.lead + " ", .bold, .label)
      append(paragraph.text + (index == story.article.count - 1 ? "" : "\n"), .regular, .secondaryLabel)
    }
    return result
  }

  // MARK: Status bar

  override var prefersStatusBarHidden: Bool { true }
  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }

  // MARK: CardPage

  var cardScrollView: UIScrollView { scrollView }
  func setCardContentScale(_ scale: CGFloat) { content.wordScale = scale }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { dismissal?.scrollViewDidScroll(scrollView) }
}
