import type { LogoDesign } from '../../logos/types.ts';

export const maskermagazijn: LogoDesign = {
  mark: ({ main, onMain, second }) => `
    <path fill="none" stroke="${second}" stroke-width="3.4" stroke-linecap="round" d="M10 17C1.5 14 .5 27 11 31M38 17c8.5-3 9.5 10-1 14"/>
    <path fill="${main}" d="M9.5 15.5c5-.7 9.5-4 14.5-4s9.5 3.3 14.5 4v13.5c0 6-7.5 10.5-14.5 10.5S9.5 35 9.5 29z"/>
    <path fill="none" stroke="${onMain}" stroke-width="2" stroke-linecap="round" d="M15.5 20.5h17M15.5 26h17M17.5 31.5h13"/>`,
  lines: [[{ text: 'MASKER' }], [{ text: 'MAGAZIJN', ink: 'main' }]],
  lettering: { weight: 1.9, width: 0.9, tracking: 1.5 },
  size: 0.86,
};
