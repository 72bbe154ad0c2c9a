#define _GNU_SOURCE
#include "AppClock.h"

#include <dlfcn.h>
#include <stdatomic.h>
#include <stddef.h>

// Who runs on the main queue: its thread, or a thread of the pool where the first one was given up.
extern const char *dispatch_queue_get_label(void *queue);
extern struct dispatch_queue_s _dispatch_main_q;

static AppScheduler scheduler;
static atomic_bool is_installed;
static _Atomic int64_t turn = APPCLOCK_NONE;
static _Atomic int64_t between = APPCLOCK_NONE;
static atomic_int holders, joined;
static bool (*_Atomic drain)(void);

void appclock_install(AppScheduler given) {
  if (atomic_load(&is_installed)) return;
  scheduler = given;
  atomic_store(&is_installed, true);
}

int64_t appclock_enter(int64_t now) { return atomic_exchange(&turn, now); }
void appclock_leave(int64_t before) { atomic_store(&turn, before); }
void appclock_move(int64_t now) {
  atomic_store(&turn, now);
  if (atomic_load(&holders) > 0) atomic_store(&between, now);
}

void appclock_hold(int64_t now) {
  atomic_store(&between, now);
  atomic_fetch_add(&holders, 1);
}
void appclock_release(void) {
  if (atomic_fetch_sub(&holders, 1) == 1) atomic_store(&between, APPCLOCK_NONE);
}

void appclock_join_tasks(void) { atomic_fetch_add(&joined, 1); }
void appclock_leave_tasks(void) { atomic_fetch_sub(&joined, 1); }

static bool is_on_main_queue(void) { return dispatch_queue_get_label(NULL) == dispatch_queue_get_label(&_dispatch_main_q); }

int64_t appclock_here(void) {
  int64_t now = atomic_load(&turn);
  if (now == APPCLOCK_NONE) now = atomic_load(&between);
  if (now == APPCLOCK_WALL) return APPCLOCK_NONE;
  if (now != APPCLOCK_NONE) return is_on_main_queue() ? now : APPCLOCK_NONE;
  return atomic_load(&joined) > 0 && is_on_main_queue() ? scheduler.now() : APPCLOCK_NONE;
}

bool appclock_take(int64_t delay, bool waits, void (*work)(void *), void (*discard)(void *), void *context, uint64_t *token) {
  if (!atomic_load(&is_installed)) return false;
  uint64_t made = scheduler.schedule(delay < 0 ? 0 : delay, waits, work, discard, context);
  if (token) *token = made;
  return made != 0;
}
void appclock_cancel(uint64_t work) {
  if (work) scheduler.cancel(work);
}
void appclock_report(const char *sentence) {
  if (atomic_load(&is_installed)) scheduler.report(sentence);
}

void appclock_set_drain(bool (*given)(void)) { atomic_store(&drain, given); }
bool appclock_can_drain(void) { return atomic_load(&drain) != NULL; }
bool appclock_drain(void) {
  bool (*run)(void) = atomic_load(&drain);
  return run && run();
}

void *appclock_original(const char *name) { return dlsym(RTLD_NEXT, name); }
