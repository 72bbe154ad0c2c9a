import CardTransition
import SegueTesting
import Testing

/// A cell whose content travels.
final class SlotCell: UIView, CardSource {
  let slot = CardSlot(frame: .zero)
  override init(frame: CGRect) {
    super.init(frame: frame)
    slot.frame = bounds
    addSubview(slot)
    let content = UIView(frame: bounds)
    content.backgroundColor = .blue
    slot.contentView = content
  }
  required init?(coder: NSCoder) { nil }
  var cardContentView: UIView? { slot.contentView }
}

/// A page with a place for it.
final class SlotPage: UIViewController, CardPageContent {
  let header = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 500))
  let note = UIView(frame: CGRect(x: 20, y: 520, width: 40, height: 40))
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    for part in [header, note] { view.addSubview(part) }
  }
  var cardContentSlot: UIView? { header }
  var cardAccessoryViews: [UIView] { [note] }
}

/// The same live view on both sides. (CARD §5)
@MainActor @Suite struct CardContentTests {
  private let app: TestApp
  private let card: SlotCell
  private let page = SlotPage()
  private let transition: CardTransition
  private let root = UIViewController()
  private let content: UIView
  private let word = CountingView(frame: .zero)
  private let field = UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 40))

  init() {
    var card: SlotCell!
    let root = root
    app = TestApp {
      card = SlotCell(frame: CardTheatre.home)
      root.view.addSubview(card)
      return root
    }
    self.card = card
    content = card.slot.contentView!
    transition = CardTransition(item: 1) { [weak card] (_: Int) in card }
    content.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
    word.translatesAutoresizingMaskIntoConstraints = false
    content.insetsLayoutMarginsFromSafeArea = false
    content.addSubview(word)
    content.addSubview(field)
    NSLayoutConstraint.activate([
      word.leadingAnchor.constraint(equalTo: content.layoutMarginsGuide.leadingAnchor),
      word.trailingAnchor.constraint(equalTo: content.layoutMarginsGuide.trailingAnchor),
      word.topAnchor.constraint(equalTo: content.layoutMarginsGuide.topAnchor), word.heightAnchor.constraint(equalToConstant: 50),
    ])
    app.advance(by: 0.1)
  }

  private func open() { app.perform { root.present(page, with: transition) } }

  @Test func `the same view is in the card, on the page, and in the card, and never leaves its window (check 15)`() throws {
    open()
    #expect(content.superview === page.header && content.window != nil && card.slot.contentView == nil)
    for frame in 1...120 {
      app.advance(by: 1.0 / 60)
      if frame == 70 { app.perform { page.dismiss(animated: true) } }
      #expect(content.window != nil)
    }
    try app.settle()
    #expect(content.superview === card.slot && card.slot.contentView === content)
    #expect(content.frame == card.bounds && content.transform == .identity)
  }

  @Test func `what is edited inside keeps the keyboard through the opening (check 16)`() throws {
    app.perform { _ = field.becomeFirstResponder() }
    try app.settle()
    open()
    try app.settle()
    #expect(field.isFirstResponder && field.window != nil)
  }

  @Test func `words that keep to the margins are laid out for one width, whatever the content's is (check 17)`() throws {
    open()
    for frame in 1...110 {
      app.advance(by: 1.0 / 60)
      if frame == 60 { app.perform { page.dismiss(animated: true) } }
      #expect(word.bounds.size == CGSize(width: 295, height: 50))
    }
    try app.settle()
    #expect(word.bounds.size == CGSize(width: 295, height: 50) && content.superview === card.slot)
  }

  @Test func `on the page the words are as large as under the finger, and the content fills the slot (§5.2)`() throws {
    open()
    try app.settle()
    #expect(abs(content.transform.a - 0.96) < 1e-9)
    #expect(abs(content.frame.width - 375) < 0.01 && abs(content.frame.height - 500) < 0.01)
  }

  @Test func `a slot that got another content meanwhile keeps it`() throws {
    open()
    try app.settle()
    let other = UIView()
    app.perform { card.slot.contentView = other }
    app.perform { page.dismiss(animated: true) }
    try app.settle()
    #expect(card.slot.contentView === other && content.superview !== card.slot)
  }

  @Test func `what belongs to the page alone fades with its openness`() throws {
    open()
    #expect(page.note.alpha == 0)
    try app.settle()
    #expect(page.note.alpha == 1)
    app.perform { page.dismiss(animated: true) }
    app.advance(by: 0.15)
    #expect(page.note.alpha == 0)
    try app.settle()
  }
}
