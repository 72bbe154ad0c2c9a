// A PNG writer for frames: several times faster than libpng at its fastest setting, for files of about the same size.
//
// Every row is stored less the row above (filter "up"), which turns flat and vertically smooth areas into zeros. Equal bytes in a
// row become matches of distance 1; nothing else is searched for. Each band of rows has its own Huffman code, so that threads can share
// the bands out; their bits are joined afterwards.
#include "CPixels.h"
#include <string.h>
#include <zlib.h>

enum { Band = 16, Literals = 256, End = 256, Symbols = 286, MaxBits = 15, MinRun = 4, MaxRun = 258 };
/// A token is a literal below 256, or 256 + (run length - 3).
enum { Tokens = 512 };

typedef struct { uint8_t *bytes; size_t count; uint64_t bits; int pending; } Out;

static void put32(Out *out, uint32_t v) {
  for (int shift = 24; shift >= 0; shift -= 8) out->bytes[out->count++] = (uint8_t)(v >> shift);
}
static inline void putBits(Out *out, uint32_t value, int count) {
  out->bits |= (uint64_t)value << out->pending;
  out->pending += count;
  while (out->pending >= 8) {
    out->bytes[out->count++] = (uint8_t)out->bits;
    out->bits >>= 8;
    out->pending -= 8;
  }
}

/// The deflate symbol of a run length, its extra bits and how many they are.
static int lengthSymbol(int length, int *extra, int *extraBits) {
  if (length == MaxRun) { *extra = *extraBits = 0; return 285; }
  int v = length - 3, bits = 0;
  while ((v >> bits) >= 8) bits++;
  *extraBits = bits;
  *extra = v & ((1 << bits) - 1);
  return 257 + (bits << 2) + (v >> bits);
}

/// Huffman code lengths of at most MaxBits for the symbols that occur; ties go to the lower symbol.
static void codeLengths(const uint32_t *counts, uint8_t *lengths) {
  int order[Symbols], n = 0;
  for (int i = 0; i < Symbols; i++) {
    lengths[i] = 0;
    if (counts[i]) order[n++] = i;
  }
  if (n == 1) { lengths[order[0]] = 1; return; }
  for (int gap = n / 2; gap; gap /= 2)  // rarest first
    for (int i = gap; i < n; i++) {
      int item = order[i], j = i;
      for (; j >= gap; j -= gap) {
        int other = order[j - gap];
        if (counts[other] < counts[item] || (counts[other] == counts[item] && other < item)) break;
        order[j] = other;
      }
      order[j] = item;
    }
  // Two queues: leaves in order of weight, and nodes, which come into being in order of weight.
  uint64_t weight[2 * Symbols];
  int parent[2 * Symbols], depth[2 * Symbols], leaf = 0, node = n, made = n;
  for (int i = 0; i < n; i++) weight[i] = counts[order[i]];
  for (; made < 2 * n - 1; made++) {
    uint64_t sum = 0;
    for (int k = 0; k < 2; k++) {
      int pick = leaf < n && (node >= made || weight[leaf] <= weight[node]) ? leaf++ : node++;
      parent[pick] = made;
      sum += weight[pick];
    }
    weight[made] = sum;
  }
  int perLength[2 * Symbols] = {0};
  depth[made - 1] = 0;
  for (int i = made - 2; i >= 0; i--) {
    depth[i] = depth[parent[i]] + 1;
    if (i < n) perLength[depth[i] > MaxBits ? MaxBits : depth[i]]++;
  }
  // Codes cut to MaxBits overfill the code space. Each step frees one place of it, so that the code ends up exactly complete: one of
  // the longest codes becomes the sibling of a shorter one, which is lengthened by a bit.
  uint32_t used = 0;
  for (int b = 1; b <= MaxBits; b++) used += (uint32_t)perLength[b] << (MaxBits - b);
  for (; used > 1u << MaxBits; used--) {
    int b = MaxBits - 1;
    while (!perLength[b]) b--;
    perLength[b]--;
    perLength[b + 1] += 2;
    perLength[MaxBits]--;
  }
  int i = 0;
  for (int b = MaxBits; b > 0; b--)
    for (int k = 0; k < perLength[b]; k++) lengths[order[i++]] = (uint8_t)b;
}

/// Canonical codes, bits reversed as deflate wants them.
static void canonicalCodes(const uint8_t *lengths, uint16_t *codes) {
  uint32_t next[MaxBits + 2] = {0}, perLength[MaxBits + 1] = {0}, code = 0;
  for (int i = 0; i < Symbols; i++) perLength[lengths[i]]++;
  perLength[0] = 0;
  for (int b = 1; b <= MaxBits; b++) next[b] = code = (code + perLength[b - 1]) << 1;
  for (int i = 0; i < Symbols; i++) {
    uint32_t c = lengths[i] ? next[lengths[i]]++ : 0, reversed = 0;
    for (int b = 0; b < lengths[i]; b++) reversed |= ((c >> b) & 1) << (lengths[i] - 1 - b);
    codes[i] = (uint16_t)reversed;
  }
}

/// One deflate block of tokens, with its own code.
static void putBlock(Out *out, const uint16_t *tokens, size_t count, const uint32_t *tally, int last) {
  uint32_t counts[Symbols] = {0};
  int extra, extraBits;
  for (int t = 0; t < Literals; t++) counts[t] = tally[t];
  for (int t = Literals; t < Tokens; t++) counts[lengthSymbol(t - Literals + 3, &extra, &extraBits)] += tally[t];
  counts[End] = 1;
  uint8_t lengths[Symbols];
  uint16_t codes[Symbols];
  codeLengths(counts, lengths);
  canonicalCodes(lengths, codes);

  putBits(out, (uint32_t)last | 2 << 1, 3);  // a block with its own code
  putBits(out, Symbols - 257, 5);
  putBits(out, 0, 5);   // one distance code
  putBits(out, 15, 4);  // all 19 code lengths follow
  // The lengths 0...15 are written in four bits each; repeat codes are not used. This is their order in deflate.
  static const uint8_t order[19] = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
  for (int i = 0; i < 19; i++) putBits(out, order[i] < 16 ? 4 : 0, 3);
  for (int i = 0; i <= Symbols; i++) {
    uint32_t length = i < Symbols ? lengths[i] : 1, reversed = 0;  // the one distance, 1, has a code of one bit
    for (int b = 0; b < 4; b++) reversed |= ((length >> b) & 1) << (3 - b);
    putBits(out, reversed, 4);
  }

  uint32_t code[Tokens];
  uint8_t bits[Tokens];
  for (int t = 0; t < Literals; t++) { code[t] = codes[t]; bits[t] = lengths[t]; }
  for (int t = Literals; t < Tokens; t++) {
    int symbol = lengthSymbol(t - Literals + 3, &extra, &extraBits);
    code[t] = codes[symbol] | (uint32_t)extra << lengths[symbol];
    bits[t] = (uint8_t)(lengths[symbol] + extraBits + 1);  // and the distance's zero bit
  }
  uint64_t pool = out->bits;
  int pending = out->pending;
  uint8_t *to = out->bytes + out->count;
  size_t i = 0;
  for (; i + 2 <= count; i += 2) {  // at most 7 + 2 × 21 bits
    pool |= (uint64_t)code[tokens[i]] << pending;
    pending += bits[tokens[i]];
    pool |= (uint64_t)code[tokens[i + 1]] << pending;
    pending += bits[tokens[i + 1]];
    for (int k = 0; k < 8; k++) to[k] = (uint8_t)(pool >> 8 * k);
    to += pending >> 3;
    pool >>= pending & ~7;
    pending &= 7;
  }
  out->bits = pool;
  out->pending = pending;
  out->count = (size_t)(to - out->bytes);
  for (; i < count; i++) putBits(out, code[tokens[i]], bits[tokens[i]]);
  putBits(out, codes[End], lengths[End]);
}

/// Bytes to tokens: runs of equal bytes, all else literally.
static size_t tokenize(const uint8_t *bytes, size_t count, uint16_t *tokens, uint32_t *tally) {
  size_t made = 0, i = 0;
  memset(tally, 0, Tokens * sizeof *tally);
  if (count) tally[tokens[made++] = bytes[i++]]++;
  while (i < count) {
    uint8_t b = bytes[i - 1];
    if (bytes[i] == b && i + MinRun <= count && bytes[i + 1] == b && bytes[i + 2] == b && bytes[i + 3] == b) {
      size_t limit = count - i < MaxRun ? count - i : MaxRun, run = MinRun;
      uint64_t same = b * 0x0101010101010101u, ahead;
      while (run + 8 <= limit && (memcpy(&ahead, bytes + i + run, 8), ahead == same)) run += 8;
      while (run < limit && bytes[i + run] == b) run++;
      tally[tokens[made++] = (uint16_t)(Literals + run - 3)]++;
      i += run;
    } else {
      tally[tokens[made++] = bytes[i++]]++;
    }
  }
  return made;
}

/// A row in the file's own order of bytes, straight.
static void layOut(const uint8_t *p, uint32_t width, int layout, uint8_t *out) {
  if (layout == CPXGray) {
    memcpy(out, p, width);
  } else if (layout == CPXRGB) {
    for (uint32_t x = 0; x < width; x++, p += 4, out += 3) {
      out[0] = p[2];
      out[1] = p[1];
      out[2] = p[0];
    }
  } else {
    for (uint32_t x = 0; x < width; x++, p += 4, out += 4) {
      uint32_t a = p[3];
      out[3] = (uint8_t)a;
      for (int k = 0; k < 3; k++) {
        uint32_t v = a == 0 ? 0 : a == 255 ? p[2 - k] : (p[2 - k] * 255u + a / 2) / a;
        out[k] = (uint8_t)(v > 255 ? 255 : v);
      }
    }
  }
}

static void chunk(Out *out, const char *type, const uint8_t *data, uint32_t length) {
  put32(out, length);
  size_t from = out->count;
  memcpy(out->bytes + out->count, type, 4);
  out->count += 4;
  if (length) memcpy(out->bytes + out->count, data, length);
  out->count += length;
  put32(out, (uint32_t)crc32(0, out->bytes + from, length + 4));
}

/// Bits that were put together elsewhere, to be followed by more.
static void appendBits(Out *out, const CPXBand *band) {
  const uint8_t *from = band->bytes, *end = from + band->count;
  for (; end - from >= 4; from += 4) {
    uint32_t word;
    for (int k = word = 0; k < 4; k++) word |= (uint32_t)from[k] << 8 * k;
    out->bits |= (uint64_t)word << out->pending;
    for (int k = 0; k < 4; k++) out->bytes[out->count++] = (uint8_t)(out->bits >> 8 * k);
    out->bits >>= 32;
  }
  while (from < end) putBits(out, *from++, 8);
  putBits(out, band->lastBits, band->lastCount);
}

int cpx_png_band_count(uint32_t height) { return (int)((height + Band - 1) / Band); }

static size_t lineOf(uint32_t width, int layout) { return (size_t)width * (size_t)layout + 1; }
static size_t pages(size_t bytes) { return (bytes + 4095) / 4096 * 4096; }

size_t cpx_png_band_room(uint32_t width, int layout) { return pages(lineOf(width, layout) * Band * 3 + 1024); }  // a token takes 21 bits at most
size_t cpx_png_worker_room(uint32_t width, int layout) { return pages(lineOf(width, layout) * (Band * 3 + 2) + 64); }

void cpx_png_bands(const uint8_t *pixels, size_t stride, uint32_t width, uint32_t height, int layout, int first, int step,
                   uint8_t *scratch, uint8_t *places, CPXBand *bands) {
  size_t line = lineOf(width, layout), row = line - 1;
  uint16_t *tokens = (uint16_t *)(void *)scratch;
  uint8_t *filtered = (uint8_t *)(tokens + line * Band + 8), *above = filtered + line * Band + 8, *here = above + row;
  uint32_t tally[Tokens];
  for (int n = first; n < cpx_png_band_count(height); n += step) {
    uint32_t y = (uint32_t)n * Band, until = height - y < Band ? height : y + Band;
    uint8_t *to = filtered;
    if (y) layOut(pixels + (y - 1) * stride, width, layout, above); else memset(above, 0, row);
    for (; y < until; y++) {
      layOut(pixels + y * stride, width, layout, here);
      *to++ = 2;
      for (size_t i = 0; i < row; i++) to[i] = (uint8_t)(here[i] - above[i]);
      to += row;
      uint8_t *swap = above;
      above = here;
      here = swap;
    }
    size_t bytes = (size_t)(to - filtered), count = tokenize(filtered, bytes, tokens, tally);
    Out out = {.bytes = places + (size_t)n * cpx_png_band_room(width, layout)};
    putBlock(&out, tokens, count, tally, until == height);
    bands[n] = (CPXBand){out.bytes, out.count, (uint32_t)out.bits, out.pending, bytes,
                         (uint32_t)adler32_z(adler32(0, 0, 0), filtered, bytes)};
  }
}

size_t cpx_png_room(const CPXBand *bands, int count) {
  size_t room = 1024;
  for (int n = 0; n < count; n++) room += bands[n].count + 32;
  return room;
}

size_t cpx_png(const CPXBand *bands, uint32_t width, uint32_t height, int layout, uint8_t *file) {
  int count = cpx_png_band_count(height);
  Out out = {.bytes = file};
  memcpy(out.bytes, "\x89PNG\r\n\x1a\n", 8);
  out.count = 8;
  uint8_t header[13] = {0};
  for (int k = 0; k < 4; k++) {
    header[k] = (uint8_t)(width >> (24 - 8 * k));
    header[4 + k] = (uint8_t)(height >> (24 - 8 * k));
  }
  header[8] = 8;
  header[9] = layout == CPXGray ? 0 : layout == CPXRGB ? 2 : 6;
  chunk(&out, "IHDR", header, 13);
  uint8_t perceptual = 0;
  chunk(&out, "sRGB", &perceptual, 1);
  uLong checksum = adler32(0, 0, 0);
  for (int n = 0; n < count; n++) {  // each band is an IDAT chunk of its own; the bits of the stream run on from one to the next
    checksum = adler32_combine(checksum, bands[n].checksum, (z_off_t)bands[n].filtered);
    size_t start = out.count;
    out.count += 8;
    if (n == 0) { out.bytes[out.count++] = 0x78; out.bytes[out.count++] = 0x01; }
    appendBits(&out, &bands[n]);
    if (n == count - 1) {
      if (out.pending) putBits(&out, 0, 8 - out.pending);
      put32(&out, (uint32_t)checksum);
    }
    size_t data = out.count - start - 8;
    out.count = start;
    put32(&out, (uint32_t)data);
    memcpy(out.bytes + out.count, "IDAT", 4);
    out.count += 4 + data;
    put32(&out, (uint32_t)crc32_z(0, out.bytes + start + 4, data + 4));
  }
  chunk(&out, "IEND", 0, 0);
  return out.count;
}
