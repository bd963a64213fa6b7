import type { ProductGroup } from '@/api/types';
import { groupUrl } from '@/lib/urls/group-url';
import { home as words } from '@/locales/nl/home';
import { SiteLink } from '../ui/site-link';

/** Every group as a line with its number of products, without pictures; the template styles the lines. */
export function GroupList({ groups }: { groups: ProductGroup[] }) {
  return (
    <nav aria-labelledby="assortiment" className="group-list">
      <h2 id="assortiment">{words.groups}</h2>
      <ul>
        {groups.map((group) => (
          <li key={group.id}>
            <SiteLink href={groupUrl(group)}>
              <span>{group.siteLabel}</span>
              <small>{words.allIn(group.productCount)}</small>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
