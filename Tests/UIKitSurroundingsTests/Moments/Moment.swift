import CoreGraphics
import HostInterface
import Testing

/// What is under way when something happens.
enum MomentKind: String, CaseIterable, Sendable {
  case fullScreen, dissolve, flip, blocks, animator, sheet, formSheet, popover, alert, zoom, card
  case uncover, blocksAway, sheetAway, formSheetAway, popoverAway, alertAway, zoomAway
  case push, pop, set, pushOfOwn, zoomPush, zoomPop
  case tab, tabOfOwn, tabInBlocks
  case layoutPush, layoutPop, layoutChange
  case pages, menu, menuAway, keyboard, keyboardAway

  /// How it can go. A cover, a pop-over, an alert cannot be taken back.
  var courses: [MomentCourse] {
    switch self {
    case .fullScreen, .dissolve, .flip, .popover, .alert, .uncover, .sheetAway, .formSheetAway, .popoverAway, .alertAway, .push, .set, .tab,
      .layoutPush, .menuAway, .card:
      [.finished]
    // Blocks cannot be caught.
    case .layoutPop, .pop, .menu, .blocks, .blocksAway, .pushOfOwn, .tabInBlocks, .layoutChange, .keyboardAway:
      [.finished, .cancelled]
    default: MomentCourse.allCases
    }
  }
}

/// How a transition goes if nothing comes between.
enum MomentCourse: String, CaseIterable, Sendable {
  case finished
  /// It is taken back, by a finger or by code.
  case cancelled
  /// It is let go, caught again, and let go at last.
  case caught
}

/// What happens meanwhile.
enum MomentEvent: String, CaseIterable, Sendable {
  case rotation, background, textSize, style, resize

  var inputs: [InputEvent] {
    switch self {
    case .rotation: [.screen(.rotate(.landscapeLeft))]
    case .background: [.activity(.background), .activity(.foreground)]
    case .textSize: [.setting(.contentSize(.AX2))]
    case .style: [.setting(.style(.dark))]
    case .resize: [.screen(.resize(CGSize(width: 507, height: 1180)))]
    }
  }
  /// A window takes another size on a tablet only.
  var device: Device { self == .resize ? Device.named("ipad")! : .iPhone14 }
}

/// A kind with a course.
struct Passage: Sendable, CustomTestStringConvertible {
  var kind: MomentKind
  var course: MomentCourse
  var testDescription: String { "\(kind), \(course)" }

  static let all = MomentKind.allCases.flatMap { kind in kind.courses.map { Passage(kind: kind, course: $0) } }
}
