import type { ProductGroup } from '@/api/types';
import { results as words } from '@/locales/nl/search';
import { SubgroupLinks } from '../listing/subgroup-links';

/** The groups of the shop, as an alternative to searching. */
export function StartWithGroup({ groups }: { groups: ProductGroup[] }) {
  return (
    <section className="search-start">
      <h2>{words.groups}</h2>
      <SubgroupLinks groups={groups} />
    </section>
  );
}
