/// A placeholder for menu elements that are created when the menu opens. Until they are available, the menu shows an activity indicator.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping @MainActor ([UIMenuElement]) -> Void) -> Void
  private let isCached: Bool
  /// The elements that the provider has returned, or `nil`.
  private(set) var known: [UIMenuElement]?
  private var waiting: [@MainActor () -> Void] = []
  private var isAsking = false

  /// Creates an element whose provider is called once, when a menu with it opens for the first time. The elements are cached. The provider
  /// may deliver them later.
  public init(_ elementProvider: @escaping @MainActor (@escaping @MainActor ([UIMenuElement]) -> Void) -> Void) {
    (provider, isCached) = (elementProvider, true)
    super.init(title: "")
  }
  private init(asksAlways provider: @escaping @MainActor (@escaping @MainActor ([UIMenuElement]) -> Void) -> Void) {
    (self.provider, isCached) = (provider, false)
    super.init(title: "")
  }
  /// Returns an element whose provider is called each time a menu with it opens.
  public class func uncached(
    _ elementProvider: @escaping @MainActor (@escaping @MainActor ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    UIDeferredMenuElement(asksAlways: elementProvider)
  }

  override var shownAs: MenuContent { .deferred(self) }

  /// Called when a menu opens. Discards the elements if they are not cached.
  func menuOpens() { if !isCached { known = nil } }

  /// Requests the elements if they are not available, and calls a closure if they arrive later.
  func find(later: @escaping @MainActor () -> Void) {
    guard known == nil else { return }
    guard !isAsking else { return waiting.append(later) }
    isAsking = true
    provider { [weak self] elements in
      guard let self, isAsking else { return }  // a second answer of the provider is ignored
      (known, isAsking) = (elements, false)
      let told = waiting
      waiting = []
      for later in told { later() }
    }
    if known == nil { waiting.append(later) }
  }
}
