import { groupUrl } from '@/lib/group-url';
import type { CategoryProps } from '../page-props';
import { priceView } from '../shop';
import { Breadcrumbs } from '../ui/breadcrumbs';
import { ProductListing } from './product-listing';
import { SubgroupLinks } from './subgroup-links';

/** A group: where it is, what is below it, what is in it. */
export function CategoryPage({ shop, audience, group, list, query, request, prices }: CategoryProps) {
  const crumbs = group.breadcrumbs.filter(({ id }) => id !== group.id);
  return (
    <div className="wrap pb-12">
      <Breadcrumbs
        crumbs={crumbs.map((crumb) => ({ label: crumb.siteLabel, href: groupUrl(crumb) }))}
        current={group.siteLabel}
      />
      <header className="mb-6 flex flex-col gap-4">
        <h1 className="font-bold text-2xl lg:text-3xl">{group.siteLabel}</h1>
        {query.page === 0 && group.contentTop && (
          <p className="max-w-prose text-ink-soft leading-relaxed">{group.contentTop}</p>
        )}
        <SubgroupLinks groups={group.subgroups} />
      </header>
      <ProductListing
        list={list}
        address={{ path: groupPath(group.path), groupId: group.id, query }}
        request={request}
        view={priceView(shop, audience)}
        prices={prices}
      />
      {query.page === 0 && group.contentBottom && (
        <p className="mt-12 max-w-prose border-line border-t pt-6 text-ink-soft text-sm leading-relaxed">
          {group.contentBottom}
        </p>
      )}
    </div>
  );
}

const groupPath = (path: string) =>
  `/nl/${path.split('/').filter(Boolean).map(encodeURIComponent).join('/')}`;
