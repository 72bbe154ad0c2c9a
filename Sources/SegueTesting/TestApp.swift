import HeadlessHost
import HostInterface
import Motion
@_exported import UIKit

/// A headless user with an app: touches it, lets virtual time pass, and reads what the screen shows.
///
/// <!-- Tests/JourneyTests/ReadmeSnippets.swift -->
/// ```swift
/// let app = TestApp { HomeViewController() }
/// try app.tap("open")
/// app.advance(by: 0.1)
/// let page = try app.view("page")
/// #expect(page.scale > 0.5 && page.scale < 1)
/// try app.settle()
/// #expect(app["page"]?.scale == 1)
/// ```
///
/// `#expect` shows no value of what stands behind a `try` in it: read the view first, or ask by `app["page"]?`.
///
/// What fails throws a plain ``TestError`` that names the line of the test, so it works in Swift Testing and in XCTest alike. Nothing here
/// waits for a real clock.
@MainActor
public final class TestApp {
  /// The app itself.
  public let session: AppSession
  var nextFinger = 1

  /// Launches a controller on a device.
  ///
  /// - Parameters:
  ///   - device: the screen; the iPhone X by default.
  ///   - surroundings: light or dark, which way people read, how large text is; plain by default.
  ///   - ticksPerSecond: how often touches are delivered, 60 or 120.
  ///   - clock: the clock that `asyncAfter`, `Timer`, `Task.sleep` and `Date()` in the app's code follow; the app's own by default.
  ///   - root: makes the controller.
  public convenience init(
    device: Device = .iPhoneX, surroundings: Surroundings = Surroundings(), ticksPerSecond: Int = 60, clock: AppClock = .virtual,
    root: @MainActor () -> UIViewController
  ) {
    let session = AppSession(
      device: device, surroundings: surroundings, tickRate: Int64(ticksPerSecond), threads: 1, clock: clock
    ) {
      $0.rootViewController = root()
    }
    self.init(session)
  }

  /// Takes over an app that was just launched.
  init(_ session: AppSession) {
    self.session = session
    (session.recordsCallbacks, session.recordsGestures) = (true, true)
  }

  /// Launches a controller that is there already; an app that takes it in makes it its own, with its views.
  public convenience init(_ root: UIViewController, device: Device = .iPhoneX, ticksPerSecond: Int = 60) {
    self.init(device: device, ticksPerSecond: ticksPerSecond) { root }
  }

  /// Light or dark, which way people read, how large text is. Setting one is what a user does in the system's settings: the app hears of it
  /// before this returns.
  public var surroundings: Surroundings {
    get { session.surroundings }
    set { session.surroundings = newValue }
  }

  /// The time of the last turn, in seconds.
  public var time: Seconds { session.now.seconds }

  /// Lets every tick up to `seconds` from now happen.
  public func advance(by seconds: Seconds) { session.advance(by: seconds) }

  /// Lets time pass as `advance(by:)` does, and the app's own tasks run: at the beginning, and after each tick.
  ///
  /// At each tick every task makes up to fifty steps, in the order in which they became ready, on the main queue; so do the process's other
  /// tasks meanwhile. `Task.sleep` and other delays end at their instants of the app's time.
  public func run(for seconds: Seconds) async {
    let end = session.now + seconds
    await AppTasks.gathered {
      await letTasksRun()
      while session.now < end {
        session.advance(to: min(session.nextTick(after: session.now), end))
        await letTasksRun()
      }
    }
  }

  private func letTasksRun() async {
    for _ in 0..<Self.steps {
      await Task.yield()
      if session.runtime.hasUncommittedChanges { session.perform {} }
    }
  }
  private static let steps = 50

  /// Lets time pass until nothing moves, waits or is awaited.
  ///
  /// - Parameter limit: how long that may take, in seconds of the app's time.
  /// - Throws: `TestError.restless` if something goes on for ever.
  public func settle(limit: Seconds = 30, file: StaticString = #filePath, line: UInt = #line) throws {
    let end = session.now + limit
    while !session.isQuiet {
      guard session.now < end else { throw TestError(.restless(seconds: limit), file, line) }
      session.advance(to: session.nextTick(after: session.now))
    }
  }

  /// Runs app code as part of a turn.
  public func perform<T>(_ body: () throws -> T) rethrows -> T { try session.perform(body) }
}
