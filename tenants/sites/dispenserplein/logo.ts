import type { LogoDesign } from '../../logos/types.ts';

export const dispenserplein: LogoDesign = {
  mark: ({ main, onMain, second }) => `
    <path fill="${main}" d="M13 2h22a5.5 5.5 0 0 1 5.5 5.5V25a7 7 0 0 1-7 7h-19a7 7 0 0 1-7-7V7.5A5.5 5.5 0 0 1 13 2z"/>
    <path fill="${onMain}" d="M16 8h16a2.5 2.5 0 0 1 2.5 2.5V15h-21v-4.5A2.5 2.5 0 0 1 16 8z"/><path fill="${second}" d="M13.5 15h21v7.5A2.5 2.5 0 0 1 32 25H16a2.5 2.5 0 0 1-2.5-2.5z"/>
    <path fill="${main}" d="M19.5 30h9v5h-9z"/><path fill="${second}" d="M24 36.5c2.9 3.4 4 4.8 4 6.3a4 4 0 0 1-8 0c0-1.5 1.1-2.9 4-6.3z"/>`,
  lines: [[{ text: 'dispenser' }], [{ text: 'plein', ink: 'main' }]],
  lettering: { weight: 2.2, tracking: 1.1 },
  size: 0.98,
};
