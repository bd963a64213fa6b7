import 'server-only';
import { cacheLife } from 'next/cache';
import type { Shop } from '@/components/shop';
import { isChristmasSeason } from '@/lib/season';
import type { Tenant } from '@/tenants/types';
import { logoFile } from './theme';

/** True in the Christmas season; re-evaluated regularly, so that cached pages switch by themselves. */
export async function isChristmas(): Promise<boolean> {
  'use cache';
  cacheLife('content');
  return isChristmasSeason(new Date());
}

/** Converts a tenant's data to what templates need; the only place that knows both. */
export function shopOf(tenant: Tenant, christmas = false): Shop {
  return { ...tenant, logo: { ...tenant.logo, src: logoFile(tenant, christmas).href } };
}
