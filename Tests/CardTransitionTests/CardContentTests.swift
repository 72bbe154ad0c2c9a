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

  @Test func `the same view is in the card, on the page, and in the card; it never leaves its window, and its animation goes on (check 15)`() throws {
    let spin = CABasicAnimation(keyPath: "opacity")
    (spin.fromValue, spin.toValue, spin.duration) = (0.0, 1.0, 10.0)
    let start = app.time
    app.perform { content.layer.add(spin, forKey: "clock") }
    let begun = app.time
    open()
    #expect(content.superview === page.header && content.window != nil && card.slot.contentView == nil)
    for frame in 1...120 {
      app.advance(by: 1.0 / 60)
      if frame == 70 { app.perform { page.dismiss(animated: true) } }
      let phase = Double(app.perform { content.layer.presentation()?.opacity ?? -1 })
      #expect(abs(phase - (app.time - begun) / 10) < 0.002, "\(frame) \(content.layer.animationKeys() ?? []) \(phase) at \(app.time - begun) since \(start)")
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
    let layouts = word.layouts
    open()
    for _ in 0..<50 {
      app.advance(by: 1.0 / 60)
      #expect(abs(word.bounds.width - 295) < 0.01)
    }
    app.perform { page.dismiss(animated: true) }
    try app.settle()
    #expect(word.bounds.width == 295)
    #expect(word.layouts <= layouts + 2, "\(word.layouts - layouts) layouts: once for each change of its superview")
  }

  @Test func `on the page the words are as large as under the finger, and the content fills the slot (§5.2)`() throws {
    open()
    try app.settle()
    #expect(abs(content.transform.a - 0.96) < 1e-9)
    #expect(abs(content.frame.width - 375) < 1e-6 && abs(content.frame.height - 500) < 1e-6)
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
