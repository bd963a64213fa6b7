import type { LogoDesign } from '../../logos/types.ts';

export const kantoorkring: LogoDesign = {
  mark: ({ main, second }) => `
    <circle fill="none" stroke="${main}" stroke-width="8" stroke-dasharray="10.85 2.5" cx="24" cy="24" r="17"/>
    <circle fill="none" stroke="${second}" stroke-width="8" stroke-dasharray="10.85 96" transform="rotate(-45 24 24)" cx="24" cy="24" r="17"/>
    <circle fill="${main}" cx="24" cy="24" r="5.5"/>`,
  lines: [[{ text: 'kantoor' }], [{ text: 'kring', ink: 'main' }]],
  lettering: { weight: 2, ends: 'butt' },
  size: 0.98,
};
