import type { LogoDesign } from '../../logos/types.ts';

export const papierpunt: LogoDesign = {
  mark: ({ main, second }) => `
    <path fill="none" stroke="${main}" stroke-width="4.6" stroke-linecap="round" d="M19 22a5 5 0 0 1 10 0 10 10 0 0 1-20 0 15.5 15.5 0 0 1 31 0v9"/>
    <circle fill="${second}" cx="40" cy="41" r="4.6"/>`,
  lines: [[{ text: 'papier' }, { text: 'punt', ink: 'main' }]],
  lettering: { weight: 1.6, ends: 'butt', tracking: 1.3 },
  size: 1.2,
};
