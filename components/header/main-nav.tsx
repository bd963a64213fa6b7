'use client';

import { useRef } from 'react';
import { groupUrl } from '@/lib/urls/group-url';
import { BRANDS, GROUPS, SALE } from '@/lib/urls/page-urls';
import { shell } from '@/locales/nl/shell';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { menuClosed, menuOpened, menuToggled } from '@/store/menu/slice';
import { Icon } from '../ui/icon';
import { SiteLink } from '../ui/site-link';
import { MegaMenu } from './mega-menu';
import type { NavGroup } from './nav-group';
import { useDeepLinks } from './use-deep-links';
import { useHoverIntent } from './use-hover-intent';

const words = shell.nav;
const others: [href: string, label: string, className?: string][] = [
  [GROUPS, words.groups],
  [BRANDS, words.brands],
  [SALE, words.sale, 'nav-sale'],
];

/** A group without subgroups is a link. */
const hasMenu = ({ columns }: NavGroup) => columns.length > 0;

/**
 * The first four groups with their mega menus, then brands and sale (docs/behaviour.md §3.2). Links work without
 * JavaScript.
 */
export function MainNav({ groups }: { groups: NavGroup[] }) {
  const dispatch = useAppDispatch();
  const open = useAppSelector((state) => state.menu.openGroup);
  // Loaded with the first focus: fewer visitors use keys than see a page.
  const keys = useRef<typeof import('./menu-keys').onMenuKey>(undefined);
  const close = () => dispatch(menuClosed());
  const hover = useHoverIntent(close);
  const deep = useDeepLinks();

  const show = (id: number) => dispatch(menuOpened(id));
  const onFocus = () => {
    deep.load();
    import('./menu-keys').then(
      (module) => {
        keys.current = module.onMenuKey;
      },
      () => undefined,
    );
  };

  return (
    <nav
      aria-label={words.main}
      className="main-nav"
      onKeyDown={(event) => keys.current?.(event, { open, show, close })}
      onPointerLeave={(event) => event.pointerType === 'mouse' && hover.leave()}
      onPointerEnter={() => {
        hover.cancel();
        deep.load();
      }}
      // A menu that is about to open would open on the page of the link.
      onClick={hover.cancel}
      onFocus={onFocus}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && open !== null && close()}
    >
      <ul className="wrap">
        {groups.map((group) => (
          <li
            key={group.id}
            // Not on entering: a page that comes up under a resting pointer is entered too.
            onPointerMove={(event) =>
              event.pointerType === 'mouse' &&
              (hasMenu(group) ? hover.enter(() => show(group.id)) : hover.leave())
            }
          >
            <SiteLink href={groupUrl(group)} data-open={open === group.id || undefined}>
              {group.label}
            </SiteLink>
            {hasMenu(group) && (
              <button
                type="button"
                data-toggle={group.id}
                aria-label={words.show(group.label)}
                aria-expanded={open === group.id}
                aria-controls={`mega-${group.id}`}
                onClick={() => {
                  // A click replayed after hydration comes without the pointer or focus event that loads the
                  // links.
                  deep.load();
                  dispatch(menuToggled(group.id));
                }}
              >
                <Icon name="chevron-down" />
              </button>
            )}
          </li>
        ))}
        {others.map(([href, label, className]) => (
          <li key={href} onPointerEnter={hover.leave}>
            <SiteLink href={href} className={className}>
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
      {groups.filter(hasMenu).map((group) => (
        <MegaMenu key={group.id} group={group} deep={deep.links} open={open === group.id} />
      ))}
      {open !== null && <div aria-hidden="true" className="dim" onPointerDown={close} />}
    </nav>
  );
}
