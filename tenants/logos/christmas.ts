import type { ComposedLogo } from './compose.ts';

const GREEN = '#1d6b3a';
const RED = '#d3303c';

/** Colours that show on each ground: needles, string and bulbs. */
const palettes = {
  light: { needles: GREEN, string: GREEN, bulbs: [RED, '#e8b53a', '#3f9a5f'] },
  dark: { needles: '#6fc48d', string: '#d9e8dc', bulbs: ['#ffd166', '#ffffff', '#ff9d9d'] },
};

/** A sprig of fir with three berries, on the mark's shoulder. */
function sprig(needles: string): string {
  const twigs = 'M0 12 13 2M3.5 9.3 2.8 4M3.5 9.3l5.4 1.2M7 6.6 6.5 1.6M7 6.6l5.2 1.2M10 4.3 9.8 .5';
  const berries = [
    [0.8, 12.2, 2.7],
    [5.6, 13.4, 2.3],
    [1.2, 7.4, 1.7],
  ].map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${RED}"/>`);
  return `<g transform="translate(33.5 1)"><path fill="none" stroke="${needles}" stroke-width="1.9" stroke-linecap="round" d="${twigs}"/>${berries.join('')}</g>`;
}

/** Lights on a sagging string over the word; above tall letters they hang higher. */
function lights({ width, word }: ComposedLogo, string: string, bulbs: string[]): string {
  const right = width - 2;
  const count = Math.max(3, Math.round((right - word.left) / 24));
  const step = (right - word.left) / count;
  const top = Math.max(0.8, word.top - 8);
  const at = (index: number) => Math.round((word.left + step * index) * 10) / 10;
  let line = `M${at(0)} ${top}`;
  let circles = '';
  for (let index = 0; index < count; index += 1) {
    line += `Q${at(index + 0.5)} ${top + 4} ${at(index + 1)} ${top}`;
    circles += `<circle cx="${at(index + 0.5)}" cy="${top + 2.6}" r="1.5" fill="${bulbs[index % bulbs.length]}"/>`;
  }
  return `<path fill="none" stroke="${string}" stroke-width=".8" d="${line}"/>${circles}`;
}

/** Decoration of a logo from 1 December to 15 January; it stays within the logo's size. */
export function decoration(logo: ComposedLogo, ground: 'light' | 'dark'): string {
  const { needles, string, bulbs } = palettes[ground];
  return lights(logo, string, bulbs) + sprig(needles);
}
