// Video's brightness and colour differences to BGRA. Integers in a fixed order, so the bytes are the same everywhere.
#include "CPixels.h"
#include <string.h>

enum { Block = 128, Fraction = 13 };

/// In 1/8192: what full brightness is multiplied by, and what a colour difference adds to red, green and blue.
typedef struct { int32_t black, y, rv, gu, gv, bu; } Law;

/// From the weights of red and blue in brightness. Doubles that the compiler folds; each rounds to the same integer everywhere.
#define LAW(kr, kb, limited)                                                                                             \
  { (limited) ? 16 : 0, FIXED((limited) ? 255.0 / 219 : 1), FIXED(2 * (1 - (kr)) * SPAN(limited)),                       \
    FIXED(2 * (1 - (kb)) * (kb) / (1 - (kr) - (kb)) * SPAN(limited)),                                                    \
    FIXED(2 * (1 - (kr)) * (kr) / (1 - (kr) - (kb)) * SPAN(limited)), FIXED(2 * (1 - (kb)) * SPAN(limited)) }
#define FIXED(x) (int32_t)((x) * (1 << Fraction) + 0.5)
#define SPAN(limited) ((limited) ? 255.0 / 224 : 1.0)

static const Law laws[3][2] = {
  {LAW(0.299, 0.114, 1), LAW(0.299, 0.114, 0)},
  {LAW(0.2126, 0.0722, 1), LAW(0.2126, 0.0722, 0)},
  {LAW(0.2627, 0.0593, 1), LAW(0.2627, 0.0593, 0)},
};

static inline int32_t clamped(int32_t v) { return v < 0 ? 0 : v > 255 ? 255 : v; }

/// Samples as 8 bits.
static void samples(const uint8_t *row, size_t first, int count, int bits, int32_t *out) {
  if (bits == 8) {
    for (int i = 0; i < count; i++) out[i] = row[first + i];
  } else {
    for (int i = 0; i < count; i++) {
      uint16_t v;
      memcpy(&v, row + 2 * (first + i), 2);
      out[i] = clamped(v >> (bits - 8));
    }
  }
}

void cpx_video(const CPXVideo *video, uint8_t *pixels, size_t stride) {
  const Law law = laws[video->matrix][video->fullRange];
  const int half = 1 << (Fraction - 1);
  const int across = video->halvesAcross;
  for (size_t y = 0; y < video->height; y++) {
    const uint8_t *rowY = video->planes[0] + y * video->strides[0];
    const uint8_t *rowU = video->planes[1] + (y >> video->halvesDown) * video->strides[1];
    const uint8_t *rowV = video->planes[2] + (y >> video->halvesDown) * video->strides[2];
    for (size_t x = 0; x < video->width; x += Block) {
      int count = video->width - x < Block ? (int)(video->width - x) : Block;
      int colors = across ? (count + 1) / 2 : count;
      int32_t light[Block], u[Block], v[Block], r[Block], g[Block], b[Block];
      samples(rowY, x, count, video->bits, light);
      samples(rowU, x >> across, colors, video->bits, u);
      samples(rowV, x >> across, colors, video->bits, v);
      for (int i = 0; i < colors; i++) {
        int32_t du = u[i] - 128, dv = v[i] - 128;
        int place = i << across;
        r[place] = r[place | across] = half + law.rv * dv;
        g[place] = g[place | across] = half - law.gu * du - law.gv * dv;
        b[place] = b[place | across] = half + law.bu * du;
      }
      uint8_t *out = pixels + y * stride + 4 * x;
      for (int i = 0; i < count; i++) {
        int32_t base = law.y * (light[i] - law.black);
        uint32_t pixel = 0xFF000000u | (uint32_t)clamped((base + r[i]) >> Fraction) << 16 |
                         (uint32_t)clamped((base + g[i]) >> Fraction) << 8 | (uint32_t)clamped((base + b[i]) >> Fraction);
        memcpy(out + 4 * i, &pixel, 4);
      }
    }
  }
}
