import type { LogoDesign } from '../../logos/types.ts';

export const sanitairplein: LogoDesign = {
  mark: ({ main, second }) => `
    <rect fill="${main}" x="3" y="14" width="6" height="18" rx="2"/><path fill="none" stroke="${main}" stroke-width="8.5" d="M8 23h17.5a9 9 0 0 1 9 9v2"/>
    <path fill="none" stroke="${main}" stroke-width="5" d="M20 20V9"/><path fill="none" stroke="${second}" stroke-width="5" stroke-linecap="round" d="M12 7h16"/><path fill="${second}" d="M34.5 36.5c2.9 3.4 4 4.8 4 6.3a4 4 0 0 1-8 0c0-1.5 1.1-2.9 4-6.3z"/>`,
  lines: [[{ text: 'Sanitair' }], [{ text: 'plein', ink: 'main' }]],
  lettering: { weight: 2 },
  size: 0.98,
};
