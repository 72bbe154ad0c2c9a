import CardTransition
import SegueTesting
import Testing
import Typesetting

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

/// The live view that the card and the page share. (Docs/behaviour/card.md, "Card live content")
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

  private func pressClose() {
    func find(in view: UIView) -> UIView? {
      view.accessibilityIdentifier == "card.close" ? view : view.subviews.lazy.compactMap { find(in: $0) }.first
    }
    let button = root.view.window.flatMap { find(in: $0) } as? UIButton
    #expect(button != nil)
    button?.sendActions(for: .touchUpInside)
  }

  /// Opens and closes the card for 600 frames, and looks at each.
  private func live(_ look: (_ frame: Int) -> Void) throws {
    for frame in 1...600 {
      app.advance(by: 1.0 / 60)
      switch frame {
      case 10, 200, 400: open()
      case 100: app.perform { page.dismiss(animated: true) }
      case 220: app.perform { pressClose() }
      case 500: app.perform { page.dismiss(animated: true) }
      default: break
      }
      look(frame)
    }
    try app.settle()
    #expect(content.superview === card.slot)
  }

  @Test func `what is animated in the content goes on through cell, page and cell, at the same phase in 600 frames (check 15)`() throws {
    let (wheel, weight) = (UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50)), UIView(frame: .zero))
    let (still, free) = (UIView(frame: .zero), UIView(frame: .zero))
    app.perform {
      for view in [wheel, weight] { content.addSubview(view) }
      for view in [still, free] { root.view.addSubview(view) }
      for view in [wheel, still] {
        let turn = CABasicAnimation(keyPath: "transform.rotation.z")
        (turn.fromValue, turn.toValue, turn.duration, turn.repeatCount) = (0.0, 2 * Double.pi, 1.7, .infinity)
        view.layer.add(turn, forKey: "turn")
      }
      for view in [weight, free] {
        let spring = CASpringAnimation(keyPath: "position.y")
        (spring.fromValue, spring.toValue, spring.damping, spring.stiffness, spring.duration) = (300.0, 20.0, 0.4, 20, 12)
        view.layer.add(spring, forKey: "spring")
      }
    }
    try live { frame in
      #expect(wheel.layer.presentation()?.transform == still.layer.presentation()?.transform, "frame \(frame)")
      #expect(weight.layer.presentation()?.position.y == free.layer.presentation()?.position.y, "frame \(frame)")
      #expect(weight.layer.animationKeys() == ["spring"], "frame \(frame)")
    }
    #expect(wheel.layer.animationKeys() == ["turn"])
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

  /// How many texts have been broken into lines so far, this question's among them.
  private var typesettings: UInt64 {
    Typesetter.standard.layout(StyledText(UUID().uuidString, style: TextStyle(font: FontDescription(size: 10)))).identity
  }

  @Test func `words in the content are not broken into lines anew on the way, nor is laid out what keeps its size (check 17)`() throws {
    let label = UILabel()
    label.text = "What travels with the card keeps its words: they are as wide on the page as in the list."
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    app.perform {
      content.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: word.leadingAnchor), label.trailingAnchor.constraint(equalTo: word.trailingAnchor),
        label.bottomAnchor.constraint(equalTo: content.layoutMarginsGuide.bottomAnchor),
      ])
    }
    app.advance(by: 0.1)
    for isOpening in [true, false] {
      if isOpening { open() } else { app.perform { page.dismiss(animated: true) } }
      app.advance(by: 1.0 / 60)
      let (texts, passes) = (typesettings, word.layouts)
      for _ in 0..<20 {
        app.advance(by: 1.0 / 60)
        #expect(content.superview === page.header && word.layouts == passes)
      }
      try app.settle()
      #expect(typesettings - texts == 1, "the question itself is one")
    }
    #expect(content.superview === card.slot)
  }

  // Docs/behaviour/card.md, "Card live content".
  @Test func `on the page the words are as large as under the finger, and the content fills the slot`() throws {
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
