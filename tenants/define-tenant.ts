import { type SiteId, siteOf } from './hosts.ts';
import type { Tenant, TenantData } from './types.ts';

/** A site's data, completed with its identity from `hosts.ts`. */
export function defineTenant(id: SiteId, data: TenantData): Tenant {
  return { ...siteOf(id), languages: ['nl'], ...data };
}
