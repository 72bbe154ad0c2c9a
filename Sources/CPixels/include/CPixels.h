// Loops over pixels that are neither compositing nor decoding: conversions, blurred coverage, PNG and GIF encoding.
//
// In C because users run tests in debug builds, where the same loops in Swift are hundreds of times slower. Nearly everything is
// integer arithmetic in a fixed order, so the bytes are the same everywhere.
#ifndef CPIXELS_H
#define CPIXELS_H
#include <stddef.h>
#include <stdint.h>

/// Whether every pixel of BGRA rows has alpha 255.
int cpx_is_opaque(const uint8_t *pixels, size_t stride, size_t width, size_t height);
/// Straight BGRA to premultiplied, in place; returns whether every alpha was 255.
int cpx_premultiply(uint8_t *pixels, size_t stride, size_t width, size_t height);
/// Lays BGRA pixels of `width` × `height` upright, as EXIF's orientation (1 to 8) asks; 5 to 8 swap the sides of `to`.
void cpx_orient(const uint8_t *from, size_t fromStride, size_t width, size_t height, int orientation, uint8_t *to, size_t toStride);
/// The alpha of BGRA pixels.
void cpx_alpha(const uint8_t *bgra, size_t bgraStride, uint8_t *alpha, size_t alphaStride, size_t width, size_t height);

/// How many colours a radial gradient is made of.
enum { CPXRamp = 1024 };
/// Colours by their distance from a centre, in pixels from the first: `ramp` holds CPXRamp of them, of which `perPixel` times the
/// distance is the number, and one for all that is farther. Square roots and products of single floats, never joined, so the bytes are
/// the same everywhere.
void cpx_radial(const uint32_t *ramp, float centerX, float centerY, float perPixel, uint8_t *pixels, size_t stride, size_t width,
                size_t height);

/// A Gaussian over coverage, in place; what lies outside counts as 0. `sigma` is in pixels, at most 400.
/// Returns 0 when memory runs out.
int cpx_blur(uint8_t *coverage, size_t stride, size_t width, size_t height, double sigma);

/// The layouts a PNG is written in.
enum { CPXGray = 1, CPXRGB = 3, CPXRGBA = 4 };
/// A band of a PNG's rows, compressed by itself: whole bytes, then up to 7 bits.
typedef struct {
  const uint8_t *bytes;
  size_t count;
  uint32_t lastBits;
  int lastCount;
  /// How many bytes it was before, and their Adler-32.
  size_t filtered;
  uint32_t checksum;
} CPXBand;
/// How many bands a picture has.
int cpx_png_band_count(uint32_t height);
/// The most bytes that a band becomes, and what a worker needs besides, both in whole pages.
size_t cpx_png_band_room(uint32_t width, int layout);
size_t cpx_png_worker_room(uint32_t width, int layout);
/// Makes the bands `first`, `first + step` and so on of a PNG made for speed: rows less the row above, runs, one Huffman code a band.
///
/// `pixels` are premultiplied BGRA, or coverage when `layout` is CPXGray. Threads may share the bands out, each with a `scratch` of its own;
/// the nth band's bytes are in the nth of `places`, of which only the pages that it fills are touched.
void cpx_png_bands(const uint8_t *pixels, size_t stride, uint32_t width, uint32_t height, int layout, int first, int step,
                   uint8_t *scratch, uint8_t *places, CPXBand *bands);
/// Room enough for the whole file.
size_t cpx_png_room(const CPXBand *bands, int count);
/// Writes the whole file of all bands; returns its length.
size_t cpx_png(const CPXBand *bands, uint32_t width, uint32_t height, int layout, uint8_t *file);

/// Adds BGRA pixels to a histogram of 32,768 colours (5 bits each of red, green, blue from the top): of each how many pixels there are,
/// and the sums of their red, green and blue. Pixels of alpha < 128 do not count.
void cpx_histogram(const uint8_t *pixels, size_t stride, size_t width, size_t height, uint64_t *histogram);
/// For each of the 32,768 colours the nearest of `count` palette entries (r, g, b).
void cpx_nearest(const uint8_t *palette, int count, uint8_t *table);
/// Palette indices of BGRA pixels through a table, with an ordered dither of `amplitude` levels where the palette (r, g, b) has no
/// colour within two levels. Alpha < 128 gives index 0, and so does
/// a pixel equal to the one in `before` (null: none is). `originX` and `originY` place the dither.
void cpx_indices(const uint8_t *pixels, const uint8_t *before, size_t stride, size_t width, size_t height, size_t originX,
                 size_t originY, const uint8_t *table, const uint8_t *palette, int amplitude, uint8_t *indices);
/// The smallest rectangle (x0, y0, x1, y1) that holds all differences between two pictures; returns whether there are any.
int cpx_changed(const uint8_t *a, const uint8_t *b, size_t stride, size_t width, size_t height, size_t rect[4]);
/// Pixels from palette indices, leaving those of `transparent` (−1: none) as they are; `palette` holds 256 BGRA words.
void cpx_expand(const uint8_t *indices, size_t indexStride, const uint32_t *palette, int transparent, uint8_t *pixels, size_t stride,
                size_t width, size_t height);

/// The weights of colours in brightness that a film was made with.
enum { CPXMatrix601 = 0, CPXMatrix709 = 1, CPXMatrix2020 = 2 };
/// A picture of a film: brightness, and two planes of colour differences with as many samples, or half as many each way.
typedef struct {
  const uint8_t *planes[3];
  size_t strides[3];
  size_t width, height;
  /// Whether colours have one sample for two pixels, across and down.
  int halvesAcross, halvesDown;
  /// Of a sample: 8, or 9 to 16 in words of 16, of which the 8 highest count.
  int bits;
  int matrix;
  /// Whether black is 0 and white 255, instead of 16 and 235.
  int fullRange;
} CPXVideo;
/// A film's picture as opaque BGRA; pixels that share a sample of colour have the same one.
void cpx_video(const CPXVideo *video, uint8_t *pixels, size_t stride);
#endif
