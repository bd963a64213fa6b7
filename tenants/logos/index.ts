/** Logos as SVG files. Apart from the tenants' data, so that middleware and pages do not include them. */
import type { Tenant } from '../types.ts';
import { decoration } from './christmas.ts';
import { compose, LOGO_HEIGHT } from './compose.ts';
import { designs } from './designs.ts';
import type { LogoInks } from './types.ts';

/** Background of the logo: a light surface, or the brand's colour or ink. */
export type LogoGround = 'light' | 'dark';

type Branded = Pick<Tenant, 'id' | 'name' | 'theme'>;

function inksFor({ id, theme }: Branded, ground: LogoGround): LogoInks {
  const { brand, onBrand, accent, surface, ink } = theme.colors;
  if (ground === 'light') return { main: brand, onMain: onBrand, second: accent, word: ink };
  // A mark whose second colour would drown on white turns its badge over: accent below, brand on top.
  if (designs[id].accentOnDark) return { main: accent, onMain: brand, second: brand, word: surface };
  return { main: surface, onMain: brand, second: accent, word: surface };
}

function svg(width: number, title: string, content: string): string {
  const size = `width="${width}" height="${LOGO_HEIGHT}" viewBox="0 0 ${width} ${LOGO_HEIGHT}"`;
  const name = title.replaceAll('&', '&amp;');
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} role="img"><title>${name}</title>${content}</svg>`;
}

/** The logo as an SVG file of `tenant.logo` size. */
export function logo(tenant: Branded, ground: LogoGround = 'light'): string {
  const { content, width } = compose(designs[tenant.id], inksFor(tenant, ground));
  return svg(width, tenant.name, content);
}

/** The logo from 1 December to 15 January: the same size and place, with decoration on top (docs/behaviour.md §1.7). */
export function christmasLogo(tenant: Branded, ground: LogoGround = 'light'): string {
  const composed = compose(designs[tenant.id], inksFor(tenant, ground));
  return svg(composed.width, tenant.name, composed.content + decoration(composed, ground));
}

/** The mark alone on a square, for the browser's tab and home screens. */
export function logoMark(tenant: Branded): string {
  return svg(LOGO_HEIGHT, tenant.name, designs[tenant.id].mark(inksFor(tenant, 'light')));
}
