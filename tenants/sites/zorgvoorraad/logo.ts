import type { LogoDesign } from '../../logos/types.ts';

export const zorgvoorraad: LogoDesign = {
  mark: ({ main, onMain, second }) => `
    <g fill="${main}"><rect x="17.5" y="3" width="13" height="13" rx="3"/><rect x="3" y="17.5" width="13" height="13" rx="3"/>
    <rect x="32" y="17.5" width="13" height="13" rx="3"/><rect x="17.5" y="32" width="13" height="13" rx="3"/></g>
    <path fill="${second}" d="M24 31c-5.5-3.7-8-6.3-8-9.4a4.3 4.3 0 0 1 8-2.2 4.3 4.3 0 0 1 8 2.2c0 3.1-2.5 5.7-8 9.4z"/>
    <g fill="none" stroke="${onMain}" stroke-width="1.8" stroke-linecap="round"><path d="M22 6.5h4M6.5 21h4M37.5 21h4M22 41.5h4"/></g>`,
  lines: [[{ text: 'zorg', ink: 'main' }, { text: 'voorraad' }]],
  lettering: { weight: 1.8, width: 0.95, tracking: 1.1 },
  size: 1.12,
};
