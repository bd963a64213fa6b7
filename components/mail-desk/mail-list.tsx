'use client';

import { mailKindNames, mailKinds, mailStates } from '@toonbank/contract/mail-desk/kinds';
import { useState } from 'react';
import { formatDateTime } from '@/lib/dates';
import { ADMIN_MAILS } from '@/lib/urls/admin-urls';
import { mailDeskWords as words } from '@/locales/nl/admin/shop/mails';
import { AdminList } from '../admin-list/admin-list';
import type { ListDefinition } from '../admin-list/list-definition';
import type { ListQuery } from '../admin-list/list-state';
import { Badge } from '../ui/badge';
import { Notice } from '../ui/notice';
import { type DeskMail, kindOf, stateTones } from './mail';
import { MailDialog } from './mail-dialog';

const kindOptions = mailKinds
  .map((value) => ({ value, text: mailKindNames[value] }))
  .toSorted((one, other) => one.text.localeCompare(other.text, 'nl'));

const definition = (onOpen: (mail: DeskMail) => void): ListDefinition<'mailDesk.list'> => ({
  call: 'mailDesk.list',
  file: 'mailDesk.file',
  views: 'mails',
  address: ADMIN_MAILS,
  caption: words.title,
  sort: '-id',
  keyOf: ({ mailId }) => mailId,
  nameOf: (mail) => words.titleOf(kindOf(mail), mail.recipient),
  search: { label: words.search, hint: words.searchHint },
  empty: { title: words.empty, text: words.emptyText },
  filters: [
    {
      ...{ kind: 'choice', name: 'state', param: 'stand', label: words.state, all: words.allStates },
      options: mailStates.map((value) => ({ value, text: words.states[value] })),
    },
    {
      ...{ kind: 'choice', name: 'kind', param: 'soort', label: words.kind, all: words.allKinds },
      options: kindOptions,
    },
  ],
  columns: [
    {
      key: 'kind',
      heading: words.kind,
      cell: (mail) => (
        <button
          type="button"
          onClick={() => onOpen(mail)}
          className="min-h-6 text-left font-semibold underline underline-offset-4"
          aria-label={words.open(kindOf(mail), mail.recipient)}
        >
          {kindOf(mail)}
        </button>
      ),
    },
    {
      key: 'state',
      heading: words.state,
      cell: ({ state }) => <Badge tone={stateTones[state]}>{words.states[state]}</Badge>,
    },
    {
      key: 'recipient',
      heading: words.recipient,
      sort: 'recipient',
      phone: 'line',
      cell: ({ recipient, recipientName }) => (
        <span className="wrap-anywhere">
          {recipient} <span className="text-ink-soft">{recipientName}</span>
        </span>
      ),
    },
    {
      key: 'attempts',
      heading: words.attempts,
      numeric: true,
      phone: 'hide',
      cell: ({ attempts }) => attempts,
    },
    {
      key: 'created',
      heading: words.created,
      sort: 'id',
      descendingFirst: true,
      cell: ({ createdAt }) => formatDateTime(createdAt),
    },
    {
      key: 'sent',
      heading: words.sent,
      phone: 'hide',
      cell: ({ sentAt }) => (sentAt === null ? '–' : formatDateTime(sentAt)),
    },
  ],
});

/** All mails of the site. */
export function MailList({ query }: { query: ListQuery }) {
  const [opened, setOpened] = useState<DeskMail>();
  const [done, setDone] = useState('');
  /** Loads the list again. */
  const [version, setVersion] = useState(0);
  const [list] = useState(() => definition(setOpened));
  const onDone = (text: string) => {
    setDone(text);
    setOpened(undefined);
    setVersion(version + 1);
  };
  return (
    <>
      <div role="status" className="empty:hidden">
        {done !== '' && <Notice tone="success">{done}</Notice>}
      </div>
      <AdminList list={list} query={query} version={version} />
      {opened && <MailDialog mail={opened} onClose={() => setOpened(undefined)} onDone={onDone} />}
    </>
  );
}
