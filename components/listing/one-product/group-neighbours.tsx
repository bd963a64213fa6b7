import type { ProductDoc, ProductGroup } from '@/api/types';
import { groupUrl } from '@/lib/urls/group-url';
import { list as words } from '@/locales/nl/product/product';
import { ProductTiles } from '../../product-card/product-tiles';
import type { PriceView } from '../../shop';
import { SiteLink } from '../../ui/site-link';
import { SubgroupLinks } from '../subgroup-links';

/** Neighbours of a group of one product in its parent. */
export interface Neighbours {
  parent: { id: number; siteLabel: string; path: string };
  groups: ProductGroup[];
  /** Products of the parent, without that one. */
  docs: ProductDoc[];
}

interface GroupNeighboursProps extends Neighbours {
  view: PriceView;
  pricesFollow?: boolean;
}

/** Below a group of one product: what else its parent has. */
export function GroupNeighbours({ parent, groups, docs, view, pricesFollow }: GroupNeighboursProps) {
  if (groups.length === 0 && docs.length === 0) return null;
  return (
    <section className="nearest">
      <h2>
        <SiteLink href={groupUrl(parent)}>{words.alsoIn(parent.siteLabel)}</SiteLink>
      </h2>
      <SubgroupLinks groups={groups} />
      {docs.length > 0 && (
        <div className="mt-4">
          <ProductTiles products={docs} view={view} {...(pricesFollow && { pricesFollow })} />
        </div>
      )}
    </section>
  );
}
