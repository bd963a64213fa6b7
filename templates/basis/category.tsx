import { ToProducts } from '@/components/layout/skip-link';
import { GroupNeighbours } from '@/components/listing/one-product/group-neighbours';
import { ProductListing } from '@/components/listing/product-listing';
import { SubgroupLinks } from '@/components/listing/subgroup-links';
import { editAttributes } from '@/components/shared/edit-mark';
import { RichText } from '@/components/shared/rich-text';
import { priceView } from '@/components/shop';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { DrawnPicture } from '@/components/ui/drawn-picture';
import { groupPath } from '@/lib/urls/canonical-urls';
import { groupUrl } from '@/lib/urls/group-url';
import type { CategoryProps } from '../props';

/** A product group: breadcrumbs, its text beside its photo, subgroups, and products. */
export function CategoryPage({ group, ...props }: CategoryProps) {
  const { shop, audience, list, query, request, pricesFollow, nearest, neighbours } = props;
  const view = priceView(shop, audience);
  const picture = group.foto || group.image;
  const crumbs = group.breadcrumbs.filter(({ id }) => id !== group.id);
  return (
    <div className="wrap list-page">
      <ToProducts />
      <Breadcrumbs
        crumbs={crumbs.map((crumb) => ({ label: crumb.siteLabel, href: groupUrl(crumb) }))}
        current={group.siteLabel}
      />
      <header className="list-head">
        <h1>{group.siteLabel}</h1>
        {query.page === 0 && (group.contentTop || group.edit) && (
          <RichText html={group.contentTop} edit={group.edit} field="contentTop" />
        )}
        <SubgroupLinks groups={group.subgroups} />
        {picture && query.page === 0 && !neighbours && (
          <DrawnPicture
            src={picture}
            alt={group.foto ? group.fotoAlt : group.imageAlt}
            width={480}
            height={270}
            widths={[800]}
            crop="16x9"
            {...editAttributes(group.edit, 'foto')}
          />
        )}
      </header>
      <ProductListing
        list={list}
        address={{ path: groupPath(group), groupId: group.id, query }}
        request={request}
        view={view}
        pricesFollow={pricesFollow}
        nearest={nearest}
      />
      {neighbours && <GroupNeighbours {...neighbours} view={view} {...(pricesFollow && { pricesFollow })} />}
      {query.page === 0 && (group.contentBottom || group.edit) && (
        <RichText html={group.contentBottom} className="list-outro" edit={group.edit} field="contentBottom" />
      )}
    </div>
  );
}
