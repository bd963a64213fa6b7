import 'server-only';
import { cacheLife } from 'next/cache';
import type { Shop } from '@/components/shop';
import { isChristmasSeason } from '@/lib/season';
import type { Tenant } from '@/tenants/types';
import { logoFile } from './theme';

/** Whether it is the season; asked again now and then, so that pages change their coat by themselves. */
export async function getChristmas(): Promise<boolean> {
  'use cache';
  cacheLife('content');
  return isChristmasSeason(new Date());
}

/** A tenant's data as the templates want it. Here, and only here, the two meet. */
export function shopOf(tenant: Tenant, christmas = false): Shop {
  return { ...tenant, logo: { ...tenant.logo, src: logoFile(tenant, christmas).href } };
}
