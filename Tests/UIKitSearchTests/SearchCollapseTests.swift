import HostInterface
import SegueTesting
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitText

/// The collapse of the search bar during scrolling, which comes before that of the large title. (Docs/behaviour/bars.md, "Bar metrics",
/// and Docs/behaviour/controls.md, "Search")
@MainActor struct SearchCollapseTests {
  private func scroll(_ stage: SearchStage, to distance: CGFloat) {
    let table = stage.page.tableView!
    stage.app.perform { table.contentOffset.y = -table.adjustedContentInset.top + distance }
  }

  @Test(arguments: [(CGFloat(0), CGFloat(52), CGFloat(52)), (20, 32, 52), (52, 0, 52), (80, 0, 24), (104, 0, 0), (300, 0, 0)])
  func `scrolled so far, so much is left of search bar and large title`(distance: CGFloat, search: CGFloat, title: CGFloat) {
    let stage = SearchStage(largeTitles: true)
    scroll(stage, to: distance)
    let page = stage.navigationBar.page!
    #expect(stage.navigationBar.frame.height == 44 + search + title)
    #expect(page.searchRoom.frame.height == search && page.largeTitleRoom.frame.height == title)
    #expect(page.showsRowTitle == (title == 0))
    #expect(stage.field.frame.height == min(36, max(0, search - 16)))
  }

  @Test(arguments: [(CGFloat(20), CGFloat(0)), (26, 0), (27, 52), (50, 52), (60, 52), (88, 52), (89, 104), (103, 104)])
  func `let go half-way, it comes back or goes: first the search bar, then the title`(drag: CGFloat, rest: CGFloat) throws {
    let stage = SearchStage(largeTitles: true)
    let table = stage.page.tableView!
    let top = table.contentOffset.y
    let finger = stage.app.touch(CGPoint(x: 200, y: 600))
    finger.move(by: CGVector(dx: 0, dy: -(drag + 10)), duration: 0.5)
    #expect(table.contentOffset.y - top == drag)
    stage.app.advance(by: 0.3)
    finger.lift()
    try stage.app.settle()
    #expect(table.contentOffset.y - top == rest && stage.navigationBar.frame.height == 148 - rest)
  }

  @Test(arguments: [EnvironmentSettings.ContentSize.XXXL, .AX1, .AX5])
  func `a search field grows with large text, in a navigation bar and on its own, and shrinks again with it`(
    size: EnvironmentSettings.ContentSize
  ) {
    for inItem in [true, false] {
      let stage = SearchStage(environment: EnvironmentSettings(contentSize: size), inItem: inItem)
      let (height, line) = (stage.field.frame.height, stage.field.font?.lineHeight ?? 0)
      #expect(height > 36 && line > 21 && line < height - 10 && stage.bar.frame.height >= height + 15)
      #expect((stage.field.leftView?.frame.height ?? 0) > 20)
      guard inItem else { continue }
      stage.app.environment.contentSize = .L
      stage.app.advance(by: 0.1)
      #expect(stage.field.frame.height == 36 && stage.field.font?.pointSize == 17 && stage.navigationBar.frame.height == 96)
      stage.app.environment.contentSize = size
      stage.app.advance(by: 0.1)
      #expect(stage.field.frame.height == height && stage.navigationBar.frame.height == 60 + height)
      scroll(stage, to: height + 16)
      #expect(stage.navigationBar.frame.height == 44 && stage.navigationBar.page?.searchRoom.frame.height == 0)
    }
  }

  @Test func `beside a title, and with a font of the app's, a search field stays as high as it is`() throws {
    let stage = SearchStage(device: try #require(Device.named("ipad")), environment: EnvironmentSettings(contentSize: .AX5))
    #expect(stage.bar.place == .beside && stage.field.frame.height == 36 && stage.field.font?.pointSize == 17)
    let own = SearchStage { $0.field.font = .systemFont(ofSize: 20) }
    own.app.environment.contentSize = .AX5
    #expect(own.field.font?.pointSize == 20)
  }

  @Test func `a search bar that is to stay stays`() {
    let stage = SearchStage(largeTitles: true) { $0.page.navigationItem.hidesSearchBarWhenScrolling = false }
    scroll(stage, to: 300)
    #expect(stage.navigationBar.frame.height == 96 && stage.field.frame.height == 36)
  }

  @Test func `while somebody searches it stays, and goes again afterwards`() throws {
    let stage = SearchStage(results: false) { $0.search.obscuresBackgroundDuringPresentation = false }
    try stage.begin()
    scroll(stage, to: 300)
    #expect(stage.navigationBar.frame.height == 56)
    try stage.touchCancel()
    try stage.app.settle()
    #expect(stage.navigationBar.frame.height == 44)
  }

  @Test(arguments: [false, true])
  func `a push and a pop go from one height to the other, and a swipe that is taken back leaves it as it was`(largeTitles: Bool) throws {
    let stage = SearchStage(largeTitles: largeTitles)
    scroll(stage, to: 30)
    let height = stage.navigationBar.frame.height
    let next = stage.app.perform { UIViewController() }
    stage.app.perform {
      next.navigationItem.largeTitleDisplayMode = .never
      stage.navigation.pushViewController(next, animated: true)
    }
    try stage.app.settle()
    #expect(stage.navigationBar.frame.height == 44 && stage.bar.window == nil)
    for part in [0.3, 0.9] {
      let finger = stage.app.touch(CGPoint(x: 2, y: 400))
      finger.move(by: CGVector(dx: 390 * part, dy: 0), duration: 0.3)
      stage.app.advance(by: 0.2)
      #expect(stage.bar.window != nil)
      finger.lift()
      try stage.app.settle()
      #expect(stage.navigationBar.frame.height == (part < 0.5 ? 44 : height))
    }
    #expect(stage.bar.isDescendant(of: stage.navigationBar) && stage.navigationBar.page?.searchRoom.transform == .identity)
    try stage.begin()
    #expect(stage.search.isActive)
  }

  @Test func `pulled down, the search bar goes down with the content`() {
    let stage = SearchStage(largeTitles: true)
    scroll(stage, to: -40)
    #expect(stage.navigationBar.frame.height == 188 && stage.navigationBar.page?.searchRoom.frame.maxY == 188)
  }
}
