import CClock
import CTasks
import HostInterface

/// App code that is asynchronous, in virtual time: it runs between the turns of an app, on the main queue, in the order in which it
/// became ready. (Decision 62)
@MainActor public enum AppTasks {
  /// Keeps every task of the process on the main queue for the length of `body`, across its suspensions.
  /// A task that an app started has the app's time, where its clock is virtual.
  public static func gathered<T>(_ body: @MainActor () async throws -> T) async rethrows -> T {
    tasks_join_main_queue()
    appclock_join_tasks()
    defer {
      appclock_leave_tasks()
      tasks_leave_main_queue()
    }
    return try await body()
  }

  /// Keeps every task of the process on the main queue while `body` blocks the main thread. After each tick of a play in it, and after each
  /// delay of the app, the main queue has its turn.
  public static func gathered<T>(_ body: () throws -> T) rethrows -> T {
    guard tasks_on_main_thread() else { return try body() }
    tasks_join_main_queue()
    appclock_set_drain(tasks_run_main_queue)
    defer {
      appclock_set_drain(nil)
      tasks_leave_main_queue()
    }
    return try body()
  }

  /// Keeps the time of an app between its turns, where its clock is virtual.
  static func keepingTime<T>(of app: any HostedApplication, _ body: () throws -> T) rethrows -> T {
    guard app.clock == .virtual, tasks_on_main_thread() else { return try body() }
    appclock_hold(app.now.nanoseconds)
    defer { appclock_release() }
    return try body()
  }

  /// Runs what is ready on the main queue; false when nothing was, or when the caller is itself part of the main queue's work.
  static func giveTurn() -> Bool { tasks_on_main_thread() && tasks_run_main_queue() }
}
