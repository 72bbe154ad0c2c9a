// SDL, loaded when the first window opens: it brings X11, Wayland and sound, which a recording should not wait for.
#pragma once
#include <SDL2/SDL.h>

// Every function that we call, without SDL_ in front. Their types are the headers' own.
#define SDL_FUNCTIONS(F)                                                                                               \
  F(SetHint) F(SetMainReady) F(Init) F(Quit) F(GetError)                                                               \
  F(GetDisplayUsableBounds) F(CreateWindow) F(DestroyWindow) F(GetWindowSize) F(SetWindowTitle)                        \
  F(CreateRenderer) F(DestroyRenderer) F(GetRendererOutputSize) F(SetRenderDrawColor)                                  \
  F(RenderClear) F(RenderCopyF) F(RenderPresent)                                                                       \
  F(CreateTexture) F(DestroyTexture) F(UpdateTexture) F(SetTextureAlphaMod) F(SetTextureBlendMode)                     \
  F(WaitEventTimeout) F(PollEvent) F(GetModState) F(CaptureMouse)                                                            \
  F(GetClipboardText) F(SetClipboardText) F(SetTextInputRect) F(free)

typedef struct SDL {
#define F(name) __typeof__(SDL_##name) *name;
  SDL_FUNCTIONS(F)
#undef F
} SDL;

/// Loads the library and looks the functions up.
///
/// Gives NULL when all are there, else the loader's sentence, which is good until the next call.
const char *sdl_load(SDL *sdl);

/// Debian's name of the package that holds the library.
extern const char *const sdl_package;
