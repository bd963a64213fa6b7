import type { LogoDesign } from '../../logos/types.ts';

export const huispapier: LogoDesign = {
  mark: ({ main, onMain, second }) => `
    <path fill="none" stroke="${main}" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round" d="M4.5 16.5 24 4l19.5 12.5"/>
    <path fill="${second}" d="M14 18.5h22a7.5 8.5 0 0 1 7.5 8.5v18.5l-3.7-2.5-3.7 2.5-3.7-2.5-3.9 2.5V35.5H14z"/>
    <ellipse fill="${main}" cx="14" cy="27" rx="7.5" ry="8.5"/><ellipse fill="${onMain}" cx="14" cy="27" rx="2.6" ry="3"/>`,
  lines: [[{ text: 'huis', ink: 'main' }, { text: 'papier' }]],
  lettering: { weight: 2.8 },
  size: 1.22,
};
