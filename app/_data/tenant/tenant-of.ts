import { notFound } from 'next/navigation';
import { tenants } from '@/tenants';
import { isSiteId } from '@/tenants/hosts';
import type { Tenant } from '@/tenants/types';

/** The site's data of its file, or a 404 for a site that isn't there. What managers change is in `shownTenant`. */
export function tenantOf(site: string): Tenant {
  return isSiteId(site) ? tenants[site] : notFound();
}
