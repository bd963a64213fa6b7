import type { ProductGroup } from '@/api/types';
import { results as words } from '@/locales/nl/search';
import { SubgroupLinks } from '../listing/subgroup-links';

/** For who found no word for it: the groups of the shop. */
export function StartWithGroup({ groups }: { groups: ProductGroup[] }) {
  return (
    <section className="search-start">
      <h2>{words.groups}</h2>
      <SubgroupLinks groups={groups} />
    </section>
  );
}
