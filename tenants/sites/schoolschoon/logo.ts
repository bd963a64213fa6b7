import type { LogoDesign } from '../../logos/types.ts';

export const schoolschoon: LogoDesign = {
  mark: ({ main, onMain, second }) => `
    <circle fill="${main}" cx="24" cy="24" r="22"/>
    <g transform="rotate(42 24 24)"><path fill="${second}" d="M18.5 10h11v21h-11z"/><path fill="${onMain}" d="M18.5 8a3 3 0 0 1 3-3h5a3 3 0 0 1 3 3v2h-11zM18.5 32.5h11L24 43z"/></g>
    <path fill="${second}" d="M33.5 27.5c.6 3.9 1.6 4.9 5.5 5.5-3.9.6-4.9 1.6-5.5 5.5-.6-3.9-1.6-4.9-5.5-5.5 3.9-.6 4.9-1.6 5.5-5.5z"/>`,
  lines: [[{ text: 'school', ink: 'main' }], [{ text: 'schoon' }]],
  lettering: { weight: 2.5 },
  size: 0.98,
};
