import HostInterface
import Testing
import UIKit

@testable import UIKitCore

/// The moments in which the random tester does not judge jumps, and the next moment, in which it does.
@MainActor @Suite struct DemoMonkeyWatchTests {
  private func play() throws -> (monkey: DemoMonkey, box: UIView) {
    let box = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    let monkey = DemoMonkey({ UIViewController() }, on: .iPhone14, seed: 1, usesAPI: true)
    box.backgroundColor = .red
    monkey.app.perform { root(monkey)?.view.addSubview(box) }
    try monkey.pass(0.2)
    return (monkey, box)
  }

  private func root(_ monkey: DemoMonkey) -> UIViewController? { monkey.app.session.window.rootViewController }

  private func leap(_ box: UIView, _ monkey: DemoMonkey) throws {
    monkey.app.perform { box.frame.origin.y += 100 }
    try monkey.pass(0.1)
  }

  @Test func `a view that jumps in the background is not seen, and one that jumps in the foreground is`() throws {
    let (monkey, box) = try play()
    try monkey.happen(.activity(.background))
    try monkey.pass(0.3)
    try leap(box, monkey)
    for change in [ActivityChange.foreground, .active] { try monkey.happen(.activity(change)) }
    try monkey.pass(0.3)
    #expect(monkey.leaps == [])
    try leap(box, monkey)
    #expect(monkey.leaps.count == 1)
  }

  @Test func `a view may jump for a text size until a transition under way has ended, and not after it`() throws {
    for hasOtherSize in [true, false] {
      let (monkey, box) = try play(), page = UIViewController()
      page.view.backgroundColor = .clear
      page.modalPresentationStyle = .overFullScreen
      monkey.app.perform { root(monkey)?.present(page, animated: true) }
      try monkey.pass(0.1)
      if hasOtherSize { try monkey.happen(.setting(.contentSize(.XL))) }
      try monkey.pass(0.2)
      #expect(root(monkey)?.transitionCoordinator != nil)
      try leap(box, monkey)
      #expect(monkey.leaps.isEmpty == hasOtherSize)
      try monkey.comeToRest()
      try leap(box, monkey)
      #expect(monkey.leaps.count == (hasOtherSize ? 1 : 2))
    }
  }
}
