import CardTransition
import SegueTesting
import Testing

/// What happens to the list.
extension ListPlay {
  private var tabs: UITabBarController? { theatre.root as? UITabBarController }
  private var stack: UINavigationController? { tabs?.viewControllers?.first as? UINavigationController }

  /// The card that the page goes to now.
  var goal: UIView? {
    switch cell.row {
    case .twins: twin
    case .nextItem: theatre.cell(2)
    default: theatre.cell(1)
    }
  }
  /// Where that rests.
  var goalRect: CGRect { goal.map { $0.convert($0.bounds, to: nil) } ?? .null }

  func happen() {
    let old = theatre.place(1)
    theatre.app.perform { perform() }
    theatre.list.layoutIfNeeded()
    let new = theatre.place(1)
    guard let old, let new else { return }
    shift = CGRect(
      x: new.minX - old.minX, y: new.minY - old.minY, width: new.width - old.width, height: new.height - old.height)
  }

  private func perform() {
    let list = theatre.list
    switch cell.row {
    case .scrolled: list.contentOffset.y += 60
    case .partlyOut: list.contentOffset.y += 220
    case .awayReveal, .awayFade, .awaySlide: list.contentOffset.y = 1200
    case .deleted: theatre.show(theatre.items.filter { $0 != 1 })
    case .inserted: theatre.show([-1] + theatre.items)
    case .moved: theatre.show([0, 2, 1, 3, 4, 5] + theatre.items.filter { $0 > 5 })
    case .reused: scrollAwayAndBack()
    case .resized: theatre.size = CGSize(width: 300, height: 200)
    case .folded: theatre.show(theatre.items.filter { $0 >= 6 })
    case .unloaded: stack?.viewControllers = [UIViewController()]
    case .roomless: theatre.root.view.removeFromSuperview()
    case .tabbed: tabs?.selectedIndex = 1
    case .pushedOver: stack?.pushViewController(UIViewController(), animated: false)
    case .twins: list.contentOffset.y += 600
    case .nextItem: transition.setItem(2)
    case .reloaded: list.reloadData()
    case .nameless: theatre.answers = true
    case .forgotten:
      theatre.answers = false
      transition.delegate = nil
      theatre.mayBeSeenTwice = true
    }
  }

  /// Through the whole list, so that the cell that showed the item shows others; and back, nearly.
  private func scrollAwayAndBack() {
    let list = theatre.list, start = list.contentOffset.y
    for y in stride(from: start + 300, through: start + 1100, by: 200) {
      list.contentOffset.y = y
      list.layoutIfNeeded()
      guard let cell = firstCell, cell.window != nil else { continue }
      wasReused = wasReused || cell.number != 1
      #expect(cell.number == 1 || !cell.isHidden, "a cell that shows \(cell.number) is hidden")
    }
    list.contentOffset.y = start + 30
    list.layoutIfNeeded()
  }
}
