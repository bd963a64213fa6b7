import type { LogoDesign } from '../../logos/types.ts';

export const demo: LogoDesign = {
  mark: ({ main, onMain, second }) => `
    <path fill="${main}" d="M6 33.5a18 18 0 0 1 36 0z"/>
    <path fill="${main}" d="M19 8.5h10v3.6h-3v3.4h-4v-3.4h-3z"/>
    <path fill="none" stroke="${onMain}" stroke-width="2.4" stroke-linecap="round" d="M12.5 30a12.5 12.5 0 0 1 7-8.6"/>
    <rect fill="${second}" x="2.5" y="36.5" width="43" height="5.5" rx="2.75"/>`,
  lines: [[{ text: 'Toon' }, { text: 'bank', ink: 'main' }]],
  lettering: { weight: 2.2 },
  size: 1.3,
};
