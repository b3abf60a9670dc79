"""Takes the slash out of the zero of Atkinson Hyperlegible Next. The published zero reads like code in a phone
number. Needs fonttools and brotli: python3 plain-zero.py ../../src/styles/fonts/atkinson.woff2"""

import sys
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import GlyphCoordinates

OUTER = 16  # Points of the outer contour, the first one.
LEFT, RIGHT, BOTTOM, TOP = 23, 31, 16, 36  # Points at the edges of the hole, in the published glyph.


def hole(outer, left, right, bottom, top):
    """The outer contour the other way round, fitted into the box of the hole."""
    xs, ys = [x for x, _ in outer], [y for _, y in outer]
    fit_x = lambda x: left + (x - min(xs)) * (right - left) / (max(xs) - min(xs))
    fit_y = lambda y: bottom + (y - min(ys)) * (top - bottom) / (max(ys) - min(ys))
    return [(round(fit_x(x)), round(fit_y(y))) for x, y in reversed(outer)]


def redraw(points):
    outer = points[:OUTER]
    box = points[LEFT][0], points[RIGHT][0], points[BOTTOM][1], points[TOP][1]
    return outer + hole(outer, *box)


for path in sys.argv[1:]:
    font = TTFont(path)
    glyph = font["glyf"]["zero"]
    old = list(glyph.coordinates)
    new = redraw(old)
    for variation in font["gvar"].variations["zero"]:
        deltas, phantom = variation.coordinates[: len(old)], variation.coordinates[len(old) :]
        moved = redraw([(x + dx, y + dy) for (x, y), (dx, dy) in zip(old, deltas)])
        variation.coordinates = [(a - x, b - y) for (a, b), (x, y) in zip(moved, new)] + phantom
    flags = list(glyph.flags[:OUTER])
    glyph.coordinates = GlyphCoordinates(new)
    glyph.flags = bytearray(flags + flags[::-1])
    glyph.endPtsOfContours = [OUTER - 1, 2 * OUTER - 1]
    glyph.numberOfContours = 2
    glyph.recalcBounds(font["glyf"])
    font.flavor = "woff2"
    font.save(path)
