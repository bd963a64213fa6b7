import type { ProductGroup } from '@/api/types';
import type { PageProps } from '@/components/shop';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { DrawnPicture } from '@/components/ui/drawn-picture';
import { SiteLink } from '@/components/ui/site-link';
import { groupPicture } from '@/lib/pictures/group-picture';
import { groupUrl } from '@/lib/urls/group-url';
import { groupIndex as words } from '@/locales/nl/listing/groups';

interface GroupsProps extends PageProps {
  groups: ProductGroup[];
}

/** All groups, each with its subgroups and the number of products. */
export function GroupsPage({ groups }: GroupsProps) {
  return (
    <div className="wrap list-page">
      <Breadcrumbs crumbs={[]} current={words.title} />
      <header className="list-head">
        <h1>{words.title}</h1>
        {groups.length === 0 && <p>{words.none}</p>}
      </header>
      <ul className="group-index">
        {groups.map((group) => (
          <li key={group.id}>
            <DrawnPicture src={groupPicture(group)} alt="" width={96} height={72} widths={[176]} crop="4x3" />
            <div>
              <h2>
                <SiteLink href={groupUrl(group)}>{group.siteLabel}</SiteLink>{' '}
                <small>{group.productCount}</small>
              </h2>
              <ul>
                {group.subgroups.map((sub) => (
                  <li key={sub.id}>
                    <SiteLink href={groupUrl(sub)}>{sub.siteLabel}</SiteLink>{' '}
                    <small>{sub.productCount}</small>
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
