import type { LogoDesign } from '../../logos/types.ts';

export const horecahuis: LogoDesign = {
  mark: ({ main, onMain, second }) => `
    <path fill="${main}" d="M24 2.5 45.5 18v26a1.5 1.5 0 0 1-1.5 1.5H4A1.5 1.5 0 0 1 2.5 44V18z"/>
    <path fill="${onMain}" d="M11 33.5a13 13 0 0 1 26 0z"/><circle fill="${second}" cx="24" cy="17.6" r="2.4"/>
    <path fill="${second}" d="M8.5 35.5h31v3h-31z"/>`,
  lines: [[{ text: 'HORECA' }, { text: 'HUIS', ink: 'main' }]],
  lettering: { weight: 1.7, tracking: 2, ends: 'butt' },
  size: 0.98,
};
