import type { LogoDesign } from '../../logos/types.ts';

export const keukenhygiene: LogoDesign = {
  mark: ({ main, onMain, second }) => `
    <path fill="${main}" d="M11 34V26.5A9.5 9.5 0 0 1 13 7.7a12.5 12.5 0 0 1 22 0 9.5 9.5 0 0 1 2 18.8V34z"/>
    <path fill="none" stroke="${onMain}" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round" d="M17 21.5l5 5 9-9.5"/>
    <rect fill="${second}" x="11" y="37" width="26" height="8" rx="2"/>`,
  lines: [[{ text: 'keuken' }], [{ text: 'hygiëne', ink: 'main' }]],
  lettering: { weight: 2.4, width: 0.92, ends: 'butt' },
  size: 0.98,
};
