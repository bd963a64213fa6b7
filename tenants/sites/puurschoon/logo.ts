import type { LogoDesign } from '../../logos/types.ts';

export const puurschoon: LogoDesign = {
  mark: ({ main, onMain, second }) => `
    <path fill="${main}" d="M24 3C15 14 9 21 9 29.5A15 15 0 0 0 24 44.5z"/>
    <path fill="${second}" d="M24 3c9 11 15 18 15 26.5a15 15 0 0 1-15 15z"/>
    <path fill="none" stroke="${onMain}" stroke-width="2" stroke-linecap="round" d="M24 27l-7-7M24 36l-9-9"/>
    <path fill="none" stroke="${main}" stroke-width="2" stroke-linecap="round" d="M24 27l7-7M24 36l9-9M24 46.5V15"/>`,
  lines: [[{ text: 'puur', ink: 'main' }], [{ text: 'schoon' }]],
  lettering: { weight: 1.5, tracking: 1.5 },
  size: 0.98,
};
