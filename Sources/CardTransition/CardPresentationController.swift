import UIKit

/// Surrounds a card's page, and keeps its transition alive: nobody has to store it.
public class CardPresentationController: UIPresentationController {
  /// Whose page it is.
  public let transition: CardTransition

  init(_ transition: CardTransition, presenting page: UIViewController, from presenter: UIViewController?) {
    self.transition = transition
    super.init(presentedViewController: page, presenting: presenter)
  }

  public override var shouldRemovePresentersView: Bool { false }
}
