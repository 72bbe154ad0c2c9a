import UIKit

/// A scoped override of a view behind a page: a list that shrinks or a bar that moves away. If several pages have an override, the greatest
/// one applies. The view is restored when the last one is released.
@MainActor
final class CardScopedOverride {
  private let mark: Mark

  /// Creates an override.
  ///
  /// - Parameter apply: A closure that shows the view with a fraction of the change. A fraction of 0 is no change.
  init(on view: UIView, apply: @escaping (UIView, CGFloat) -> Void) {
    mark = view.subviews.lazy.compactMap { $0 as? Mark }.first ?? Mark(in: view, apply)
    mark.shares[ObjectIdentifier(self)] = 0
  }

  isolated deinit {
    mark.shares[ObjectIdentifier(self)] = nil
    mark.settle()
  }

  /// The view of the override. It is `nil` if the view has been released.
  var view: UIView? { mark.superview }

  func set(_ share: CGFloat) {
    guard mark.shares[ObjectIdentifier(self)] != share else { return }
    mark.shares[ObjectIdentifier(self)] = share
    mark.settle()
  }

  /// A subview that stores the fraction of each page.
  private final class Mark: UIView {
    var shares: [ObjectIdentifier: CGFloat] = [:]
    private let apply: (UIView, CGFloat) -> Void

    init(in view: UIView, _ apply: @escaping (UIView, CGFloat) -> Void) {
      self.apply = apply
      super.init(frame: .zero)
      isHidden = true
      view.addSubview(self)
    }
    required init?(coder: NSCoder) { fatalError("a card's override has no archive") }

    func settle() {
      guard let view = superview else { return }
      apply(view, shares.values.max { abs($0) < abs($1) } ?? 0)
      if shares.isEmpty { removeFromSuperview() }
    }
  }
}
