import UIKit

/// A page's claim that something behind it makes room: a list that becomes smaller, a bar that goes away. Where several pages are on
/// their way, the one that asks for most has it; when the last lets go, it is as it was.
@MainActor
final class CardClaim {
  private let mark: Mark

  /// - Parameter apply: shows the view with so much of what is asked for; 0 stands for nothing.
  init(on view: UIView, apply: @escaping (UIView, CGFloat) -> Void) {
    mark = view.subviews.lazy.compactMap { $0 as? Mark }.first ?? Mark(in: view, apply)
    mark.shares[ObjectIdentifier(self)] = 0
  }

  isolated deinit {
    mark.shares[ObjectIdentifier(self)] = nil
    mark.settle()
  }

  /// What it is a claim on; nil when that has gone.
  var view: UIView? { mark.superview }

  func ask(for share: CGFloat) {
    guard mark.shares[ObjectIdentifier(self)] != share else { return }
    mark.shares[ObjectIdentifier(self)] = share
    mark.settle()
  }

  /// Lies in the view and keeps what each page asks for.
  private final class Mark: UIView {
    var shares: [ObjectIdentifier: CGFloat] = [:]
    private let apply: (UIView, CGFloat) -> Void

    init(in view: UIView, _ apply: @escaping (UIView, CGFloat) -> Void) {
      self.apply = apply
      super.init(frame: .zero)
      isHidden = true
      view.addSubview(self)
    }
    required init?(coder: NSCoder) { fatalError("a card's claim has no archive") }

    func settle() {
      guard let view = superview else { return }
      apply(view, shares.values.max { abs($0) < abs($1) } ?? 0)
      if shares.isEmpty { removeFromSuperview() }
    }
  }
}
