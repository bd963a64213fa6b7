import { type SiteId, siteOf } from './hosts.ts';
import { shippingPromises } from './shipping.ts';
import type { Tenant, TenantData } from './types.ts';

/** A site's data, completed with its identity from `hosts.ts` and the promises of shipping. */
export function defineTenant(id: SiteId, data: TenantData): Tenant {
  const promises = [...shippingPromises(), ...data.promises];
  return { ...siteOf(id), languages: ['nl'], ...data, promises };
}
