import type { Font, GlyphRun } from 'fontkit';

/** Words of many documents, a few hundred bytes each. */
const MAX_WORDS = 5_000;

/** pdfkit scales the positions of a run in place. */
const copyOf = (run: GlyphRun): GlyphRun =>
  Object.assign(Object.create(Object.getPrototypeOf(run)), run, {
    positions: run.positions.map((position) => ({ ...position })),
  });

/** Lets a font keep where it placed the letters of a word: pairs of letters take most of the time of a page. */
export function rememberLayouts(font: Font): Font {
  const runs = new Map<string, GlyphRun>();
  const layout = font.layout.bind(font);
  font.layout = (text, wanted) => {
    if (wanted !== undefined) return layout(text, wanted);
    const known = runs.get(text);
    if (known) return copyOf(known);
    if (runs.size >= MAX_WORDS) runs.clear();
    const run = layout(text);
    runs.set(text, run);
    return copyOf(run);
  };
  return font;
}
