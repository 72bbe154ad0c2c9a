import CoreGraphics
import HostInterface
import SegueTesting
import TabsDemo
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitContainers
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitLists
@testable import UIKitText
@testable import UIKitVoiceOver

/// The tabs demo in windows that change their size.
@MainActor @Suite struct TabsDemoTests {
  /// The state of the page when the window changes its size: held by a finger, moving on or back, tapped, or idle.
  enum Moment: CaseIterable { case held, goesOn, goesBack, tapped, atRest }

  @Test(arguments: Moment.allCases) func `the mark goes to its place in a bar of another width without a leap`(moment: Moment) throws {
    let device = try #require(Device.named("ipad"))
    let app = TestApp(device: device) { TabsDemo.makeRootViewController() }
    app.advance(by: 0.2)
    let mark = try #require(app.session.window.subtree.first { $0.accessibilityIdentifier == "year.mark" })
    if moment == .tapped { try app.tap("Summer") }
    var finger: TestApp.Finger?
    if moment != .tapped && moment != .atRest {
      finger = app.touch(CGPoint(x: 600, y: 300))
      finger?.move(by: CGVector(dx: moment == .goesOn ? -400 : -150, dy: 0), duration: 0.3)
      app.advance(by: 0.2)
      if moment != .held { finger?.lift() }
    }
    app.advance(by: 0.1)
    app.resize(to: CGSize(width: 507, height: 1180))
    var places: [CGFloat] = []
    for tick in 0..<90 {
      if tick == 40, moment == .held { finger?.lift() }
      app.advance(by: 1.0 / 60)
      places.append(mark.layer.presentation()?.position.x ?? .nan)
    }
    // The resize itself moves the bar's buttons at once; from then on the mark goes at the pace of a hand.
    let ways = zip(places.dropFirst(), places.dropFirst(2)).map { abs($1 - $0) }
    #expect(ways.allSatisfy { $0 < 36 }, "\(moment): \(places.map { Int($0) })")
    try app.settle()
    let button = try #require(app.elements.last { $0.label == (moment == .goesOn || moment == .tapped ? "Summer" : "Spring") })
    #expect(abs(mark.convert(mark.bounds, to: nil).midX - button.frame.midX) < 1)
  }
}
