// What the files of this target share.
#pragma once
#include "CClock.h"

/// The app's time in nanoseconds for code on this thread, or APPCLOCK_NONE.
int64_t appclock_here(void);
/// Declares `own` as what stands before a function of a library, and `real_NAME`, the library's where the program has it linked in.
///
/// A program that loads the library finds the weak symbol first. A program that has it linked in keeps the library's, unless the linker is told
/// `--wrap=NAME`: then it calls `__wrap_NAME`, and `__real_NAME` is the library's (Tools/build-tool).
#define REPLACE(name, own)                                                           \
  extern __typeof__(own) name __attribute__((weak, alias(#own)));                    \
  extern __typeof__(own) __wrap_##name __attribute__((alias(#own)));                 \
  extern __typeof__(own) __real_##name __attribute__((weak))

/// The library's function before which a replacement stands.
#define ORIGINAL(name) (__real_##name ? (void *)__real_##name : appclock_original(#name))
void *appclock_original(const char *name);
/// Runs work for the current app; false if no app takes it.
bool appclock_take(int64_t delay, bool waits, void (*work)(void *), void (*discard)(void *), void *context, uint64_t *token);
void appclock_cancel(uint64_t work);
void appclock_report(const char *sentence);
/// Runs what the main queue holds, where that is possible. False where it is not.
bool appclock_drain(void);
bool appclock_can_drain(void);

/// The date at the beginning of an app's time, in nanoseconds since 1970.
int64_t appclock_epoch(void);
/// Nanoseconds of all clocks but the date's at the beginning of an app's time.
#define APPCLOCK_UPTIME 1000000000000000

/// Nanoseconds of the machine's clock.
int64_t appclock_machine(int clock);
