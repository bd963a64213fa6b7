import type { LogoDesign } from '../../logos/types.ts';

export const glasenraam: LogoDesign = {
  mark: ({ main, onMain, second }) => `
    <rect fill="${second}" x="4" y="4" width="40" height="40"/><path fill="none" stroke="${main}" stroke-width="3.6" d="M4 4h40v40H4zM24 4v40M4 24h40"/>
    <path fill="none" stroke="${onMain}" stroke-width="2.6" stroke-linecap="round" d="M9.5 18.5l9-9M15 19.5l4.5-4.5M29.5 38.5l9-9M35 39.5l4.5-4.5"/>`,
  lines: [[{ text: 'Glas' }, { text: ' & ', ink: 'main' }, { text: 'Raam' }]],
  lettering: { weight: 1.4, tracking: 1.5, ends: 'butt' },
  size: 1.15,
};
