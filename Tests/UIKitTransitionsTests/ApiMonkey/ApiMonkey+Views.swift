import Foundation
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitVoiceOver

/// What the app does with its views: where they lie, what holds them, what moves them.
extension ApiMonkey {
  /// The placement of a view in its superview, and the constraints that define it.
  struct Hold {
    let superview: UIView
    let insets: UIEdgeInsets
    let constraints: [NSLayoutConstraint]
  }

  func placeView() {
    let index = Int.random(in: 0..<views.count, using: &random)
    let view = views[index]
    let hosts = pages.compactMap(\.viewIfLoaded) + views
    guard let host = pick(hosts.filter { !$0.isDescendant(of: view) }), !holdsPages(view) else { return }
    note("view\(index) into \(host.placeName)")
    if let stack = host as? UIStackView, chance(2) { return stack.addArrangedSubview(view) }
    host.insertSubview(view, at: Int.random(in: 0...host.subviews.count, using: &random))
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
  }

  /// A page's view within a page of another parent is a misuse.
  private func holdsPages(_ view: UIView) -> Bool { view.subtree.contains { $0.controller != nil } }

  func removeView() {
    guard let index = views.indices.filter({ views[$0].superview != nil }).randomElement(using: &random) else { return }
    note("view\(index) leaves")
    views[index].removeFromSuperview()
  }

  func animateView() {
    guard let view = pick(pages.compactMap(\.viewIfLoaded).filter { $0.superview != nil } + views.filter { $0.superview != nil }) else {
      return
    }
    let kind = Int.random(in: 0..<4, using: &random)
    note("animate \(view.placeName), kind \(kind)")
    let change = {
      view.alpha = 0.9
      view.superview?.layoutIfNeeded()
    }
    switch kind {
    case 0: UIView.animate(withDuration: 0.3, animations: change)
    case 1: UIViewPropertyAnimator(duration: 0.3, dampingRatio: 0.8, animations: change).startAnimation()
    case 2: UIView.transition(with: view, duration: 0.3, options: .transitionCrossDissolve, animations: change)
    default: view.isHidden = views.contains(view) && chance(2)
    }
  }

  /// Constraints to the superview's four edges, or none any more.
  func hold() {
    let index = Int.random(in: 0..<views.count, using: &random)
    let view = views[index]
    if let old = holds.removeValue(forKey: index) {
      note("view\(index) is let go")
      return NSLayoutConstraint.deactivate(old.constraints)
    }
    guard let superview = view.superview, !(superview is UIScrollView), (superview as? UIStackView)?.arrangedSubviews.contains(view) != true
    else { return }
    let insets = UIEdgeInsets(top: CGFloat(Int.random(in: 0..<20, using: &random)), left: 3, bottom: 5, right: 7)
    note("view\(index) is held in \(superview.placeName), \(insets)")
    view.translatesAutoresizingMaskIntoConstraints = false
    let constraints = [
      view.topAnchor.constraint(equalTo: superview.topAnchor, constant: insets.top),
      view.leftAnchor.constraint(equalTo: superview.leftAnchor, constant: insets.left),
      superview.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: insets.bottom),
      superview.rightAnchor.constraint(equalTo: view.rightAnchor, constant: insets.right),
    ]
    NSLayoutConstraint.activate(constraints)
    holds[index] = Hold(superview: superview, insets: insets, constraints: constraints)
  }

  func updateGallery() {
    guard let page = pick(pages.filter(\.isViewLoaded)) else { return }
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      note("the gallery into \(page.name)")
      page.view.addSubview(gallery.view)
    case 1:
      note("the gallery leaves")
      gallery.view.removeFromSuperview()
    default:
      note("the gallery changes")
      gallery.change(&random)
    }
  }
}
