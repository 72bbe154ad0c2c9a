import Foundation
import HostInterface
import UIKit

extension Suite {
  /// A million items: what the first frame, a scrolled one and memory cost goes by what is seen of them.
  static let collections = Suite(name: "collections") { reporter in
    MainActor.assumeIsolated {
      for kind in LongList.Kind.allCases {
        let aims = kind.aims
        reporter.time(
          "first frame of \(kind.rawValue), beyond the launch's own", poses: 1, aim: aims.map { .atMost($0.first) }
        ) {
          let list = LongList(kind)
          return { _ in list.show() }
        }
        reporter.time("a frame of \(kind.rawValue), scrolled, without pixels", poses: 60, aim: aims.map { .atMost($0.scrolled) }) {
          let list = LongList(kind)
          list.show()
          return { _ in list.scroll() }
        }
      }
      let canvas = PixelBuffer(width: 1170, height: 2532)
      for kind in [LongList.Kind.flow, .own] {
        reporter.time(
          "a frame of \(kind.rawValue), scrolled, drawn at 1170×2532, 2 threads", poses: 60, aim: .atMost(2), by: .picture(threads: 2)
        ) {
          let list = LongList(kind, threads: 2)
          list.show()
          list.draw(canvas)
          return { _ in
            list.scroll()
            list.draw(canvas)
          }
        }
      }
      for kind in [LongList.Kind.flow, .own, .pinned, .selfSized] {
        let name = "memory of \(kind.rawValue), beyond that of a thousandth of them"
        if reporter.wants(name) { reporter.report(name, [memory(kind, 1) - memory(kind, 1000)], .megabytes, aim: .atMost(1), by: .none) }
      }
    }
  }

  /// By how many bytes the process grows for a list and its app, scrolled for twenty frames, with so many times fewer items.
  @MainActor private static func memory(_ kind: LongList.Kind, _ divisor: Int) -> Double {
    for _ in 0..<2 { LongList(kind, count: kind.count / divisor).run() }  // what is kept for good
    let before = residentBytes(), list = LongList(kind, count: kind.count / divisor)
    list.run()
    return withExtendedLifetime(list) { residentBytes() - before }
  }
}

/// A list of very many items in an app of its own.
@MainActor private final class LongList: NSObject, UICollectionViewDataSource {
  enum Kind: String, CaseIterable {
    case flow = "a flow layout of 1,000,000 items of one size"
    case own = "a layout of one's own of 1,000,000 items"
    case pinned = "a flow layout of 1,000,000 items in 1000 sections with pinned headers"
    case sized = "a flow layout of 1,000,000 items whose delegate gives each a size"
    case selfSized = "a flow layout of 100,000 items that size themselves"
    case composed = "a compositional layout of 1,000,000 items of one size"
    case estimated = "a compositional layout of 1,000,000 items that size themselves"

    var count: Int { self == .selfSized ? 100_000 : 1_000_000 }
    var sections: Int { self == .pinned ? 1000 : 1 }
    /// In milliseconds; a delegate that is asked for all has none.
    var aims: (first: Double, scrolled: Double)? { self == .sized ? nil : (15, 1) }
  }

  private let app: AppSession
  private let root: UIView
  private let list: UICollectionView
  private let delegate: Sizes?
  private let kind: Kind
  private let count: Int
  private var recorded = 0

  init(_ kind: Kind, count: Int? = nil, threads: Int = 1) {
    (self.kind, self.count) = (kind, count ?? kind.count)
    let controller = UIViewController()
    app = AppSession(device: .iPhone14, threads: threads) { $0.rootViewController = controller }
    root = controller.view
    recorded = app.displayList().items.count
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 90, height: 90)
    (flow.headerReferenceSize, flow.sectionHeadersPinToVisibleBounds) = (
      CGSize(width: 0, height: kind == .pinned ? 30 : 0), kind == .pinned
    )
    if kind == .selfSized { flow.estimatedItemSize = CGSize(width: 390, height: 80) }
    let layout: UICollectionViewLayout =
      switch kind {
      case .own: Rows(self.count)
      case .composed: Self.composed(.absolute(90), columns: 4)
      case .estimated: Self.composed(.estimated(80), columns: 1)
      default: flow
      }
    list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: layout)
    delegate = kind == .sized ? Sizes() : nil
    super.init()
    list.register(
      kind == .selfSized || kind == .estimated ? SizingCell.self : UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "header")
    list.dataSource = self
    list.delegate = delegate
  }

  private static func composed(_ height: NSCollectionLayoutDimension, columns: Int) -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: height))
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
    return UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: .horizontal(layoutSize: size, repeatingSubitem: item, count: columns)))
  }

  func show() {
    app.perform { root.addSubview(list) }
    recorded = app.displayList().items.count
  }
  func scroll() {
    app.perform { list.contentOffset.y += 40 }
    app.advance(by: 1.0 / 60)
    recorded = app.displayList().items.count
  }
  func draw(_ canvas: PixelBuffer) { app.currentFrame().draw(canvas) }
  func run() {
    show()
    for _ in 0..<20 { scroll() }
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { kind.sections }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { max(count / kind.sections, 1) }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.contentView.backgroundColor = indexPath.item % 2 == 0 ? .red : .blue
    (cell as? SizingCell)?.height = CGFloat(60 + indexPath.item % 5 * 10)
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    view.backgroundColor = .green
    return view
  }

  /// Says how high it is.
  private final class SizingCell: UICollectionViewCell {
    var height: CGFloat = 0
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }
  }
  /// Gives each item a size.
  private final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 90, height: 60 + indexPath.item % 3 * 10) }
  }
  /// Rows of five, worked out as they are asked for.
  private final class Rows: UICollectionViewLayout {
    private let count: Int
    init(_ count: Int) {
      self.count = count
      super.init()
    }
    required init?(coder: NSCoder) { nil }
    override var collectionViewContentSize: CGSize { CGSize(width: 390, height: CGFloat((count + 4) / 5) * 78) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      let first = max(0, Int(rect.minY / 78)) * 5, end = min(count, Int(rect.maxY / 78 + 1) * 5)
      return (first..<max(first, end)).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      let (row, column) = indexPath.item.quotientAndRemainder(dividingBy: 5)
      attributes.frame = CGRect(x: CGFloat(column) * 78, y: CGFloat(row) * 78, width: 76, height: 76)
      return attributes
    }
  }
}
