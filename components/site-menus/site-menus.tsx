'use client';

import { siteMenus } from '@toonbank/contract/editing/menus';
import { useState } from 'react';
import { siteMenuWords as words } from '@/locales/nl/admin/site-menus';
import { footerColumns } from '@/locales/nl/layout';
import { LoadState } from '../admin/load-state';
import { type SitePage, useSitePages } from '../admin/use-site-pages';
import {
  type Arrangement,
  arrangementOf,
  changedPages,
  menuWith,
  withMoved,
  without,
  withPage,
} from './arrangement';
import { MenuCard } from './menu-card';
import { SaveMenus } from './save-menus';

/** The menus of the site as they are, to arrange: nothing is changed on the site before it is saved. */
export function SiteMenus({ canPublish }: { canPublish: boolean }) {
  const { pages, failure, reload } = useSitePages();
  const [arranged, setArranged] = useState<Arrangement>();
  const [spoken, setSpoken] = useState('');
  if (!pages) return <LoadState failure={failure} onRetry={() => void reload()} />;

  const now = arranged ?? arrangementOf(pages);
  const change = (next: Arrangement, text: string) => {
    setArranged(next);
    setSpoken(text);
  };
  const onSaved = async () => {
    await reload();
    setArranged(undefined);
  };
  return (
    <>
      <p className="max-w-prose text-ink-soft">{words.lead}</p>
      {failure && <LoadState failure={failure} onRetry={() => void reload()} />}
      <p role="status" className="sr-only">
        {spoken}
      </p>
      <div className="grid gap-6 xl:grid-cols-2">
        {siteMenus.map((menu) => (
          <MenuCard
            key={menu}
            menu={menu}
            pages={now[menu]}
            others={pages
              .filter(({ id, path }) => menuWith(now, id) !== menu && !path.startsWith('c/'))
              .map((page) => ({ page, menu: menuWith(now, page.id) }))}
            onMove={({ id, title }, by) => {
              const next = withMoved(now, menu, id, by);
              const place = next[menu].findIndex((page) => page.id === id) + 1;
              change(next, words.moved(title, place, next[menu].length));
            }}
            onRemove={({ id, title }) => change(without(now, id), words.removed(title))}
            onAdd={(page: SitePage) =>
              change(withPage(now, menu, page), words.added(page.title, footerColumns[menu].title))
            }
          />
        ))}
      </div>
      <SaveMenus
        canPublish={canPublish}
        changed={changedPages(pages, now)}
        onSaved={onSaved}
        onUndo={() => setArranged(undefined)}
      />
    </>
  );
}
