#include "CSDL2.h"

#include <dlfcn.h>

const char *const sdl_package = "libsdl2-2.0-0";

const char *sdl_load(SDL *sdl) {
  void *library = dlopen("libSDL2-2.0.so.0", RTLD_LAZY | RTLD_LOCAL);  // the name of all of SDL 2
  if (!library) return dlerror();
#define F(function) \
  if (!(sdl->function = (__typeof__(SDL_##function) *)dlsym(library, "SDL_" #function))) return dlerror();
  SDL_FUNCTIONS(F)
#undef F
  return NULL;
}
