'use client';

import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import { workbenchWords as words } from '@/locales/nl/admin/shop/workbench';
import { Icon } from '../ui/icon';

const load = () => import('./search-dialog').then((module) => module.SearchDialog);
const SearchDialog = dynamic(load);

/** Opens the search over everything, also by Ctrl K. */
export function SearchButton() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    // What is typed right after Ctrl K must reach the search field.
    void load().catch(() => undefined);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        aria-keyshortcuts="Control+K"
        className="flex min-h-11 shrink-0 items-center gap-2 rounded-s border border-line-strong px-3 text-ink-soft text-sm hover:bg-surface-alt lg:w-full"
      >
        <Icon name="search" className="size-4" />
        <span className="max-lg:sr-only">
          {words.search}
          <span className="sr-only">{words.inAll}</span>
        </span>
        <kbd aria-hidden className="ml-auto text-xs max-lg:hidden">
          {words.shortcut}
        </kbd>
      </button>
      {isOpen && <SearchDialog onClose={() => setOpen(false)} />}
    </>
  );
}
