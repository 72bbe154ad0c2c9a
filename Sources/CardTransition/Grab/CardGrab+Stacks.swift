import UIKit

extension CardGrab {
  /// The finger came down in a stack that can pop: the edge is that stack's own, wherever in the page it is. (CARD §2.3)
  var isOnDeepStack: Bool {
    let page = journey.page
    let view = touched ?? page?.viewIfLoaded
    for responder in sequence(first: view as UIResponder?, next: { $0?.next }) {
      if let stack = responder as? UINavigationController, stack.viewControllers.count > 1 { return true }
      if responder == nil || responder === page { break }
    }
    return false
  }
}
