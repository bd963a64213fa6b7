import { type AdminMenuAddress, adminMenuOf, type MenuReader } from '@/lib/urls/admin-urls';
import { admin as words } from '@/locales/nl/admin/admin';
import { adminMenuGroups, adminMenuWords } from '@/locales/nl/admin/menu';
import { SearchButton } from '../workbench/search-button';

interface AdminMenuProps extends MenuReader {
  current: AdminMenuAddress;
}

/** Links to all pages of the admin: a row that scrolls on a small screen, a column beside the page on a wide one. */
export function AdminMenu({ current, ...reader }: AdminMenuProps) {
  return (
    <nav aria-label={words.menuLabel} className="min-w-0 lg:w-56 lg:shrink-0">
      <div className="flex gap-2 lg:flex-col lg:gap-5">
        <SearchButton />
        <div className="flex min-w-0 gap-1 overflow-x-auto lg:flex-col lg:gap-5">
          {adminMenuOf(reader).map(({ group, addresses }) => (
            <section key={group} aria-label={adminMenuGroups[group]} className="contents lg:block">
              <h2 className="hidden px-3 pb-1 font-semibold text-ink-soft text-xs lg:block">
                {adminMenuGroups[group]}
              </h2>
              <ul className="contents lg:flex lg:flex-col lg:gap-0.5">
                {addresses.map((address) => (
                  <li key={address} className="shrink-0">
                    <a
                      href={address}
                      aria-current={address === current ? 'page' : undefined}
                      className="flex min-h-11 items-center rounded-s px-3 text-sm hover:bg-surface-alt aria-[current=page]:bg-surface-alt aria-[current=page]:font-semibold aria-[current=page]:[scroll-initial-target:nearest] lg:min-h-9"
                    >
                      {adminMenuWords[address].name}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </nav>
  );
}
