'use client';

import { siteMenus } from '@toonbank/contract/editing/menus';
import { useState } from 'react';
import { ADMIN_CHANGES } from '@/lib/urls/admin-urls';
import { siteMenuWords as words } from '@/locales/nl/admin/site-menus';
import { footerColumns } from '@/locales/nl/layout';
import { LoadState } from '../admin/load-state';
import { type SitePage, useSitePages } from '../admin/use-site-pages';
import { Notice } from '../ui/notice';
import {
  type Arrangement,
  arrangementOf,
  changedPages,
  menuWith,
  withMoved,
  withOwnDrafts,
  without,
  withPage,
} from './arrangement';
import { MenuCard } from './menu-card';
import { SaveMenus } from './save-menus';

/**
 * The menus of the site, to arrange: nothing is changed on the site before it is saved. An editor sees the menus of the own
 * drafts.
 */
export function SiteMenus({ canPublish }: { canPublish: boolean }) {
  const { pages: live, failure, reload } = useSitePages();
  const [arranged, setArranged] = useState<Arrangement>();
  const [spoken, setSpoken] = useState('');
  if (!live) return <LoadState failure={failure} onRetry={() => void reload()} />;
  // What a publisher saves here is live at once, so that the menus of visitors are the place to begin.
  const pages = canPublish ? live : withOwnDrafts(live);

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
      {!canPublish && live.some(({ ownPlace }) => ownPlace) && (
        <Notice>
          {words.draftShown}{' '}
          <a href={ADMIN_CHANGES} className="underline underline-offset-2">
            {words.toChanges}
          </a>
        </Notice>
      )}
      <p role="status" className="sr-only">
        {spoken}
      </p>
      <div className="grid gap-6 xl:grid-cols-2">
        {siteMenus.map((menu) => (
          <MenuCard
            key={menu}
            menu={menu}
            showsDrafts={!canPublish}
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
