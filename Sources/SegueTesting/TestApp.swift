import HeadlessHost
import HostInterface
import Motion
@_exported import UIKit

/// An app in a test, without a screen. A test touches it, advances virtual time, and reads what the screen shows.
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
/// `#expect` does not show the value of an expression that contains `try`. Read the view before, or use `app["page"]?`.
///
/// Failures throw a ``TestError`` that names the line of the test. They work in both Swift Testing and XCTest. Nothing here waits for a
/// real clock.
@MainActor
public final class TestApp {
  /// The session that runs the app.
  public let session: AppSession
  var nextFinger = 1

  /// Launches a view controller on a device.
  ///
  /// - Parameters:
  ///   - device: The device. The default is the iPhone X.
  ///   - surroundings: The environment settings. The default has the light appearance, the direction left to right and the text size L.
  ///   - ticksPerSecond: The number of ticks per second on which touches are delivered, 60 or 120. The default is 60.
  ///   - clock: The clock that `asyncAfter`, `Timer`, `Task.sleep` and `Date()` in the app's code follow. The default is the app's virtual
  ///     clock.
  ///   - root: A closure that creates the view controller.
  public convenience init(
    device: Device = .iPhoneX, environment: EnvironmentSettings = EnvironmentSettings(), ticksPerSecond: Int = 60,
    clock: AppClock = .virtual,
    root: @MainActor () -> UIViewController
  ) {
    let session = AppSession(
      device: device, environment: environment, tickRate: Int64(ticksPerSecond), threads: 1, clock: clock
    ) {
      $0.rootViewController = root()
    }
    self.init(session)
  }

  /// Creates a test app for a session that was just launched.
  init(_ session: AppSession) {
    self.session = session
    (session.recordsCallbacks, session.recordsGestures) = (true, true)
  }

  /// Launches an existing view controller. Its views then belong to the launched app.
  public convenience init(_ root: UIViewController, device: Device = .iPhoneX, ticksPerSecond: Int = 60) {
    self.init(device: device, ticksPerSecond: ticksPerSecond) { root }
  }

  /// The environment settings. Setting them is what a user does in the system's settings. The app receives the change before the setter
  /// returns.
  public var environment: EnvironmentSettings {
    get { session.environment }
    set { session.environment = newValue }
  }

  /// The time of the last update cycle, in seconds.
  public var time: Seconds { session.now.seconds }

  /// Runs all ticks of the given number of seconds.
  public func advance(by seconds: Seconds) { session.advance(by: seconds) }

  /// Runs all ticks of the given number of seconds, and the app's tasks at the beginning and after each tick.
  ///
  /// At each tick, every task makes up to fifty steps on the main queue, in the order in which the tasks became ready. Other tasks of the
  /// process run too. `Task.sleep` and other delays end at their timestamps in the app's time.
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

  /// Advances time until the app is idle.
  ///
  /// - Parameter limit: The maximum time, in seconds of the app's time. The default is 30.
  /// - Throws: `TestError` with the reason `restless` if the app is not idle by then.
  public func settle(limit: Seconds = 30, file: StaticString = #filePath, line: UInt = #line) throws {
    let end = session.now + limit
    while !session.isQuiet {
      guard session.now < end else { throw TestError(.restless(seconds: limit), file, line) }
      session.advance(to: session.nextTick(after: session.now))
    }
  }

  /// Runs code of the app within an update cycle.
  public func perform<T>(_ body: () throws -> T) rethrows -> T { try session.perform(body) }
}
