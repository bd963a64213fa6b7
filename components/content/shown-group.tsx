import type { GroupPage, ProductList } from '@/api/types';
import { groupUrl } from '@/lib/urls/group-url';
import { content as words } from '@/locales/nl/content';
import { ProductTiles } from '../product-card/product-tiles';
import type { PriceView, WithProducts } from '../shop';
import { Icon } from '../ui/icon';
import { SiteLink } from '../ui/site-link';

export interface ShownGroupProps extends WithProducts {
  group: Pick<GroupPage, 'id' | 'path' | 'siteLabel' | 'subgroups'>;
  list: ProductList;
  view: PriceView;
}

/** The best sellers of a group, and a link to all its products. */
export function ShownGroup({ group, list, pricesFollow, view }: ShownGroupProps) {
  if (list.docs.length === 0) return null;
  const all = groupUrl(group);
  return (
    <section aria-labelledby="producten" className="mt-12">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="producten" className="font-bold text-2xl">
          {words.productsOf(group.siteLabel)}
        </h2>
        <SiteLink
          href={all}
          className="inline-flex min-h-6 items-center gap-1.5 font-medium text-brand-strong text-sm hover:underline"
        >
          {words.all(list.numFound)}
          <Icon name="arrow-right" className="size-4" />
        </SiteLink>
      </div>
      <ProductTiles products={list.docs} view={view} pricesFollow={pricesFollow} />
    </section>
  );
}
