import type { HandledRequest } from '@/api/types';
import { formatDateTime } from '@/lib/dates';
import { countOf } from '@/locales/nl/product/units';
import { queue as words } from '@/locales/nl/shelf-labels';
import { ProductLink } from '../../shared/product-link';
import { type Column, Table } from '../../ui/table';

const outcomeOf = ({ state, ordered, unitName }: HandledRequest) =>
  state === 'merged' ? words.states.merged(countOf(ordered ?? 0, unitName)) : words.states.dismissed;

const columns: Column<HandledRequest>[] = [
  {
    label: words.article,
    cell: ({ productId, productName, place }) => (
      <span className="block">
        <ProductLink id={productId}>{productName}</ProductLink>
        {place && <span className="block text-ink-soft">{place}</span>}
      </span>
    ),
  },
  {
    label: words.asked,
    cell: ({ quantity, unitName, askedAt, askedBy }) => (
      <span className="block">
        {words.askedCount(quantity, unitName)}
        <span className="block text-ink-soft">
          {formatDateTime(askedAt)} {askedBy && words.by(askedBy)}
        </span>
      </span>
    ),
  },
  {
    label: words.outcome,
    cell: (request) => (
      <span className="block">
        {outcomeOf(request)}
        <span className="block text-ink-soft">
          {formatDateTime(request.handledAt)} {request.handledBy && words.by(request.handledBy)}
        </span>
      </span>
    ),
  },
];

/** Latest handled requests. */
export function HandledRequests({ requests }: { requests: HandledRequest[] }) {
  return (
    <section className="mt-12">
      <h2 className="mb-3 font-semibold text-lg">{words.history}</h2>
      <Table caption={words.history} columns={columns} rows={requests} keyOf={({ requestId }) => requestId} />
    </section>
  );
}
