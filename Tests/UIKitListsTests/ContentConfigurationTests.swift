import Foundation
import Stages
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitLists
@testable import UIKitText
@testable import UIKitVoiceOver

@MainActor @Suite("Content and background configurations (behaviour: Table cells)", .hand)
struct ContentConfigurationTests {
  let hand = Hand.current!

  /// A cell that counts its updates.
  final class Counting: UICollectionViewListCell {
    var states: [UICellConfigurationState] = []
    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      states.append(state)
    }
  }

  @Test func `a cell's configuration is updated for the first time when the cell is in the window`() {
    final class Placed: UICollectionViewListCell {
      var windows: [Bool] = []
      override func updateConfiguration(using state: UICellConfigurationState) {
        windows.append(window != nil)
        super.updateConfiguration(using: state)
      }
    }
    final class Source: NSObject, UICollectionViewDataSource {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
      func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        guard let cell = cell as? Placed else { return cell }
        cell.configurationUpdateHandler = { cell, _ in
          guard let cell = cell as? Placed else { return }
          var content = cell.defaultContentConfiguration()
          content.text = "A row"
          content.secondaryText = "with a text below"
          cell.contentConfiguration = content
        }
        return cell
      }
    }
    let source = Source()
    let layout = UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain))
    let view = UICollectionView(frame: hand.window.bounds, collectionViewLayout: layout)
    view.register(Placed.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    hand.window.addSubview(view)
    hand.wait()
    let cells = view.visibleCells.compactMap { $0 as? Placed }
    #expect(cells.count == 3 && cells.allSatisfy { $0.windows.first == true && $0.windows.allSatisfy { $0 } })
    #expect(cells[0].frame.height > 44 && cells[1].frame.minY == cells[0].frame.maxY)
  }

  @Test func `a list cell has a background configuration from the start, and that of its list when it stands in one`() {
    #expect(UICollectionViewListCell().backgroundConfiguration != nil && UICollectionViewCell().backgroundConfiguration == nil)
    let stage = ListStage(UICollectionLayoutListConfiguration(appearance: .insetGrouped))
    #expect(stage.cell(0)?.backgroundConfiguration?.backgroundColor == UIBackgroundConfiguration.listGroupedCell().backgroundColor)
    let cell = UICollectionViewListCell()
    cell.backgroundConfiguration = nil
    cell.look = ListRowLook()
    hand.window.addSubview(cell)
    hand.wait()
    #expect(cell.backgroundConfiguration == nil)
  }

  // MARK: In the middle

  @Test func `state that changes several times before a layout is taken over once, before it is shown (behaviour: Table cells)`() {
    let cell = Counting(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    cell.contentConfiguration = cell.defaultContentConfiguration()
    hand.window.addSubview(cell)
    hand.wait()
    #expect(cell.states.count == 1, "once before it is shown")
    for value in [true, false, true] { (cell.isHighlighted, cell.isSelected) = (value, value) }
    cell.setNeedsUpdateConfiguration()
    #expect(cell.states.count == 1, "not at once")
    hand.wait()
    #expect(cell.states.count == 2 && cell.states[1].isSelected && cell.states[1].isHighlighted)
    hand.wait(0.5)
    #expect(cell.states.count == 2)
  }
  @Test func `a handler that configures anew in an update asks for no update of its own`() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    var updates = 0
    cell.configurationUpdateHandler = { cell, state in
      updates += 1
      var content = UIListContentConfiguration.cell()
      content.text = state.isSelected ? "chosen" : "not"
      cell.contentConfiguration = content
    }
    hand.window.addSubview(cell)
    hand.wait(0.2)
    cell.isSelected = true
    hand.wait(0.2)
    #expect(updates == 2 && (cell.contentView as? UIListContentView)?.textLabel.text == "chosen" && hand.app.isQuiet)
  }
  @Test func `a cell that is used again shows nothing of what it showed, and one taken out in mid-update is no trouble`() {
    var stage: ListStage! = ListStage(UICollectionLayoutListConfiguration(appearance: .plain), [("a", (0..<60).map { "\($0)" })]) {
      cell, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      if name == "0" { content.secondaryText = "first" }
      cell.contentConfiguration = content
      cell.accessories = name == "0" ? [.checkmark()] : []
    }
    for step in 0..<20 {
      stage.view.contentOffset.y = CGFloat(step * 100)
      hand.wait()
    }
    let seen = stage.view.indexPathsForVisibleItems.allSatisfy { path in
      stage.content(path.item)?.textLabel.text == "\(path.item)" && stage.content(path.item)?.secondaryLabel.isHidden == true
    }
    #expect(seen)
    stage.cell(stage.view.indexPathsForVisibleItems[0].item)?.isSelected = true
    stage.view.removeFromSuperview()
    stage = nil
    hand.wait()
    #expect(hand.app.isQuiet)
  }

  // MARK: Geometry

  @Test func `a row has its texts 16 from the side and 11 from above and below; two lines are 48 high at least (behaviour: Table cells)`() {
    let view = UIListContentView(configuration: .cell())
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "Title"
    view.configuration = content
    #expect(view.sizeThatFits(CGSize(width: 320, height: 0)).height == 44)
    content.secondaryText = "Below"
    view.configuration = content
    let height = view.sizeThatFits(CGSize(width: 320, height: 0)).height
    let lines = view.textLabel.sizeThatFits(.zero).height + 4 + view.secondaryLabel.sizeThatFits(.zero).height
    #expect(height == max(48, lines + 22))
    view.frame = CGRect(x: 0, y: 0, width: 320, height: height)
    view.layoutIfNeeded()
    #expect(
      view.textLabel.frame.minX == 16 && view.textLabel.frame.minY == 11 && view.secondaryLabel.frame.minY == view.textLabel.frame.maxY + 4)
    #expect(view.secondaryLabel.font.pointSize == 15)
  }
  @Test func `a picture has its room, 16 before the texts; a value stands at the end, and below where there is no room`() {
    let view = UIListContentView(configuration: .valueCell())
    var content = UIListContentConfiguration.valueCell()
    (content.text, content.secondaryText) = ("Key", "Value")
    content.image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { _ in }
    view.configuration = content
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
    view.layoutIfNeeded()
    #expect(view.imageView.frame == CGRect(x: 16, y: 15, width: 30, height: 30) && view.textLabel.frame.minX == 62)
    #expect(view.secondaryLabel.frame.maxX == 304 && view.secondaryLabel.frame.midY == view.textLabel.frame.midY)
    content.secondaryText = String(repeating: "Value ", count: 10)
    view.configuration = content
    view.layoutIfNeeded()
    #expect(view.secondaryLabel.frame.minX == 62 && view.secondaryLabel.frame.minY > view.textLabel.frame.minY)
    content.imageProperties.maximumSize = CGSize(width: 15, height: 0)
    content.imageProperties.reservedLayoutSize = CGSize(width: 40, height: 0)
    view.configuration = content
    view.layoutIfNeeded()
    #expect(
      view.imageView.frame.size == CGSize(width: 15, height: 15) && view.imageView.frame.midX == 36 && view.textLabel.frame.minX == 72)
  }
  @Test func `from right to left a row is mirrored (behaviour: Right-to-left layout)`() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    var content = UIListContentConfiguration.cell()
    content.text = "Title"
    content.image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { _ in }
    cell.contentConfiguration = content
    cell.accessories = [.disclosureIndicator()]
    hand.window.addSubview(cell)
    hand.window.semanticContentAttribute = .forceRightToLeft
    cell.semanticContentAttribute = .forceRightToLeft
    cell.contentView.semanticContentAttribute = .forceRightToLeft
    cell.setNeedsLayout()
    hand.wait()
    let view = cell.contentView as? UIListContentView
    #expect(
      view?.convert(view!.imageView.frame, to: cell).maxX == 304
        && cell.subviews.compactMap { $0 as? AccessoryView }.first?.frame.minX == 16)
  }
  @Test func `accessories stand 16 from the end and 8 after the content (behaviour: Table cells)`() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    var content = UIListContentConfiguration.cell()
    content.text = "Title"
    cell.contentConfiguration = content
    func places() -> [CGRect] {
      hand.wait()
      return cell.subviews.compactMap { $0 as? AccessoryView }.filter { !$0.isHidden }.map(\.frame).sorted { $0.minX < $1.minX }
    }
    hand.window.addSubview(cell)
    cell.accessories = [.disclosureIndicator()]
    #expect(places() == [CGRect(x: 293.5, y: 15, width: 10.5, height: 14)])
    #expect(cell.contentView.convert((cell.contentView as! UIListContentView).textLabel.frame, to: cell).maxX == 285.5)
    cell.accessories = [.checkmark(), .disclosureIndicator(), .delete(displayed: .always)]
    #expect(places().map(\.width).suffix(2) == [19, 10.5] && places()[0].minX == 16, "the arrow outermost, the button before")
  }

  // MARK: Contents of the app's own

  struct Badge: UIContentConfiguration {
    var number = 0
    var isChosen = false
    func makeContentView() -> any UIView & UIContentView { BadgeView(self) }
    func updated(for state: any UIConfigurationState) -> Badge {
      var new = self
      new.isChosen = (state as? UICellConfigurationState)?.isSelected ?? false
      return new
    }
  }
  final class BadgeView: UIView, UIContentView {
    var configuration: any UIContentConfiguration { didSet { shown.append((configuration as! Badge).isChosen) } }
    var shown: [Bool] = []
    init(_ badge: Badge) {
      configuration = badge
      super.init(frame: .zero)
      let inner = UIView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      addSubview(inner)
      NSLayoutConstraint.activate([
        inner.topAnchor.constraint(equalTo: topAnchor, constant: 10), inner.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
        inner.leadingAnchor.constraint(equalTo: leadingAnchor), inner.trailingAnchor.constraint(equalTo: trailingAnchor),
        inner.heightAnchor.constraint(equalToConstant: 61),
      ])
    }
    required init?(coder: NSCoder) { nil }
  }
  @Test func `a view of the app's own is made once, told of each state, and measured by its constraints`() {
    let stage = ListStage(UICollectionLayoutListConfiguration(appearance: .plain)) { cell, name in
      cell.contentConfiguration = Badge(number: name.count)
    }
    let view = stage.cell(0)?.contentView as? BadgeView
    #expect(stage.cell(0)?.bounds.height == 81 && stage.cell(1)?.frame.minY == 81)
    stage.view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    hand.wait()
    #expect(view?.shown.last == true && stage.cell(0)?.contentView === view)
    var next = stage.source.snapshot()
    next.reconfigureItems(["One"])
    stage.source.apply(next)
    hand.wait(1)
    #expect(stage.cell(0)?.contentView === view && view?.shown.last == true)
    stage.cell(0)?.automaticallyUpdatesContentConfiguration = false
    stage.view.deselectItem(at: IndexPath(item: 0, section: 0), animated: false)
    hand.wait()
    #expect(view?.shown.last == true, "nobody tells it")
    stage.cell(0)?.contentConfiguration = nil
    #expect(!(stage.cell(0)?.contentView is BadgeView) && view?.superview == nil)
  }

  // MARK: Backgrounds

  @Test func `a chosen row is gray (behaviour: Table cells), unless the app says its colour`() {
    let stage = ListStage(UICollectionLayoutListConfiguration(appearance: .plain))
    func color(_ row: Int) -> UIColor? { stage.cell(row)?.configured.background?.configuration.backgroundColor }
    #expect(color(0) == .systemBackground)
    stage.view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    var own = UIBackgroundConfiguration.listPlainCell()
    own.backgroundColor = .systemYellow
    stage.cell(1)?.backgroundConfiguration = own
    stage.cell(1)?.isSelected = true
    hand.wait()
    #expect(color(0) == .systemGray4 && color(1) == .systemYellow)
  }
  @Test func `a font that UIFontMetrics scaled follows the size that people want, up to its limit`() {
    var content = UIListContentConfiguration.cell()
    content.text = "Today"
    content.textProperties.font = UIFontMetrics(forTextStyle: .body)
      .scaledFont(for: .systemFont(ofSize: 15, weight: .bold), maximumPointSize: 30)
    #expect(content.textProperties.font(for: UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)).pointSize > 15)
    #expect(
      content.textProperties.font(for: UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)).pointSize == 30)
    content.textProperties.adjustsFontForContentSizeCategory = false
    #expect(
      content.textProperties.font(for: UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)).pointSize == 15)
  }

  @Test func `text follows the size that people want`() {
    let stage = ListStage(UICollectionLayoutListConfiguration(appearance: .plain))
    let before = stage.cell(0)!.bounds.height
    hand.app.environment.contentSize = .AX3
    hand.wait(0.5)
    #expect(stage.content(0)!.textLabel.font.pointSize == 40 && stage.cell(0)!.bounds.height > before)
  }
}
