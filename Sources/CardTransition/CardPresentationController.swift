import UIKit

/// The presentation controller of a card's page. It keeps the transition alive, so that the app need not store it.
public class CardPresentationController: UIPresentationController {
  /// The transition of the page.
  public let transition: CardTransition

  init(_ transition: CardTransition, presenting page: UIViewController, from presenter: UIViewController?) {
    self.transition = transition
    super.init(presentedViewController: page, presenting: presenter)
  }

  public override var shouldRemovePresentersView: Bool { false }
}
