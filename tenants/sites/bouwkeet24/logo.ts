import type { LogoDesign } from '../../logos/types.ts';

export const bouwkeet24: LogoDesign = {
  mark: ({ main, second }) => `
    <rect fill="${main}" x="2" y="2" width="44" height="44" rx="4"/>
    <path fill="${second}" d="M10 30.5a14 14 0 0 1 28 0zM6.5 32.5h35a1.5 1.5 0 0 1 1.5 1.5v1.5a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V34a1.5 1.5 0 0 1 1.5-1.5z"/>
    <path fill="${second}" stroke="${main}" stroke-width="2" d="M20.5 12.5a1.5 1.5 0 0 1 1.5-1.5h4a1.5 1.5 0 0 1 1.5 1.5V27h-7z"/>
    <path fill="none" stroke="${main}" stroke-width="2" d="M15 21v6M33 21v6"/>`,
  lines: [[{ text: 'BOUWKEET' }, { text: '24', ink: 'main' }]],
  lettering: { weight: 3, width: 0.78, tracking: 0.9, ends: 'butt' },
  accentOnDark: true,
  size: 1.2,
};
