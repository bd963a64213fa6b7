import type { Tenant } from '@/tenants/types';
import { getSettings } from '../content';

/**
 * What the branch says of the shop in search results (docs/behaviour.md §2.6), as the API has it; the words of the
 * site's own data where it says nothing.
 */
export async function branchTexts({ id, ...tenant }: Tenant) {
  const { vestigingDetails: branch } = await getSettings(id);
  return {
    htmlTitle: branch.htmlTitle || tenant.htmlTitle,
    htmlDescription: branch.htmlDescription || tenant.htmlDescription,
    htmlKeywords: branch.htmlKeywords || tenant.htmlKeywords,
  };
}
