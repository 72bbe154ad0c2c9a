import HostInterface
import SegueTesting
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPickers
@testable import UIKitText

private typealias Mode = UISplitViewController.DisplayMode

/// The visible columns and their widths for each available size, as in iOS 26.1. (Docs/behaviour/measured.md, lines 35 to 41)
@MainActor struct SplitRoomTests {
  private func opened(
    _ style: UISplitViewController.Style, width: CGFloat, height: CGFloat = 820, _ change: (UISplitViewController) -> Void = { _ in }
  ) throws -> SplitStage {
    let stage = SplitStage(style, change)
    stage.resize(width, height)
    try stage.app.settle()
    return stage
  }

  @Test func `three columns that do not fit open with one beside, and asked again two lie over the secondary`() throws {
    for wish in [Mode.twoBesideSecondary, .twoDisplaceSecondary] {
      let stage = try opened(.tripleColumn, width: 954) { $0.preferredDisplayMode = wish }
      #expect(stage.split.displayMode == .oneBesideSecondary)
      stage.app.perform { stage.split.preferredDisplayMode = wish }
      try stage.app.settle()
      #expect(stage.split.displayMode == .twoOverSecondary && stage.column(stage.b)?.minX == 0)
      // The dim takes them away again.
      stage.app.tap(CGPoint(x: 900, y: 400))
      try stage.app.settle()
      #expect(stage.split.displayMode == .oneBesideSecondary)
      stage.expectAtRest()
    }
  }

  @Test func `three columns fit from 954.5 points on, with 240 for each of the two and 464 and more for the secondary`() throws {
    for wish in [Mode.twoBesideSecondary, .twoDisplaceSecondary, .automatic] {
      let stage = try opened(.tripleColumn, width: 954.5) { $0.preferredDisplayMode = wish }
      #expect(stage.split.displayMode == .twoBesideSecondary)
      #expect(stage.split.primaryColumnWidth == 240 && stage.split.supplementaryColumnWidth == 240)
      #expect(stage.column(stage.b).map { $0.width >= 464 } == true)
      stage.resize(954, 820)
      try stage.app.settle()
      #expect(stage.split.displayMode == .oneBesideSecondary)
      stage.expectAtRest()
    }
  }

  @Test func `columns that the app wants narrower or wider move the width from which three fit`() throws {
    let narrow = try opened(.tripleColumn, width: 800) {
      ($0.maximumPrimaryColumnWidth, $0.maximumSupplementaryColumnWidth) = (160, 160)
    }
    #expect(narrow.split.displayMode == .twoBesideSecondary && narrow.split.primaryColumnWidth == 160)
    let wide = try opened(.tripleColumn, width: 1000) { $0.minimumPrimaryColumnWidth = 320 }
    #expect(wide.split.displayMode == .oneBesideSecondary)
  }

  @Test func `a primary that is shown by name where three do not fit lies over or displaces`() throws {
    for (behavior, mode) in [(UISplitViewController.SplitBehavior.tile, Mode.twoOverSecondary), (.displace, .twoDisplaceSecondary)] {
      let stage = try opened(.tripleColumn, width: 900) { $0.preferredSplitBehavior = behavior }
      stage.app.perform { stage.split.show(.primary) }
      try stage.app.settle()
      #expect(stage.split.displayMode == mode && stage.column(stage.a)?.minX == 0)
      stage.app.tap(CGPoint(x: 880, y: 400))
      try stage.app.settle()
      #expect(stage.split.displayMode == .oneBesideSecondary)
      stage.expectAtRest()
    }
  }

  @Test func `columns over the secondary that were wished before the view appears are not seen until they are asked for`() throws {
    for (style, wish) in [(UISplitViewController.Style.doubleColumn, Mode.oneOverSecondary), (.tripleColumn, .twoOverSecondary)] {
      let stage = SplitStage(style) { $0.preferredDisplayMode = wish }
      try stage.app.settle()
      #expect(stage.split.displayMode == .secondaryOnly && stage.split.preferredDisplayMode == wish)
      stage.app.perform { stage.split.preferredDisplayMode = wish }
      #expect(stage.split.displayMode == wish)
      stage.expectAtRest()
    }
  }

  @Test func `two columns open one beside the other on a tablet that stands, and in a window 600 points wide`() throws {
    let standing = SplitStage(device: "ipad")
    try standing.app.settle()
    #expect(standing.split.displayMode == .oneBesideSecondary && standing.split.splitBehavior == .tile)
    #expect(standing.column(standing.b) == CGRect(x: 320.5, y: 0, width: 499.5, height: 1180))
    let narrow = try opened(.doubleColumn, width: 600) { $0.traitOverrides.horizontalSizeClass = .regular }
    #expect(!narrow.split.isCollapsed && narrow.split.displayMode == .oneBesideSecondary)
  }

  @Test func `collapsed, columns are as wide as all`() throws {
    let stage = SplitStage(.tripleColumn, device: "iphone-x") { $0.preferredPrimaryColumnWidth = 200 }
    try stage.app.settle()
    #expect(stage.split.primaryColumnWidth == 375 && stage.split.supplementaryColumnWidth == 375)
    let two = SplitStage(device: "iphone-x")
    try two.app.settle()
    #expect(two.split.primaryColumnWidth == 375 && two.split.supplementaryColumnWidth == 0)
  }

  @Test func `before the view is loaded the secondary is alone, columns tile, and preferences have no effect on widths`() throws {
    var told: [(Mode, UISplitViewController.SplitBehavior, CGFloat)] = []
    for style in [UISplitViewController.Style.doubleColumn, .tripleColumn] {
      let stage = SplitStage(style) { split in
        told.append((split.displayMode, split.splitBehavior, split.primaryColumnWidth))
        split.preferredPrimaryColumnWidth = 200
        told.append((split.displayMode, split.splitBehavior, split.primaryColumnWidth))
      }
      try stage.app.settle()
      #expect(stage.split.primaryColumnWidth == 200)
    }
    #expect(told.allSatisfy { $0.0 == .secondaryOnly && $0.1 == .tile } && told.map(\.2) == [320, 320, 280, 280])
  }

  @Test func `a preferred mode sets the preferred behavior, and a column that is shown or hidden by name the preferred mode`() throws {
    let stage = SplitStage()
    try stage.app.settle()
    for (mode, behavior) in [
      (Mode.oneOverSecondary, UISplitViewController.SplitBehavior.overlay), (.oneBesideSecondary, .tile),
      (.twoDisplaceSecondary, .displace), (.twoBesideSecondary, .tile), (.twoOverSecondary, .overlay), (.secondaryOnly, .overlay),
      (.oneBesideSecondary, .tile),
    ] {
      stage.app.perform { stage.split.preferredDisplayMode = mode }
      #expect(stage.split.preferredSplitBehavior == behavior)
    }
    stage.app.perform { stage.split.hide(.primary) }
    #expect(stage.split.preferredDisplayMode == .secondaryOnly)
    try stage.app.settle()
    stage.app.rotate(to: .portrait)
    try stage.app.settle()
    #expect(stage.split.displayMode == .secondaryOnly)
    stage.app.perform { stage.split.show(.primary) }
    #expect(stage.split.preferredDisplayMode == .oneBesideSecondary)
    try stage.app.settle()
    #expect(stage.split.displayMode == .oneBesideSecondary)
    stage.expectAtRest()
  }

  @Test func `a primary that is hidden or shown before the view appears is so when it does`() throws {
    let hidden = SplitStage { $0.hide(.primary) }
    try hidden.app.settle()
    #expect(hidden.split.displayMode == .secondaryOnly)
    let shown = SplitStage(.tripleColumn) {
      $0.preferredDisplayMode = .secondaryOnly
      $0.show(.primary)
    }
    try shown.app.settle()
    #expect(shown.split.displayMode == .twoBesideSecondary)
  }

  @Test func `the automatic dimension is the least Float`() {
    #expect(UISplitViewController.automaticDimension == -3.4028234663852886e38)
  }
}
