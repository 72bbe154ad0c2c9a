// What the files of this target share.
#pragma once
#include "CClock.h"

/// The app's time in nanoseconds for code on this thread, or APPCLOCK_NONE.
int64_t appclock_here(void);
/// A function of the library that a replacement stands before.
void *appclock_original(const char *name);
/// Runs work for the current app; false if no app takes it.
bool appclock_take(int64_t delay, bool waits, void (*work)(void *), void (*discard)(void *), void *context, uint64_t *token);
void appclock_cancel(uint64_t work);
void appclock_report(const char *sentence);
/// Runs what the main queue holds, where that is possible. False where it is not.
bool appclock_drain(void);
bool appclock_can_drain(void);

/// Nanoseconds of the clocks at the beginning of an app's time: the date, and all others.
int64_t appclock_epoch(void);
#define APPCLOCK_UPTIME 1000000000000000

/// Nanoseconds of the machine's clock.
int64_t appclock_machine(int clock);
