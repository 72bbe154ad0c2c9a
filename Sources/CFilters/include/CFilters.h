// Loops of image filters over premultiplied RGBA floats in linear light. In C, because users run tests in debug builds. The arithmetic is
// single operations of floats in a fixed order, so that the result is the same everywhere.
#ifndef CFILTERS_H
#define CFILTERS_H
#include <stddef.h>
#include <stdint.h>

/// The number of steps in the tables between linear light and sRGB. Tables have one more value.
enum { CFLSteps = 4096 };

/// Writes premultiplied sRGB BGRA pixels as floats. `linear` has the linear light of the 256 values of a byte.
void cfl_load(const uint8_t *bgra, size_t count, const float *linear, float *pixels);
/// Writes floats as premultiplied sRGB BGRA pixels. `encoded` has sRGB by the square root of linear light.
void cfl_store(const float *pixels, size_t count, const float *encoded, uint8_t *bgra);
/// Applies an affine matrix of four rows with five columns to colours without premultiplication. If tables are given, the colours are sRGB.
void cfl_matrix(float *pixels, size_t count, const float *matrix, const float *encoded, const float *linear);
/// A Gaussian by three boxes, in place. Outside of the pixels everything is transparent. Returns 0 if there is no memory.
int cfl_blur(float *pixels, size_t width, size_t height, double sigma);
/// Adds the pixels below, where those above are not opaque.
void cfl_over(float *above, const float *below, size_t count);
/// Replaces squares by their average. The first square begins at the offset, which is at most 0.
void cfl_pixellate(float *pixels, size_t width, size_t height, long offsetX, long offsetY, long side);
/// Samples `from` bilinearly. `toSource` has the affine transform from pixels of `to` to pixels of `from`.
void cfl_sample(const float *from, long fromWidth, long fromHeight, float *to, long width, long height, const double *toSource);
/// The average of all pixels.
void cfl_average(const float *pixels, size_t count, float *average);
#endif
