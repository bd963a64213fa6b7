import type { LogoDesign } from '../../logos/types.ts';

export const verpakkingsloods: LogoDesign = {
  mark: ({ main, onMain, second }) => `
    <path fill="${second}" d="M24 2.5 44 13 24 23.5 4 13z"/><path fill="${main}" d="M4 16l18.5 9.8v20L4 36z"/><path fill="${main}" fill-opacity=".72" d="M44 16v20l-18.5 9.8v-20z"/>
    <path fill="${onMain}" d="M11.8 8.9l20 10.5 4.4-2.3-20-10.5z"/><path fill="${onMain}" d="M31.8 22.5l4.4-2.3v7.5l-4.4 2.3z"/>`,
  lines: [[{ text: 'VERPAKKINGS' }], [{ text: 'LOODS', ink: 'main' }]],
  lettering: { weight: 2.6, width: 0.78, ends: 'butt' },
  size: 0.98,
};
