import type { ProductGroup } from '@/api/types';
import { groupPicture } from '@/lib/pictures/group-picture';
import { groupUrl } from '@/lib/urls/group-url';
import { home as words } from '@/locales/nl/home';
import { type Editable, editAttributes } from '../shared/edit-mark';
import { DrawnPicture } from '../ui/drawn-picture';
import { SiteLink } from '../ui/site-link';

/** Every group, with its picture and number of products; nothing in a shop without groups. */
export function GroupTiles({ groups }: { groups: Editable<ProductGroup>[] }) {
  if (groups.length === 0) return null;
  return (
    <section aria-labelledby="assortiment" className="groups wrap scroll-mt-32 py-10">
      <h2 id="assortiment" className="mb-5 font-bold text-2xl">
        {words.groups}
      </h2>
      <ul className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-3">
        {groups.map((group) => (
          <li key={group.id}>
            <SiteLink href={groupUrl(group)} className="group-tile">
              <DrawnPicture
                src={groupPicture(group)}
                alt=""
                width={256}
                height={192}
                widths={[360]}
                crop="4x3"
                {...editAttributes(group.edit, 'image')}
              />
              <span>
                <span className="block text-pretty font-semibold leading-snug">{group.siteLabel}</span>
                <span className="text-ink-soft text-sm">{words.allIn(group.productCount)}</span>
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
