import { groupUrl } from '@/lib/group-url';
import { shell } from '@/locales/nl/shell';
import { IntentLink } from '../ui/intent-link';
import { Picture } from '../ui/picture';
import type { NavColumn, NavGroup } from './nav-group';

/** Three columns and a picture. Always in the page, so that its links are there for everyone who reads it. */
export function MegaMenu({ group, open }: { group: NavGroup; open: boolean }) {
  const href = groupUrl(group);
  return (
    <div id={`mega-${group.id}`} hidden={!open} className="mega">
      <div className="wrap">
        {group.columns.map(({ position, subgroups }) => (
          <Column key={position} subgroups={subgroups} />
        ))}
        <div>
          <Picture src={group.image} alt="" width={256} height={192} />
          <IntentLink href={href}>{shell.nav.all(group.label)}</IntentLink>
        </div>
      </div>
    </div>
  );
}

function Column({ subgroups }: Pick<NavColumn, 'subgroups'>) {
  return (
    <ul>
      {subgroups.map((sub) => (
        <li key={sub.id}>
          <IntentLink href={groupUrl(sub)}>{sub.label}</IntentLink>
          {sub.links.length > 0 && (
            <ul>
              {sub.links.map((link) => (
                <li key={link.id}>
                  <IntentLink href={groupUrl(link)}>{link.label}</IntentLink>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
