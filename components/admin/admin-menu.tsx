import { type AdminMenuAddress, adminMenuOf } from '@/lib/urls/admin-urls';
import { admin as words } from '@/locales/nl/admin/admin';
import { adminMenuWords } from '@/locales/nl/admin/menu';
import type { Shop } from '../shop';

interface AdminMenuProps extends Pick<Shop, 'prices'> {
  current: AdminMenuAddress;
}

/** Links to all pages of the admin: a row that scrolls on a small screen, a column beside the page on a wide one. */
export function AdminMenu({ current, prices }: AdminMenuProps) {
  return (
    <nav aria-label={words.menuLabel} className="min-w-0 lg:w-56 lg:shrink-0">
      <ul className="flex gap-1 overflow-x-auto lg:flex-col">
        {adminMenuOf(prices).map((address) => (
          <li key={address} className="shrink-0">
            <a
              href={address}
              aria-current={address === current ? 'page' : undefined}
              className="flex min-h-11 items-center rounded-s px-3 text-sm hover:bg-surface-alt aria-[current=page]:bg-surface-alt aria-[current=page]:font-semibold aria-[current=page]:[scroll-initial-target:nearest]"
            >
              {adminMenuWords[address].name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
