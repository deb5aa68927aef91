#!/usr/bin/env python3
"""Makes the fonts of this folder again.

    npm pack @fontsource/barlow-condensed@5.3.0 @fontsource/source-serif-4@5.3.1    # and unpack both
    pip install fonttools brotli
    python3 subset.py <barlow>/package/files <serif>/package/files

Keeps English and French, their punctuation and spaces, kerning, ligatures and figures of one width. The serif gets a
name of its own, because its licence reserves the name of the original for the unchanged font. The symbols that
neither font has are drawn below.
"""

import math
import sys
from pathlib import Path

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

HERE = Path(__file__).parent
CHARACTERS = (
    "".join(map(chr, range(0x20, 0x7F)))
    + "ÀÂÄÆÇÈÉÊËÎÏÔÖÙÛÜŒŸàâäæçèéêëîïôöùûüœÿóáíñ"
    + "«»‹›‘’‚“”„–—…·•×÷±−°§©†€№"
    + "\u00a0\u2009\u202f\u2011\u200b"
)
FEATURES = ["kern", "liga", "tnum", "lnum", "ccmp", "locl", "mark"]
FACES = [
    (0, "barlow-condensed-latin-500-normal", "barlow-condensed-500", None),
    (0, "barlow-condensed-latin-600-normal", "barlow-condensed-600", None),
    (0, "barlow-condensed-latin-700-normal", "barlow-condensed-700", None),
    (1, "source-serif-4-latin-400-normal", "thirteen-serif-400", "Thirteen Serif"),
    (1, "source-serif-4-latin-400-italic", "thirteen-serif-400i", "Thirteen Serif"),
    (1, "source-serif-4-latin-600-normal", "thirteen-serif-600", "Thirteen Serif"),
]


def subset(source, target, family):
    font = TTFont(source)
    options = Options()
    options.flavor = "woff2"
    options.hinting = False
    options.layout_features = FEATURES
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    subsetter = Subsetter(options)
    subsetter.populate(text=CHARACTERS)
    subsetter.subset(font)
    if family:
        for record in list(font["name"].names):
            if record.nameID in (1, 3, 4, 6, 16):
                text = record.toUnicode()
                for old in ("Source Serif 4", "SourceSerif4"):
                    text = text.replace(old, family if " " in old else family.replace(" ", ""))
                font["name"].setName(text, record.nameID, record.platformID, record.platEncID, record.langID)
    font.flavor = "woff2"
    font.save(target)


def polygon(pen, points):
    """One closed outline; clockwise fills, anticlockwise cuts out."""
    pen.moveTo(points[0])
    for point in points[1:]:
        pen.lineTo(point)
    pen.closePath()


def disc(radius, centre=(350, 340), hole=False):
    steps = 28
    turn = 1 if hole else -1
    return [
        (round(centre[0] + radius * math.cos(turn * 2 * math.pi * i / steps)),
         round(centre[1] + radius * math.sin(turn * 2 * math.pi * i / steps)))
        for i in range(steps)
    ]


def box(x0, y0, x1, y1):
    return [(x0, y0), (x0, y1), (x1, y1), (x1, y0)]


def star(hole):
    points = [(350 + r * math.sin(math.pi * i / 5), 340 + r * math.cos(math.pi * i / 5))
              for i in range(10) for r in [(360, 144)[i % 2] * (0.6 if hole else 1)]]
    points = [(round(x), round(y)) for x, y in points]
    return points[::-1] if hole else points


def symbols():
    """Character to outlines, in a square of 700 units on a line of 1000."""
    right = [(60, 300), (60, 380), (460, 380), (460, 540), (680, 340), (460, 140), (460, 300)]
    up = [(x, y) for y, x in right][::-1]
    triangle = [(350, 660), (680, 60), (20, 60)]
    east = [(80, 670), (660, 340), (80, 10)]
    diamond = [(350, 690), (660, 340), (350, -10), (40, 340)]
    west = lambda p: [(700 - x, y) for x, y in p][::-1]
    down = lambda p: [(x, 680 - y) for x, y in p][::-1]
    shrink = lambda p, k: [(round(350 + k * (x - 350)), round(340 + k * (y - 340))) for x, y in p][::-1]
    square = box(60, 50, 640, 630)
    return {
        "→": [right], "←": [west(right)], "↑": [up], "↓": [down(up)],
        "▲": [triangle], "▼": [down(triangle)], "▶": [east], "◀": [west(east)],
        "■": [square], "□": [square, shrink(square, 0.72)],
        "◆": [diamond], "◇": [diamond, shrink(diamond, 0.64)],
        "●": [disc(300)], "○": [disc(300), disc(210, hole=True)],
        "★": [star(False)], "☆": [star(False), star(True)],
        "✓": [[(40, 330), (130, 410), (280, 240), (580, 650), (680, 580), (300, 60)]],
        "✕": [[(60, 560), (130, 630), (350, 410), (570, 630), (640, 560), (420, 340), (640, 120), (570, 50),
               (350, 270), (130, 50), (60, 120), (280, 340)]],
        "✉": [box(20, 90, 680, 590), [(120, 530), (350, 350), (580, 530)][::-1],
              [(80, 150), (620, 150), (620, 480), (350, 270), (80, 480)]],
        "☢": [disc(70)] + [
            [(round(350 + r * math.cos(a)), round(340 + r * math.sin(a)))
             for r, angles in ((330, range(0, 61, 10)), (120, range(60, -1, -20)))
             for a in [math.radians(start - angle) for angle in angles]]
            for start in (120, 240, 360)
        ],
    }


def draw_symbols(target):
    outlines = symbols()
    names = {char: f"u{ord(char):04X}" for char in outlines}
    builder = FontBuilder(1000, isTTF=True)
    builder.setupGlyphOrder([".notdef", *names.values()])
    builder.setupCharacterMap({ord(char): name for char, name in names.items()})
    glyphs = {".notdef": TTGlyphPen(None).glyph()}
    for char, shapes in outlines.items():
        pen = TTGlyphPen(None)
        for shape in shapes:
            polygon(pen, shape)
        glyphs[names[char]] = pen.glyph()
    builder.setupGlyf(glyphs)
    builder.setupHorizontalMetrics({name: (700, 0) for name in glyphs})
    builder.setupHorizontalHeader(ascent=800, descent=-200)
    builder.setupNameTable({"familyName": "Thirteen Symbols", "styleName": "Regular"})
    builder.setupOS2(sTypoAscender=800, sTypoDescender=-200, usWinAscent=800, usWinDescent=200)
    builder.setupPost(keepGlyphNames=False)
    builder.font.flavor = "woff2"
    builder.save(target)


def main():
    folders = sys.argv[1:]
    if len(folders) != 2:
        sys.exit(__doc__)
    for which, source, target, family in FACES:
        subset(Path(folders[which]) / f"{source}.woff2", HERE / f"{target}.woff2", family)
    draw_symbols(HERE / "thirteen-symbols.woff2")


if __name__ == "__main__":
    main()
