import type { LogoDesign } from '../../logos/types.ts';

export const zakkenhuis: LogoDesign = {
  mark: ({ main, onMain, second }) => `
    <path fill="${main}" d="M17 15C8 21 3.5 28.5 3.5 35.5c0 7.5 6 10 20.5 10s20.5-2.5 20.5-10C44.5 28.5 40 21 31 15z"/>
    <path fill="${main}" d="M17.5 9 12.5 3.2l6.2 1.6L24 2l5.3 2.8 6.2-1.6L30.5 9z"/><rect fill="${second}" x="15" y="10" width="18" height="4" rx="2"/>
    <path fill="${onMain}" d="M24 21.5l9.5 7.5v10.5h-19V29z"/><path fill="${main}" d="M21.5 39.5v-6.5h5v6.5z"/>`,
  lines: [[{ text: 'ZAKKEN' }], [{ text: 'HUIS', ink: 'main' }]],
  lettering: { weight: 3, width: 0.9 },
  size: 1,
};
