import { groupPicture } from '@/lib/pictures/group-picture';
import { groupUrl } from '@/lib/urls/group-url';
import { shell } from '@/locales/nl/shell';
import { Picture } from '../ui/picture';
import { SiteLink } from '../ui/site-link';
import type { DeepLinks, NavGroup, NavLink } from './nav-group';

interface MegaMenuProps {
  group: NavGroup;
  deep: DeepLinks;
  open: boolean;
}

/** Three columns and a picture. Always in the HTML, so that crawlers find its links. */
export function MegaMenu({ group, deep, open }: MegaMenuProps) {
  return (
    <div id={`mega-${group.id}`} hidden={!open} className="mega">
      <div className="wrap">
        {group.columns.map((links, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: there are always three, in this order
          <Links key={column} links={links} deep={deep} />
        ))}
        <div>
          <Picture src={groupPicture(group)} alt="" width={272} height={204} />
          <SiteLink href={groupUrl(group)}>{shell.nav.all(group.label)}</SiteLink>
        </div>
      </div>
    </div>
  );
}

function Links({ links, deep }: { links: NavLink[]; deep: DeepLinks }) {
  return (
    <ul>
      {links.map((link) => {
        const below = deep[link.id];
        return (
          <li key={link.id}>
            <SiteLink href={groupUrl(link)}>{link.label}</SiteLink>
            {below && below.length > 0 && <Links links={below} deep={{}} />}
          </li>
        );
      })}
    </ul>
  );
}
