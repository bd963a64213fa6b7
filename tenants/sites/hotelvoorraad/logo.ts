import type { LogoDesign } from '../../logos/types.ts';

export const hotelvoorraad: LogoDesign = {
  mark: ({ main, onMain, second }) => `
    <path fill="${main}" d="M5 45.5V22a19 19 0 0 1 38 0v23.5z"/><path fill="${second}" d="M27.5 9.5a10.5 10.5 0 1 0 8 15.8 9 9 0 0 1-8-15.8z"/>
    <path fill="${second}" d="M34 13c.4 2.6 1.1 3.3 3.7 3.7-2.6.4-3.3 1.1-3.7 3.7-.4-2.6-1.1-3.3-3.7-3.7 2.6-.4 3.3-1.1 3.7-3.7z"/>
    <path fill="none" stroke="${onMain}" stroke-width="1.6" d="M11 37h26M11 41h26"/>`,
  lines: [[{ text: 'HOTEL' }], [{ text: 'VOORRAAD', ink: 'main' }]],
  lettering: { weight: 1.4, tracking: 2.3, ends: 'butt' },
  size: 0.8,
};
