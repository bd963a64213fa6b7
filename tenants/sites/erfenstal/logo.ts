import type { LogoDesign } from '../../logos/types.ts';

export const erfenstal: LogoDesign = {
  mark: ({ main, onMain, second }) => `
    <path fill="${main}" d="M24 2.5 39.5 10l5.5 12.5v23H3v-23L8.5 10z"/>
    <path fill="none" stroke="${second}" stroke-width="2.2" stroke-linejoin="round" d="M6.8 24l4.6-11.5L24 6.4l12.6 6.1L41.2 24"/>
    <circle fill="${second}" cx="24" cy="18" r="3.6"/><path fill="${onMain}" d="M13.5 27h21v18.5h-21z"/>
    <path fill="none" stroke="${main}" stroke-width="2.4" d="M24 27v18.5M14 27.5l9.5 17.5M23.5 27.5 14 45M34 27.5 24.5 45M24.5 27.5 34 45"/>`,
  lines: [[{ text: 'Erf' }, { text: ' & ', ink: 'main' }, { text: 'Stal' }]],
  lettering: { weight: 2.5, width: 0.92, ends: 'butt' },
  size: 1.3,
};
