import CardTransition
import SegueTesting
import Testing

/// Where each row's page goes home to.
extension ListPlay {
  private enum End { case card, faded, slid }

  private var end: End {
    switch cell.row {
    case .awayFade, .deleted, .folded, .unloaded, .forgotten, .tabbed, .pushedOver: .faded
    case .awaySlide, .roomless: .slid
    default: .card
    }
  }
  private var isAway: Bool { cell.row == .awayReveal || cell.row == .awayFade || cell.row == .awaySlide }

  /// In the turn in which the way home begins.
  func expectCommit() {
    switch cell.row {
    case .awayReveal:
      #expect(
        theatre.cell(1)?.isHidden == true && goalRect.minY >= 88 && goalRect.maxY <= 729, "scrolled to before the first frame: \(goalRect)")
    case .awayFade, .awaySlide: #expect(theatre.cell(1) == nil, "its list scrolls")
    case .nextItem: #expect(theatre.cell(1)?.isHidden == false && theatre.cell(2)?.isHidden == true)
    case .twins: #expect(twin.isHidden && !tapped.isHidden)
    default: break
    }
  }

  /// The flight that follows, and what is there after it.
  func expectHome() throws {
    if cell.phase != .closing { expectLanding() }
    try theatre.settle()
    // What lay over the list goes.
    theatre.app.perform {
      let tabs = theatre.root as? UITabBarController
      tabs?.selectedIndex = 0
      if cell.row == .pushedOver { (tabs?.viewControllers?.first as? UINavigationController)?.popToRootViewController(animated: false) }
      if cell.row == .roomless { theatre.app.session.window.addSubview(theatre.root.view) }
    }
    try theatre.settle()
    theatre.expectHome()
    #expect(!twin.isHidden && !tapped.isHidden && twin.alpha == 1)
    #expect(theatre.last.page.calls == ["will appear", "did appear", "will disappear", "did disappear"])
  }

  private func expectLanding() {
    let flown = frames.compactMap(\.self)
    guard let last = flown.last else { return #expect(Bool(false), "nothing flew") }
    // Whoever would have heard of it has gone, too.
    let isHeard = cell.row != .forgotten
    switch end {
    case .card:
      #expect(ear.heard.last == "did close: card", "\(ear.heard)")
      #expect(last.rect.isWithin(1.5, of: goalRect), "landed at \(last.rect), its card is at \(goalRect)")
      #expect(last.alpha == 1)
      expectLooks(flown, from: 0)
    case .faded:
      #expect(!isHeard || ear.heard.last == "did close: faded", "\(ear.heard)")
      for (index, frame) in flown.enumerated() {
        #expect(abs(frame.alpha - max(1 - Double(index) / 18, 0)) < 0.06, "frame \(index): \(frame)")
      }
      #expect(flown.count <= 21 && abs(last.rect.midY - 406) < 40, "in .3 s, at its place: \(flown.count) \(last)")
      #expect(last.rect.width < flown[0].rect.width, "towards a fifth less on each side")
    case .slid:
      #expect(ear.heard.last == "did close: slidDown", "\(ear.heard)")
      #expect(last.rect.minY > 780 && last.alpha == 1, "\(last)")
      #expect(zip(flown, flown.dropFirst()).prefix(18).allSatisfy { $0.rect.minY <= $1.rect.minY + 0.01 })
    }
  }
}
