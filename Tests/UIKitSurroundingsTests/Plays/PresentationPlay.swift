import SegueTesting
import SlidesTransition
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPickers
@testable import UIKitPresentations

/// A presentation or a dismissal.
final class PresentationPlay: Play {
  private lazy var home = Page("home", notes)
  private lazy var page = Page("page", notes)
  private lazy var director = Director(grabbable: kind == .animator, notes)
  private lazy var reins = Reins(director: director, course: passage.course)
  private lazy var alert = UIAlertController(title: "Really?", message: "It cannot be taken back.", preferredStyle: .alert)
  private let source = UIView(frame: CGRect(x: 40, y: 220, width: 120, height: 90))
  private var card: SlidesTransition?

  private var kind: MomentKind { passage.kind }
  private var course: MomentCourse { passage.course }
  /// A Boolean value that indicates whether the play is a dismissal, which begins with the controller on screen.
  private var goes: Bool { [.uncover, .blocksAway, .sheetAway, .formSheetAway, .popoverAway, .alertAway, .zoomAway].contains(kind) }
  /// A finger takes back what was there before.
  private var isDragged: Bool { course != .finished && [.sheet, .formSheet, .zoomAway].contains(kind) }
  private var isDriven: Bool { [.blocks, .animator, .blocksAway].contains(kind) }

  override var ticks: Int { [.zoom, .zoomAway, .card].contains(kind) ? 60 : 45 }
  override func makeRoot() -> UIViewController { home }

  override func prepare() {
    source.backgroundColor = .systemRed
    home.view.addSubview(source)
    page.transitioningDelegate = isDriven ? director : nil
    switch kind {
    case .fullScreen, .uncover: page.modalPresentationStyle = .fullScreen
    case .dissolve, .flip:
      page.modalPresentationStyle = .fullScreen
      page.modalTransitionStyle = kind == .flip ? .flipHorizontal : .crossDissolve
    case .blocks, .blocksAway: page.modalPresentationStyle = .fullScreen
    case .animator: page.modalPresentationStyle = .custom
    case .sheet, .sheetAway: page.modalPresentationStyle = .pageSheet
    case .formSheet, .formSheetAway: page.modalPresentationStyle = .formSheet
    case .popover, .popoverAway:
      page.modalPresentationStyle = .popover
      page.preferredContentSize = CGSize(width: 200, height: 240)
      page.popoverPresentationController?.sourceView = source
      page.popoverPresentationController?.delegate = self
    case .zoom, .zoomAway: page.preferredTransition = .zoom { [source] _ in source }
    case .alert, .alertAway:
      alert.node.name = "alert"
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    default: break
    }
    if kind == .card {
      let card = SlidesTransition(from: home.card) { [home] in home.card }
      self.card = card
      page.modalPresentationStyle = .custom
      page.transitioningDelegate = card
      page.beDismissedByFinger()
    }
    if goes || isDragged { present(animated: false) }
  }

  private var presented: UIViewController { kind == .alert || kind == .alertAway ? alert : page }
  private func present(animated: Bool) { home.present(presented, animated: animated) }

  override func step(_ tick: Int) {
    if isDragged { return drag(tick) }
    app.perform {
      if tick == 0 {
        if isDriven { reins.take() }
        if goes { home.dismiss(animated: true) } else { present(animated: true) }
      }
      if isDriven { reins.step(tick) }
    }
    if kind == .zoom, course != .finished { catchZoom(tick) }
  }

  private func drag(_ tick: Int) {
    let middle = app.session.window.bounds.midX
    switch kind {
    case .zoomAway: dragThereAndBack(tick, from: CGPoint(x: middle, y: 300), by: CGVector(dx: 10, dy: 70))
    default:
      let top = tick == 0 ? page.view.convert(page.view.bounds, to: nil).minY + 20 : start
      start = top
      dragThereAndBack(tick, from: CGPoint(x: middle, y: top), by: CGVector(dx: 0, dy: 60))
    }
  }
  private var start = 0.0

  /// A finger takes the page on its way; taken back it goes down, else it is let go where it is.
  private func catchZoom(_ tick: Int) {
    switch tick {
    case 8: down(180, 300)
    case 9...18: move(180, 300 + (course == .cancelled ? 30 : 4) * Double(tick - 8))
    case 19: lift()
    default: break
    }
  }
}

extension PresentationPlay: UIPopoverPresentationControllerDelegate {
  func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    .none
  }
}
