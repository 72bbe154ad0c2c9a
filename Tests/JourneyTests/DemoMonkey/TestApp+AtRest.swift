import CoreGraphics
import SegueTesting
import UIKit

@_spi(UIKit) @testable import UIKitCore

extension TestApp {
  /// The faults of an idle app: controllers between two states, views that are half removed, and a screen that cannot be touched.
  var faultsAtRest: [String] {
    let all = controllers
    return session.runtime.faults + all.flatMap(faults) + reach(all) + screenFaults
  }

  /// The windows lie as the screen does, and the interface as the device, if it may.
  private var screenFaults: [String] {
    let (runtime, root) = (session.runtime, session.window.rootViewController)
    var words: [String] = []
    if runtime.rotation.current != nil { words.append("a turn is still under way") }
    let window = session.window
    if window.bounds.size != session.device.size {
      words.append("the window is \(window.bounds.size) on a screen of \(session.device.size)")
    }
    if !CATransform3DIsIdentity(window.layer.sublayerTransform) { words.append("the window is still turned") }
    if let view = root?.viewIfLoaded, view.window != nil, view.bounds.size != window.bounds.size {
      words.append("the root's view is \(view.bounds.size) in a window of \(window.bounds.size)")
    }
    if let wanted = UIInterfaceOrientation(upon: runtime.rotation.device), wanted != runtime.rotation.interface,
      !runtime.rotation.supported.isDisjoint(with: wanted.mask)
    {
      words.append("the interface lies as \(runtime.rotation.interface) and could as \(wanted)")
    }
    return words
  }

  private func faults(_ controller: UIViewController) -> [String] {
    var words: [String] = []
    let name = "\(type(of: controller))"
    if controller.isBeingPresented || controller.isBeingDismissed { words.append("\(name) is still being presented or dismissed") }
    if controller.transitionCoordinator != nil { words.append("\(name) still has a coordinator") }
    guard let view = controller.viewIfLoaded, view.window != nil else { return words }
    if view.isHidden || view.alpha < 1 { words.append("\(name)'s view can hardly be seen: alpha \(view.alpha)") }
    if !view.isUserInteractionEnabled { words.append("\(name)'s view cannot be touched") }
    if controller.presentedViewController == nil, !view.transform.isIdentity {
      words.append("\(name)'s view is still transformed: \(view.transform)")
    }
    let numbers = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height]
    if !numbers.allSatisfy(\.isFinite) { words.append("\(name)'s view is at \(view.frame)") }
    return words
  }

  /// Returns the faults of hit testing. The centre of the topmost view must receive touches. An open menu receives each touch until it is
  /// closed.
  private func reach(_ all: [UIViewController]) -> [String] {
    let menu = session.window.subtree.lazy.compactMap { $0 as? MenuStage }.first(where: \.isOpen)
    guard
      let top = all.last(where: { $0.viewIfLoaded?.window != nil && $0.presentingViewController != nil && !$0.letsTouchesThrough })
        ?? session.window.rootViewController,
      let view = top.viewIfLoaded, view.window != nil
    else { return ["nothing is on the screen"] }
    let visible = view.convert(view.bounds, to: session.window).intersection(session.window.bounds)
    let hit = session.window.hitTest(CGPoint(x: visible.midX, y: visible.midY), with: nil)
    return hit?.isDescendant(of: menu ?? view) == true
      ? [] : ["\(type(of: top)) cannot be touched: \(hit.map { "\(type(of: $0))" } ?? "nothing") is there"]
  }
}

extension UIViewController {
  /// A Boolean value that indicates whether touches reach the page below. A search without results does not obscure that page.
  fileprivate var letsTouchesThrough: Bool {
    guard let search = self as? UISearchController else { return false }
    return !search.obscuresBackgroundDuringPresentation && search.searchResultsController?.viewIfLoaded?.window == nil
  }
}
