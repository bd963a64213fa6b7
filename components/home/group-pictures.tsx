import type { ProductGroup } from '@/api/types';
import { groupPicture } from '@/lib/pictures/group-picture';
import { groupUrl } from '@/lib/urls/group-url';
import { type Editable, editAttributes } from '../shared/edit-mark';
import { DrawnPicture } from '../ui/drawn-picture';
import { SiteLink } from '../ui/site-link';

interface GroupPicturesProps {
  groups: Editable<ProductGroup>[];
  /** Class of the list; the template styles it. */
  className: string;
  /** Number of pictures on the first screen. */
  eagerCount?: number;
}

/** Groups as pictures with a name: what a shop sells, at a glance. */
export function GroupPictures({ groups, className, eagerCount = 0 }: GroupPicturesProps) {
  if (groups.length === 0) return null;
  return (
    <ul className={className}>
      {groups.map((group, position) => (
        <li key={group.id}>
          <SiteLink href={groupUrl(group)} className="group-picture">
            <DrawnPicture
              src={groupPicture(group)}
              alt=""
              width={320}
              height={240}
              widths={[360, 800]}
              crop="4x3"
              sizes="(min-width: 48rem) 22rem, 50vw"
              load={position < eagerCount ? 'first' : undefined}
              {...editAttributes(group.edit, 'image')}
            />
            <span>{group.siteLabel}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
