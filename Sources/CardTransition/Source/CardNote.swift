import UIKit

/// The warnings about unsuitable use of the library. Each warning names the problem and the remedy, and is logged once.
@MainActor
struct CardNotes {
  private var told: Set<String> = []

  mutating func say(_ sentence: String) {
    guard told.insert(sentence).inserted else { return }
    #if canImport(ObjectiveC)
      NSLog("%@", "CardTransition: \(sentence)")
    #else
      Runtime.current.onDiagnostic?("CardTransition: \(sentence)")
    #endif
  }
}

extension CardTransition {
  /// Returns the reason why a view cannot be a card in a window, or `nil` if it can.
  func fault(of view: UIView, in window: UIWindow?) -> String? {
    let word = item.map { "\($0.base)" } ?? "the card"
    guard let own = view.window else { return nil }
    if let window, own !== window {
      return "the view of \(word) lies in another window than its page, which comes and goes without it: present from that window."
    }
    let grown = view.grownView
    if grown.bounds.width <= 0 || grown.bounds.height <= 0 || !grown.bounds.size.isFinite {
      return "the view of \(word) has no size, and its page comes and goes without it: lay it out before the page is presented."
    }
    guard CardPlace.resting(grown, pressed: view, ignoring: nil) == nil else { return nil }
    return "the view of \(word) is scaled to nothing, and its page comes and goes without it."
  }
}

extension CGSize {
  fileprivate var isFinite: Bool { width.isFinite && height.isFinite }
}
