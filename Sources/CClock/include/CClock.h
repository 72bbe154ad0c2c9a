// The time and the delays of code that runs for an app, by the app's own clock.
#pragma once
#include <stdbool.h>
#include <stdint.h>

/// Schedules work for the app whose code runs. Each function is called on the main queue's thread alone.
typedef struct {
  /// Runs `work(context)` after `delay` nanoseconds of the app's time, or `discard(context)` if it never will.
  ///
  /// `waits` says whether the app is at rest only after the work. The result identifies the work; 0 if no app takes it.
  uint64_t (*schedule)(int64_t delay, bool waits, void (*work)(void *context), void (*discard)(void *context), void *context);
  /// Cancels work that has not run, and discards it.
  void (*cancel)(uint64_t work);
  /// Returns the time of the app that started the current task, in nanoseconds, or `APPCLOCK_NONE` if no app did.
  int64_t (*now)(void);
  /// Reports a kind of work that cannot follow the app's clock.
  void (*report)(const char *sentence);
} AppScheduler;

/// Sets what schedules for apps. Only the first call has an effect.
void appclock_install(AppScheduler scheduler);

/// The value of a clock that no app has set.
#define APPCLOCK_NONE INT64_MIN
/// The value of a clock that follows the machine's, whatever surrounds it.
#define APPCLOCK_WALL (INT64_MIN + 1)

/// Sets the app's time in nanoseconds for code that the caller runs on the main queue's thread. Returns the value to give back to
/// `appclock_leave`.
int64_t appclock_enter(int64_t now);
void appclock_leave(int64_t before);
/// Returns the date of an app's time, or of the machine's clock for `APPCLOCK_WALL`, in nanoseconds since 1970.
int64_t appclock_date(int64_t now);
/// Moves the time of the innermost `appclock_enter`.
void appclock_move(int64_t now);

/// Keeps an app's time between its turns as well, for all code that runs there, until as many `appclock_release` were called.
void appclock_hold(int64_t now);
void appclock_release(void);

/// Gives tasks of an app the app's time between its turns, until as many `appclock_leave_tasks` were called. Other code is not affected.
void appclock_join_tasks(void);
void appclock_leave_tasks(void);

/// Sets the function that runs what the main queue holds, for a main thread that is outside the main queue's own work; `NULL` for none.
void appclock_set_drain(bool (*drain)(void));

/// Whether delays (dispatch_after, timers, Task.sleep) follow the app's clock. A program into which Swift's libraries were linked
/// statically has its own dispatch_after, which cannot be replaced: there only the date follows it.
bool appclock_replaces_delays(void);
