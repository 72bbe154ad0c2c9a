import HostInterface
import QuartzCore
import Testing
import UIKit
@_spi(UIKit) import UIKitCore

@testable import UIKitCore

@MainActor @Suite struct CurrentAppTests {
  @Test func `nothing makes an app by being read`() {
    do { _ = AppSession { _ in } }
    let waiting = Runtime.current
    _ = (CACurrentMediaTime(), UIScreen.main.scale, CATransaction.animationDuration(), UIView.areAnimationsEnabled, UIApplication.shared)
    #expect(Runtime.current === waiting)
    let app = AppSession { _ in }
    #expect(app.runtime === waiting)
    #expect(Runtime.current === waiting)
  }

  @Test func `a runtime that is made by itself is nobody's current one`() {
    let before = Runtime.current
    let runtime = Runtime()
    #expect(Runtime.current === before)
    runtime.asCurrent { #expect(Runtime.current === runtime) }
    #expect(Runtime.current === before)
  }

  @Test func `who asks for the screen before the launch does not choose the device`() throws {
    do { _ = AppSession { _ in } }
    _ = UIScreen.main.bounds
    let ipad = try #require(Device.named("ipad"))
    let app = AppSession(device: ipad) { _ in }
    let size: CGSize = app.perform { UIScreen.main.bounds.size }
    #expect(size == ipad.size)
  }

  @Test func `an app that is launched after another was shown by hand starts anew`() {
    do { _ = AppSession { _ in } }
    let shown = Runtime.current
    UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10)).makeKeyAndVisible()
    let app = AppSession { _ in }
    #expect(app.runtime !== shown)
  }

  @Test func `each state is made once, and goes before what it was built on`() {
    @MainActor final class Ground: RuntimeState {
      init(for runtime: Runtime) {}
    }
    @MainActor final class Storey: RuntimeState {
      weak var ground: Ground?
      var onEnd: (Bool) -> Void = { _ in }
      init(for runtime: Runtime) { ground = runtime.state() }
      isolated deinit { onEnd(ground != nil) }
    }
    var groundWasThere: Bool?
    let runtime = Runtime()
    do {
      let storey: Storey = runtime.state()
      let again: Storey = runtime.state()
      #expect(storey === again)
      storey.onEnd = { groundWasThere = $0 }
    }
    runtime.close()
    #expect(groundWasThere == true)
  }
}
