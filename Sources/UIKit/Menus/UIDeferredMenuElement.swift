/// Elements that are found out when a menu is opened; until then it shows that something goes on.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping @MainActor ([UIMenuElement]) -> Void) -> Void
  private let isCached: Bool
  /// What was found out.
  private(set) var known: [UIMenuElement]?
  private var waiting: [@MainActor () -> Void] = []
  private var isAsking = false

  /// Asks once, the first time that a menu with it is opened, and keeps the answer. The provider may answer later.
  public init(_ elementProvider: @escaping @MainActor (@escaping @MainActor ([UIMenuElement]) -> Void) -> Void) {
    (provider, isCached) = (elementProvider, true)
    super.init(title: "")
  }
  private init(asksAlways provider: @escaping @MainActor (@escaping @MainActor ([UIMenuElement]) -> Void) -> Void) {
    (self.provider, isCached) = (provider, false)
    super.init(title: "")
  }
  /// Asks each time that a menu with it is opened.
  public class func uncached(
    _ elementProvider: @escaping @MainActor (@escaping @MainActor ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    UIDeferredMenuElement(asksAlways: elementProvider)
  }

  override var shownAs: MenuContent { .deferred(self) }

  /// A menu opens: what is not to be kept is forgotten.
  func menuOpens() { if !isCached { known = nil } }

  /// Finds out what is not known, and calls back if that is later.
  func find(later: @escaping @MainActor () -> Void) {
    guard known == nil else { return }
    guard !isAsking else { return waiting.append(later) }
    isAsking = true
    provider { [weak self] elements in
      guard let self, isAsking else { return }  // who answers twice is heard once
      (known, isAsking) = (elements, false)
      let told = waiting
      waiting = []
      for later in told { later() }
    }
    if known == nil { waiting.append(later) }
  }
}
