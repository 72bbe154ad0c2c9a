import UIKit

extension CardPress {
  /// Adds the press to all cells of a collection view. Call it once, in `viewDidLoad`. It sets `delaysContentTouches` to `false`, because
  /// otherwise the press would begin late.
  public static func install(in list: UICollectionView) {
    install(in: list) { [weak list] place in list?.indexPathForItem(at: place).flatMap { list?.cellForItem(at: $0) } }
  }

  /// Adds the press to all rows of a table view. Call it once, in `viewDidLoad`. It sets `delaysContentTouches` to `false`, because
  /// otherwise the press would begin late.
  public static func install(in list: UITableView) {
    install(in: list) { [weak list] place in list?.indexPathForRow(at: place).flatMap { list?.cellForRow(at: $0) } }
  }

  private static func install(in list: UIScrollView, _ find: @escaping (CGPoint) -> UIView?) {
    list.delaysContentTouches = false
    guard list.gestureRecognizers?.contains(where: { $0 is CardPressRecognizer }) != true else { return }
    list.addGestureRecognizer(CardPressRecognizer(find))
  }
}

/// A recognizer that observes touches on a list's cards without affecting other recognizers.
private final class CardPressRecognizer: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
  private let find: (CGPoint) -> UIView?
  private var press: CardPress?
  private var target: CardTarget?

  init(_ find: @escaping (CGPoint) -> UIView?) {
    self.find = find
    super.init(target: nil, action: nil)
    name = "card.press"
    minimumPressDuration = 0
    allowableMovement = .greatestFiniteMagnitude
    cancelsTouchesInView = false
    delaysTouchesEnded = false
    delegate = self
    let target = CardTarget { [unowned self] _ in feel() }
    addTarget(target, action: target.selector)
    self.target = target
  }

  private func feel() {
    switch state {
    case .began:
      guard let list = view as? UIScrollView, !list.isDecelerating, let found = find(location(in: list)) else { return }
      // A cell that has its own press is not pressed twice.
      guard !(found is CardCell) else { return }
      press = CardPress(of: found)
      press?.set(pressed: true)
    case .changed: if (view as? UIScrollView)?.isDragging == true { letGo() }
    default: letGo()
    }
  }

  private func letGo() {
    press?.set(pressed: false)
    press = nil
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}
