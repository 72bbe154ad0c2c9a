// Sine and cosine for Box2D, with the same bits on every machine.
//
// The C library picks another routine where the processor has fused multiply-add, and the last bits differ. Box2D asks for them in each
// step, so its references to them are led here when the first world is made. (Docs/decisions/0080-dynamics.md)
#define _GNU_SOURCE
#include <elf.h>
#include <link.h>
#include <math.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "CDynamics.h"

#pragma STDC FP_CONTRACT OFF

// By Taylor's series within an eighth of a turn of a quarter: the first term that is left out is below a double's last place times ten,
// and the result is rounded to a float.
static void sine_and_cosine(double x, float *sine, float *cosine) {
  double quarters = rint(x * 0.63661977236758138);
  double r = (x - quarters * 1.5707963267341256) - quarters * 6.0771005063039e-11;
  double r2 = r * r;
  double s = -1.0 / 1307674368000.0;
  s = s * r2 + 1.0 / 6227020800.0;
  s = s * r2 - 1.0 / 39916800.0;
  s = s * r2 + 1.0 / 362880.0;
  s = s * r2 - 1.0 / 5040.0;
  s = s * r2 + 1.0 / 120.0;
  s = s * r2 - 1.0 / 6.0;
  s = r + r * (r2 * s);
  double c = -1.0 / 87178291200.0;
  c = c * r2 + 1.0 / 479001600.0;
  c = c * r2 - 1.0 / 3628800.0;
  c = c * r2 + 1.0 / 40320.0;
  c = c * r2 - 1.0 / 720.0;
  c = c * r2 + 1.0 / 24.0;
  c = c * r2 - 1.0 / 2.0;
  c = 1 + r2 * c;
  switch ((int64_t)quarters & 3) {
    case 0: *sine = (float)s, *cosine = (float)c; break;
    case 1: *sine = (float)c, *cosine = (float)-s; break;
    case 2: *sine = (float)-s, *cosine = (float)-c; break;
    default: *sine = (float)-c, *cosine = (float)s; break;
  }
}

static void both(float angle, float *sine, float *cosine) { sine_and_cosine(angle, sine, cosine); }

float cd_sine(float angle) {
  float sine, cosine;
  both(angle, &sine, &cosine);
  return sine;
}

float cd_cosine(float angle) {
  float sine, cosine;
  both(angle, &sine, &cosine);
  return cosine;
}

static int32_t redirected;

int32_t cd_redirected(void) { return redirected; }

static void *replacement(const char *name) {
  if (!strcmp(name, "sinf")) return (void *)cd_sine;
  if (!strcmp(name, "cosf")) return (void *)cd_cosine;
  if (!strcmp(name, "sincosf")) return (void *)both;
  return NULL;
}

// A slot of the library's table of addresses, which may be write-protected once the library is loaded.
static void redirect(ElfW(Addr) slot, void *function) {
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE), start = slot & ~(page - 1);
  if (mprotect((void *)start, page, PROT_READ | PROT_WRITE)) return;
  memcpy((void *)slot, &function, sizeof function);
  redirected++;
}

static void redirect_all(const struct dl_phdr_info *library, const ElfW(Rela) *entries, size_t size, const ElfW(Sym) *symbols, const char *names) {
  for (size_t i = 0; i < size / sizeof *entries; i++) {
    uint32_t symbol = (uint32_t)ELF64_R_SYM(entries[i].r_info);
    void *function = symbol ? replacement(names + symbols[symbol].st_name) : NULL;
    if (function) redirect(library->dlpi_addr + entries[i].r_offset, function);
  }
}

static int look_at(struct dl_phdr_info *library, size_t size, void *data) {
  if (!strstr(library->dlpi_name, "/libbox2d.so")) return 0;
  const ElfW(Dyn) *entry = NULL;
  for (int i = 0; i < library->dlpi_phnum; i++)
    if (library->dlpi_phdr[i].p_type == PT_DYNAMIC)
      entry = (const ElfW(Dyn) *)(library->dlpi_addr + library->dlpi_phdr[i].p_vaddr);
  const ElfW(Sym) *symbols = NULL;
  const char *names = NULL;
  const ElfW(Rela) *calls = NULL, *others = NULL;
  size_t callSize = 0, otherSize = 0;
  for (; entry && entry->d_tag != DT_NULL; entry++) switch (entry->d_tag) {
      case DT_SYMTAB: symbols = (const void *)entry->d_un.d_ptr; break;
      case DT_STRTAB: names = (const void *)entry->d_un.d_ptr; break;
      case DT_JMPREL: calls = (const void *)entry->d_un.d_ptr; break;
      case DT_PLTRELSZ: callSize = entry->d_un.d_val; break;
      case DT_RELA: others = (const void *)entry->d_un.d_ptr; break;
      case DT_RELASZ: otherSize = entry->d_un.d_val; break;
    }
  if (!symbols || !names) return 1;
  if (calls) redirect_all(library, calls, callSize, symbols, names);
  if (others) redirect_all(library, others, otherSize, symbols, names);
  return 1;
}

void cd_redirect(void) {
  if (!redirected) dl_iterate_phdr(look_at, NULL);
}
