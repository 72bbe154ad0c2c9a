// Runs every kernel of every variant that this machine has over the same made-up pictures and prints a number for what came out.
// Tools/check-kernels-aarch64 builds it for two kinds of processor and compares the lines.
#include "CKernels.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { W = 331, H = 97, STRIDE = 336 };
static uint32_t seed = 1;
static uint32_t dice(void) { seed = seed * 1664525u + 1013904223u; return seed >> 8; }
static float between(float a, float b) { return a + (b - a) * (float)(dice() & 0xffff) / 65536; }

static uint64_t sum(const void *bytes, size_t count) {
  uint64_t h = 0xcbf29ce484222325u;
  for (size_t i = 0; i < count; i++) h = (h ^ ((const uint8_t *)bytes)[i]) * 0x100000001b3u;
  return h;
}
static uint32_t *picture(int opaque) {
  uint32_t *p = malloc(STRIDE * H * 4);
  for (int i = 0; i < STRIDE * H; i++) {
    uint32_t a = opaque ? 255 : dice() & 255, c = 0;
    for (int k = 0; k < 3; k++) c |= (dice() & 255) * a / 255 << (8 * k);
    p[i] = c | a << 24;
  }
  return p;
}
static CKShape shape(int turned) {
  CKShape s = {0};
  float w = between(20, 200), h = between(20, 70), x = between(-20, 150), y = between(-20, 50), c = turned ? 0.8f : 1, n = turned ? 0.6f : 0;
  float m[9] = { c, n, -c * x - n * y, -n, c, n * x - c * y, 0, 0, 1 };
  memcpy(s.m, m, sizeof m);
  s.width = w; s.height = h;
  for (int k = 0; k < 4; k++) s.radii[k] = between(0, 12);
  CKEdge e[4] = { { c, n, m[2] }, { -c, -n, w - m[2] }, { -n, c, m[5] }, { n, -c, h - m[5] } };
  memcpy(s.outer, e, sizeof e);
  for (int k = 0; k < 4; k++) { s.inner[k] = e[k]; s.inner[k].c -= 12; }
  s.outerCount = s.innerCount = 4;
  return s;
}
static CKCells cells(int w, int h, int fill) {
  int stride = ((w + 4) * 4 + 31) / 32 * 32;
  uint16_t *p = malloc((size_t)((h + 4) * stride + 128) * 2);
  for (int i = 0; i < (h + 4) * stride + 128; i++) p[i] = fill ? (uint16_t)(dice() % 32641) : 0;
  return (CKCells){ p + 2 * stride + 8, w, h, stride };
}
static uint64_t cellSum(CKCells c) {
  uint64_t h = 0;
  for (int y = -2; y < c.height + 2; y++) h = h * 31 + sum(c.cells + (long)y * c.stride - 8, (size_t)(c.width + 4) * 8);
  return h;
}

static void run(const char *name, const CKKernels *k) {
  static uint16_t scratch[400000];
  static float floats[400000];
  seed = 7;
  uint32_t *canvas = picture(1), *saved = picture(1), *other = picture(0), *image = picture(0);
  uint8_t *alphas = malloc(STRIDE * H);
  CKTarget t = { canvas, STRIDE }, s = { saved, STRIDE };
  CKRect all = { 3, 1, W - 2, H };
  for (int round = 0; round < 400; round++) {
    CKPaint p = {0}; p.opacity = round % 5 == 1 ? 99 : 255;
    CKShape outline = shape(round & 1), hole = shape(round & 1);
    p.kind = round % 6; if (p.kind >= CKShadow) p.kind = CKSolid;
    p.color = picture == 0 ? 0 : (dice() & 0x7f7f7f) | 0x80000000u; p.opaque = 0;
    p.tinted = p.kind == CKImage && round % 4 == 1; p.adds = (p.kind == CKImage || p.kind == CKMask) && round % 7 > 4;
    p.width = W; p.height = H; p.stride = STRIDE; p.pixels = p.kind == CKMask ? (const void *)other : (const void *)image;
    float zoom = round % 5 == 0 ? 1 : between(0.3f, 2), lean = round % 3 == 0 ? between(-0.4f, 0.4f) : 0, deep = round % 7 == 0 ? 0.001f : 0;
    float m[9] = { zoom, lean, between(-30, 30), -lean, zoom, between(-30, 30), deep, 0, 1 };
    if (p.kind == CKAxial || p.kind == CKRadial) for (int i = 0; i < 6; i++) m[i] /= 100;
    memcpy(p.m, m, sizeof m);
    if (p.kind == CKSolid && round % 4 == 0) p.hole = &hole;
    k->paint(t, all, round % 9 == 0 ? 0 : &outline, &p);
    if (round % 11 == 0) {
      k->save(t, s, all, &outline, 200);
      k->paint(t, all, 0, &p);
      k->mend(t, s, all, &outline, 200, 0);
    }
  }
  printf("paint %016llx\n", (unsigned long long)sum(canvas, STRIDE * H * 4));
  CKRect region = { 5, 2, 5 + 301, 2 + 90 };
  CKCells half = cells(151, 45, 0), quarter = cells(76, 23, 0), grown = cells(151, 45, 0), soft = cells(151, 45, 0);
  uint16_t weights[] = { 20000, 12000, 7000, 3000, 768 };
  CKRect halves = { -2, -2, 153, 47 }, quarters = { -2, -2, 78, 25 };
  k->reducePixels(t, region, half, halves);
  k->reduceCells(half, quarter, quarters);
  k->expandCells(quarter, grown, halves);
  k->blur(half, soft, weights, 4, halves, scratch);
  k->finish(soft, 7373, 0x4c4c4c4c, halves);
  printf("reduce %016llx %016llx\nexpand %016llx\nblur %016llx\n", (unsigned long long)cellSum(half), (unsigned long long)cellSum(quarter),
    (unsigned long long)cellSum(grown), (unsigned long long)cellSum(soft));
  for (int factor = 1; factor <= 4; factor *= 2) {
    CKPaint plane = {0}; plane.opacity = 255;
    plane.kind = CKPlane; plane.opaque = 1; plane.factor = factor; plane.pixels = soft.cells; plane.stride = soft.stride; plane.originX = 2;
    k->paint(t, (CKRect){ 2, 0, 2 + 150, 45 }, 0, &plane);
    printf("plane %016llx\n", (unsigned long long)sum(canvas, STRIDE * H * 4));
  }
  memset(saved, 0, STRIDE * H * 4);
  k->soften(t, region, s, weights, 4, 7373, 0x4c4c4c4c, (CKRect){ 0, 0, 301, 90 }, scratch);
  uint64_t h = 0;
  for (int y = 0; y < 90; y++) h = h * 31 + sum(saved + y * STRIDE, 301 * 4);
  printf("soften %016llx\n", (unsigned long long)h);
  CKShape shadow = shape(0);
  float gauss[] = { 0.3f, 0.2f, 0.1f, 0.05f };
  k->blurShape(alphas, 140, 60, &shadow, gauss, 3, floats);
  printf("shadow %016llx\n", (unsigned long long)sum(alphas, 140 * 60));
  memset(alphas, 0, STRIDE * H);
  k->halve((const uint8_t *)image, STRIDE * 4, W - 1, H - 1, (uint8_t *)saved, STRIDE * 4, (W + 1) / 2, (H + 1) / 2, 2, 2, 4);
  k->alphas(t, alphas, STRIDE, W, H);
  printf("halve %016llx\nalphas %016llx\n", (unsigned long long)sum(saved, STRIDE * 4 * 40), (unsigned long long)sum(alphas, STRIDE * H));
  uint64_t lanes[8] = { 1, 2, 3, 4, 5, 6, 7, 8 };
  k->digest((const uint8_t *)image, STRIDE * 4, W * 4, H, lanes);
  printf("digest %016llx\n", (unsigned long long)sum(lanes, sizeof lanes));
  fprintf(stderr, "%s\n", name);
}

int main(int argc, char **argv) {
  const char *names[] = { "portable", "baseline", "wide" };
  for (int v = 0; v < 3; v++) {
    if (argc > 1 && strcmp(argv[1], names[v])) continue;
    const CKKernels *k = ck_kernels(v);
    if (k) run(names[v], k);
  }
  return 0;
}
