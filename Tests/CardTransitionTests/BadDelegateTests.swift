import CardTransition
import SegueTesting
import Testing

/// Apps that pull away in a callback what the card stands on.
@MainActor @Suite struct BadDelegateTests {
  enum Moment: String, CaseIterable { case lookUp, viewFor, mayClose, willOpen, didOpen, willClose, didClose, didChangeItem }
  enum Deed: String, CaseIterable { case removeList, deleteItem, dismiss, dismissAtOnce, presentAnother, setItem, forgetDelegate }
  struct Case: CustomTestStringConvertible, Sendable {
    var moment: Moment, deed: Deed
    var testDescription: String { "\(deed) in \(moment)" }
  }
  nonisolated static let cases = Moment.allCases.flatMap { moment in Deed.allCases.map { Case(moment: moment, deed: $0) } }

  @MainActor final class Saboteur: CardTransitionDelegate {
    let moment: Moment
    var strike: (() -> Void)?
    init(_ moment: Moment) { self.moment = moment }
    func pass(_ moment: Moment) {
      guard moment == self.moment, let strike else { return }
      self.strike = nil
      strike()
    }
    func cardTransition(_ transition: CardTransition, viewFor item: AnyHashable) -> UIView? {
      pass(.viewFor)
      return nil
    }
    func cardTransition(_ transition: CardTransition, shouldBeginDismissal context: CardDismissalContext) -> Bool {
      pass(.mayClose)
      return true
    }
    func cardTransitionWillOpen(_ transition: CardTransition, item: AnyHashable?) { pass(.willOpen) }
    func cardTransitionDidOpen(_ transition: CardTransition, item: AnyHashable?) { pass(.didOpen) }
    func cardTransitionWillClose(_ transition: CardTransition, item: AnyHashable?) { pass(.willClose) }
    func cardTransitionDidClose(_ transition: CardTransition, item: AnyHashable?, landing: CardLanding) { pass(.didClose) }
    func cardTransition(_ transition: CardTransition, didChangeItemFrom old: AnyHashable?) { pass(.didChangeItem) }
  }

  @Test(arguments: cases) func `whatever an app does in a callback, the page comes and goes whole`(_ one: Case) throws {
    // Some of it is heard when a finger takes the page away, the rest when code does.
    let pulled = one.moment == .mayClose || one.moment == .willClose || one.moment == .didClose
    let theatre = ListTheatre(), app = theatre.app, saboteur = Saboteur(one.moment)
    theatre.mayBeSeenTwice = true
    saboteur.strike = { [unowned theatre] in
      switch one.deed {
      case .removeList: theatre.list.removeFromSuperview()
      case .deleteItem: theatre.show(theatre.items.filter { $0 != 1 })
      case .dismiss: theatre.controller.dismiss(animated: true)
      case .dismissAtOnce: theatre.controller.dismiss(animated: false)
      case .presentAnother: theatre.controller.present(UIViewController(), animated: true)
      case .setItem: theatre.transitions.first?.transition.setItem(2)
      case .forgetDelegate: theatre.transitions.first?.transition.delegate = nil
      }
    }
    theatre.onLookUp = { [weak saboteur] in saboteur?.pass(.lookUp) }
    theatre.open(1, delegate: saboteur)
    try app.settle()
    let finger = app.touch(CGPoint(x: 187, y: 200))
    finger.move(by: CGVector(dx: 0, dy: pulled ? 200 : 60), duration: 0.3)
    app.advance(by: 0.2)
    finger.lift()
    try app.settle()
    app.perform { theatre.transitions[0].transition.setItem(3) }
    if one.moment == .viewFor { app.perform { theatre.list.contentOffset.y = 2000 } }
    for _ in 0..<3 where theatre.controller.presentedViewController != nil {
      app.perform { theatre.controller.dismiss(animated: true) }
      app.advance(by: 0.1)
    }
    try app.settle()
    if theatre.controller.presentedViewController != nil { app.perform { theatre.controller.dismiss(animated: true) } }
    try app.settle()
    #expect(theatre.controller.presentedViewController == nil && theatre.stages.isEmpty && !app.exists("card.sky"))
    #expect(theatre.transitions.allSatisfy { $0.transition.state == .resting })
    #expect(theatre.list.visibleCells.allSatisfy { !$0.isHidden && $0.alpha == 1 })
    let calls = theatre.transitions[0].page.calls, order = ["will appear", "did appear", "will disappear", "did disappear"]
    #expect(calls.count % 4 == 0 && calls.enumerated().allSatisfy { $0.element == order[$0.offset % 4] }, "\(calls)")
  }
}
