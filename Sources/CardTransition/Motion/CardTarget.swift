import UIKit

/// A target for recognizers, controls, display links and notifications that calls a closure. It works with and without an Objective-C
/// runtime.
@MainActor
final class CardTarget: NSObject {
  private let act: (AnyObject) -> Void

  init(_ act: @escaping (AnyObject) -> Void) { self.act = act }

  #if canImport(ObjectiveC)
    var selector: Selector { #selector(fire(_:)) }
    @objc private func fire(_ sender: AnyObject) { act(sender) }
  #else
    var selector: Selector { Selector("fire:", CardTarget.fire) }
    private func fire(_ sender: AnyObject) { act(sender) }
  #endif
}
