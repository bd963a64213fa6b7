import type { HazardPictogram } from '@toonbank/contract';
import type { Sheet } from '../../../pdf/sheet.ts';

/** Drawings of our own around the middle of a field of 40 by 40; the product page has them as a sprite of `public/`. */
export const drawings: Record<HazardPictogram, string> = {
  flammable:
    'M0 -12C1 -6 9 -3 8 5C7.5 10 4 12 0 12C-4 12 -8 10 -8 4C-8 1 -6 -2 -4 -4C-4 -1 -2 1 -1 0C1 -3 -2 -7 0 -12Z',
  irritant: 'M-2.6 -12H2.600L1.6 4H-1.600ZM-2.4 9A2.4 2.4 0 1 0 2.4 9A2.4 2.4 0 1 0 -2.4 9Z',
  corrosive:
    'M-10 -11L-2 -8L-2.8 -5.800L-10.8 -8.800ZM-3 -3A2 3 0 1 0 1 -3A2 3 0 1 0 -3 -3ZM3 -7A1.6 2.4 0 1 0 6.2 -7A1.6 2.4 0 1 0 3 -7ZM-11 5H-4Q-1 9 2 5H11V9H-11Z',
};

const SIZE = 40;

/** Draws pictograms in a row from the right to the left, on the same line. */
export function drawSigns({ doc }: Sheet, signs: HazardPictogram[], right: number, y: number): void {
  for (const [at, sign] of signs.entries()) {
    const x = right - (at + 0.5) * (SIZE + 6);
    const middle = y + SIZE / 2;
    const half = SIZE / 2;
    doc
      .polygon([x, middle - half], [x + half, middle], [x, middle + half], [x - half, middle])
      .lineWidth(2)
      .fillAndStroke('#ffffff', '#c8202b');
    doc.save().translate(x, middle).scale(0.8).path(drawings[sign]).fill('#14181f').restore();
  }
}
