#!/usr/bin/env python3
"""Skia's CPU raster draws the opening of a card over a blurred home at 3x, on one thread: the picture of segue-bench's CardOpening.

Blurred anew: the home and its blur (sigma 20 points, saturation, overlay) are drawn in every frame. Cached: both are kept as pictures,
as a compositor would, and a frame is the kept backdrop and the card over it.
"""
import math, statistics, sys, time
import numpy, skia

SCALE, POSES, RUNS = 3, 48, 3
SIZE = skia.Rect.MakeWH(390, 844)
LINEAR = skia.SamplingOptions(skia.FilterMode.kLinear)
WHITE, BLACK = skia.Paint(Color=skia.ColorWHITE, AntiAlias=True), skia.Paint(Color=skia.ColorBLACK, AntiAlias=True)
GRAY = skia.Paint(Color=0xFF333333, AntiAlias=True)
SHADOW = skia.Paint(Color=0x33000000, AntiAlias=True, MaskFilter=skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, 12))
# The light material: saturation 1.8, and white over it.
R, G, B, S = 0.213, 0.715, 0.072, 1.8
SATURATED = skia.ColorFilters.Matrix([
    R + (1 - R) * S, G - G * S, B - B * S, 0, 0, R - R * S, G + (1 - G) * S, B - B * S, 0, 0, R - R * S, G - G * S, B + (1 - B) * S, 0, 0, 0, 0, 0, 1, 0])
BACKDROP = skia.ImageFilters.ColorFilter(SATURATED, skia.ImageFilters.Blur(20, 20, skia.TileMode.kClamp))
OVERLAY = 0x4DFFFFFF


def font(size, bold=False):
    style = skia.FontStyle.Bold() if bold else skia.FontStyle.Normal()
    made = skia.Font(skia.FontMgr().matchFamilyStyle("DejaVu Sans", style), size)
    made.setSubpixel(True)
    return made


HEADING, TITLE, SUBTITLE = font(32, True), font(28, True), font(15)
BODY = skia.TextBlob("The quick brown fox jumps over lazy dogs again", font(13))


def picture(seed):
    y, x = numpy.mgrid[0:412 * SCALE, 0:350 * SCALE]
    ring = ((x - 175 * SCALE) ** 2 + (y - 137 * SCALE) ** 2) // (350 * SCALE * 12) & 1
    check = numpy.where((x // 5 + y // 5) & 1 == 0, 24, 0)
    pixels = numpy.stack([x * 200 // (350 * SCALE) + check, (seed * 97 + y * 120 // (412 * SCALE)) & 255,
                          numpy.where(ring == 0, 60 + check, 200), numpy.full_like(x, 255)], axis=-1)
    return skia.Image.fromarray(numpy.ascontiguousarray(pixels, dtype=numpy.uint8))


PICTURES = [picture(n) for n in range(4)]


def progress(pose):
    t = pose / POSES * 0.8 - 0.1
    if t <= 0:
        return 0.0
    damping, w = 0.7, 2 * math.pi / 0.42
    wd = w * math.sqrt(1 - damping * damping)
    return 1 - math.exp(-damping * w * t) * (math.cos(wd * t) + damping * w / wd * math.sin(wd * t))


def card(canvas, n, x, y, width, height, radius):
    canvas.save()
    canvas.translate(x, y)
    shape = skia.RRect.MakeRectXY(skia.Rect.MakeWH(width, height), radius, radius)
    canvas.save()
    canvas.clipRRect(shape, skia.ClipOp.kDifference, True)
    canvas.drawRRect(skia.RRect.MakeRectXY(skia.Rect.MakeXYWH(0, 4, width, height), radius, radius), SHADOW)
    canvas.restore()
    canvas.clipRRect(shape, True)
    canvas.drawPaint(WHITE)
    fill = max(width / 350, 1)
    canvas.save()
    canvas.clipRect(skia.Rect.MakeWH(width, 412))
    canvas.drawImageRect(PICTURES[n], skia.Rect.MakeXYWH((width - 350 * fill) / 2, (412 - 412 * fill) / 2, 350 * fill, 412 * fill), LINEAR)
    canvas.restore()
    canvas.drawString("A card's large title", 16, 42, TITLE, WHITE)
    canvas.drawString("A subtitle under the picture", 16, 388, SUBTITLE, WHITE)
    for line in range(16):
        canvas.drawTextBlob(BODY, 20, 450 + 24 * line, GRAY)
    canvas.restore()


def home(canvas):
    canvas.drawColor(skia.ColorWHITE)
    canvas.drawString("Today", 20, 90, HEADING, BLACK)
    for n in range(1, 4):
        card(canvas, n, 20, 108 + 440 * n, 350, 412, 16)


def opened(canvas, pose):
    p = progress(pose)
    card(canvas, 0, 20 - 20 * p, 108 - 108 * p, 350 + 40 * p, 412 + 432 * p, 16 * (1 - max(0, min(1, p))))
    canvas.drawString("9:41", 32, 30, SUBTITLE, BLACK)


def blurred(canvas):
    home(canvas)
    canvas.saveLayer(skia.Canvas.SaveLayerRec(SIZE, None, BACKDROP, 0))
    canvas.drawColor(OVERLAY)
    canvas.restore()


def measure(name, draw):
    surface = skia.Surface.MakeRasterN32Premul(390 * SCALE, 844 * SCALE)
    canvas = surface.getCanvas()
    best = [math.inf] * POSES
    for run in range(RUNS + 1):  # the first fills caches
        for pose in range(POSES):
            began = time.perf_counter()
            canvas.save()
            canvas.scale(SCALE, SCALE)
            draw(canvas, pose)
            canvas.restore()
            if run:
                best[pose] = min(best[pose], time.perf_counter() - began)
    if len(sys.argv) > 1:  # a folder for pictures to look at
        surface.makeImageSnapshot().save(f"{sys.argv[1]}/skia.png")
    print(f"skia: opening at 3x, {name}, one thread\t{1000 * statistics.median(best):.2f}\t{1000 * max(best):.2f}\tms\t", flush=True)


def anew(canvas, pose):
    blurred(canvas)
    opened(canvas, pose)


kept = skia.Surface.MakeRasterN32Premul(390 * SCALE, 844 * SCALE)
kept.getCanvas().scale(SCALE, SCALE)
blurred(kept.getCanvas())
kept = kept.makeImageSnapshot().makeRasterImage()


def cached(canvas, pose):
    canvas.drawImageRect(kept, SIZE)
    opened(canvas, pose)


measure("blurred anew", anew)
measure("home and blur cached", cached)
