// A Gaussian blur of coverage. Wide ones are blurred on a grid that is 2, 4, 8 … times coarser and grown again by linear
// interpolation; what averaging and growing blur by themselves is taken off the Gaussian's variance.
#include "CPixels.h"
#include <stdlib.h>
#include <string.h>

enum { Reach = 3, MaxTaps = 32 };

/// e to the -x from + - * / alone.
static double expMinus(double x) {
  double y = -x, sum = 1, term = 1;
  int halvings = 0;
  while (y < -0.25) { y /= 2; halvings++; }
  for (int n = 1; n <= 14; n++) { term *= y / n; sum += term; }
  while (halvings--) sum *= sum;
  return sum;
}

/// Weights 0...taps in 1/65536, centre first; the whole kernel sums to 65536.
static int kernel(double variance, uint32_t *weights) {
  int taps = 0;
  while (taps * taps < Reach * Reach * variance && taps < MaxTaps) taps++;
  double exact[MaxTaps + 1], sum = 0;
  for (int i = 0; i <= taps; i++) {
    // The Gaussian's integral over the pixel, by Simpson's rule: a pixel of coverage is a square, not a point.
    exact[i] = 0;
    for (int k = 0; k <= 8; k++) {
      double x = i + (k - 4) / 8.0;
      exact[i] += expMinus(x * x / (2 * variance)) * (k == 0 || k == 8 ? 1 : k & 1 ? 4 : 2);
    }
    sum += i ? 2 * exact[i] : exact[i];
  }
  uint32_t rest = 65536;
  for (int i = taps; i > 0; i--) {
    weights[i] = (uint32_t)(exact[i] / sum * 65536 + 0.5);
    rest -= 2 * weights[i];
  }
  weights[0] = rest;
  return taps;
}

/// One line with `taps` zeros on both sides, into `out`. Values are 0...65535.
static void convolve(const uint16_t *line, size_t count, const uint32_t *weights, int taps, uint32_t *sums, uint16_t *out) {
  for (size_t i = 0; i < count; i++) sums[i] = line[i] * (weights[0] / 2);  // halves, so that the sum fits
  for (int t = 1; t <= taps; t++) {
    uint32_t w = weights[t] / 2;
    const uint16_t *before = line - t, *after = line + t;
    for (size_t i = 0; i < count; i++) sums[i] += ((uint32_t)before[i] + after[i]) * w;
  }
  for (size_t i = 0; i < count; i++) out[i] = (uint16_t)(sums[i] >> 15);
}

/// Both directions over cells, in place.
static int blurCells(uint16_t *cells, size_t width, size_t height, double variance) {
  uint32_t weights[MaxTaps + 1];
  int taps = kernel(variance, weights);
  enum { Columns = 64 };  // columns taken at once, so that each cache line is read once
  size_t longest = width > height * Columns ? width : height * Columns;
  uint16_t *line = calloc(longest + 2 * MaxTaps * Columns, 2);
  uint32_t *sums = malloc((width > Columns ? width : Columns) * 4);
  if (!line || !sums) { free(line); free(sums); return 0; }
  for (size_t y = 0; y < height; y++) {
    memcpy(line + taps, cells + y * width, width * 2);
    memset(line + taps + width, 0, (size_t)taps * 2);
    convolve(line + taps, width, weights, taps, sums, cells + y * width);
  }
  memset(line, 0, (size_t)taps * Columns * 2);
  for (size_t x = 0; x < width; x += Columns) {
    size_t n = width - x < Columns ? width - x : Columns;
    uint16_t *block = line + (size_t)taps * Columns;
    for (size_t y = 0; y < height; y++) memcpy(block + y * Columns, cells + y * width + x, n * 2);
    memset(block + height * Columns, 0, (size_t)taps * Columns * 2);
    for (size_t y = 0; y < height; y++) {
      const uint16_t *at = block + y * Columns;
      uint16_t *out = cells + y * width + x;
      for (size_t i = 0; i < n; i++) sums[i] = at[i] * (weights[0] / 2);
      for (int t = 1; t <= taps; t++) {
        uint32_t w = weights[t] / 2;
        const uint16_t *before = at - t * Columns, *after = at + t * Columns;
        for (size_t i = 0; i < n; i++) sums[i] += ((uint32_t)before[i] + after[i]) * w;
      }
      for (size_t i = 0; i < n; i++) out[i] = (uint16_t)(sums[i] >> 15);
    }
  }
  free(line);
  free(sums);
  return 1;
}

/// The mean of f by f pixels a cell, in 1/257 steps of coverage (255 becomes 65535).
static void reduce(const uint8_t *pixels, size_t stride, size_t width, size_t height, size_t f, uint16_t *cells, size_t cw, size_t ch) {
  for (size_t cy = 0; cy < ch; cy++) {
    for (size_t cx = 0; cx < cw; cx++) {
      size_t x0 = cx * f, y0 = cy * f, x1 = x0 + f < width ? x0 + f : width, y1 = y0 + f < height ? y0 + f : height;
      uint32_t sum = 0;
      for (size_t y = y0; y < y1; y++)
        for (size_t x = x0; x < x1; x++) sum += pixels[y * stride + x];
      cells[cy * cw + cx] = (uint16_t)((uint64_t)sum * 257 / (f * f));
    }
  }
}

/// Linear interpolation between the centres of cells.
static int grow(const uint16_t *cells, size_t cw, size_t ch, size_t f, uint8_t *pixels, size_t stride, size_t width, size_t height) {
  uint16_t *rowMix = malloc((cw + 2) * 2);
  if (!rowMix) return 0;
  for (size_t y = 0; y < height; y++) {
    // The centre of pixel y in cells, times 2f: cell c has its centre at (2c + 1) f.
    size_t py = 2 * y + 1 + f;  // one cell further, so that it stays positive
    size_t below = py / (2 * f), wy = py % (2 * f);  // between the cells below - 1 and below
    const uint16_t *a = below >= 1 && below - 1 < ch ? cells + (below - 1) * cw : 0;
    const uint16_t *b = below < ch ? cells + below * cw : 0;
    rowMix[0] = rowMix[cw + 1] = 0;
    for (size_t x = 0; x < cw; x++) {
      uint32_t va = a ? a[x] : 0, vb = b ? b[x] : 0;
      rowMix[x + 1] = (uint16_t)((va * (uint32_t)(2 * f - wy) + vb * (uint32_t)wy) / (2 * f));
    }
    uint8_t *out = pixels + y * stride;
    for (size_t x = 0; x < width; x++) {
      size_t px = 2 * x + 1 + f, right = px / (2 * f), wx = px % (2 * f);
      uint32_t v = (rowMix[right] * (uint32_t)(2 * f - wx) + rowMix[right + 1] * (uint32_t)wx) / (uint32_t)(2 * f);
      out[x] = (uint8_t)((v + 128) / 257);
    }
  }
  free(rowMix);
  return 1;
}

int cpx_blur(uint8_t *coverage, size_t stride, size_t width, size_t height, double sigma) {
  if (sigma <= 0.05 || width == 0 || height == 0) return 1;
  if (sigma > 400) sigma = 400;
  size_t f = 1;
  while (sigma / (double)f > 5) f *= 2;
  size_t cw = (width + f - 1) / f, ch = (height + f - 1) / f;
  uint16_t *cells = malloc(cw * ch * 2);
  if (!cells) return 0;
  reduce(coverage, stride, width, height, f, cells, cw, ch);
  double side = (double)f;
  double variance = sigma * sigma / (side * side);
  if (f > 1) variance -= (1 - 1 / (side * side)) / 12 + 1.0 / 6;
  int ok = blurCells(cells, cw, ch, variance);
  if (ok && f > 1) ok = grow(cells, cw, ch, f, coverage, stride, width, height);
  if (ok && f == 1)
    for (size_t y = 0; y < height; y++)
      for (size_t x = 0; x < width; x++) coverage[y * stride + x] = (uint8_t)((cells[y * width + x] + 128) / 257);
  free(cells);
  return ok;
}
