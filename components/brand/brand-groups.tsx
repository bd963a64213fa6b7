import type { ProductList } from '@/api/types';
import { catalogueSearch } from '@/lib/catalogue/catalogue-query';
import { contentUrl } from '@/lib/urls/page-urls';
import { brands as words } from '@/locales/nl/listing/brands';
import { SiteLink } from '../ui/site-link';

export interface BrandGroupsProps {
  brand: string;
  /** Product groups with this brand's products; absent when the API does not count them. */
  groups: ProductList['groups'];
}

/** Links to the groups that have products of a brand, filtered by the brand. */
export function BrandGroups({ brand, groups = [] }: BrandGroupsProps) {
  if (groups.length === 0) return null;
  return (
    <nav aria-label={words.groups(brand)} className="brand-groups">
      {groups.map(({ id, path, siteLabel, count }) => (
        <SiteLink
          key={id}
          href={contentUrl(path) + catalogueSearch({ page: 0, filters: { merk: [brand] } }, id)}
        >
          {siteLabel} <span>{count}</span>
        </SiteLink>
      ))}
    </nav>
  );
}
