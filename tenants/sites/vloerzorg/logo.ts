import type { LogoDesign } from '../../logos/types.ts';

export const vloerzorg: LogoDesign = {
  mark: ({ main, second }) => `
    <g fill="${main}"><path d="M3.5 3 23 12.5v9L3.5 12z"/><path d="M44.5 15 25 24.5v9L44.5 24z"/><path d="M3.5 27 23 36.5v9L3.5 36z"/></g>
    <g fill="${second}"><path d="M44.5 3 25 12.5v9L44.5 12z"/><path d="M3.5 15 23 24.5v9L3.5 24z"/><path d="M44.5 27 25 36.5v9L44.5 36z"/></g>`,
  lines: [[{ text: 'VLOER' }, { text: 'ZORG', ink: 'main' }]],
  lettering: { weight: 2.2, tracking: 1.5, ends: 'butt' },
  size: 0.98,
};
