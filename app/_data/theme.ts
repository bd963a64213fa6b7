import { createHash } from 'node:crypto';
import { christmasLogo, logo, logoMark } from '@/tenants/logos';
import { themeCss } from '@/tenants/theme-css';
import type { Tenant } from '@/tenants/types';
import { preferencesScript } from './preferences-script';

/** A file of a site's own; the hash in its address changes with what is in it, so it can be kept for ever. */
export type ThemeFile = { body: string; type: string; href: string };

function themeAsset(name: string, extension: string, type: string, body: string): ThemeFile {
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 12);
  return { body, type: `${type}; charset=utf-8`, href: `/thema/${name}.${hash}.${extension}` };
}

/** The site's colours and shapes. */
export const themeFile = (tenant: Tenant) => themeAsset(tenant.id, 'css', 'text/css', themeCss(tenant));

/** The logo for what the header stands on, in its winter coat where it is the season (spec §2). */
export function logoFile(tenant: Tenant, christmas: boolean): ThemeFile {
  const ground = tenant.theme.header.surface === 'light' ? 'light' : 'dark';
  const svg = christmas ? christmasLogo(tenant, ground) : logo(tenant, ground);
  return themeAsset(christmas ? `${tenant.id}-kerst` : tenant.id, 'svg', 'image/svg+xml', svg);
}

/** The mark alone, for the browser's tab. */
export const markFile = (tenant: Tenant) =>
  themeAsset(`${tenant.id}-merk`, 'svg', 'image/svg+xml', logoMark(tenant));

/** The script that puts remembered choices on the page before it is drawn. */
export const preferencesFile = () => themeAsset('voorkeuren', 'js', 'text/javascript', preferencesScript);

/** The file behind an address below `/thema/`, or null. */
export function findThemeFile(file: string, tenantById: (id: string) => Tenant | null): ThemeFile | null {
  const name = file.split('.')[0] ?? '';
  const tenant = tenantById(name.replace(/-(?:kerst|merk)$/, ''));
  const known = tenant
    ? [themeFile(tenant), logoFile(tenant, false), logoFile(tenant, true), markFile(tenant)]
    : [preferencesFile()];
  return known.find(({ href }) => href === `/thema/${file}`) ?? null;
}
