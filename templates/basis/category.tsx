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

/** A product group: breadcrumbs, subgroups, and products. */
export function CategoryPage({ group, pictured, ...props }: CategoryProps & { pictured?: boolean }) {
  const { shop, audience, list, query, request, pricesFollow, nearest } = props;
  const crumbs = group.breadcrumbs.filter(({ id }) => id !== group.id);
  return (
    <div className="wrap list-page">
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
        {pictured && query.page === 0 && (
          <DrawnPicture
            src={group.image}
            alt={group.imageAlt}
            width={480}
            height={360}
            widths={[800]}
            crop="4x3"
            {...editAttributes(group.edit, 'image')}
          />
        )}
      </header>
      <ProductListing
        list={list}
        address={{ path: groupPath(group), groupId: group.id, query }}
        request={request}
        view={priceView(shop, audience)}
        pricesFollow={pricesFollow}
        nearest={nearest}
      />
      {query.page === 0 && (group.contentBottom || group.edit) && (
        <RichText html={group.contentBottom} className="list-outro" edit={group.edit} field="contentBottom" />
      )}
    </div>
  );
}

/** With the group's picture beside its text. */
export const PicturedCategoryPage = (props: CategoryProps) => <CategoryPage {...props} pictured />;
