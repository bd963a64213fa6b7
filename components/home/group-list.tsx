import type { ProductGroup } from '@/api/types';
import { groupUrl } from '@/lib/urls/group-url';
import { home as words } from '@/locales/nl/home';
import { SiteLink } from '../ui/site-link';

interface GroupListProps {
  groups: ProductGroup[];
  /** With the names of the subgroups below each group. */
  subgroups?: boolean;
}

/** Every group as a line with its number of products, without pictures; the template styles the lines. */
export function GroupList({ groups, subgroups = false }: GroupListProps) {
  if (groups.length === 0) return null;
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
            {subgroups && group.subgroups.length > 0 && (
              <ul>
                {group.subgroups.map((subgroup) => (
                  <li key={subgroup.id}>
                    <SiteLink href={groupUrl(subgroup)}>{subgroup.siteLabel}</SiteLink>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
