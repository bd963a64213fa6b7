'use client';

import { useState } from 'react';
import { ADMIN_APPLICATIONS, adminCustomerUrl } from '@/lib/urls/admin-urls';
import { customerDeskWords, applicationWords as words } from '@/locales/nl/admin/shop/customers';
import { AdminList } from '../admin-list/admin-list';
import type { ListDefinition } from '../admin-list/list-definition';
import type { ListQuery } from '../admin-list/list-state';
import { Day } from '../shared/day';
import { Badge } from '../ui/badge';
import { Notice } from '../ui/notice';
import { type Application, nameOfApplication } from './application';
import { ApplicationDialog, type Decision } from './application-dialog';

const tones = { open: 'info', approved: 'success', refused: 'neutral' } as const;
const states = ['open', 'approved', 'refused'] as const;

const definition = (onOpen: (one: Application) => void): ListDefinition<'customerDesk.applications'> => ({
  call: 'customerDesk.applications',
  file: 'customerDesk.applicationsFile',
  views: 'applications',
  address: ADMIN_APPLICATIONS,
  caption: words.title,
  sort: '-id',
  keyOf: ({ applicationId }) => applicationId,
  nameOf: nameOfApplication,
  search: { label: customerDeskWords.search, hint: words.searchHint },
  empty: { title: words.empty, text: words.emptyText },
  filters: [
    {
      ...{ kind: 'choice', name: 'state', param: 'stand', label: words.state, all: words.allStates },
      options: states.map((value) => ({ value, text: words.states[value] })),
    },
  ],
  columns: [
    {
      key: 'company',
      heading: words.company,
      cell: (one) => (
        <button
          type="button"
          onClick={() => onOpen(one)}
          className="min-h-6 text-left font-semibold underline underline-offset-4"
          aria-label={words.open(nameOfApplication(one))}
        >
          {nameOfApplication(one)}
        </button>
      ),
    },
    {
      key: 'state',
      heading: words.state,
      cell: ({ state }) => <Badge tone={tones[state]}>{words.states[state]}</Badge>,
    },
    { key: 'person', heading: words.person, phone: 'line', cell: ({ name }) => name },
    { key: 'city', heading: words.place, cell: ({ city }) => city },
    {
      key: 'date',
      heading: words.date,
      sort: 'id',
      descendingFirst: true,
      cell: ({ createdAt }) => <Day date={createdAt} />,
    },
  ],
});

interface ApplicationListProps {
  query: ListQuery;
  /** Whether the administrator may decide. */
  canDecide: boolean;
}

/** Registrations that wait, and what became of the others. */
export function ApplicationList({ query, canDecide }: ApplicationListProps) {
  const [opened, setOpened] = useState<Application>();
  const [decision, setDecision] = useState<Decision>();
  /** Loads the list again. */
  const [version, setVersion] = useState(0);
  const [list] = useState(() => definition(setOpened));
  const onDecided = (made: Decision) => {
    setOpened(undefined);
    setDecision(made);
    setVersion(version + 1);
  };
  return (
    <>
      <div role="status" className="empty:hidden">
        {decision && (
          <Notice tone="success">
            {decision.text}{' '}
            {decision.customerId !== undefined && (
              <a href={adminCustomerUrl(decision.customerId)} className="underline underline-offset-4">
                {words.toCustomer}
              </a>
            )}
          </Notice>
        )}
      </div>
      <AdminList list={list} query={query} version={version} />
      {opened && (
        <ApplicationDialog
          application={opened}
          canDecide={canDecide}
          onClose={() => setOpened(undefined)}
          onDecided={onDecided}
        />
      )}
    </>
  );
}
