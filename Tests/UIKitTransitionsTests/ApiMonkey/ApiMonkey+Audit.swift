import Foundation
import UIKit

@testable import TransitionMachine
@_spi(UIKit) @testable import UIKitCore

/// Looks at the app as an outsider would: by its views and by what its controllers heard.
extension ApiMonkey {
  func check() throws {
    for page in pages { try require(page.faults.isEmpty, "\(page.faults)") }
    guard isAtRest else { return }
    for page in pages { try check(page) }
    try require(stage.runtime.faults.isEmpty, "\(stage.runtime.faults)")
    try checkReach()
  }

  /// Everyone is here or gone, and knows it: who is in the window has appeared.
  private func check(_ page: Page) throws {
    let isHere = shouldBeHere(page)
    try require(isHere ? page.isHere : page.isGone, "\(page.name) is \(page.stageName), and should be \(isHere ? "here" : "gone")")
    try require(!page.isBeingPresented && !page.isBeingDismissed, "\(page.name) is still being presented or dismissed")
    try require(page.transitionCoordinator == nil, "\(page.name) still has a coordinator")
    try require(page.node.swaps == 0 && page.node.ownTransitions.isEmpty && page.node.waiting.isEmpty, "\(page.name) is not released")
    if let presented = page.node.presented {
      try require(presented.presenting === page.node, "\(page.name) presents whom it does not know")
    }
  }

  private func shouldBeHere(_ page: UIViewController) -> Bool {
    guard let view = page.viewIfLoaded else { return false }
    guard let parent = page.parent else { return view.window != nil }
    return shouldBeHere(parent) && view.isDescendant(of: parent.view)
  }

  /// The page that covers all others can be touched.
  private func checkReach() throws {
    let chain = Array(sequence(first: window.rootViewController!, next: \.node.presented?.controller))
    let covers = chain.dropFirst().allSatisfy { $0.view.window === window && !$0.modalPresentationStyle.machineStyle.isInContext }
    guard covers, pages.filter({ $0.node.presenting != nil }).count == chain.count - 1, let top = chain.last?.view, top.window != nil,
      top.alpha > 0.5
    else { return }
    let hit = window.hitTest(top.convert(CGPoint(x: top.bounds.midX, y: top.bounds.midY), to: window), with: nil)
    try require(hit?.isDescendant(of: top) == true, "\(top.placeName) cannot be touched: \(hit?.placeName ?? "nothing") is there")
    let responders = Array(sequence(first: top as UIResponder, next: \.next))
    try require(responders.last === stage.runtime.app.application, "the way up from \(top.placeName) ends at \(responders.last!)")
  }

  /// Every frame is a number, views fill what they are held in, and layers lie as their views do.
  func checkGeometry() throws {
    for view in window.subtree {
      let numbers = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height]
      try require(numbers.allSatisfy(\.isFinite), "\(view.placeName) has the frame \(view.frame)")
      for inner in view.subviews { try require(inner.layer.superlayer === view.layer, "\(inner.placeName)'s layer is elsewhere") }
    }
    for (index, hold) in holds {
      let view = views[index]
      guard view.superview === hold.superview else {
        // Deeper within the same superview they have their common ancestor still.
        let mayStay = view.isDescendant(of: hold.superview)
        try require(mayStay || hold.constraints.allSatisfy { !$0.isActive }, "view\(index) left, and its constraints stay")
        continue
      }
      guard view.window != nil, hold.constraints.allSatisfy(\.isActive), !view.translatesAutoresizingMaskIntoConstraints else { continue }
      // A stack's own constraints contradict the insets of a view that it arranges. As on iOS, one of each two is broken.
      guard (hold.superview as? UIStackView)?.arrangedSubviews.contains(view) != true else { continue }
      let wanted = hold.superview.bounds.inset(by: hold.insets)
      guard wanted.width > 0, wanted.height > 0 else { continue }
      let isThere =
        abs(view.frame.minX - wanted.minX) < 1 && abs(view.frame.maxX - wanted.maxX) < 1 && abs(view.frame.minY - wanted.minY) < 1
      try require(isThere, "view\(index) is at \(view.frame), held at \(wanted)")
    }
    guard gallery.view.window != nil else { return }
    try require(gallery.view.numberOfItems(inSection: 0) == gallery.count, "the gallery counts otherwise")
  }
}
