import CardTransition
import HostInterface
import SegueTesting
import UIKit

@testable import UIFoundation
@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitLists
@testable import UIKitPresentations
@testable import UIKitText
@testable import UIKitVoiceOver

/// The events that can occur in any phase of a card. They are the rows of the card's table. (Docs/behaviour/card.md, "Card
/// interruptions")
enum CardHappening: String, CaseIterable, Sendable {
  case tap, dragDown, dragUp, edgePan, closeButton, dismiss, escape, openAnother, presentOnPage, resize, rotate, text, dark, lessMotion
  case background, secondFinger, call, removeSource, setItem

  /// What it is called, and what comes of it while the card is pressed, opening, open, and dragged.
  var words: (name: String, outcomes: [String]) {
    switch self {
    case .tap:
      (
        "A tap",
        ["lifted, the card opens", "stops it under the finger; lifted, it goes on", "is the page's", "a second finger does nothing"]
      )
    case .dragDown:
      (
        "A drag down",
        ["scrolls the list, the press ends", "takes the page over", "pulls the page, which returns", "pulls it to the end: it goes"]
      )
    case .dragUp:
      (
        "A drag up",
        ["scrolls the list, the press ends", "does nothing until it is let go", "scrolls", "gives the page back, and scrolls"]
      )
    case .edgePan:
      (
        "A pan from the edge",
        ["–", "takes the page over, sideways", "pulls the page, which returns", "is refused: another finger has it"]
      )
    case .closeButton: ("The close button", ["–", "turns it round, with its speed", "closes", "closes from there"])
    case .dismiss: ("The app's dismiss", ["–", "is refused, as by UIKit; close() turns it round", "closes", "closes"])
    case .escape: ("VoiceOver's escape", ["–", "turns it round, with its speed", "closes", "closes"])
    case .openAnother: ("A touch where another card is", ["is refused", "is the page's", "is the page's", "is refused"])
    case .presentOnPage: ("The page presents another", ["–", "it waits for its end", "comes over the page", "waits for the finger"])
    case .resize:
      (
        "A window of 500 × 700",
        ["the press ends", "another target for the same springs", "is laid out anew", "the pull ends, the page returns"]
      )
    case .rotate:
      ("The phone is turned", ["the press ends", "waits for the end", "turns with the page", "the pull ends, the page returns"])
    case .text: ("Larger text", ["is the cell's", "reaches the page at once", "is the page's", "reaches the page at once"])
    case .dark: ("Night falls", ["is the cell's", "reaches the page at once", "is the page's", "reaches the page at once"])
    case .lessMotion: ("Less motion", ["the card opens by a fade", "it ends as it began", "the next closing fades", "it ends as it began"])
    case .background: ("The background, and back", ["the press ends", "it is at its end", "is the page's", "the pull is over at once"])
    case .secondFinger: ("A second finger", ["the first only", "joins nothing", "is the page's", "the first only"])
    case .call: ("A call, and its end", ["the press ends", "goes on", "is the page's", "the pull is over, the page returns"])
    case .removeSource:
      ("Its item is deleted", ["the press ends", "it opens all the same", "is the list's", "is the list's, as long as the page is held"])
    case .setItem: ("The page shows another item", ["–", "goes on", "its own card is seen again", "goes on"])
    }
  }

  /// It is the finger's own that has brought the phase about: that finger does not leave by itself.
  func isOwn(in phase: CardPhase) -> Bool {
    switch self {
    case .tap: phase == .pressed
    case .dragDown, .dragUp: phase == .pressed || phase == .dragging
    default: false
    }
  }

  /// What a user or the system does, with its times.
  func events(in phase: CardPhase) -> [TimedEvent] {
    let now = phase.moment
    var hand = CardHand()
    switch self {
    case .tap where phase == .pressed: hand.lift(1, at: CardShow.card, now)
    case .tap: hand.touch(3, at: CGPoint(x: 187, y: 440), from: now, to: now + (phase == .opening ? 0.4 : 0.1))
    case .dragDown: drag(&hand, phase, 60)
    case .dragUp: drag(&hand, phase, phase == .dragging ? -140 : -80)
    case .edgePan:
      hand.touch(3, at: CGPoint(x: phase == .opening ? 12 : 2, y: 600), from: now, by: CGVector(dx: 70, dy: 0), over: 0.2, to: now + 0.4)
    case .openAnother: hand.touch(3, at: CardShow.below, from: now, to: now + 0.06)
    case .resize: hand.tell(.screen(.resize(CGSize(width: 500, height: 700))), at: now)
    case .rotate: hand.tell(.screen(.rotate(.landscapeLeft)), at: now)
    case .text: hand.tell(.setting(.contentSize(.AX2)), at: now)
    case .dark: hand.tell(.setting(.style(.dark)), at: now)
    case .lessMotion: hand.tell(.setting(.reduceMotion(true)), at: now)
    case .background:
      hand.tell(.activity(.background), at: now)
      hand.tell(.activity(.foreground), at: now + 0.15)
    case .secondFinger:
      // On its way up a first one has to catch the page.
      if phase == .opening { hand.touch(3, at: CGPoint(x: 187, y: 440), from: now, to: now + 0.4) }
      hand.touch(4, at: CGPoint(x: 100, y: 600), from: now + 0.05, by: CGVector(dx: 0, dy: 40), over: 0.1, to: now + 0.3)
    case .call:
      hand.tell(.activity(.inactive), at: now)
      hand.tell(.activity(.active), at: now + 0.15)
    case .closeButton, .dismiss, .escape, .presentOnPage, .removeSource, .setItem: break
    }
    return hand.events
  }

  private func drag(_ hand: inout CardHand, _ phase: CardPhase, _ points: Double) {
    let now = phase.moment, way = CGVector(dx: 0, dy: points)
    switch phase {
    case .pressed: hand.lift(1, at: hand.move(1, from: CardShow.card, by: way, at: now, over: 0.2), now + 0.45)
    case .dragging: hand.lift(2, at: hand.move(2, from: CGPoint(x: 187, y: 260), by: way, at: now, over: 0.2), now + 0.45)
    default: hand.touch(3, at: CGPoint(x: 187, y: 440), from: now, by: way, over: 0.2, to: now + 0.45)
    }
  }

  /// What happens at the moment that is known only then: what the app itself does, and a touch on the button, wherever that is.
  @MainActor func act(in show: CardShow) {
    if self == .removeSource { return show.app.perform { show.remove(CardShow.item) } }
    if self == .closeButton, let button = show.app["card.close"]?.frame {
      var hand = CardHand()
      let now = show.app.time
      hand.touch(3, at: CGPoint(x: button.midX, y: button.midY), from: now, to: now + 0.04)
      for event in hand.events { show.app.session.receive(event) }
    }
    guard let page = show.page else { return }
    show.app.perform { act(on: page, show) }
  }

  @MainActor private func act(on page: UIViewController, _ show: CardShow) {
    switch self {
    case .dismiss:
      page.dismiss(animated: true)
      show.transition?.close()
    case .escape:
      let stage = sequence(first: page.view as UIView, next: \.superview).first { $0.accessibilityIdentifier == "card.stage" }
      _ = stage?.accessibilityPerformEscape()
    case .presentOnPage:
      let sheet = UIViewController()
      sheet.view.backgroundColor = .systemTeal
      page.present(sheet, with: CardTransition(item: CardShow.other) { (_: Int) in nil })
    case .setItem: show.transition?.setItem(CardShow.other)
    default: break
    }
  }
}
