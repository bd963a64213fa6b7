import { write } from './lettering.ts';
import type { LogoDesign, LogoInks } from './types.ts';

export const LOGO_HEIGHT = 48;
const MARK_ROOM = 58;
/** Heights in the alphabet's units. */
const CAPITAL = 14;
const ASCENDER = 15;

const round = (value: number) => Math.round(value * 100) / 100;
const isCapitals = (design: LogoDesign) =>
  design.lines.flat().every(({ text }) => text === text.toUpperCase());

/** Baselines of the lines: one line is centred on the mark, two share its height. */
function baselinesOf(design: LogoDesign): number[] {
  if (design.lines.length === 2) return [21, 41.2];
  return [24 + (isCapitals(design) ? CAPITAL / 2 : 5.9) * design.size];
}

function drawLine(design: LogoDesign, index: number, baseline: number, inks: LogoInks) {
  const { tracking = 1 } = design.lettering;
  let left = MARK_ROOM;
  const parts = (design.lines[index] ?? []).map(({ text, ink = 'word' }) => {
    const { path, width } = write(text, design.lettering, design.size);
    const drawn = `<path transform="translate(${round(left)} ${baseline})" stroke="${inks[ink]}" d="${path}"/>`;
    left += width + 1.2 * tracking * design.size;
    return drawn;
  });
  return { svg: parts.join(''), right: left };
}

export type ComposedLogo = {
  content: string;
  /** Pixels; the height is always `LOGO_HEIGHT`. */
  width: number;
  /** Left edge of the word and top of its tallest letters. */
  word: { left: number; top: number };
};

/** Sets the word beside the mark. */
export function compose(design: LogoDesign, inks: LogoInks): ComposedLogo {
  const { weight, ends = 'round' } = design.lettering;
  const baselines = baselinesOf(design);
  const rows = baselines.map((baseline, index) => drawLine(design, index, baseline, inks));
  const tallest = (isCapitals(design) ? CAPITAL : ASCENDER) + weight / 2;
  // Sharp corners are cut short: the point of a heavy N would stick out of the line.
  const join = ends === 'round' ? 'stroke-linejoin="round"' : 'stroke-miterlimit="2"';
  const pen = `stroke-width="${round(weight * design.size)}" stroke-linecap="${ends}" ${join}`;
  const letters = `<g fill="none" ${pen}>${rows.map((row) => row.svg).join('')}</g>`;
  return {
    content: `${design.mark(inks).replace(/\n\s*/g, '')}${letters}`,
    width: Math.ceil(Math.max(...rows.map((row) => row.right))),
    word: { left: MARK_ROOM, top: (baselines[0] ?? 0) - tallest * design.size },
  };
}
