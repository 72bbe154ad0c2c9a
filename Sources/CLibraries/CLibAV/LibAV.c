#include "CLibAV.h"

#include <dlfcn.h>
#include <stdatomic.h>

#define TEXT_OF(x) #x
#define TEXT(x) TEXT_OF(x)

const char *const libav_packages = "libavformat" TEXT(LIBAVFORMAT_VERSION_MAJOR) " libswscale" TEXT(LIBSWSCALE_VERSION_MAJOR);

// The functions of libavcodec and libavutil are found through libavformat, which depends on them.
static const char *const libraries[] = {
  "libavformat.so." TEXT(LIBAVFORMAT_VERSION_MAJOR), "libswscale.so." TEXT(LIBSWSCALE_VERSION_MAJOR),
};

static void *function(const char *name, void *const handles[2]) {
  void *found = dlsym(handles[0], name);
  return found ? found : dlsym(handles[1], name);
}

static atomic_uint loaded_version;
unsigned libav_loaded_version(void) { return atomic_load(&loaded_version); }

const char *libav_load(LibAV *libav) {
  void *handles[2];
  for (int i = 0; i < 2; i++) {
    handles[i] = dlopen(libraries[i], RTLD_LAZY | RTLD_LOCAL);
    if (!handles[i]) return dlerror();
  }
#define F(name) \
  if (!(libav->name = (__typeof__(name) *)function(#name, handles))) return dlerror();
  LIBAV_FUNCTIONS(F)
#undef F
  atomic_store(&loaded_version, libav->avcodec_version());
  return NULL;
}
