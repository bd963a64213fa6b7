import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { AnswerOf } from '@/api/call';
import { adminCustomerUrl, adminOrderUrl, adminProductUrl } from '@/lib/urls/admin-urls';
import { adminErrorText } from '@/locales/nl/admin/errors';
import { workbenchWords as words } from '@/locales/nl/admin/shop/workbench';
import { callApi } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import { Field } from '../form/field';
import { useDebounced } from '../image-library/use-debounced';
import { Dialog } from '../ui/overlay/dialog';

type Found = AnswerOf<'workbench.search'>[number];

function addressOf({ kind, id }: Found): string {
  if (kind === 'customer') return adminCustomerUrl(id);
  return kind === 'product' ? adminProductUrl(id) : adminOrderUrl(id);
}

/** Searches orders, invoices, customers and products. The arrow keys move through what is found. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const dispatch = useAppDispatch();
  const [search, setSearch] = useState('');
  const [answer, setAnswer] = useState<{ search: string; found: readonly Found[]; failure?: string }>();
  const list = useRef<HTMLUListElement>(null);
  const wanted = useDebounced(search.trim());
  useEffect(() => {
    if (wanted === '') return;
    let isCurrent = true;
    void dispatch(callApi('workbench.search', { search: wanted })).then((outcome) => {
      if (!isCurrent) return;
      setAnswer(
        'value' in outcome
          ? { search: wanted, found: outcome.value }
          : { search: wanted, found: [], failure: adminErrorText(outcome.refusal.code) },
      );
    });
    return () => {
      isCurrent = false;
    };
  }, [dispatch, wanted]);
  const isCurrent = answer?.search === search.trim();
  const found = search.trim() === '' ? [] : (answer?.found ?? []);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    if (!step || links.length === 0) return;
    event.preventDefault();
    const at = links.indexOf(document.activeElement as HTMLAnchorElement) + step;
    if (at < 0) document.getElementById(id)?.focus();
    else links[Math.min(at, links.length - 1)]?.focus();
  };
  const status = () => {
    if (search.trim() === '') return '';
    if (!isCurrent) return words.searching;
    return answer.failure ?? (found.length === 0 ? words.nothingFound : words.found(found.length));
  };
  return (
    <Dialog title={words.searchAll} onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys move the focus between field and links. */}
      <div onKeyDown={onKeyDown} className="flex min-h-80 flex-col gap-4">
        <Field
          id={id}
          type="search"
          autoFocus
          autoComplete="off"
          label={words.label}
          maxLength={100}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !isCurrent) return;
            list.current?.querySelector('a')?.click();
          }}
        />
        <p role="status" className="text-ink-soft text-sm">
          {status()}
        </p>
        <ul ref={list} className="flex flex-col divide-y divide-line">
          {found.map((one) => (
            <li key={`${one.kind} ${one.id} ${one.number}`}>
              <a
                href={addressOf(one)}
                className="flex min-h-11 flex-wrap items-center gap-x-3 py-1 hover:bg-surface-alt"
              >
                <span className="w-20 text-ink-soft text-sm">{words.kinds[one.kind]}</span>
                <strong className="font-semibold">{one.number}</strong>
                <span className="wrap-anywhere min-w-0 flex-1">{one.name}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
