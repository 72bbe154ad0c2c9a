// A program that loads Swift's libraries finds these replacements before the libraries' functions. They are weak: a program that has the
// libraries linked in keeps its own, unless the linker is told `--wrap=NAME` (Tools/build-tool).
#define _GNU_SOURCE
#include "CLanguage.h"

#include <dlfcn.h>
#include <stdatomic.h>
#include <stddef.h>
#include <string.h>
#include <strings.h>

static bool (*_Atomic copy_language)(char *, long);

void applanguage_install(bool (*copy)(char *, long)) { atomic_store(&copy_language, copy); }

enum { Longest = 64 };
static bool language(char *buffer) {
  bool (*copy)(char *, long) = atomic_load(&copy_language);
  return copy && copy(buffer, Longest);
}

// MARK: Bundles

#define UTF8 0x08000100
// Named, so that a program which has Core Foundation linked in gets the file of CFBundleCopyLocalizedString as well, and keeps its own.
extern void *CFBundleCopyBundleLocalizations(void *bundle);
extern void *CFBundleCopyLocalizedStringForLocalization(void *bundle, void *key, void *value, void *table, void *localization);
extern long CFArrayGetCount(void *array);
extern void *CFArrayGetValueAtIndex(void *array, long index);
extern unsigned char CFStringGetCString(void *string, char *buffer, long size, unsigned encoding);
extern void *CFRetain(void *object);
extern void CFRelease(void *object);

/// How many letters of a language's identifier the name of a localization repeats: all of its own, up to the end of a part. 0 for another
/// language.
static long match(const char *name, const char *wanted) {
  long length = (long)strlen(name);
  for (long i = 0; i < length; i++) {
    char a = name[i] == '_' ? '-' : name[i], b = wanted[i] == '_' ? '-' : wanted[i];
    if (strncasecmp(&a, &b, 1) != 0) return 0;
  }
  return wanted[length] == 0 || wanted[length] == '-' || wanted[length] == '_' ? length : 0;
}

/// The name of the localization of a bundle that suits a language best, retained; NULL if none does.
static void *best_localization(void *bundle, const char *wanted) {
  void *names = CFBundleCopyBundleLocalizations(bundle), *best = NULL;
  long most = 0;
  for (long i = 0; names && i < CFArrayGetCount(names); i++) {
    char name[Longest];
    void *value = CFArrayGetValueAtIndex(names, i);
    if (!CFStringGetCString(value, name, sizeof name, UTF8)) continue;
    long length = match(name, wanted);
    if (length > most) {
      most = length;
      best = value;
    }
  }
  if (best) CFRetain(best);
  if (names) CFRelease(names);
  return best;
}

static void *copy_own_string(void *bundle, void *key, void *value, void *table);
extern __typeof__(copy_own_string) CFBundleCopyLocalizedString __attribute__((weak, alias("copy_own_string")));
extern __typeof__(copy_own_string) __wrap_CFBundleCopyLocalizedString __attribute__((alias("copy_own_string")));
extern __typeof__(copy_own_string) __real_CFBundleCopyLocalizedString __attribute__((weak));

static void *copy_own_string(void *bundle, void *key, void *value, void *table) {
  static void *(*original)(void *, void *, void *, void *);
  if (!original) original = __real_CFBundleCopyLocalizedString;
  if (!original) original = (void *(*)(void *, void *, void *, void *))dlsym(RTLD_NEXT, "CFBundleCopyLocalizedString");
  char wanted[Longest];
  void *localization = language(wanted) ? best_localization(bundle, wanted) : NULL;
  if (!localization) return original(bundle, key, value, table);
  void *result = CFBundleCopyLocalizedStringForLocalization(bundle, key, value, table, localization);
  CFRelease(localization);
  return result;
}

// MARK: Locales

// Getters of Swift's: a jump to ours or to the library's, with each register as it was. QuartzCore has ours.
extern void segue_current_locale(void) __attribute__((weak));
extern void segue_preferred_languages(void) __attribute__((weak));

static void *target(const char *name, void (*own)(void), void (*linked)(void), void *_Atomic *original) {
  char wanted[Longest];
  if (own && language(wanted)) return (void *)own;
  if (linked) return (void *)linked;
  void *known = atomic_load(original);
  if (!known) atomic_store(original, known = dlsym(RTLD_NEXT, name));
  return known;
}

#define CURRENT "$s20FoundationEssentials6LocaleV7currentACvgZ"
#define UPDATING "$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ"
#define PREFERRED "$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ"
extern void real_current(void) __asm__("__real_" CURRENT) __attribute__((weak));
extern void real_updating(void) __asm__("__real_" UPDATING) __attribute__((weak));
extern void real_preferred(void) __asm__("__real_" PREFERRED) __attribute__((weak));

void *applanguage_current(void) {
  static void *_Atomic original;
  return target(CURRENT, segue_current_locale, real_current, &original);
}
void *applanguage_updating(void) {
  static void *_Atomic original;
  return target(UPDATING, segue_current_locale, real_updating, &original);
}
void *applanguage_preferred(void) {
  static void *_Atomic original;
  return target(PREFERRED, segue_preferred_languages, real_preferred, &original);
}

#if defined(__x86_64__)
#define JUMP(find)           \
  "  push %rax\n"            \
  "  call " find "@PLT\n"    \
  "  mov %rax, %r11\n"       \
  "  pop %rax\n"             \
  "  jmp *%r11\n"
#elif defined(__aarch64__)
#define JUMP(find)                  \
  "  stp x8, x30, [sp, #-16]!\n"    \
  "  bl " find "\n"                 \
  "  mov x16, x0\n"                 \
  "  ldp x8, x30, [sp], #16\n"      \
  "  br x16\n"
#endif

#ifdef JUMP
#define LABEL(name)                            \
  ".type \"" name "\", @function\n"           \
  "\"" name "\":\n"
#define GETTER(name, find)                     \
  __asm__(                                     \
    ".text\n.p2align 4\n"                      \
    ".weak \"" name "\"\n"                     \
    ".globl \"__wrap_" name "\"\n"             \
    LABEL(name) LABEL("__wrap_" name) JUMP(find))
GETTER(CURRENT, "applanguage_current");
GETTER(UPDATING, "applanguage_updating");
GETTER(PREFERRED, "applanguage_preferred");
#endif
