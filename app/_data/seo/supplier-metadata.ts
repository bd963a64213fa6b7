import type { Metadata } from 'next';
import type { Supplier } from '@/api/types';
import type { Audience } from '@/lib/audience';
import { SUPPLIERS, supplierUrl } from '@/lib/urls/supplier-urls';
import { found } from '@/locales/nl/search-engines';
import { suppliers as words } from '@/locales/nl/suppliers';
import type { Tenant } from '@/tenants/types';
import { pageMetadata } from './metadata';

/** The overview of suppliers and partners. */
export function suppliersMetadata(
  tenant: Tenant,
  audience: Audience,
  suppliers: readonly Supplier[],
): Metadata {
  const count = suppliers.filter(({ isPartner }) => !isPartner).length;
  const hasPartners = count < suppliers.length;
  return pageMetadata(tenant, audience, {
    title: words.title(hasPartners),
    description: words.description(tenant.name, count, hasPartners),
    path: SUPPLIERS,
  });
}

/** One page of a supplier's list. */
export function supplierMetadata(
  tenant: Tenant,
  audience: Audience,
  supplier: Supplier,
  page: number,
): Metadata {
  const { name, description } = supplier;
  return pageMetadata(tenant, audience, {
    title: found.page(name, page),
    description: description || words.descriptionOf(name, tenant.name),
    path: supplierUrl(supplier) + (page > 0 ? `?page=${page}` : ''),
  });
}
