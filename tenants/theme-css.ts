import type { Density, RadiusScale, ThemeColors } from './theme.ts';
import type { Tenant } from './types.ts';

/** Radii in pixels: small for fields and badges, medium for cards, large for panels and dialogs. */
const radii: Record<RadiusScale, { s: number; m: number; l: number }> = {
  sharp: { s: 2, m: 3, l: 4 },
  soft: { s: 4, m: 8, l: 12 },
  round: { s: 8, m: 14, l: 22 },
};

/** Factor on the paddings of rows, cards and fields. */
const densities: Record<Density, number> = { compact: 0.875, normal: 1, roomy: 1.125 };

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * The site's tokens as one CSS rule: `:root{--color-brand:#0b5d4e;…;--radius-s:4px;…;--density:1}`. Where consumers buy, links
 * that only a business needs are hidden.
 */
export function themeCss(tenant: Pick<Tenant, 'theme' | 'prices'>): string {
  const { colors, radius, density } = tenant.theme;
  const names = Object.keys(colors) as (keyof ThemeColors)[];
  const { s, m, l } = radii[radius];
  const rules = [
    ...names.map((name) => `--color-${kebab(name)}:${colors[name]}`),
    `--radius-s:${s}px`,
    `--radius-m:${m}px`,
    `--radius-l:${l}px`,
    `--density:${densities[density]}`,
  ];
  const hidden = tenant.prices === 'public' ? '[data-business]{display:none}' : '';
  return `:root{${rules.join(';')}}${hidden}`;
}
