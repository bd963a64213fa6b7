import { groupUrl } from '@/lib/group-url';
import { layout } from '@/locales/nl/layout';
import { ArrowRightIcon } from '../ui/icons';
import { IntentLink } from '../ui/intent-link';
import { Picture } from '../ui/picture';
import type { NavColumn, NavGroup } from './nav-group';

/** Three columns and a picture. Always in the page, so that its links are there for everyone who reads it. */
export function MegaMenu({ group, open }: { group: NavGroup; open: boolean }) {
  const href = groupUrl(group);
  return (
    <div
      id={`mega-${group.id}`}
      hidden={!open}
      className="absolute inset-x-0 top-full border-line border-t bg-surface text-ink shadow-lg"
    >
      <div className="wrap grid max-h-[75vh] grid-cols-[1fr_1fr_1fr_16rem] gap-8 overflow-y-auto py-8">
        {group.columns.map(({ position, subgroups }) => (
          <Column key={position} subgroups={subgroups} />
        ))}
        <div className="flex flex-col items-start gap-3">
          <Picture
            src={group.image}
            alt=""
            width={256}
            height={192}
            className="aspect-4/3 w-full rounded-m bg-surface-alt object-contain p-3"
          />
          <IntentLink
            href={href}
            className="inline-flex min-h-6 items-center gap-2 font-semibold text-brand-strong hover:underline"
          >
            {layout.nav.all(group.label)}
            <ArrowRightIcon className="size-4" />
          </IntentLink>
        </div>
      </div>
    </div>
  );
}

function Column({ subgroups }: Pick<NavColumn, 'subgroups'>) {
  return (
    <ul className="flex flex-col gap-5">
      {subgroups.map((sub) => (
        <li key={sub.id}>
          <IntentLink href={groupUrl(sub)} className="inline-block py-0.5 font-semibold hover:underline">
            {sub.label}
          </IntentLink>
          {sub.links.length > 0 && (
            <ul className="mt-1 text-sm">
              {sub.links.map((link) => (
                <li key={link.id}>
                  <IntentLink
                    href={groupUrl(link)}
                    className="block py-1 text-ink-soft hover:text-ink hover:underline"
                  >
                    {link.label}
                  </IntentLink>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
