// GIF's 256 colours: counting, finding the nearest, dithering.
#include "CPixels.h"
#include <string.h>

enum { Bins = 32768 };

/// The nearest of 32 steps from 0 to 255.
static inline int step5(int v) { return (v * 31 + 127) / 255; }
static inline int bin5(int r, int g, int b) { return step5(r) << 10 | step5(g) << 5 | step5(b); }
static inline int near2(int a, int b) { return a - b <= 2 && b - a <= 2; }

void cpx_histogram(const uint8_t *pixels, size_t stride, size_t width, size_t height, uint64_t *histogram) {
  for (size_t y = 0; y < height; y++) {
    const uint8_t *p = pixels + y * stride;
    for (size_t x = 0; x < width; x++, p += 4) {
      if (p[3] < 128) continue;
      uint64_t *bin = histogram + 4 * bin5(p[2], p[1], p[0]);
      bin[0]++;
      bin[1] += p[2];
      bin[2] += p[1];
      bin[3] += p[0];
    }
  }
}

void cpx_nearest(const uint8_t *palette, int count, uint8_t *table) {
  for (int bin = 0; bin < Bins; bin++) {
    int r = (bin >> 10) * 255 / 31, g = (bin >> 5 & 31) * 255 / 31, b = (bin & 31) * 255 / 31, best = 0, least = 1 << 30;
    for (int i = 0; i < count; i++) {
      int dr = palette[3 * i] - r, dg = palette[3 * i + 1] - g, db = palette[3 * i + 2] - b;
      int distance = 3 * dr * dr + 6 * dg * dg + db * db;  // about how eyes weigh them
      if (distance < least) { least = distance; best = i; }
    }
    table[bin] = (uint8_t)best;
  }
}

void cpx_indices(const uint8_t *pixels, const uint8_t *before, size_t stride, size_t width, size_t height, size_t originX,
                 size_t originY, const uint8_t *table, const uint8_t *palette, int amplitude, uint8_t *indices) {
  static const int8_t bayer[16] = {0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5};
  for (size_t y = 0; y < height; y++) {
    const uint8_t *p = pixels + y * stride, *b = before ? before + y * stride : 0;
    for (size_t x = 0; x < width; x++, p += 4) {
      if (p[3] < 128 || (b && memcmp(p, b + 4 * x, 4) == 0)) { *indices++ = 0; continue; }
      uint8_t plain = table[bin5(p[2], p[1], p[0])];
      const uint8_t *c = palette + 3 * plain;
      if (near2(c[0], p[2]) && near2(c[1], p[1]) && near2(c[2], p[0])) { *indices++ = plain; continue; }
      int nudge = (2 * bayer[((y + originY) & 3) * 4 + ((x + originX) & 3)] - 15) * amplitude / 30, index = 0;
      for (int k = 2; k >= 0; k--) {
        int v = p[k] + nudge;
        v = v < 0 ? 0 : v > 255 ? 255 : v;
        index = index << 5 | step5(v);
      }
      *indices++ = table[index];
    }
  }
}

int cpx_changed(const uint8_t *a, const uint8_t *b, size_t stride, size_t width, size_t height, size_t rect[4]) {
  size_t x0 = width, y0 = height, x1 = 0, y1 = 0;
  for (size_t y = 0; y < height; y++) {
    const uint8_t *p = a + y * stride, *q = b + y * stride;
    if (memcmp(p, q, width * 4) == 0) continue;
    if (y < y0) y0 = y;
    y1 = y + 1;
    size_t left = 0, right = width;
    while (left < x0 && memcmp(p + 4 * left, q + 4 * left, 4) == 0) left++;
    while (right > x1 && memcmp(p + 4 * (right - 1), q + 4 * (right - 1), 4) == 0) right--;
    if (left < x0) x0 = left;
    if (right > x1) x1 = right;
  }
  rect[0] = x0;
  rect[1] = y0;
  rect[2] = x1;
  rect[3] = y1;
  return y1 > 0;
}

void cpx_expand(const uint8_t *indices, size_t indexStride, const uint32_t *palette, int transparent, uint8_t *pixels, size_t stride,
                size_t width, size_t height) {
  for (size_t y = 0; y < height; y++) {
    const uint8_t *from = indices + y * indexStride;
    uint8_t *to = pixels + y * stride;
    for (size_t x = 0; x < width; x++)
      if (from[x] != transparent) memcpy(to + 4 * x, &palette[from[x]], 4);
  }
}
