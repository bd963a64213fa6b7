import type { Tenant } from '@/tenants/types';
import { getSettings } from '../content';

/**
 * The branch's texts for search results (docs/behaviour.md §2.6) from the API, with the tenant's own texts
 * as fallback.
 */
export async function branchTexts({ id, ...tenant }: Tenant) {
  const { vestigingDetails: branch } = await getSettings(id);
  return {
    htmlTitle: branch.htmlTitle || tenant.htmlTitle,
    htmlDescription: branch.htmlDescription || tenant.htmlDescription,
    htmlKeywords: branch.htmlKeywords || tenant.htmlKeywords,
  };
}
