import { type Glyph, glyphs } from './glyphs.ts';

/** Lettering of a wordmark. Lengths are in the alphabet's units, where the x-height is 10. */
export type Lettering = {
  /** Thickness of the line: 1.2 is light, 3 is heavy. */
  weight: number;
  /** Factor on the width of letters; 1 makes the o a circle. */
  width?: number;
  /** Room between letters, as a factor. */
  tracking?: number;
  /** Round or flat ends. */
  ends?: 'round' | 'butt';
};

const room = { s: 1.15, r: 0.55, o: 0.15 } as const;
const sideRoom = (glyph: Glyph, side: 0 | 1) => room[glyph.sides[side] as keyof typeof room];
const short = (value: number) => String(Math.round(value * 100) / 100);

/** Moves and scales one path; arcs stay upright, so their radii scale along the axes. */
function place(path: string, left: number, scaleX: number, scale: number): string {
  return path.replace(/([A-Z])([^A-Z]*)/g, (_, command: string, rest: string) => {
    const numbers =
      rest.trim() === ''
        ? []
        : rest
            .trim()
            .split(/[\s,]+/)
            .map(Number);
    const isX = (index: number) => command === 'H' || (command !== 'V' && index % 2 === 0);
    if (command === 'A') {
      const [rx = 0, ry = 0, turn = 0, large = 0, sweep = 0, x = 0, y = 0] = numbers;
      return `A${[rx * scaleX, ry * scale, turn, large, sweep, left + x * scaleX, y * scale].map(short).join(' ')}`;
    }
    return `${command}${numbers.map((n, i) => short(isX(i) ? left + n * scaleX : n * scale)).join(' ')}`;
  });
}

/**
 * One line of text as path data with its baseline at 0, at `size` pixels per unit.
 * @throws Error for a character that the alphabet lacks.
 */
export function write(text: string, style: Lettering, size: number): { path: string; width: number } {
  const { weight, width = 1, tracking = 1, ends = 'round' } = style;
  const dot = ends === 'round' ? 0.02 : weight;
  let left = (weight / 2) * size;
  let previous: Glyph | undefined;
  const parts: string[] = [];
  for (const character of text) {
    const glyph = glyphs[character];
    if (!glyph) throw new Error(`The logo alphabet has no "${character}"`);
    if (previous) left += (sideRoom(previous, 1) + sideRoom(glyph, 0) + weight) * tracking * size;
    const dots = (glyph.dots ?? []).map(([x, y]) => `M${x} ${y - dot / 2} V${y + dot / 2}`);
    parts.push(...[glyph.path, ...dots].map((path) => place(path, left, size * width, size)));
    left += glyph.width * width * size;
    previous = glyph;
  }
  return { path: parts.join(''), width: left + (weight / 2) * size };
}
