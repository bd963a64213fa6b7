import type { LogoDesign } from '../../logos/types.ts';

export const gemeentewinkel: LogoDesign = {
  mark: ({ main, onMain, second }) => `
    <path fill="${main}" d="M5 45.5V28h5v-6h5v-6h5v-5.5h8V16h5v6h5v6h5v17.5z"/><path fill="none" stroke="${main}" stroke-width="2" d="M24 11V1.5"/>
    <path fill="${second}" d="M25 2h10l-2.6 3L35 8H25z"/><path fill="${onMain}" d="M19.5 45.5V38a4.5 4.5 0 0 1 9 0v7.5z"/>
    <path fill="${second}" d="M11.5 31h5v6h-5zM31.5 31h5v6h-5zM21 21.5h6v6h-6z"/>`,
  lines: [[{ text: 'Gemeente' }], [{ text: 'winkel', ink: 'main' }]],
  lettering: { weight: 2, ends: 'butt' },
  size: 0.98,
};
