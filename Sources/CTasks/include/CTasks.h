// Swift's tasks on a main thread that never returns to its run loop.
#pragma once
#include <stdbool.h>

/// Whether the caller is on the process's first thread, and that thread still serves the main queue.
bool tasks_on_main_thread(void);

/// What would run on Swift's pool of threads runs on the main queue, in the order in which it became ready, until as many
/// `tasks_leave_main_queue()` were called. Sleeps and what other queues do stay where they are.
void tasks_join_main_queue(void);
void tasks_leave_main_queue(void);

/// Runs what the main queue holds now; false if it held nothing. Only on the main thread, outside the main queue's own work.
bool tasks_run_main_queue(void);
