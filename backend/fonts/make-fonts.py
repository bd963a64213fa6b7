"""Makes the two weights of each typeface that PDF documents embed.

Usage: python3 backend/fonts/make-fonts.py node_modules/@fontsource-variable backend/fonts
Needs: fonttools 4.66, brotli 1.2. Its files are committed: run it only when a typeface is added or updated.

Each typeface becomes a regular and a bold TrueType font: Latin and Latin Extended-A in one file, figures of equal width
where the typeface has them, kerning kept, no ligatures.
"""
import sys
from pathlib import Path

from fontTools import subset
from fontTools.merge import Merger
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

WEIGHTS = {"regular": 400, "bold": 700}
CHARS = [*range(0x20, 0x7F), *range(0xA0, 0x180), 0x2C6, 0x2DC, *range(0x2010, 0x2015), *range(0x2018, 0x201F),
         0x2020, 0x2021, 0x2022, 0x2026, 0x2030, 0x2032, 0x2033, 0x2039, 0x203A, 0x20AC, 0x2122, 0x192,
         0x2190, 0x2192, 0x2212, 0x2248, 0x2260, 0x2264, 0x2265, 0x2713]
# Its licence reserves the name 'Source' for the unchanged font.
NAMES = {"source-sans-3": "Toonbank Sans"}


def tabular_figures(font):
    """Glyph → glyph of equal width, of the feature 'tnum'."""
    swaps = {}
    if "GSUB" not in font:
        return swaps
    table = font["GSUB"].table
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag == "tnum":
            for at in record.Feature.LookupListIndex:
                for sub in table.LookupList.Lookup[at].SubTable:
                    sub = getattr(sub, "ExtSubTable", sub)
                    swaps.update(getattr(sub, "mapping", {}))
    return swaps


def instance(source, weight, target):
    font = TTFont(source)
    font.flavor = None
    instantiateVariableFont(font, {"wght": weight}, inplace=True)
    digits = {cmap: name for cmap, name in font.getBestCmap().items() if 0x30 <= cmap <= 0x39}
    swaps = tabular_figures(font)
    for sub in font["cmap"].tables:
        for code, name in digits.items():
            if code in sub.cmap:
                sub.cmap[code] = swaps.get(name, name)
    options = subset.Options()
    options.layout_features = ["kern"]
    options.hinting = False
    options.notdef_outline = True
    options.glyph_names = False
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.drop_tables += ["STAT", "MVAR", "HVAR", "gasp", "GSUB", "DSIG", "meta"]
    worker = subset.Subsetter(options)
    worker.populate(unicodes=CHARS)
    worker.subset(font)
    font.save(target)


def rename(font, family, weight):
    bold = weight == "bold"
    style = "Bold" if bold else "Regular"
    table = font["name"]
    for record in list(table.names):
        if record.nameID in (1, 2, 3, 4, 6, 16, 17, 21, 22, 25):
            table.removeNames(nameID=record.nameID)
    for at, text in {1: family, 2: style, 3: f"{family} {style}", 4: f"{family} {style}",
                     6: f"{family.replace(' ', '')}-{style}"}.items():
        table.setName(text, at, 3, 1, 0x409)
    font["OS/2"].usWeightClass = WEIGHTS[weight]


def main(packages, target):
    for package in sorted(Path(packages).iterdir()):
        key = package.name
        for weight, value in WEIGHTS.items():
            parts = []
            for part in ("latin", "latin-ext"):
                source = package / "files" / f"{key}-{part}-wght-normal.woff2"
                file = Path(target) / f"{key}-{part}.tmp.ttf"
                instance(source, value, file)
                parts.append(str(file))
            font = Merger().merge(parts)
            family = NAMES.get(key, key.replace("-", " ").title())
            rename(font, family, weight)
            out = Path(target) / f"{key}-{weight}.ttf"
            font.save(out)
            for part in parts:
                Path(part).unlink()
            print(out.name, out.stat().st_size)


if __name__ == "__main__":
    main(*sys.argv[1:3])
