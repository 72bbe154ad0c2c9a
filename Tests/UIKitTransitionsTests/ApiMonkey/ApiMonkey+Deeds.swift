import Foundation
import UIKit

@testable import UIKitCore
@testable import UIKitLists

/// What the app does.
extension ApiMonkey {
  func doSomething() {
    switch Int.random(in: 0..<20, using: &random) {
    case 0, 1, 2: embed()
    case 3, 4, 5: remove()
    case 6: exchange()
    case 7, 8, 9: present()
    case 10, 11: dismiss()
    case 12: finger()
    case 13: if chance(4) { changeRoot() }
    case 14, 15: placeView()
    case 16: removeView()
    case 17: animateView()
    case 18: hold()
    default: updateGallery()
    }
  }

  /// Neither at a window's root, nor presented, nor contained, nor being moved.
  private func isFree(_ page: Page) -> Bool {
    window.rootViewController !== page && page.node.presenting == nil && page.parent == nil && !busy.contains(ObjectIdentifier(page))
  }

  private func moving(_ pages: [Page], _ work: () -> Void) {
    let before = busy
    busy.formUnion(pages.map { ObjectIdentifier($0) })
    work()
    busy = before
  }

  /// Adds a child, or moves one, in one of the orders that are met in apps.
  private func embed() {
    guard busy.isEmpty, let child = pick(pages.filter(isFree)), let parent = pick(pages.filter { canHold(child, $0) }) else { return }
    let order = Int.random(in: 0..<5, using: &random)
    note("\(parent.name) takes \(child.name), order \(order)")
    moving([child, parent]) {
      let place = pick([parent.view!] + views.filter { $0.isDescendant(of: parent.view) && nearest($0) === parent }) ?? parent.view!
      switch order {
      case 0:
        place.addSubview(child.view)
        parent.addChild(child)
        child.didMove(toParent: parent)
      case 1: place.addSubview(child.view)
      case 2:
        parent.addChild(child)
        child.didMove(toParent: parent)
      default:
        parent.addChild(child)
        place.addSubview(child.view)
        child.didMove(toParent: parent)
      }
    }
  }

  private func nearest(_ view: UIView) -> UIViewController? {
    sequence(first: view, next: \.superview).lazy.compactMap(\.controller).first
  }

  private func canHold(_ child: Page, _ parent: Page) -> Bool { !busy.contains(ObjectIdentifier(parent)) && !isAbove(child, parent) }

  /// Whether the way up from `inner` leads to `outer`: by parents, presenters, or the views that it lies in. Going round in a circle is a
  /// misuse.
  private func isAbove(_ outer: UIViewController, _ inner: UIViewController) -> Bool {
    var seen: Set<ObjectIdentifier> = []
    var open = [inner]
    while let next = open.popLast() {
      if next === outer { return true }
      guard seen.insert(ObjectIdentifier(next)).inserted else { continue }
      open += [next.node.parent?.controller, next.node.presenting?.controller].compactMap { $0 }
      if let above = next.viewIfLoaded?.superview { open += sequence(first: above, next: \.superview).compactMap(\.controller) }
    }
    return false
  }

  /// Takes a child away, its view, or both, in any order.
  private func remove() {
    guard let child = pick(pages.filter { $0.parent != nil || $0.viewIfLoaded?.superview != nil && isFree($0) }) else { return }
    let order = Int.random(in: 0..<5, using: &random)
    note("\(child.name) leaves \((child.parent as? Page)?.name ?? "a view"), order \(order)")
    if child.parent != nil && order != 2 { child.willMove(toParent: nil) }
    switch order {
    case 0:
      child.removeFromParent()
      child.view.removeFromSuperview()
    case 1 where child.parent != nil: child.removeFromParent()
    case 2: child.view.removeFromSuperview()
    default:
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
  }

  private func exchange() {
    guard let old = pick(pages.filter { $0.parent != nil && $0.viewIfLoaded?.superview != nil }), let parent = old.parent as? Page,
      old.view.isDescendant(of: parent.view)
    else { return }
    let known = parent.children.compactMap { $0 as? Page }.filter { $0 !== old && $0.viewIfLoaded?.superview == nil }
    guard let new = pick(known + pages.filter { isFree($0) && canHold($0, parent) && $0.viewIfLoaded?.superview == nil }),
      !old.view.isDescendant(of: new.view)
    else { return }
    let removes = chance(2), duration = pick([0, 0.3])!
    let options: UIView.AnimationOptions = chance(2) ? [] : .transitionCrossDissolve
    note(
      "\(parent.name) exchanges \(old.name) for \(new.name) in \(duration) s, \(options.isEmpty ? "plain" : "dissolving"), removes \(removes)"
    )
    moving([new, old, parent]) {
      if new.parent == nil { parent.addChild(new) }
      if removes { old.willMove(toParent: nil) }
      swaps += 1
      parent.transition(from: old, to: new, duration: duration, options: options, animations: { new.view.alpha = 1 }) { [unowned self] _ in
        swaps -= 1
        note("exchange of \(old.name) for \(new.name) ends")
        if removes { old.removeFromParent() }
        if new.parent != nil { new.didMove(toParent: new.parent) }
      }
    }
  }

  private func present() {
    guard let presented = pick(pages), let source = pick(pages), !busy.contains(ObjectIdentifier(presented)) else { return }
    guard presented.node.presented == nil else { return }
    guard !isAbove(presented, source) else { return }
    let animated = !chance(3)
    note("\(source.name) presents \(presented.name) (\(presented.modalPresentationStyle)), animated \(animated)")
    source.present(presented, animated: animated)
  }

  private func dismiss() {
    guard let page = pick(pages) else { return }
    let animated = !chance(3)
    note("dismiss \(page.name), animated \(animated)")
    page.dismiss(animated: animated)
  }

  private func finger() {
    let deed = Int.random(in: 0..<4, using: &random)
    note("finger \(["moves", "finishes", "cancels", "pauses"][deed])")
    switch deed {
    case 0: driver.update(Double.random(in: 0...1, using: &random))
    case 1: driver.finish()
    case 2: driver.cancel()
    default: driver.pause()
    }
  }

  private func changeRoot() {
    guard let page = pick(pages.filter { isFree($0) && $0.viewIfLoaded?.superview == nil }) else { return }
    note("the window shows \(page.name)")
    moving([page]) { window.rootViewController = page }
  }
}
