import HeadlessHost
import HostInterface
import Motion
@_exported import UIKit

/// A headless user with an app: touches it, lets virtual time pass, and reads what the screen shows.
///
///     let app = TestApp { CounterViewController() }
///     try app.tap("increment")
///     app.settle()
///     #expect(try app.view("label").opacity == 1)
///
/// It throws plain errors, so it works in Swift Testing and in XCTest alike. Nothing in it waits for a real clock.
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
  ///   - root: makes the controller.
  public init(
    device: Device = .iPhoneX, surroundings: Surroundings = Surroundings(), ticksPerSecond: Int = 60,
    root: @MainActor () -> UIViewController
  ) {
    session = AppSession(device: device, surroundings: surroundings, tickRate: Int64(ticksPerSecond), threads: 1) {
      $0.rootViewController = root()
    }
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
  /// tasks meanwhile. A `Task.sleep` follows the machine's clock and is not waited for.
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
  public func settle(limit: Seconds = 30) throws {
    let end = session.now + limit
    while !session.isQuiet {
      guard session.now < end else { throw TestError.restless(seconds: limit) }
      session.advance(to: session.nextTick(after: session.now))
    }
  }

  /// Runs app code as part of a turn.
  public func perform<T>(_ body: () throws -> T) rethrows -> T { try session.perform(body) }
}

/// What a test asked for and could not have.
public enum TestError: Error, Equatable, CustomStringConvertible {
  /// No view on the screen has this identifier.
  case noView(String, known: [String])
  /// A finger cannot reach the view with this identifier, and why.
  case outOfReach(String, why: String)
  /// No element on the screen has this label.
  case noElement(String, known: [String])
  /// Something was still moving after so many seconds.
  case restless(seconds: Seconds)
  /// What is shown differs from the golden file.
  case golden(String)

  public var description: String {
    switch self {
    case .noView(let identifier, let known):
      "no view on the screen has the accessibilityIdentifier '\(identifier)'; "
        + (known.isEmpty ? "none has any" : "there are: \(Set(known).sorted().joined(separator: ", "))")
    case .outOfReach(let identifier, let why): "a finger cannot reach '\(identifier)': \(why)"
    case .noElement(let label, let known):
      "no accessibility element on the screen has the label '\(label)'; there are: \(known.joined(separator: ", "))"
    case .restless(let seconds): "after \(seconds) s the app still moves; is there a repeating animation, a timer, a display link?"
    case .golden(let message): message
    }
  }
}
