// Foundation's timers by the app's clock. A timer that app code adds to a run loop is scheduled with the app instead.
#define _GNU_SOURCE
#include "AppClock.h"

#include <math.h>
#include <stddef.h>
#include <stdlib.h>

typedef void (*Callout)(void *timer, void *info);
typedef struct {
  long version;
  void *info;
  const void *(*retain)(const void *);
  void (*release)(const void *);
  void *(*description)(const void *);
} Context;

typedef struct Entry {
  void *timer;
  uint64_t work;
  /// When it fires next, in nanoseconds of the app's time.
  int64_t due;
  struct Entry *next;
} Entry;

// Timers that wait, by their address. The main queue's thread alone uses them.
enum { Buckets = 1024 };
static Entry *table[Buckets];
// What Foundation gives each of its timers.
static Callout callout;

static Entry **place(void *timer) {
  Entry **entry = &table[(uintptr_t)timer / 16 % Buckets];
  while (*entry && (*entry)->timer != timer) entry = &(*entry)->next;
  return entry;
}

extern unsigned char CFRunLoopTimerIsValid(void *timer);
extern double CFRunLoopTimerGetInterval(void *timer);
extern double CFRunLoopTimerGetNextFireDate(void *timer);
extern void CFRunLoopTimerGetContext(void *timer, Context *context);
extern void *CFRetain(void *object);
extern void CFRelease(void *object);

static void *info(void *timer) {
  Context context = {0};
  CFRunLoopTimerGetContext(timer, &context);
  return context.info;
}

static void *create(
  void *allocator, double fire_date, double interval, unsigned long flags, long order, Callout function, Context *context);
static void add(void *loop, void *timer, void *mode);
static void invalidate(void *timer);
static void set_next(void *timer, double date);
REPLACE(CFRunLoopTimerCreate, create);
REPLACE(CFRunLoopAddTimer, add);
REPLACE(CFRunLoopTimerInvalidate, invalidate);
REPLACE(CFRunLoopTimerSetNextFireDate, set_next);

static void set_fire_date(void *timer, double date) {
  static void (*original)(void *, double);
  if (!original) original = ORIGINAL(CFRunLoopTimerSetNextFireDate);
  original(timer, date);
}

/// Seconds from 1970 to 2001, where dates of Core Foundation begin.
static const double reference = 978307200;

static double date(int64_t due) { return (double)(appclock_epoch() + due) / 1e9 - reference; }
/// A date holds tenths of microseconds: the time that was meant is the nearest whole microsecond.
static int64_t due(double date) {
  double seconds = date + reference - (double)appclock_epoch() / 1e9;
  return seconds > 1e9 ? INT64_MAX / 2 : seconds < 0 ? 0 : llround(seconds * 1e6) * 1000;
}

static void forget(Entry **entry) {
  Entry *old = *entry;
  *entry = old->next;
  appclock_cancel(old->work);
  CFRelease(old->timer);
  free(old);
}

static void fire(void *timer);
static void go_on(Entry *entry, int64_t was);
static void discard(void *timer) {
  Entry **entry = place(timer);
  // One that was given another date has no work for a moment.
  if (!*entry || !(*entry)->work) return;
  (*entry)->work = 0;
  forget(entry);
}

static void wait_for(Entry *entry, int64_t now) {
  if (!appclock_take(entry->due - now, CFRunLoopTimerGetInterval(entry->timer) <= 0, fire, discard, entry->timer, &entry->work)) entry->work = 0;
}

static void fire(void *timer) {
  Entry *entry = *place(timer);
  if (!entry) return;
  int64_t was = entry->due;
  entry->work = 0;
  CFRetain(timer);
  if (CFRunLoopTimerIsValid(timer)) callout(timer, info(timer));
  appclock_drain();
  // The call may have ended the timer, or have given it another date.
  entry = *place(timer);
  if (entry && !entry->work) go_on(entry, was);
  CFRelease(timer);
}

/// Schedules a timer that has fired and repeats, and forgets any other.
static void go_on(Entry *entry, int64_t was) {
  void *timer = entry->timer;
  int64_t now = appclock_here(), step = llround(CFRunLoopTimerGetInterval(timer) * 1e9);
  if (CFRunLoopTimerIsValid(timer) && step > 0 && now != APPCLOCK_NONE) {
    entry->due = was + step > now ? was + step : now + step;
    set_fire_date(timer, date(entry->due));
    wait_for(entry, now);
  }
  if (!entry->work) forget(place(timer));
}

static void *create(
  void *allocator, double fire_date, double interval, unsigned long flags, long order, Callout function, Context *context) {
  static void *(*original)(void *, double, double, unsigned long, long, Callout, Context *);
  if (!original) original = ORIGINAL(CFRunLoopTimerCreate);
  if (!callout) callout = function;
  return original(allocator, fire_date, interval, flags, order, function, context);
}

static void add(void *loop, void *timer, void *mode) {
  static void (*original)(void *, void *, void *);
  if (!original) original = ORIGINAL(CFRunLoopAddTimer);
  int64_t now = appclock_here();
  if (now == APPCLOCK_NONE || !callout || !CFRunLoopTimerIsValid(timer)) return original(loop, timer, mode);
  Entry **empty = place(timer);
  if (*empty) return;  // in another mode
  Entry *entry = calloc(1, sizeof *entry);
  entry->timer = timer;
  entry->due = due(CFRunLoopTimerGetNextFireDate(timer));
  *empty = entry;
  CFRetain(timer);
  wait_for(entry, now);
  if (entry->work) return;
  forget(place(timer));
  original(loop, timer, mode);
}

static void invalidate(void *timer) {
  static void (*original)(void *);
  if (!original) original = ORIGINAL(CFRunLoopTimerInvalidate);
  CFRetain(timer);
  if (appclock_here() != APPCLOCK_NONE) {
    Entry **entry = place(timer);
    if (*entry) forget(entry);
  }
  original(timer);
  CFRelease(timer);
}

static void set_next(void *timer, double date) {
  set_fire_date(timer, date);
  int64_t now = appclock_here();
  if (now == APPCLOCK_NONE) return;
  Entry *entry = *place(timer);
  if (!entry) return;
  uint64_t work = entry->work;
  entry->work = 0;
  appclock_cancel(work);
  entry->due = due(date);
  wait_for(entry, now);
}
