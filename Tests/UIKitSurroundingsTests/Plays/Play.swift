import HostInterface
import SegueTesting
import UIKit

@testable import UIFoundation
@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPickers
@testable import UIKitPresentations

/// A transition of some kind: what it begins from, and what is done at each tick of its course.
@MainActor
class Play: NSObject {
  let passage: Passage
  let notes: MomentNotes
  unowned var app: TestApp!
  private var finger: (number: Int, place: CGPoint)?
  private var lastFinger = 0

  required init(_ passage: Passage, _ notes: MomentNotes) {
    (self.passage, self.notes) = (passage, notes)
    super.init()
  }

  static func make(_ passage: Passage, _ notes: MomentNotes) -> Play {
    let type: Play.Type =
      switch passage.kind {
      case .fullScreen, .dissolve, .flip, .blocks, .animator, .sheet, .formSheet, .popover, .alert, .zoom, .card, .uncover, .blocksAway,
        .sheetAway, .formSheetAway, .popoverAway, .alertAway, .zoomAway:
        PresentationPlay.self
      case .push, .pop, .set, .pushOfOwn, .zoomPush, .zoomPop: NavigationPlay.self
      case .tab, .tabOfOwn, .tabInBlocks: TabPlay.self
      case .layoutPush, .layoutPop, .layoutChange: LayoutPlay.self
      case .pages: PagesPlay.self
      case .menu, .menuAway: MenuPlay.self
      case .keyboard, .keyboardAway: KeyboardPlay.self
      }
    return type.init(passage, notes)
  }

  /// Ticks of the app after which it is over, if nothing comes between.
  var ticks: Int { 40 }
  func makeRoot() -> UIViewController { UIViewController() }
  /// What it begins from.
  func prepare() {}
  func step(_ tick: Int) {}
  /// The course is over: no finger stays.
  func end() { lift() }

  // MARK: Fingers

  func down(_ x: Double, _ y: Double) {
    lastFinger += 1
    tell(.began, lastFinger, CGPoint(x: x, y: y))
  }
  func move(_ x: Double, _ y: Double) { if let finger { tell(.moved, finger.number, CGPoint(x: x, y: y)) } }
  func lift() { if let finger { tell(.ended, finger.number, finger.place) } }

  private func tell(_ phase: TouchInput.Phase, _ number: Int, _ place: CGPoint) {
    finger = phase == .ended ? nil : (number, place)
    app.session.receive(TimedEvent(.touch(TouchInput(phase, finger: number, at: place)), at: app.session.now))
    _ = app.session.runUpdateCycle(at: app.session.now)
  }

  /// Down by some points and back, and again if it is to be caught.
  func dragThereAndBack(_ tick: Int, from start: CGPoint, by way: CGVector) {
    func go(_ part: Double, _ body: (Double, Double) -> Void) { body(start.x + way.dx * part, start.y + way.dy * part) }
    switch tick {
    case 0: down(start.x, start.y)
    case 1...10: go(Double(tick) / 10, move)
    case 11...20 where passage.course == .cancelled: go(Double(20 - tick) / 10, move)
    case 11 where passage.course == .caught: lift()
    case 14 where passage.course == .caught: go(0.9, down)
    case 15...24 where passage.course == .caught: go(0.09 * Double(24 - tick), move)
    case 28: lift()
    default: break
    }
  }
}
