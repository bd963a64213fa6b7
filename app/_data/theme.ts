import { createHash } from 'node:crypto';
import { themeCss } from '@/tenants/theme-css';
import type { Tenant } from '@/tenants/types';

/** The site's theme and the address it is served on; the hash changes with the theme. */
export function themeFile(tenant: Tenant): { css: string; href: string } {
  const css = themeCss(tenant);
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 12);
  return { css, href: `/thema/${tenant.id}.${hash}.css` };
}
