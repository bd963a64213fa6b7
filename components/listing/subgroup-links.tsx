import type { ProductGroup } from '@/api/types';
import { groupPicture } from '@/lib/pictures/group-picture';
import { groupUrl } from '@/lib/urls/group-url';
import { productCount } from '@/locales/nl/product/buying';
import { list as words } from '@/locales/nl/product/product';
import { DrawnPicture } from '../ui/drawn-picture';
import { SiteLink } from '../ui/site-link';

/** Links to the subgroups, with their pictures. */
export function SubgroupLinks({ groups }: { groups: ProductGroup[] }) {
  if (groups.length === 0) return null;
  return (
    <nav aria-label={words.subgroups} className="subgroups">
      {groups.map((group) => (
        <SiteLink key={group.id} href={groupUrl(group)}>
          <DrawnPicture src={groupPicture(group)} alt="" width={88} height={64} widths={[176]} crop="4x3" />
          <span>
            {`${group.siteLabel} `}
            <small>{productCount(group.productCount)}</small>
          </span>
        </SiteLink>
      ))}
    </nav>
  );
}
