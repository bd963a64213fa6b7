import type { LogoDesign } from '../../logos/types.ts';

export const zeepmeester: LogoDesign = {
  mark: ({ main, onMain, second }) => `
    <rect fill="${main}" x="3.5" y="24" width="41" height="21" rx="9.5"/>
    <rect fill="none" stroke="${onMain}" stroke-width="1.8" x="8.5" y="28.5" width="31" height="12" rx="6"/>
    <circle fill="${second}" cx="15" cy="14.5" r="6.5"/><circle fill="${main}" cx="28.5" cy="8.5" r="4.5"/><circle fill="${second}" cx="36.5" cy="17.5" r="3.5"/>
    <path fill="none" stroke="${main}" stroke-width="1.6" stroke-linecap="round" d="M11.6 13.8a3.6 3.6 0 0 1 2.6-2.8"/>`,
  lines: [[{ text: 'Zeep', ink: 'main' }, { text: 'meester' }]],
  lettering: { weight: 1.8 },
  size: 1.22,
};
