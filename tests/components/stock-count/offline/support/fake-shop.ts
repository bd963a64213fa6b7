import { foldEvents } from '@toonbank/contract/stock-count/fold-events';
import type { AnswerOf, RequestOf } from '@/api/call';
import type { ErrorCode } from '@/api/types';
import type { LoadedSheet } from '@/components/stock-count/offline/load-sheet';
import type { Outcome } from '@/store/call-api';

type Update = RequestOf<'stockCount.update'>;
type Event = NonNullable<Update['events']>[number];
type WireCount = AnswerOf<'stockCount.update'>;

interface Count {
  id: number;
  key: string;
  finishedAt: string | null;
  note: string;
  events: Map<string, Event>;
}

export const LIST = 7;

export const refused = (code: ErrorCode) => ({ refusal: { code, fields: {} } });

const foldable = (event: Event) => ({
  ...event,
  place: event.place ?? '',
  productId: event.productID ?? null,
  unitId: event.unitID ?? null,
  code: event.code ?? '',
});

/** A shop with one list, as the contract of `stockCount` describes it. */
export class FakeShop {
  readonly counts: Count[] = [];
  readonly places: string[] = ['Kelder'];
  /** The customer's id of the session. */
  owner = 11;
  /** Products that the shop does not take. */
  refusedProducts: number[] = [];
  received = 0;

  private open = () => this.counts.find(({ finishedAt }) => finishedAt === null);

  update = (body: Update): Outcome<WireCount> => {
    const events = body.events ?? [];
    if (events.some(({ productID }) => this.refusedProducts.includes(productID ?? 0)))
      return refused('invalid_request');
    this.received += events.length;
    let count = this.counts.find(({ key }) => key === body.key) ?? this.open();
    if (!count) {
      count = { id: this.counts.length + 1, key: body.key, finishedAt: null, note: '', events: new Map() };
      this.counts.push(count);
    }
    for (const event of events) if (!count.events.has(event.uuid)) count.events.set(event.uuid, event);
    if (body.finish) Object.assign(count, { finishedAt: '2026-11-25T12:00:00.000Z', note: body.note });
    return { value: this.answer(count) };
  };

  private answer = (count: Count): WireCount => ({
    ...{
      countId: count.id,
      key: count.key,
      listId: LIST,
      listName: 'Wekelijks',
      startedAt: '',
      countedBy: [],
    },
    ...{ finishedAt: count.finishedAt, products: 0, unknownCodes: 0 },
    parts: this.parts(count).map(({ last: _, ...part }) => ({ ...part, countedBy: 'Bo' })),
  });

  parts = (count = this.open()) => (count ? foldEvents([...count.events.values()].map(foldable)) : []);

  sheet = (): Outcome<LoadedSheet> => {
    const open = this.open();
    return {
      value: {
        owner: this.owner,
        open: open ? this.answer(open) : null,
        sheet: {
          listId: LIST,
          name: 'Wekelijks',
          places: [...this.places],
          lines: [],
          products: [],
          since: [],
          codes: [],
        },
      },
    };
  };
}
