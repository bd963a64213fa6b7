import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import type { Supplier } from '@/api/types';
import { kindTag, siteTag } from '@/lib/cache/cache-tags';
import { visitorClient } from '../client';
import { tenantOf } from '../tenant/tenant-of';

// Kept as text, like lists of products (app/_data/catalogue.ts).

async function suppliersText(site: string): Promise<string> {
  'use cache';
  cacheLife('catalogue');
  cacheTag(siteTag(site), kindTag(site, 'products'));
  return JSON.stringify(await visitorClient(site).call('suppliers.all', {}));
}

/** The suppliers and partners of a site by name, without safety sheets; none where consumers buy. */
export const getSuppliers = async (site: string): Promise<Supplier[]> =>
  tenantOf(site).prices === 'public' ? [] : JSON.parse(await suppliersText(site));

async function sheetsText(site: string, id: number): Promise<string> {
  'use cache';
  cacheLife('catalogue');
  cacheTag(siteTag(site), kindTag(site, 'products'));
  const [found] = await visitorClient(site).call('suppliers.all', { id });
  return JSON.stringify(found?.safetySheets ?? []);
}

/** One supplier with its safety sheets; undefined for an unknown id, which is not cached. */
export async function getSupplier(site: string, id: number): Promise<Supplier | undefined> {
  const supplier = (await getSuppliers(site)).find((one) => one.id === id);
  return supplier && { ...supplier, safetySheets: JSON.parse(await sheetsText(site, id)) };
}

/** The supplier of a brand. */
export const getSupplierOf = async (site: string, brand: string): Promise<Supplier | undefined> =>
  (await getSuppliers(site)).find(({ brands }) => brands.some(({ name }) => name === brand));
