import { groupUrl } from '@/lib/group-url';
import { list as words } from '@/locales/nl/product';
import type { ProductGroup } from '@/store/domain';
import { IntentLink } from '../ui/intent-link';
import { Picture } from '../ui/picture';

/** The groups below this one, with what they look like. */
export function SubgroupLinks({ groups }: { groups: ProductGroup[] }) {
  if (groups.length === 0) return null;
  return (
    <nav aria-label={words.subgroups}>
      <ul className="flex gap-3 overflow-x-auto pb-2 sm:grid sm:grid-cols-[repeat(auto-fill,minmax(12rem,1fr))] sm:overflow-visible">
        {groups.map((group) => (
          <li key={group.id} className="min-w-44 shrink-0">
            <IntentLink
              href={groupUrl(group)}
              className="flex h-full items-center gap-3 rounded-m border border-line p-2 font-medium text-sm hover:border-brand hover:text-brand-strong"
            >
              <Picture
                src={group.image}
                alt=""
                width={48}
                height={48}
                className="size-12 shrink-0 rounded-s bg-surface-alt object-contain p-1"
              />
              {group.siteLabel}
            </IntentLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
