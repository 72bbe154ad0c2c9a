import CardTransition
import Reading
import UIKit

/// A page about a book, with its cover, the reading progress, the actions and a description.
final class BookController: UIViewController, CardPage, CardPageContent {
  private let book: Book
  private let catalogue: Catalogue
  private let covers: CoverShelf
  private let scrollView = UIScrollView(frame: .zero)
  private let cover = UIImageView(frame: .zero)
  private let part = UILabel()
  private let shelfButton = UIButton(type: .system)

  init(_ book: Book, in catalogue: Catalogue, covers: CoverShelf) {
    (self.book, self.catalogue, self.covers) = (book, catalogue, covers)
    super.init(nibName: nil, bundle: nil)
    catalogue.listen(self) { [weak self] in self?.showShelf() }
  }
  required init?(coder: NSCoder) { fatalError("the demo has no archives") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.accessibilityIdentifier = "library.page"
    cover.accessibilityIdentifier = "library.page.cover"
    cover.contentMode = .scaleAspectFill
    cover.clipsToBounds = true
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      cover.setContentCompressionResistancePriority(.defaultLow, for: axis)
      cover.setContentHuggingPriority(.defaultLow - 1, for: axis)
    }
    cover.image = covers.image(of: book.cover, width: Self.drawnWidth, scale: 2)
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.alwaysBounceVertical = true
    layOut()
    showShelf()
  }
  /// The width at which a cover is drawn, in points. It is enough for any page, so that the cover is only scaled down.
  private static let drawnWidth: CGFloat = 480

  // MARK: Words

  private lazy var words: UIStackView = {
    let name = UILabel(), author = UILabel()
    name.grow(28, .bold, atMost: 48)
    author.grow(17, atMost: 30)
    part.grow(15, atMost: 28)
    (name.text, author.text) = (book.title, book.author)
    author.textColor = .secondaryLabel
    part.textColor = .secondaryLabel
    let bar = UIProgressView(progressViewStyle: .default)
    bar.progress = Float(book.read) / Float(book.pages)
    bar.progressTintColor = .systemBrown
    let blurb = book.blurb.map { text in
      let label = UILabel()
      label.grow(19)
      label.text = text
      return label
    }
    let all = UIStackView(arrangedSubviews: [name, author, bar, part, buttons] + blurb)
    (all.axis, all.spacing) = (.vertical, 16)
    all.setCustomSpacing(2, after: name)
    all.setCustomSpacing(8, after: bar)
    all.setCustomSpacing(26, after: buttons)
    return all
  }()

  private lazy var buttons: UIStackView = {
    let back = UIButton(type: .system)
    back.setTitle("Return", for: .normal)
    back.accessibilityIdentifier = "library.return"
    back.addAction(UIAction { [unowned self] _ in giveBack() }, for: .touchUpInside)
    shelfButton.accessibilityIdentifier = "library.move"
    shelfButton.addAction(UIAction { [unowned self] _ in moveToOtherShelf() }, for: .touchUpInside)
    for (button, color) in [(shelfButton, UIColor.systemBrown), (back, .systemRed)] {
      button.growTitle(17, .semibold, atMost: 32)
      button.tintColor = color
      button.backgroundColor = color.withAlphaComponent(0.14)
      button.layer.cornerRadius = 12
      button.contentEdgeInsets = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
    }
    let row = UIStackView(arrangedSubviews: [shelfButton, back])
    (row.spacing, row.distribution) = (12, .fillEqually)
    row.axis = traitCollection.hasLargestText ? .vertical : .horizontal
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (page: BookController, _) in
      page.buttons.axis = page.traitCollection.hasLargestText ? .vertical : .horizontal
    }
    return row
  }()

  private func showShelf() {
    guard isViewLoaded else { return }
    let shelf = catalogue.shelf(of: book.id)
    part.text = shelf == .finished ? "Finished" : "\(book.read) of \(book.pages) pages"
    shelfButton.setTitle(shelf == .finished ? "Read Again" : "Finished", for: .normal)
  }

  // MARK: What can be done

  private func moveToOtherShelf() {
    catalogue.move(book.id, to: catalogue.shelf(of: book.id) == .finished ? .reading : .finished)
  }

  /// Returns the book to the library. The page closes at once. The library answers later, and the row is then deleted, wherever the page
  /// is.
  private func giveBack() {
    presentingViewController?.dismiss(animated: true)
    catalogue.sendBack(book.id, answered: Self.answer)
  }
  private static let answer: TimeInterval = 0.2

  // MARK: Layout

  private lazy var column = words.widthAnchor.constraint(equalToConstant: 0)
  private lazy var tallest = cover.heightAnchor.constraint(lessThanOrEqualToConstant: 0)
  private static let widestColumn: CGFloat = 640
  private static let margin: CGFloat = 20
  /// The largest height of a cover, as a fraction of the screen. The rest belongs to the words.
  private static let coverPart: CGFloat = 0.72

  private func layOut() {
    for (child, parent) in [(scrollView, view!), (cover, scrollView), (words, scrollView)] as [(UIView, UIView)] {
      child.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(child)
    }
    let shape = cover.heightAnchor.constraint(equalTo: cover.widthAnchor, multiplier: Cover.aspect)
    shape.priority = .defaultHigh
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor), scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor), scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      cover.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      cover.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      cover.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
      cover.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor), shape, tallest,
      // The words have the layout of the whole screen from the start, so that they do not wrap again while the page grows.
      words.topAnchor.constraint(equalTo: cover.bottomAnchor, constant: 22), words.centerXAnchor.constraint(equalTo: cover.centerXAnchor),
      column, words.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -50),
    ])
    fit(roomToBe)
  }

  private func fit(_ size: CGSize) {
    column.constant = min(size.width - 2 * (Self.margin + (size.width > size.height ? Self.margin * 2 : 0)), Self.widestColumn)
    room = size
    setCardOpenness(openness)
  }
  private var room = CGSize.zero
  private var openness: CGFloat = 1

  /// The width for which the content was laid out last, in points.
  private var laidOutWidth: CGFloat = 0

  /// A page that was caught on its way home may return to a window of another size. It fits that size in the layout pass that gives it its
  /// new width, so that its content moves along with the page.
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard laidOutWidth != view.bounds.width else { return }
    laidOutWidth = view.bounds.width
    if room != roomToBe { fit(roomToBe) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if room != roomToBe { fit(roomToBe) }
  }

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { [weak self] _ in self?.fit(size) })
  }

  // MARK: Status bar

  override var prefersStatusBarHidden: Bool { true }
  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }

  // MARK: CardPage

  var cardScrollView: UIScrollView { scrollView }
  func setCardContentScale(_ scale: CGFloat) {}
  /// Adjusts the height of the cover. A low page shows a part of it, and the closing page shows more until it is whole.
  func setCardOpenness(_ openness: CGFloat) {
    self.openness = openness
    let whole = room.width * Cover.aspect
    tallest.constant = min(whole, whole + ((room.height * Self.coverPart).rounded() - whole) * openness)
  }
}
