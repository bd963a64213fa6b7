'use client';

import { useId, useState } from 'react';
import type { RedirectTable } from '@/lib/routing/old-paths';
import { isShopPath } from '@/lib/routing/shop-path';
import { sitePages as words } from '@/locales/nl/admin/site-pages';
import { LoadState } from '../admin/load-state';
import { type SitePage, useSitePages } from '../admin/use-site-pages';
import { Field, FieldFrame } from '../form/field';
import { Select } from '../form/select';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { Icon } from '../ui/icon';
import { HomeRow } from './home-row';
import { LinkedPages } from './linked-pages';
import { NewPage } from './new-page';
import { OtherTexts } from './other-texts';
import { PageRow } from './page-row';
import { PageSettings } from './page-settings';

interface SitePagesProps {
  canPublish: boolean;
  /** The site's own old addresses. */
  redirects: RedirectTable;
  /** Paths of the pages that the shop itself links to. */
  linked: readonly string[];
}

const filters = {
  pages: ({ path }: SitePage) => !isShopPath(path),
  texts: ({ path }: SitePage) => isShopPath(path),
  drafts: ({ drafts }: SitePage) => drafts.length > 0,
  hidden: ({ visible }: SitePage) => !visible,
  noMenu: ({ menu }: SitePage) => menu === '',
  all: () => true,
} as const;
const filterNames = Object.keys(filters) as (keyof typeof filters)[];

/** All pages of the site: search, make, edit, move and hide. */
export function SitePages({ canPublish, redirects, linked }: SitePagesProps) {
  const id = useId();
  const { pages, failure, reload } = useSitePages();
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<keyof typeof filters>('pages');
  const [dialog, setDialog] = useState<number | 'new'>();
  const text = search.trim().toLowerCase();
  const shown = (pages ?? [])
    .filter(filters[filter])
    .filter(({ title, path }) => title.toLowerCase().includes(text) || path.includes(text));
  // It has no row in the database: what is edited on it are the slides and the texts of the site.
  const showsHome = (filter === 'pages' || filter === 'all') && words.home.title.toLowerCase().includes(text);
  const count = shown.length + (showsHome ? 1 : 0);
  const open = pages?.find((page) => page.id === dialog);
  const showAll = () => {
    setSearch('');
    setFilter('all');
  };

  return (
    <>
      {pages && <LinkedPages pages={pages} paths={linked} onMade={reload} />}
      <div className="flex flex-wrap items-end gap-4">
        <div className="min-w-0 grow basis-56">
          <Field
            id={`${id}-search`}
            label={words.search}
            type="search"
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
        </div>
        <div className="grow basis-40 sm:grow-0">
          <FieldFrame id={`${id}-filter`} label={words.filter}>
            <Select
              id={`${id}-filter`}
              value={filter}
              onChange={({ target }) =>
                setFilter(filterNames.find((name) => name === target.value) ?? 'pages')
              }
              options={filterNames.map((name) => ({ value: name, text: words.filters[name] }))}
            />
          </FieldFrame>
        </div>
        <Button onClick={() => setDialog('new')}>
          <Icon name="plus" />
          {words.newPage}
        </Button>
      </div>
      {!pages || failure ? <LoadState failure={failure} onRetry={() => void reload()} /> : null}
      {pages && count === 0 && (
        <EmptyState icon={<Icon name="list" />} title={words.noneFound}>
          <p>{words.noneFoundText}</p>
          <Button look="outline" onClick={showAll}>
            {words.showAll}
          </Button>
        </EmptyState>
      )}
      {pages && count > 0 && (
        <div>
          <p role="status" className="mb-2 text-ink-soft text-sm">
            {words.count(count)}
          </p>
          <ul className="border-line border-t">
            {showsHome && <HomeRow />}
            {shown.map((page) => (
              <PageRow key={page.id} page={page} onSettings={() => setDialog(page.id)} />
            ))}
          </ul>
        </div>
      )}
      {pages && <OtherTexts />}
      {dialog === 'new' && <NewPage redirects={redirects} onClose={() => setDialog(undefined)} />}
      {open && (
        <PageSettings
          {...{ canPublish, redirects }}
          page={open}
          onChanged={reload}
          onClose={() => setDialog(undefined)}
        />
      )}
    </>
  );
}
