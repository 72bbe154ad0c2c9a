import QuartzCore

/// The separators of a cell: below it, and above the first row of a grouped section.
@MainActor
final class CellLines {
  private unowned let cell: UITableViewCell
  private(set) var below: UIView?
  private var above: UIView?
  /// A Boolean value that indicates whether the separator is hidden because this row or the next one shows its selection.
  var isHidden = false { didSet { if isHidden != oldValue { below?.isHidden = isHidden } } }

  init(of cell: UITableViewCell) { self.cell = cell }

  /// Places the separators.
  ///
  /// - Parameter begin: The start of the content's text, measured from the leading edge.
  func arrange(begin: CGFloat) {
    let around = cell.environment
    guard around.separator != .none else {
      below?.isHidden = true
      above?.isHidden = true
      return
    }
    let ends = around.style == .insetGrouped && around.isLast
    let line = below ?? make()
    below = line
    line.isHidden = ends || isHidden
    line.backgroundColor = around.separatorColor ?? .separator
    let inset = insets(begin)
    line.frame = CGRect(
      x: inset.left, y: cell.bounds.height - cell.hair, width: max(cell.bounds.width - inset.left - inset.right, 0), height: cell.hair)
    let hasTop = around.style == .grouped && around.isFirst
    if hasTop && above == nil { above = make() }
    above?.isHidden = !hasTop
    above?.backgroundColor = line.backgroundColor
    above?.frame = CGRect(x: 0, y: 0, width: cell.bounds.width, height: cell.hair)
  }

  /// Returns the insets at the left and at the right. Insets that were set depend on the reading direction.
  ///
  /// The last separator of a grouped section extends from edge to edge.
  private func insets(_ begin: CGFloat) -> (left: CGFloat, right: CGFloat) {
    let around = cell.environment
    if around.style == .grouped && around.isLast { return (0, 0) }
    var (leading, trailing) = (begin, 0.0)
    if let own = cell.ownSeparatorInset {
      (leading, trailing) = (own.left, own.right)
    } else if let own = around.separatorInset {
      (leading, trailing) = around.addsSeparatorInset ? (begin + own.left, trailing + own.right) : (own.left, own.right)
    }
    return cell.isMirrored ? (trailing, leading) : (leading, trailing)
  }

  private func make() -> UIView {
    let view = UIView()
    view.isUserInteractionEnabled = false
    cell.addSubview(view)
    return view
  }
}
