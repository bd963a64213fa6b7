import 'server-only';
import { cacheLife } from 'next/cache';
import type { Shop } from '@/components/shop';
import { isChristmasSeason } from '@/lib/season';
import type { Tenant } from '@/tenants/types';
import { logoFile } from './theme';
import { currentView } from './view';

/** Evaluated again regularly, so that cached pages switch by themselves. */
async function isChristmasNow(): Promise<boolean> {
  'use cache';
  cacheLife('content');
  return isChristmasSeason(new Date());
}

/** True in the Christmas season. */
export async function isChristmas(): Promise<boolean> {
  const moment = currentView()?.moment;
  return moment ? isChristmasSeason(moment) : isChristmasNow();
}

/** Converts a tenant's data to what templates need; the only place that knows both. */
export function shopOf(tenant: Tenant, christmas = false): Shop {
  return { ...tenant, logo: { ...tenant.logo, src: logoFile(tenant, christmas).href } };
}
