import { groupUrl } from '@/lib/group-url';
import { productCount } from '@/locales/nl/buying';
import { list as words } from '@/locales/nl/product';
import type { ProductGroup } from '@/store/domain';
import { IntentLink } from '../ui/intent-link';
import { Picture } from '../ui/picture';

/** The groups below this one, with what they look like. */
export function SubgroupLinks({ groups }: { groups: ProductGroup[] }) {
  if (groups.length === 0) return null;
  return (
    <nav aria-label={words.subgroups} className="subgroups">
      {groups.map((group) => (
        <IntentLink key={group.id} href={groupUrl(group)}>
          <Picture src={group.image} alt="" width={88} height={64} />
          <span>
            {group.siteLabel} <small>{productCount(group.productCount)}</small>
          </span>
        </IntentLink>
      ))}
    </nav>
  );
}
