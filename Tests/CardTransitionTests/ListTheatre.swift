import CardTransition
import SegueTesting
import Testing

/// A cell that knows its item.
final class NumberCell: UICollectionViewCell {
  var number = 0 {
    didSet { accessibilityIdentifier = "cell.\(number)" }
  }
}

/// A list of cards with a diffable data source, in a navigation controller in a tab bar if that is wanted, and the three lines that open them.
@MainActor
final class ListTheatre {
  let app: TestApp
  let list: UICollectionView
  let root: UIViewController
  let controller: UIViewController
  private var source: UICollectionViewDiffableDataSource<Int, Int>!
  private(set) var transitions: [(item: Int, transition: CardTransition, page: PlainPage)] = []
  /// The size of a cell.
  var size = CGSize(width: 335, height: 300) {
    didSet { layout.itemSize = size }
  }
  private let layout = UICollectionViewFlowLayout()

  init(items: Range<Int> = 0..<12, inBars: Bool = false, device: Device = .iPhoneX, surroundings: Surroundings = Surroundings()) {
    layout.itemSize = CGSize(width: 335, height: 300)
    layout.minimumLineSpacing = 20
    let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let controller = UIViewController()
    var root: UIViewController = controller
    app = TestApp(device: device, surroundings: surroundings) {
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
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    source.apply(snapshot, animatingDifferences: animated)
  }

  func cell(_ item: Int) -> NumberCell? {
    source.indexPath(for: item).flatMap { list.cellForItem(at: $0) as? NumberCell }
  }

  /// The three lines.
  @discardableResult
  func open(_ item: Int, _ change: (inout CardTransition.Options) -> Void = { _ in }) -> CardTransition {
    let card = CardTransition(item: item, in: list) { [weak self] id in self?.source.indexPath(for: id) }
    change(&card.options)
    let page = PlainPage()
    app.perform { controller.present(page, with: card) }
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

/// What holds in each frame, whatever happens. (CARD §3)
@MainActor
enum CardGuarantees {
  static func check(_ theatre: ListTheatre, _ location: SourceLocation = #_sourceLocation) {
    let alive = theatre.transitions.filter { $0.transition.state != .resting }
    // 1: who has no transition is seen; and only who has one may be hidden.
    for case let cell as NumberCell in theatre.list.subviews where theatre.cell(cell.number) === cell {
      let isAway = alive.contains { $0.transition.item == AnyHashable(cell.number) }
      if !isAway { #expect(!cell.isHidden, "1: cell \(cell.number) is hidden, and nobody has it", sourceLocation: location) }
      // 2: one picture of an item: the card, or its page.
      // (The card of a page that has turned to another item is hidden at its commit: row L.)
      // With less motion the page fades over its card: two layers of one picture.
      if theatre.app.surroundings.reduceMotion { continue }
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
    // 5: nothing appears twice, nothing leaves twice.
    for one in theatre.transitions {
      let order = ["will appear", "did appear", "will disappear", "did disappear"]
      #expect(
        one.page.calls.enumerated().allSatisfy { $0.element == order[$0.offset % 4] }, "5: \(one.page.calls)", sourceLocation: location)
    }
  }
}
