'use client';

import { type KeyboardEvent, useRef } from 'react';
import { groupUrl } from '@/lib/group-url';
import { layout } from '@/locales/nl/layout';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { menuClosed, menuOpened, menuToggled } from '@/store/menu/slice';
import { ChevronDownIcon } from '../ui/icons';
import { IntentLink } from '../ui/intent-link';
import { MegaMenu } from './mega-menu';
import type { NavGroup } from './nav-group';
import { useHoverIntent } from './use-hover-intent';

const words = layout.nav;
const item = 'nav-item flex h-12 items-center font-medium';

/** The first four groups with their mega menus, then brands and sale (spec §2). Links work without JavaScript. */
export function MainNav({ groups }: { groups: NavGroup[] }) {
  const dispatch = useAppDispatch();
  const open = useAppSelector((state) => state.menu.openGroup);
  const nav = useRef<HTMLElement>(null);
  const close = () => dispatch(menuClosed());
  const hover = useHoverIntent(close);

  const focusIn = (selector: string) => nav.current?.querySelector<HTMLElement>(selector)?.focus();

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open !== null) {
      event.stopPropagation();
      focusIn(`[data-toggle="${open}"]`);
      close();
    }
  };
  const onTopKeyDown = (event: KeyboardEvent, id: number) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    dispatch(menuOpened(id));
    // The panel is shown with the next frame; before that nothing in it takes the focus.
    requestAnimationFrame(() => focusIn(`#mega-${id} a`));
  };

  return (
    <nav
      ref={nav}
      aria-label={words.main}
      className="main-nav relative hidden border-line border-t lg:block"
      onKeyDown={onKeyDown}
      onPointerLeave={(event) => event.pointerType === 'mouse' && hover.leave()}
      onPointerEnter={hover.cancel}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && open !== null && close()}
    >
      <ul className="wrap flex items-center gap-6">
        {groups.map((group) => (
          <li
            key={group.id}
            className="flex items-center"
            onPointerEnter={(event) =>
              event.pointerType === 'mouse' && hover.enter(() => dispatch(menuOpened(group.id)))
            }
          >
            <IntentLink
              href={groupUrl(group)}
              className={item}
              data-open={open === group.id || undefined}
              onKeyDown={(event) => onTopKeyDown(event, group.id)}
            >
              {group.label}
            </IntentLink>
            <button
              type="button"
              data-toggle={group.id}
              aria-label={words.show(group.label)}
              aria-expanded={open === group.id}
              aria-controls={`mega-${group.id}`}
              className="flex size-6 items-center justify-center rounded-s"
              onClick={() => dispatch(menuToggled(group.id))}
              onKeyDown={(event) => onTopKeyDown(event, group.id)}
            >
              <ChevronDownIcon
                className={`size-4 transition-transform ${open === group.id ? 'rotate-180' : ''}`}
              />
            </button>
          </li>
        ))}
        <li onPointerEnter={hover.leave}>
          <IntentLink href="/nl/c/merken" className={item}>
            {words.brands}
          </IntentLink>
        </li>
        <li onPointerEnter={hover.leave}>
          <IntentLink href="/nl/c/sale" className={`${item} text-danger`}>
            {words.sale}
          </IntentLink>
        </li>
      </ul>
      {groups.map((group) => (
        <MegaMenu key={group.id} group={group} open={open === group.id} />
      ))}
      {open !== null && (
        <div aria-hidden="true" className="dim fixed inset-0 top-full -z-10 h-dvh" onPointerDown={close} />
      )}
    </nav>
  );
}
