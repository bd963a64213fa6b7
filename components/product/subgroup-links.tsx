import { groupUrl } from '@/lib/group-url';
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
          <Picture src={group.image} alt="" width={64} height={48} />
          {group.siteLabel}
        </IntentLink>
      ))}
    </nav>
  );
}
