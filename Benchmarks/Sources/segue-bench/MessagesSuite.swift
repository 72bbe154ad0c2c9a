import Foundation
import UIKit

extension Suite {
  /// Calls of a method in the ways that sources for iOS have: 10,000 a figure, so that a figure of 1 ms is 100 ns for each call.
  static let messages = Suite(name: "messages") { reporter in
    MainActor.assumeIsolated {
      let view = UIScrollView(), own = Own(), below = Below(), silent = Silent()
      let carried = Selector("scrollViewDidScroll:", Own.scrollViewDidScroll), named = Selector("scrollViewDidScroll:")
      @MainActor func calls(_ name: String, _ call: @escaping @MainActor () -> Void) {
        reporter.time("10,000 calls \(name)", poses: 5) { { _ in for _ in 0..<10_000 { call() } } }
      }
      calls("of a delegate's method") { (own as any UIScrollViewDelegate).scrollViewDidScroll(view) }
      calls("through Implements") { (below as any UIScrollViewDelegate).scrollViewDidScroll(view) }
      calls("of a method that a delegate lacks") { (silent as any UIScrollViewDelegate).scrollViewDidScroll(view) }
      calls("through a selector with its method") { carried.perform(on: own, with: view) }
      calls("through a selector that is a name") { named.perform(on: own, with: view) }
      let observed = UIView(), observation = observed.observe(\.center) { _, _ in }
      let plain = UIView()
      calls("of a setter that nothing observes") { plain.center.x += 1 }
      calls("of a setter that one closure observes") { observed.center.x += 1 }
      withExtendedLifetime(observation) {}
    }
  }
}

private class Own: NSObject, UIScrollViewDelegate, ObjCMembers {
  var count = 0
  func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
  nonisolated class func objcMember(named name: String) -> ObjCMember? {
    name == "scrollViewDidScroll:" ? .method { o, a in unsafeDowncast(o, to: Own.self).scrollViewDidScroll(objcArgument(a, 0)) } : nil
  }
}
private class Silent: NSObject, UIScrollViewDelegate {}
private final class Below: Silent, Implements.ScrollViewDidScroll {
  var count = 0
  func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
}
