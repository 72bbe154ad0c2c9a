#include "CFilters.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#pragma STDC FP_CONTRACT OFF

static float clamp(float value) { return value < 0 ? 0 : value > 1 ? 1 : value; }

static float table(const float *values, float position) {
  float step = clamp(position) * CFLSteps;
  int index = (int)step;
  if (index >= CFLSteps) return values[CFLSteps];
  float part = step - (float)index;
  float rise = (values[index + 1] - values[index]) * part;
  return values[index] + rise;
}

void cfl_load(const uint8_t *bgra, size_t count, const float *linear, float *pixels) {
  for (size_t i = 0; i < count; i++, bgra += 4, pixels += 4) {
    unsigned alpha = bgra[3];
    float part = (float)alpha / 255.0f;
    for (int c = 0; c < 3; c++) {
      unsigned value = bgra[2 - c];
      if (alpha != 255 && alpha != 0) {
        value = (value * 255 + alpha / 2) / alpha;
        if (value > 255) value = 255;
      }
      pixels[c] = linear[value] * part;
    }
    pixels[3] = part;
  }
}

void cfl_store(const float *pixels, size_t count, const float *encoded, uint8_t *bgra) {
  for (size_t i = 0; i < count; i++, bgra += 4, pixels += 4) {
    float alpha = clamp(pixels[3]);
    bgra[3] = (uint8_t)(alpha * 255.0f + 0.5f);
    for (int c = 0; c < 3; c++) {
      float value = alpha > 0 ? table(encoded, sqrtf(clamp(pixels[c] / alpha))) : 0;
      bgra[2 - c] = (uint8_t)(value * alpha * 255.0f + 0.5f);
    }
  }
}

void cfl_matrix(float *pixels, size_t count, const float *matrix, const float *encoded, const float *linear) {
  for (size_t i = 0; i < count; i++, pixels += 4) {
    float alpha = pixels[3], in[4], out[4];
    for (int c = 0; c < 3; c++) {
      float value = alpha > 0 ? pixels[c] / alpha : 0;
      in[c] = encoded ? table(encoded, sqrtf(clamp(value))) : value;
    }
    in[3] = alpha;
    for (int row = 0; row < 4; row++) {
      float sum = matrix[5 * row + 4];
      for (int column = 0; column < 4; column++) {
        float product = matrix[5 * row + column] * in[column];
        sum += product;
      }
      out[row] = sum;
    }
    float newAlpha = clamp(out[3]);
    for (int c = 0; c < 3; c++) pixels[c] = (encoded ? table(linear, clamp(out[c])) : out[c] < 0 ? 0 : out[c]) * newAlpha;
    pixels[3] = newAlpha;
  }
}

// A box over a line of pixels, from `before` pixels to the left to `after` to the right.
static void box(const float *from, float *to, size_t length, size_t step, long before, long after) {
  double sum[4] = {0, 0, 0, 0}, size = (double)(before + after + 1);
  for (long i = 0; i <= after && i < (long)length; i++)
    for (int c = 0; c < 4; c++) sum[c] += from[i * (long)step + c];
  for (long i = 0; i < (long)length; i++) {
    for (int c = 0; c < 4; c++) to[i * (long)step + c] = (float)(sum[c] / size);
    long enters = i + after + 1, leaves = i - before;
    for (int c = 0; c < 4; c++) {
      if (enters < (long)length) sum[c] += from[enters * (long)step + c];
      if (leaves >= 0) sum[c] -= from[leaves * (long)step + c];
    }
  }
}

static void boxes(float *line, float *spare, size_t length, size_t step, long side) {
  if (side % 2) {
    long half = side / 2;
    box(line, spare, length, step, half, half);
    box(spare, line, length, step, half, half);
    box(line, spare, length, step, half, half);
  } else {
    box(line, spare, length, step, side / 2, side / 2 - 1);
    box(spare, line, length, step, side / 2 - 1, side / 2);
    box(line, spare, length, step, side / 2, side / 2);
  }
  for (size_t i = 0; i < length; i++) memcpy(line + i * step, spare + i * step, 4 * sizeof(float));
}

int cfl_blur(float *pixels, size_t width, size_t height, double sigma) {
  long side = (long)(sigma * 1.8799712059732503 + 0.5);
  if (side < 2) return 1;
  float *spare = malloc(width * height * 4 * sizeof(float));
  if (!spare) return 0;
  for (size_t y = 0; y < height; y++) boxes(pixels + 4 * y * width, spare + 4 * y * width, width, 4, side);
  for (size_t x = 0; x < width; x++) boxes(pixels + 4 * x, spare + 4 * x, height, 4 * width, side);
  free(spare);
  return 1;
}

void cfl_over(float *above, const float *below, size_t count) {
  for (size_t i = 0; i < count; i++, above += 4, below += 4) {
    float rest = 1 - above[3];
    for (int c = 0; c < 4; c++) {
      float part = below[c] * rest;
      above[c] += part;
    }
  }
}

void cfl_average(const float *pixels, size_t count, float *average) {
  double sum[4] = {0, 0, 0, 0};
  for (size_t i = 0; i < count; i++)
    for (int c = 0; c < 4; c++) sum[c] += pixels[4 * i + c];
  for (int c = 0; c < 4; c++) average[c] = count ? (float)(sum[c] / (double)count) : 0;
}

void cfl_pixellate(float *pixels, size_t width, size_t height, long offsetX, long offsetY, long side) {
  for (long top = offsetY; top < (long)height; top += side)
    for (long left = offsetX; left < (long)width; left += side) {
      long x0 = left < 0 ? 0 : left, y0 = top < 0 ? 0 : top;
      long x1 = left + side < (long)width ? left + side : (long)width, y1 = top + side < (long)height ? top + side : (long)height;
      double sum[4] = {0, 0, 0, 0}, count = (double)((x1 - x0) * (y1 - y0));
      for (long y = y0; y < y1; y++)
        for (long x = x0; x < x1; x++)
          for (int c = 0; c < 4; c++) sum[c] += pixels[4 * (y * (long)width + x) + c];
      for (long y = y0; y < y1; y++)
        for (long x = x0; x < x1; x++)
          for (int c = 0; c < 4; c++) pixels[4 * (y * (long)width + x) + c] = (float)(sum[c] / count);
    }
}

void cfl_sample(const float *from, long fromWidth, long fromHeight, float *to, long width, long height, const double *m) {
  for (long y = 0; y < height; y++)
    for (long x = 0; x < width; x++, to += 4) {
      double centerX = (double)x + 0.5, centerY = (double)y + 0.5;
      double ax = m[0] * centerX, cx = m[2] * centerY, by = m[1] * centerX, dy = m[3] * centerY;
      double px = ax + cx + m[4] - 0.5, py = by + dy + m[5] - 0.5;
      double left = floor(px), top = floor(py);
      float partX = (float)(px - left), partY = (float)(py - top);
      for (int c = 0; c < 4; c++) to[c] = 0;
      for (int dy = 0; dy < 2; dy++)
        for (int dx = 0; dx < 2; dx++) {
          double column = left + dx, row = top + dy;
          if (column < 0 || row < 0 || column >= (double)fromWidth || row >= (double)fromHeight) continue;
          float weight = (dx ? partX : 1 - partX) * (dy ? partY : 1 - partY);
          const float *pixel = from + 4 * ((long)row * fromWidth + (long)column);
          for (int c = 0; c < 4; c++) {
            float part = pixel[c] * weight;
            to[c] += part;
          }
        }
    }
}
