// DispatchQueue.main.async, asyncAfter, RunLoop.perform and Task.sleep by the app's clock.
//
// A program that loads Swift's libraries calls the replacements; one that has the libraries linked in does if it was linked with --wrap.
#define _GNU_SOURCE
#include "AppClock.h"

#include <dlfcn.h>
#include <string.h>
#include <time.h>

extern struct dispatch_queue_s _dispatch_main_q;
extern void *_Block_copy(const void *block);
extern void _Block_release(const void *block);

#define SWIFT __attribute__((swiftcall))
extern SWIFT void swift_task_enqueueMainExecutor(void *job);

struct Block {
  void *isa;
  int flags, reserved;
  void (*invoke)(void *block);
};

static void run_block(void *block) {
  ((struct Block *)block)->invoke(block);
  _Block_release(block);
  appclock_drain();
}
static void discard_block(void *block) { _Block_release(block); }

static bool take_block(int64_t delay, const void *block) {
  void *copy = _Block_copy(block);
  if (appclock_take(delay, true, run_block, discard_block, copy, NULL)) return true;
  _Block_release(copy);
  return false;
}

// A time of libdispatch's: the two highest bits say which clock it belongs to.
#define FOREVER UINT64_MAX
#define MONOTONIC_BIT (UINT64_C(1) << 63)
enum Kind { Uptime, Monotonic, Wall };
static enum Kind kind(uint64_t when) { return when >> 62 == 3 ? Wall : when >> 63 ? Monotonic : Uptime; }

/// Nanoseconds from the app's present to a time.
static int64_t delay_until(uint64_t when, int64_t now) {
  switch (kind(when)) {
    case Wall: return -(int64_t)when - (appclock_epoch() + now);
    case Monotonic: return (int64_t)(when & ~MONOTONIC_BIT) - (APPCLOCK_UPTIME + now);
    case Uptime: return when == 0 ? 0 : (int64_t)when - (APPCLOCK_UPTIME + now);
  }
}

/// The same delay from the machine's present.
static uint64_t machine_time(uint64_t when, int64_t now) {
  if (when == 0 || when == FOREVER) return when;
  int64_t delay = delay_until(when, now);
  switch (kind(when)) {
    case Wall: return (uint64_t) - (appclock_machine(CLOCK_REALTIME) + delay);
    case Monotonic: return (uint64_t)(appclock_machine(CLOCK_BOOTTIME) + delay) | MONOTONIC_BIT;
    case Uptime: return (uint64_t)(appclock_machine(CLOCK_MONOTONIC) + delay);
  }
}

static const char other_queue[] =
  "Work that the app gave to another queue than the main one follows the machine's clock: when it is done differs from run to run. Use "
  "Task, or the main queue, or --clock wall.";

static void after(uint64_t when, void *queue, void *block);
REPLACE(dispatch_after, after);
static void after(uint64_t when, void *queue, void *block) {
  static void (*original)(uint64_t, void *, void *);
  if (!original) original = ORIGINAL(dispatch_after);
  int64_t now = appclock_here();
  if (now != APPCLOCK_NONE && when != FOREVER) {
    if (queue == &_dispatch_main_q && take_block(delay_until(when, now), block)) return;
    if (queue != &_dispatch_main_q) appclock_report(other_queue);
    when = machine_time(when, now);
  }
  original(when, queue, block);
}

static void async(void *queue, void *block);
REPLACE(dispatch_async, async);
static void async(void *queue, void *block) {
  static void (*original)(void *, void *);
  if (!original) original = ORIGINAL(dispatch_async);
  if (appclock_here() != APPCLOCK_NONE) {
    // A main queue that the host lets run keeps its order with the app's tasks.
    if (queue == &_dispatch_main_q && !appclock_can_drain() && take_block(0, block)) return;
    if (queue != &_dispatch_main_q) appclock_report(other_queue);
  }
  original(queue, block);
}

static void perform(void *loop, void *mode, void *block);
REPLACE(CFRunLoopPerformBlock, perform);
static void perform(void *loop, void *mode, void *block) {
  static void (*original)(void *, void *, void *);
  if (!original) original = ORIGINAL(CFRunLoopPerformBlock);
  if (appclock_here() == APPCLOCK_NONE) return original(loop, mode, block);
  if (appclock_can_drain()) return async(&_dispatch_main_q, block);
  if (!take_block(0, block)) original(loop, mode, block);
}

// Task.sleep comes as a job of Swift's.
static void run_job(void *job) {
  swift_task_enqueueMainExecutor(job);
  appclock_drain();
}
static void discard_job(void *job) {}

static void after_f(uint64_t when, void *queue, void *context, void (*function)(void *));
REPLACE(dispatch_after_f, after_f);

static bool is_of_concurrency(void *function) {
  // Where all libraries are linked in, nothing else of a recording waits in this way.
  if (__real_dispatch_after_f) return true;
  Dl_info info;
  return dladdr(function, &info) && info.dli_fname && strstr(info.dli_fname, "libswift_Concurrency");
}

static void after_f(uint64_t when, void *queue, void *context, void (*function)(void *)) {
  static void (*original)(uint64_t, void *, void *, void (*)(void *));
  if (!original) original = ORIGINAL(dispatch_after_f);
  int64_t now = appclock_here();
  if (now != APPCLOCK_NONE && when != FOREVER) {
    int64_t delay = delay_until(when, now);
    if (is_of_concurrency(function) && appclock_take(delay, true, run_job, discard_job, context, NULL)) return;
    when = machine_time(when, now);
  }
  original(when, queue, context, function);
}

static void set_timer(void *source, uint64_t start, uint64_t interval, uint64_t leeway);
REPLACE(dispatch_source_set_timer, set_timer);
static void set_timer(void *source, uint64_t start, uint64_t interval, uint64_t leeway) {
  static void (*original)(void *, uint64_t, uint64_t, uint64_t);
  if (!original) original = ORIGINAL(dispatch_source_set_timer);
  int64_t now = appclock_here();
  if (now != APPCLOCK_NONE) {
    appclock_report(
      "A timer source of the dispatch library follows the machine's clock: when it fires differs from run to run. Use Timer, asyncAfter or "
      "Task.sleep.");
    start = machine_time(start, now);
  }
  original(source, start, interval, leeway);
}

bool appclock_replaces_delays(void) { return __real_dispatch_after || (void *)dispatch_after == (void *)after; }
