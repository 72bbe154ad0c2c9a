import CardTransition
import SegueTesting
import Testing

/// A cell that knows its item.
final class NumberCell: UICollectionViewCell {
  var number = 0 {
    didSet { accessibilityIdentifier = "cell.\(number)" }
  }
}

/// A list of cards with a diffable data source, and the three lines that open them. The list can be in a navigation controller in a tab
/// bar.
@MainActor
final class ListTheatre {
  let app: TestApp
  let list: UICollectionView
  let root: UIViewController
  let controller: UIViewController
  private var source: UICollectionViewDiffableDataSource<Int, Int>!
  private(set) var transitions: [(item: Int, transition: CardTransition, page: PlainPage)] = []
  /// The size of a cell.
  var size: CGSize {
    didSet { layout.itemSize = size }
  }
  private let layout = UICollectionViewFlowLayout()
  /// Items from here on are in a second section.
  private let foldsAt: Int
  /// Whether the app can say where an item is.
  var answers = true
  /// Told whenever the app is asked where an item is.
  var onLookUp: () -> Void = {}
  /// Answers for an item in place of the list, with any view.
  var finder: ((Int) -> UIView?)?
  /// A card may be seen although its page is elsewhere: nobody can name it, or it came back beneath an open page.
  var mayBeSeenTwice = false

  init(
    items: Range<Int> = 0..<12, inBars: Bool = false, device: Device = .iPhoneX, environment: EnvironmentSettings = EnvironmentSettings(),
    size: CGSize = CGSize(width: 335, height: 300), foldsAt: Int = .max
  ) {
    self.foldsAt = foldsAt
    self.size = size
    layout.itemSize = size
    layout.minimumLineSpacing = 20
    let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let controller = UIViewController()
    var root: UIViewController = controller
    app = TestApp(device: device, environment: environment) {
      controller.view.backgroundColor = .white
      list.frame = controller.view.bounds
      list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      list.backgroundColor = .lightGray
      list.accessibilityIdentifier = "list"
      controller.view.addSubview(list)
      if inBars {
        let tabs = UITabBarController()
        let stack = UINavigationController(rootViewController: controller)
        controller.title = "Cards"
        tabs.viewControllers = [stack, UIViewController()]
        root = tabs
      }
      return root
    }
    (self.list, self.controller, self.root) = (list, controller, root)
    app.perform {
      let registration = UICollectionView.CellRegistration<NumberCell, Int> { cell, _, item in
        cell.number = item
        cell.contentView.backgroundColor = .orange
      }
      source = UICollectionViewDiffableDataSource(collectionView: list) { list, path, item in
        list.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
      }
      show(Array(items), animated: false)
      CardPress.install(in: list)
    }
    app.advance(by: 0.1)
  }

  var items: [Int] { source.snapshot().itemIdentifiers }

  func show(_ items: [Int], animated: Bool = true) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections(foldsAt == .max ? [0] : [0, 1])
    snapshot.appendItems(items.filter { $0 < foldsAt }, toSection: 0)
    if foldsAt != .max { snapshot.appendItems(items.filter { $0 >= foldsAt }, toSection: 1) }
    source.apply(snapshot, animatingDifferences: animated)
  }

  func cell(_ item: Int) -> NumberCell? {
    source.indexPath(for: item).flatMap { list.cellForItem(at: $0) as? NumberCell }
  }

  /// Where an item lies in the window, whether or not a cell shows it.
  func place(_ item: Int) -> CGRect? {
    source.indexPath(for: item).flatMap { list.layoutAttributesForItem(at: $0) }.map { list.convert($0.frame, to: nil) }
  }

  /// The three lines.
  @discardableResult
  func open(
    _ item: Int, delegate: (any CardTransitionDelegate)? = nil, _ change: (inout CardTransition.Options) -> Void = { _ in }
  ) -> CardTransition { app.perform { openNow(item, delegate: delegate, change) } }

  /// The same, in the middle of a turn.
  @discardableResult
  func openNow(
    _ item: Int, delegate: (any CardTransitionDelegate)? = nil, _ change: (inout CardTransition.Options) -> Void = { _ in }
  ) -> CardTransition {
    let card =
      finder.map { find in CardTransition(item: item) { (item: Int) in find(item) } }
      ?? CardTransition(item: item, in: list) { [weak self] id in
        self?.onLookUp()
        return self?.answers == true ? self?.source.indexPath(for: id) : nil
      }
    change(&card.options)
    card.delegate = delegate
    let page = PlainPage()
    controller.present(page, with: card)
    transitions.append((item, card, page))
    return card
  }

  var last: (item: Int, transition: CardTransition, page: PlainPage) { transitions.last! }
  func dismiss() { app.perform { last.page.dismiss(animated: true) } }

  var stages: [UIView] { app.session.runtimeViews { $0.accessibilityIdentifier == "card.stage" } }

  /// Lets frames pass, each of which keeps the guarantees.
  func run(_ frames: Int, _ location: SourceLocation = #_sourceLocation) {
    for _ in 0..<frames {
      app.advance(by: 1.0 / 60)
      CardGuarantees.check(self, location)
    }
  }

  /// Until nothing moves.
  func settle(_ location: SourceLocation = #_sourceLocation) throws {
    var frames = 0
    while !app.session.isQuiet, frames < 240 {
      run(1, location)
      frames += 1
    }
    #expect(frames < 240, "something goes on for ever", sourceLocation: location)
    CardGuarantees.check(self, location)
  }

  /// All is at home.
  func expectHome(diagnostics: Int = 0, _ location: SourceLocation = #_sourceLocation) {
    #expect(transitions.allSatisfy { $0.transition.state == .resting }, sourceLocation: location)
    #expect(stages.isEmpty && !app.exists("card.sky"), sourceLocation: location)
    #expect(list.visibleCells.allSatisfy { !$0.isHidden && $0.alpha == 1 }, sourceLocation: location)
    #expect(app.diagnostics.count == diagnostics, "\(app.diagnostics)", sourceLocation: location)
  }
}

/// The invariants of every frame. (Docs/behaviour/card.md, "Card sources")
@MainActor
enum CardGuarantees {
  static func check(_ theatre: ListTheatre, _ location: SourceLocation = #_sourceLocation) {
    let alive = theatre.transitions.filter { $0.transition.state != .resting }
    // 1: who has no transition is seen, unscaled, and takes touches; and only who has one may be hidden.
    for case let cell as NumberCell in theatre.list.subviews where theatre.cell(cell.number) === cell {
      let isAway = alive.contains { $0.transition.item == AnyHashable(cell.number) }
      if !isAway {
        #expect(!cell.isHidden, "1: cell \(cell.number) is hidden, and nobody has it", sourceLocation: location)
        #expect(
          cell.isUserInteractionEnabled && cell.contentView.superview === cell && cell.contentView.alpha == 1, sourceLocation: location)
      }
      // 2: one picture of an item: the card, or its page.
      // (The card of a page that has turned to another item is hidden at its commit: case L.)
      // With less motion the page fades over its card: two layers of one picture.
      if theatre.app.environment.reduceMotion || theatre.mayBeSeenTwice { continue }
      let isOwn = alive.contains { $0.item == cell.number || $0.transition.state == .closing }
      if isAway, isOwn, cell.window != nil {
        #expect(cell.isHidden, "2: cell \(cell.number) is seen beside its page", sourceLocation: location)
      }
    }
    #expect(theatre.stages.count == alive.count, "2: \(theatre.stages.count) stages for \(alive.count) pages", sourceLocation: location)
    // 3: presented once, or not at all; and in the sky when it is not.
    for one in alive {
      let isPresented = one.page.presentingViewController != nil
      #expect(
        isPresented == (one.transition.state != .closing), "3: \(one.transition.state), presented: \(isPresented)", sourceLocation: location
      )
    }
    checkTouches(theatre, location)
    // 5: nothing appears twice, nothing leaves twice.
    for one in theatre.transitions {
      let order = ["will appear", "did appear", "will disappear", "did disappear"]
      #expect(
        one.page.calls.enumerated().allSatisfy { $0.element == order[$0.offset % 4] }, "5: \(one.page.calls)", sourceLocation: location)
    }
  }

  /// 4: a flight takes the touches on its card, and no others.
  private static func checkTouches(_ theatre: ListTheatre, _ location: SourceLocation) {
    // A page over the flight has them all.
    guard theatre.controller.presentedViewController == nil else { return }
    guard let window = theatre.app.session.runtimeViews({ $0.accessibilityIdentifier == "card.sky" }).first?.window else { return }
    let reach = theatre.stages.filter { isInSky($0) }.map { stage in
      let rect = stage.convert(stage.bounds, to: nil)
      return rect.insetBy(dx: -max(44 - rect.width, 0) / 2, dy: -max(44 - rect.height, 0) / 2)
    }
    for y in stride(from: 100.0, to: 740, by: 128) {
      for x in [8.0, 187, 366] where window.bounds.contains(CGPoint(x: x, y: y)) {
        // While a window turns it takes no touches at all.
        guard let hit = window.hitTest(CGPoint(x: x, y: y), with: nil), hit !== window else { continue }
        let isOurs = hit.accessibilityIdentifier == "card.sky"
        let isOnCard = reach.contains { $0.contains(CGPoint(x: x, y: y)) }
        #expect(isOurs == isOnCard, "4: a touch at (\(x), \(y)) on \(hit), cards at \(reach)", sourceLocation: location)
      }
    }
  }
  private static func isInSky(_ view: UIView) -> Bool { view.superview?.superview?.accessibilityIdentifier == "card.sky" }
}
