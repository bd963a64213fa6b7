import { svg } from './kit/pen.ts';

const RED = '#c4262e';
const DEEP = '#97151d';

/** A price tag on a string that announces lower prices, without an amount; hung at x,y, `size` wide. */
export function saleTag(x: number, y: number, size: number): string {
  const scale = size / 200;
  return (
    svg`<g transform="translate(${x} ${y}) rotate(-12) scale(${scale})">` +
    `<path d="M100 18Q112-40 160-58" fill="none" stroke="#7b6a58" stroke-width="5" stroke-linecap="round"/>` +
    `<path d="M8 66 84 6Q100-6 116 6L192 66V252Q192 268 176 268H24Q8 268 8 252Z" fill="#16202b" opacity=".16" transform="translate(8 10)"/>` +
    `<path d="M8 66 84 6Q100-6 116 6L192 66V252Q192 268 176 268H24Q8 268 8 252Z" fill="${RED}"/>` +
    `<path d="M100-3Q108-1 116 6L192 66V252Q192 268 176 268H150Q170 120 100-3Z" fill="${DEEP}" opacity=".35"/>` +
    `<circle cx="100" cy="40" r="14" fill="#fff"/><circle cx="100" cy="40" r="14" fill="none" stroke="${DEEP}" stroke-width="5"/>` +
    `<text x="100" y="196" font-size="116" font-weight="800" fill="#fff" text-anchor="middle" textLength="112" lengthAdjust="spacingAndGlyphs">%</text>` +
    `<text x="100" y="244" font-size="40" font-weight="700" fill="#fff" text-anchor="middle" textLength="112" lengthAdjust="spacingAndGlyphs">SALE</text></g>`
  );
}
