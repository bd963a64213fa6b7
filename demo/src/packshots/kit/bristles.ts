import { darken, lighten } from './colour.ts';
import { type Pen, svg } from './pen.ts';
import { type Block, rimPath, wallPaint, wallPath } from './prism.ts';

/**
 * Bristles or fibres on the walls of a block: fine vertical lines, translucent, in tufts, with ends of
 * unequal length.
 */
export function bristles(pen: Pen, block: Block, colour: string, gap: number): string {
  const lines = pen.pattern(
    gap * 2,
    90,
    svg`<path d="M${gap * 0.4} 0l.8 90M${gap * 1.4} 0l-.7 90" stroke="${darken(colour, 0.5)}" stroke-width="${gap * 0.28}"/><path d="M${gap * 0.8} 0v90M${gap * 1.8} 0l.5 90" stroke="${lighten(colour, 0.6)}" stroke-width="${gap * 0.2}"/>`,
  );
  const tufts = pen.pattern(
    gap * 7,
    90,
    svg`<path d="M${gap * 6.4} 0v90" stroke="${darken(colour, 0.62)}" stroke-width="${gap * 0.7}" opacity=".5"/><path d="M${gap * 2.6} 0v90" stroke="${lighten(colour, 0.5)}" stroke-width="${gap * 1.6}" opacity=".28"/>`,
  );
  const ends = svg`<path d="${rimPath(block, block.bottom)}" fill="none" stroke="${darken(colour, 0.06)}" stroke-width="${gap * 1.3}" stroke-dasharray="${gap * 0.8} ${gap * 0.35} ${gap * 0.5} ${gap * 0.6} ${gap * 1.2} ${gap * 0.3}"/>`;
  const tips = pen.across(
    [
      [0, '#0e1830', 0.45],
      [0.3, '#0e1830', 0],
      [1, '#ffffff', 0.15],
    ],
    'down',
  );
  const walls = wallPath(block);
  return `${ends}<path d="${walls}" fill="${wallPaint(pen, block, colour)}"/><path d="${walls}" fill="${lines}" opacity=".6"/><path d="${walls}" fill="${tufts}"/><path d="${walls}" fill="${tips}"/>`;
}
