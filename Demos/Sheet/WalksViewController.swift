import Reading
import UIKit

/// The list of walks, which shares its drag with the sheet around it.
final class WalksViewController: UIViewController {
  private let scroll = UIScrollView(frame: .zero)
  private let choose: (Walk) -> Void
  private let heading = UILabel(frame: .zero)
  private let note = UILabel(frame: .zero)
  private let line = UIView(frame: .zero)
  private let rows: [WalkRow]

  private static let side = 20.0

  init(choose: @escaping (Walk) -> Void) {
    self.choose = choose
    rows = Walk.all.map(WalkRow.init)
    super.init(nibName: nil, bundle: nil)
    preferredContentSize = CGSize(width: 540, height: 620)
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    view.backgroundColor = .systemBackground
    view.accessibilityIdentifier = "sheet.walks"
    heading.text = "Walks"
    heading.grow(28, .bold, lines: 1)
    followReading()
    note.text = "\(rows.count) within half an hour of here"
    note.grow(15)
    note.textColor = .secondaryLabel
    line.backgroundColor = .separator
    line.alpha = 0
    scroll.accessibilityIdentifier = "sheet.list"
    scroll.alwaysBounceVertical = true
    scroll.delegate = self
    for view in [scroll, heading, note, line] { self.view.addSubview(view) }
    for (index, row) in rows.enumerated() {
      row.accessibilityIdentifier = "sheet.row.\(index)"
      row.addAction(UIAction { [unowned self, unowned row] _ in open(row.walk) }, for: .touchUpInside)
      scroll.addSubview(row)
    }
  }

  override func viewDidLayoutSubviews() {
    let width = view.bounds.width, side = Self.side
    heading.frame = CGRect(x: side, y: 22, width: width - 2 * side, height: heading.height(in: width, designed: 34))
    note.frame = CGRect(
      x: side, y: heading.frame.maxY + 1, width: width - 2 * side, height: note.height(in: width - 2 * side, designed: 20))
    let head = note.frame.maxY + 15
    line.frame = CGRect(x: 0, y: head, width: width, height: 1 / UIScreen.main.scale)
    scroll.frame = CGRect(x: 0, y: head, width: width, height: view.bounds.height - head)
    var y: CGFloat = 0
    for row in rows {
      row.frame = CGRect(x: 0, y: y, width: width, height: row.height(in: width))
      y = row.frame.maxY
    }
    scroll.contentSize = CGSize(width: width, height: y)
  }

  private func open(_ walk: Walk) {
    choose(walk)
    let page = WalkViewController(walk)
    page.modalPresentationStyle = .formSheet
    if let sheet = page.sheetPresentationController {
      sheet.detents = [
        .custom(identifier: .init("walk")) { [unowned self, unowned page] context in
          min(page.height(in: view.bounds.width), context.maximumDetentValue)
        }
      ]
      sheet.prefersGrabberVisible = true
      sheet.preferredCornerRadius = 20
      sheet.prefersEdgeAttachedInCompactHeight = true
      sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = traitCollection.verticalSizeClass == .compact
    }
    present(page, animated: true)
  }
}

extension WalksViewController: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) { line.alpha = min(max(scrollView.contentOffset.y / 12, 0), 1) }
}
extension WalksViewController: Implements.ScrollViewDidScroll {}
