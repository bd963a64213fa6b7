import { deliveryStates } from '@toonbank/contract/webhooks/events';
import { useState } from 'react';
import { formatDateTime } from '@/lib/dates';
import { ADMIN_WEBHOOKS } from '@/lib/urls/admin-urls';
import { webhookWords } from '@/locales/nl/admin/shop/webhooks';
import { AdminList } from '../admin-list/admin-list';
import type { ListDefinition } from '../admin-list/list-definition';
import type { ListQuery } from '../admin-list/list-state';
import { Badge } from '../ui/badge';
import { DeliveryDialog } from './delivery-dialog';
import { answerText, type Delivery, deliveryTones, eventName } from './webhook';

const { deliveries: words } = webhookWords;

const definition = (onOpen: (delivery: Delivery) => void): ListDefinition<'webhooks.deliveries'> => ({
  call: 'webhooks.deliveries',
  file: 'webhooks.deliveriesFile',
  views: 'webhooks',
  address: ADMIN_WEBHOOKS,
  caption: words.title,
  sort: '-id',
  keyOf: ({ deliveryId }) => deliveryId,
  nameOf: ({ type, subject }) => `${eventName(type)} ${subject}`,
  search: { label: words.search, hint: words.searchHint },
  empty: { title: words.empty, text: words.emptyText },
  filters: [
    {
      ...{ kind: 'choice', name: 'state', param: 'stand', label: words.state, all: words.allStates },
      options: deliveryStates.map((value) => ({ value, text: words.states[value] })),
    },
  ],
  columns: [
    {
      key: 'event',
      heading: words.event,
      cell: (delivery) => (
        <button
          type="button"
          onClick={() => onOpen(delivery)}
          className="wrap-anywhere min-h-6 text-left font-semibold underline underline-offset-4"
          aria-label={words.open(eventName(delivery.type), delivery.subject)}
        >
          {eventName(delivery.type)} {delivery.subject}
        </button>
      ),
    },
    {
      key: 'state',
      heading: words.state,
      cell: ({ state }) => <Badge tone={deliveryTones[state]}>{words.states[state]}</Badge>,
    },
    { key: 'endpoint', heading: words.endpoint, cell: ({ endpoint }) => endpoint },
    { key: 'answer', heading: words.answer, phone: 'line', cell: (delivery) => answerText(delivery) },
    { key: 'attempts', heading: words.attempts, numeric: true, cell: ({ attempts }) => String(attempts) },
    { key: 'at', heading: words.at, cell: ({ at }) => formatDateTime(at) },
  ],
});

interface DeliveryListProps {
  query: ListQuery;
  version: number;
  onDone: (text: string) => void;
}

/** Deliveries to all endpoints, the latest first. */
export function DeliveryList({ query, version, onDone }: DeliveryListProps) {
  const [opened, setOpened] = useState<Delivery>();
  const [list] = useState(() => definition(setOpened));
  return (
    <>
      <AdminList list={list} query={query} version={version} />
      {opened && (
        <DeliveryDialog
          delivery={opened}
          onClose={() => setOpened(undefined)}
          onResent={() => {
            setOpened(undefined);
            onDone(words.resent);
          }}
        />
      )}
    </>
  );
}
