import type { LogoDesign } from '../../logos/types.ts';

export const schoongroep: LogoDesign = {
  mark: ({ main, onMain, second }) => `
    <g fill="${main}"><path d="M24 23c-6-4-9.5-8-9.5-12.3a9.5 9.5 0 0 1 19 0C33.5 15 30 19 24 23z"/>
    <path transform="rotate(120 24 26.5)" d="M24 23c-6-4-9.5-8-9.5-12.3a9.5 9.5 0 0 1 19 0C33.5 15 30 19 24 23z"/></g>
    <path fill="${second}" transform="rotate(240 24 26.5)" d="M24 23c-6-4-9.5-8-9.5-12.3a9.5 9.5 0 0 1 19 0C33.5 15 30 19 24 23z"/>
    <path fill="none" stroke="${onMain}" stroke-width="2" stroke-linecap="round" d="M19.2 10.5a4.8 4.8 0 0 1 3.6-4.3"/>`,
  lines: [[{ text: 'schoon', ink: 'main' }, { text: 'groep' }]],
  lettering: { weight: 2.1 },
  size: 1.25,
};
