'use client';

import { type FormEvent, useState } from 'react';
import { ADMIN_API } from '@/lib/urls/admin-urls';
import { newsletterListWords as words } from '@/locales/nl/admin/newsletter';
import { PagedList } from '../admin/paged-list';
import { usePages } from '../admin/use-pages';
import { Field } from '../form/field';
import { Button, buttonClass } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { Icon } from '../ui/icon';
import { Notice } from '../ui/notice';
import { RemoveDialog } from './remove-dialog';
import { SubscriberCounts } from './subscriber-counts';
import { type Subscriber, SubscriberRow } from './subscriber-row';

const FILE = `${ADMIN_API}/newsletter/file`;

/** Who gets the newsletter: counts, a file for sending it, and the addresses. */
export function NewsletterList() {
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<Subscriber>();
  /** The address that was removed last; the counts load again with it. */
  const [removed, setRemoved] = useState('');
  const list = usePages('newsletter.list', { search });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSearch(String(new FormData(event.currentTarget).get('search') ?? '').trim());
  };
  const onRemoved = async ({ email }: Subscriber) => {
    setChosen(undefined);
    setRemoved(email);
    await list.reload();
  };
  return (
    <>
      <p className="max-w-prose text-ink-soft">{words.lead}</p>
      <SubscriberCounts key={removed} />
      <a href={FILE} className={buttonClass('outline', 'm', 'self-start')}>
        {words.file}
      </a>
      <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 max-w-md grow">
          <Field id="newsletter-search" name="search" type="search" label={words.search} maxLength={200} />
        </div>
        <Button type="submit" look="outline">
          {words.find}
        </Button>
      </form>
      <div role="status" className="empty:hidden">
        {removed !== '' && <Notice tone="success">{words.removed(removed)}</Notice>}
      </div>
      <PagedList
        list={list}
        empty={
          <EmptyState
            icon={<Icon name="mail" className="size-7" />}
            title={search === '' ? words.none : words.noneFound}
          >
            <p>{search === '' ? words.noneText : words.noneFoundText}</p>
          </EmptyState>
        }
      >
        <ul className="flex flex-col divide-y divide-line border-line border-y">
          {list.rows.map((subscriber) => (
            <SubscriberRow
              key={subscriber.id}
              subscriber={subscriber}
              onRemove={() => setChosen(subscriber)}
            />
          ))}
        </ul>
      </PagedList>
      {chosen && (
        <RemoveDialog
          subscriber={chosen}
          onRemoved={() => onRemoved(chosen)}
          onClose={() => setChosen(undefined)}
        />
      )}
    </>
  );
}
