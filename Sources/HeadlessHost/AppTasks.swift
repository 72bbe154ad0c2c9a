import CTasks

/// App code that is asynchronous, in virtual time: it runs between the turns of an app, on the main queue, in the order in which it
/// became ready. (Decision 62)
@MainActor public enum AppTasks {
  /// Keeps every task of the process on the main queue for the length of `body`, across its suspensions.
  public static func gathered<T>(_ body: @MainActor () async throws -> T) async rethrows -> T {
    tasks_join_main_queue()
    defer { tasks_leave_main_queue() }
    return try await body()
  }

  /// The same for what blocks the main thread; there `giveTurn` lets the main queue have its turn.
  static func gathered<T>(_ body: () throws -> T) rethrows -> T {
    guard tasks_on_main_thread() else { return try body() }
    tasks_join_main_queue()
    defer { tasks_leave_main_queue() }
    return try body()
  }

  /// Runs what is ready on the main queue; false when nothing was, or when the caller is itself part of the main queue's work.
  static func giveTurn() -> Bool { tasks_on_main_thread() && tasks_run_main_queue() }
}
