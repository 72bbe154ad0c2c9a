// The clocks that Date(), DispatchTime.now() and ContinuousClock read. Code of an app reads the app's time, all other code the machine's.
#define _GNU_SOURCE
#include "AppClock.h"

#include <stddef.h>
#include <sys/time.h>
#include <time.h>

static int read_machine(clockid_t clock, struct timespec *time) {
  static int (*original)(clockid_t, struct timespec *);
  if (!original) original = appclock_original("clock_gettime");
  return original(clock, time);
}

int64_t appclock_machine(int clock) {
  struct timespec time;
  read_machine(clock, &time);
  return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

int64_t appclock_epoch(void) {
  static int64_t epoch;
  if (!epoch) {
    // 1 January 2026, 9:41 by the local time, so that a formatted date is the same in each time zone.
    struct tm date = {.tm_year = 126, .tm_mon = 0, .tm_mday = 1, .tm_hour = 9, .tm_min = 41, .tm_isdst = -1};
    epoch = (int64_t)mktime(&date) * 1000000000;
  }
  return epoch;
}

int64_t appclock_date(int64_t now) { return now == APPCLOCK_WALL ? appclock_machine(CLOCK_REALTIME) : appclock_epoch() + now; }

/// The app's reading of a clock in nanoseconds, or APPCLOCK_NONE for the machine's.
static int64_t reading(clockid_t clock) {
  int64_t now = appclock_here();
  if (now == APPCLOCK_NONE) return APPCLOCK_NONE;
  switch (clock) {
    case CLOCK_REALTIME:
    case CLOCK_REALTIME_COARSE: return appclock_epoch() + now;
    case CLOCK_MONOTONIC:
    case CLOCK_MONOTONIC_RAW:
    case CLOCK_MONOTONIC_COARSE:
    case CLOCK_BOOTTIME: return appclock_replaces_delays() ? APPCLOCK_UPTIME + now : APPCLOCK_NONE;
    default: return APPCLOCK_NONE;
  }
}

int clock_gettime(clockid_t clock, struct timespec *time) {
  int64_t now = reading(clock);
  if (now == APPCLOCK_NONE) return read_machine(clock, time);
  time->tv_sec = now / 1000000000;
  time->tv_nsec = now % 1000000000;
  return 0;
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  static int (*original)(struct timeval *, void *);
  int64_t now = reading(CLOCK_REALTIME);
  if (now == APPCLOCK_NONE) {
    if (!original) original = appclock_original("gettimeofday");
    return original(time, zone);
  }
  time->tv_sec = now / 1000000000;
  time->tv_usec = now % 1000000000 / 1000;
  return 0;
}

time_t time(time_t *seconds) {
  int64_t now = reading(CLOCK_REALTIME);
  if (now == APPCLOCK_NONE) now = appclock_machine(CLOCK_REALTIME);
  time_t result = now / 1000000000;
  if (seconds) *seconds = result;
  return result;
}
