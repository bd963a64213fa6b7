import type { LogoDesign } from '../../logos/types.ts';

export const handschoenhal: LogoDesign = {
  mark: ({ main, second }) => `
    <g fill="${main}"><rect x="12" y="9" width="6" height="22" rx="3"/><rect x="18.8" y="3.5" width="6" height="26" rx="3"/><rect x="25.6" y="5" width="6" height="25" rx="3"/><rect x="32.4" y="10.5" width="6" height="20" rx="3"/>
    <path d="M12 22h26.4v12a4 4 0 0 1-4 4H17a5 5 0 0 1-5-5z"/><path d="M16 37 6.2 27.4a3.5 3.5 0 0 1 5-4.9L18 29z"/></g>
    <rect fill="${second}" x="14" y="39.5" width="23" height="6" rx="2.5"/>`,
  lines: [[{ text: 'handschoen' }], [{ text: 'hal', ink: 'main' }]],
  lettering: { weight: 2.8, tracking: 0.9 },
  size: 0.95,
};
