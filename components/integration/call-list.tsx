'use client';

import { INTEGRATION_BASE } from '@toonbank/contract/integration/base';
import type { IntegrationErrorCode } from '@toonbank/contract/integration/errors';
import { formatDateTime } from '@/lib/dates';
import { ADMIN_INTEGRATION_CALLS } from '@/lib/urls/admin-urls';
import { integrationWords as words } from '@/locales/nl/admin/shop/integration';
import { AdminList } from '../admin-list/admin-list';
import type { ListDefinition } from '../admin-list/list-definition';
import type { ListQuery } from '../admin-list/list-state';
import { Badge } from '../ui/badge';

const FIRST_FAILURE = 400;

const list: ListDefinition<'integration.calls'> = {
  call: 'integration.calls',
  file: 'integration.callsFile',
  views: 'integrationCalls',
  address: ADMIN_INTEGRATION_CALLS,
  caption: words.callsCaption,
  sort: '-id',
  keyOf: ({ callId }) => callId,
  nameOf: ({ method, path }) => words.nameOfCall(method, path),
  search: { label: words.search, hint: words.searchHint },
  empty: { title: words.noCalls, text: words.noCallsText },
  filters: [
    {
      ...{ kind: 'choice', name: 'outcome', param: 'uitkomst', label: words.outcome, all: words.allOutcomes },
      options: [
        { value: 'succeeded', text: words.outcomes.succeeded },
        { value: 'failed', text: words.outcomes.failed },
      ],
    },
    { kind: 'id', name: 'keyID', param: 'sleutel', label: words.key, chip: words.ofKey },
  ],
  columns: [
    {
      key: 'at',
      heading: words.at,
      sort: 'id',
      descendingFirst: true,
      cell: ({ at }) => formatDateTime(at),
    },
    {
      key: 'key',
      heading: words.key,
      cell: ({ keyName }) => <span className="wrap-anywhere">{keyName}</span>,
    },
    {
      key: 'call',
      heading: words.call,
      phone: 'line',
      cell: ({ method, path }) => (
        <span className="wrap-anywhere">
          <span className="text-ink-soft">{method}</span> {path.replace(INTEGRATION_BASE, '')}
        </span>
      ),
    },
    {
      key: 'status',
      heading: words.status,
      cell: ({ status, code }) => (
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Badge tone={status < FIRST_FAILURE ? 'success' : 'danger'}>{String(status)}</Badge>
          {code !== '' && <span title={code}>{words.failures[code as IntegrationErrorCode] ?? code}</span>}
        </span>
      ),
    },
    { key: 'lines', heading: words.lines, numeric: true, phone: 'hide', cell: ({ lines }) => lines },
    {
      key: 'duration',
      heading: words.duration,
      numeric: true,
      phone: 'hide',
      cell: ({ durationMs }) => words.ms(durationMs),
    },
  ],
};

/** The calls of the integration API of the last 30 days. */
export const CallList = ({ query }: { query: ListQuery }) => <AdminList list={list} query={query} />;
