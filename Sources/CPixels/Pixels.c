#include "CPixels.h"
#include <string.h>

int cpx_is_opaque(const uint8_t *pixels, size_t stride, size_t width, size_t height) {
  for (size_t y = 0; y < height; y++) {
    const uint8_t *row = pixels + y * stride;
    uint32_t all = 0xFF000000;
    for (size_t x = 0; x < width; x++) {
      uint32_t p;
      memcpy(&p, row + 4 * x, 4);
      all &= p;
    }
    if (all != 0xFF000000) return 0;
  }
  return 1;
}

static inline uint8_t over255(uint32_t v) {  // v / 255, rounded
  v += 128;
  return (uint8_t)((v + (v >> 8)) >> 8);
}

int cpx_premultiply(uint8_t *pixels, size_t stride, size_t width, size_t height) {
  uint8_t all = 255;
  for (size_t y = 0; y < height; y++) {
    uint8_t *p = pixels + y * stride;
    for (size_t x = 0; x < width; x++, p += 4) {
      uint32_t a = p[3];
      all &= (uint8_t)a;
      if (a == 255) continue;
      p[0] = over255(p[0] * a);
      p[1] = over255(p[1] * a);
      p[2] = over255(p[2] * a);
    }
  }
  return all == 255;
}

void cpx_alpha(const uint8_t *bgra, size_t bgraStride, uint8_t *alpha, size_t alphaStride, size_t width, size_t height) {
  for (size_t y = 0; y < height; y++) {
    const uint8_t *p = bgra + y * bgraStride + 3;
    uint8_t *out = alpha + y * alphaStride;
    for (size_t x = 0; x < width; x++) out[x] = p[4 * x];
  }
}

void cpx_orient(const uint8_t *from, size_t fromStride, size_t width, size_t height, int orientation, uint8_t *to, size_t toStride) {
  for (size_t y = 0; y < height; y++) {
    for (size_t x = 0; x < width; x++) {
      size_t mx = width - 1 - x, my = height - 1 - y, tx, ty;
      switch (orientation) {
        case 2: tx = mx; ty = y; break;
        case 3: tx = mx; ty = my; break;
        case 4: tx = x; ty = my; break;
        case 5: tx = y; ty = x; break;
        case 6: tx = my; ty = x; break;
        case 7: tx = my; ty = mx; break;
        case 8: tx = y; ty = mx; break;
        default: tx = x; ty = y;
      }
      memcpy(to + ty * toStride + 4 * tx, from + y * fromStride + 4 * x, 4);
    }
  }
}

void cpx_radial(const uint32_t *ramp, float centerX, float centerY, float perPixel, uint8_t *pixels, size_t stride, size_t width,
                size_t height) {
#pragma STDC FP_CONTRACT OFF
  enum { Run = 256 };
  int32_t places[Run];  // apart from the colours, so that they are worked out many at a time
  for (size_t y = 0; y < height; y++) {
    uint32_t *row = (uint32_t *)(void *)(pixels + y * stride);
    float dy = ((float)y + 0.5f - centerY) * perPixel, dy2 = dy * dy;
    for (size_t start = 0; start < width; start += Run) {
      int count = width - start < Run ? (int)(width - start) : Run;
      for (int i = 0; i < count; i++) {
        float dx = ((float)((int)start + i) + 0.5f - centerX) * perPixel, dx2 = dx * dx;
        float at = __builtin_sqrtf(dx2 + dy2);
        places[i] = (int)(at < (float)(CPXRamp - 1) ? at + 0.5f : (float)CPXRamp);
      }
      for (int i = 0; i < count; i++) row[start + (size_t)i] = ramp[places[i]];
    }
  }
}
