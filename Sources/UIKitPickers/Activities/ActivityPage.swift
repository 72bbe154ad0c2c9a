import CoreGraphics
import Foundation
import QuartzCore
@_spi(UIKit) import UIKitCore

/// The view of an activity view controller. It shows a header above a list of actions, which begins with a row of icons.
final class ActivityPage: UIView, UITableViewDataSource, UITableViewDelegate {
  private let header = ActivityHeader(frame: .zero)
  private let icons = ActivityIcons(frame: .zero)
  private let list = UITableView(frame: .zero, style: .insetGrouped)
  private var groups: [[UIActivity]] = []
  var onChoice: (UIActivity) -> Void = { _ in } { didSet { icons.onChoice = onChoice } }
  var onClose: () -> Void {
    get { header.onClose }
    set { header.onClose = newValue }
  }
  private static let cell = "action"

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemGroupedBackground
    list.register(UITableViewCell.self, forCellReuseIdentifier: Self.cell)
    (list.dataSource, list.delegate) = (self, self)
    list.backgroundColor = nil
    for part in [list, header] as [UIView] { addSubview(part) }
  }
  required init?(coder: NSCoder) { nil }

  func show(_ items: ActivityItems.Description, icons shown: [UIActivity], groups: [[UIActivity]]) {
    self.groups = groups.filter { !$0.isEmpty }
    header.show(items)
    icons.show(shown)
    list.tableHeaderView = shown.isEmpty ? nil : icons
    list.reloadData()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = header.naturalHeight
    // The arrow of a popover may be above the header.
    let top = safeAreaInsets.top + height
    header.frame = CGRect(x: 0, y: safeAreaInsets.top, width: bounds.width, height: height)
    list.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(bounds.height - top, 0))
    let size = CGSize(width: bounds.width, height: icons.naturalHeight)
    guard list.tableHeaderView != nil, icons.bounds.size != size else { return }
    icons.frame.size = size
    list.tableHeaderView = icons
  }

  override func textSizeDidChange() {
    super.textSizeDidChange()
    list.reloadData()
    setNeedsLayout()
  }

  // MARK: Actions

  func numberOfSections(in tableView: UITableView) -> Int { groups.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { groups[section].count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.cell, for: indexPath)
    let activity = groups[indexPath.section][indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = activity.activityTitle
    cell.contentConfiguration = content
    let image = UIImageView(image: activity.activityImage?.withRenderingMode(.alwaysTemplate))
    image.tintColor = .label
    let size = GrowingText(in: traitCollection).length(ActivityLook.actionSymbol, like: .body)
    image.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: min(size, ActivityLook.largestActionSymbol))
    image.sizeToFit()
    cell.accessoryView = image
    cell.accessibilityTraits = .button
    return cell
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    onChoice(groups[indexPath.section][indexPath.row])
  }
}
