import UIKit

/// The walks, in a list that shares its finger with the sheet around it.
final class WalksViewController: UIViewController {
  private let scroll = UIScrollView(frame: .zero)
  private let choose: (Walk) -> Void
  private let heading = UILabel(frame: .zero)
  private let note = UILabel(frame: .zero)
  private let line = UIView(frame: .zero)
  private let rows: [WalkRow]

  private static let headHeight = 92.0, rowHeight = 84.0, side = 20.0

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
    heading.font = .systemFont(ofSize: 28, weight: .bold)
    note.text = "\(rows.count) within half an hour of here"
    note.font = .systemFont(ofSize: 15)
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
    let width = view.bounds.width, side = Self.side, head = Self.headHeight
    heading.frame = CGRect(x: side, y: 22, width: width - 2 * side, height: 34)
    note.frame = CGRect(x: side, y: 57, width: width - 2 * side, height: 20)
    line.frame = CGRect(x: 0, y: head, width: width, height: 1 / UIScreen.main.scale)
    scroll.frame = CGRect(x: 0, y: head, width: width, height: view.bounds.height - head)
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(x: 0, y: Double(index) * Self.rowHeight, width: width, height: Self.rowHeight)
    }
    scroll.contentSize = CGSize(width: width, height: Double(rows.count) * Self.rowHeight)
  }

  private func open(_ walk: Walk) {
    choose(walk)
    let page = WalkViewController(walk)
    page.modalPresentationStyle = .formSheet
    if let sheet = page.sheetPresentationController {
      sheet.detents = [.custom(identifier: .init("walk")) { _ in WalkViewController.height }]
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
