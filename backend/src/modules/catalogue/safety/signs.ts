import type { HazardPictogram } from '@toonbank/contract';
import type { Sheet } from '../../../pdf/sheet.ts';

/** Drawings of our own around the middle of a field of 40 by 40; the product page has them as a sprite of `public/`. */
export const drawings: Record<HazardPictogram, string> = {
  flammable:
    'M0 -12C1 -6 9 -3 8 5C7.5 10 4 12 0 12C-4 12 -8 10 -8 4C-8 1 -6 -2 -4 -4C-4 -1 -2 1 -1 0C1 -3 -2 -7 0 -12Z',
  irritant: 'M-2.6 -12H2.600L1.6 4H-1.600ZM-2.4 9A2.4 2.4 0 1 0 2.4 9A2.4 2.4 0 1 0 -2.4 9Z',
  corrosive:
    'M-3 -14L-1.2 -11.6L-8.7 -6L-10.5 -8.4ZM-9.5 -5Q-7.5 -1.8 -9.5 -1.6Q-11.5 -1.8 -9.5 -5ZM-9.5 0Q-7.5 3.2 -9.5 3.4Q-11.5 3.2 -9.5 0ZM-14 5H-12L-9.5 8L-7 5H-2V9.5H-14ZM3 -14L1.2 -11.6L8.7 -6L10.5 -8.4ZM9.5 -5Q11.5 -1.8 9.5 -1.6Q7.5 -1.8 9.5 -5ZM9.5 0Q11.5 3.2 9.5 3.4Q7.5 3.2 9.5 0ZM1.5 6Q4.5 3.8 7.5 5.5L9.5 8L11.5 5L14 6.2L11.5 10Q6.5 12 1.5 9.5Z',
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
