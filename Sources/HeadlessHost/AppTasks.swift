import CClock
import CTasks
import HostInterface

/// Asynchronous app code in virtual time. Tasks run on the main queue, between the app's update cycles, in the order in which they became
/// ready. (Docs/decisions/0062-asynchronous-app-code.md)
@MainActor public enum AppTasks {
  /// Keeps all tasks of the process on the main queue during `body`, including its suspensions. A task that an app with a virtual clock
  /// started has the app's time.
  public static func gathered<T>(_ body: @MainActor () async throws -> T) async rethrows -> T {
    tasks_join_main_queue()
    appclock_join_tasks()
    defer {
      appclock_leave_tasks()
      tasks_leave_main_queue()
    }
    return try await body()
  }

  /// Keeps all tasks of the process on the main queue while `body` blocks the main thread. The main queue runs after each tick of an app in
  /// it, and after each delay of the app.
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

  /// Keeps the time of an app between its update cycles, if its clock is virtual.
  static func keepingTime<T>(of app: any HostedApplication, _ body: () throws -> T) rethrows -> T {
    guard app.clock == .virtual, tasks_on_main_thread() else { return try body() }
    appclock_hold(app.now.nanoseconds)
    defer { appclock_release() }
    return try body()
  }

  /// Runs the work that is ready on the main queue.
  ///
  /// - Returns: `false` if there was none, or if the caller is itself work of the main queue.
  static func giveTurn() -> Bool { tasks_on_main_thread() && tasks_run_main_queue() }
}
