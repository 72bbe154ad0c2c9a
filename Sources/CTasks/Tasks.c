#define _GNU_SOURCE
#include "CTasks.h"

#include <poll.h>
#include <stdatomic.h>
#include <sys/eventfd.h>
#include <unistd.h>

#define SWIFT __attribute__((swiftcall))
typedef SWIFT void (*Enqueue)(void *job);

// What Swift's runtime and libdispatch export for those who bring a loop of their own; Foundation's run loop uses the last two.
extern SWIFT void (*swift_task_enqueueGlobal_hook)(void *job, Enqueue original);
extern SWIFT void swift_task_enqueueMainExecutor(void *job);
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *unused);

static atomic_int joined;

static SWIFT void enqueue(void *job, Enqueue original) {
  if (atomic_load(&joined) > 0) {
    swift_task_enqueueMainExecutor(job);
  } else {
    original(job);
  }
}

// An asynchronous main function gives the first thread up; then the main queue has a thread of the pool.
bool tasks_on_main_thread(void) { return getpid() == gettid(); }

void tasks_join_main_queue(void) {
  swift_task_enqueueGlobal_hook = enqueue;
  atomic_fetch_add(&joined, 1);
}

void tasks_leave_main_queue(void) { atomic_fetch_sub(&joined, 1); }

bool tasks_run_main_queue(void) {
  // The main queue cannot be run from its own work.
  static bool is_running;
  if (is_running) return false;
  struct pollfd poked = {.fd = _dispatch_get_main_queue_handle_4CF(), .events = POLLIN};
  if (poll(&poked, 1, 0) != 1) return false;
  eventfd_t count;
  eventfd_read(poked.fd, &count);
  is_running = true;
  _dispatch_main_queue_callback_4CF(0);
  is_running = false;
  return true;
}
