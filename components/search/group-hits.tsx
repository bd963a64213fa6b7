import type { ProductList } from '@/api/types';
import { catalogueSearch } from '@/lib/catalogue/catalogue-query';
import { results as words } from '@/locales/nl/search';
import type { ListAddress } from '../listing/list-links';
import { Icon } from '../ui/icon';
import { SiteLink } from '../ui/site-link';

export interface GroupHitsProps {
  groups: NonNullable<ProductList['groups']>;
  address: ListAddress;
  /** The group that filters the search. */
  chosen?: { id: number; siteLabel: string };
}

/** Groups with hits, as links that narrow the search to a group, and a link back to all. */
export function GroupHits({ groups, address, chosen }: GroupHitsProps) {
  const others = groups.filter(({ id }) => id !== chosen?.id);
  if (!chosen && others.length < 2) return null;
  const query = { ...address.query, page: 0 };
  return (
    <nav aria-label={words.byGroup} className="search-groups">
      {chosen && (
        <SiteLink
          href={address.path + catalogueSearch(query)}
          aria-current="true"
          aria-label={words.everywhere(chosen.siteLabel)}
        >
          {words.onlyIn(chosen.siteLabel)}
          <Icon name="close" />
        </SiteLink>
      )}
      {others.map(({ id, siteLabel, count }) => (
        <SiteLink key={id} href={address.path + catalogueSearch(query, id)} rel="nofollow">
          {siteLabel} <small>{count}</small>
        </SiteLink>
      ))}
    </nav>
  );
}
