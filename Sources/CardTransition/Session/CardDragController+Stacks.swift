import UIKit

extension CardDragController {
  /// A Boolean value that indicates whether the finger is on a navigation controller that can pop. That controller then receives drags from
  /// the edge.
  var isOnDeepStack: Bool {
    let page = session.page
    let view = touch.view ?? page?.viewIfLoaded
    for responder in sequence(first: view as UIResponder?, next: { $0?.next }) {
      if let stack = responder as? UINavigationController, stack.viewControllers.count > 1 { return true }
      if responder == nil || responder === page { break }
    }
    return false
  }
}
