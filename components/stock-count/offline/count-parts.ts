import { foldEvents } from '@toonbank/contract/stock-count/fold-events';
import type { AnswerOf } from '@/api/call';
import type { Entry, OpenCount, StoredList } from './entries';
import type { CountPart, SheetEvent } from './types';

type WireCount = AnswerOf<'stockCount.update'>;

/** A part of the shop as an event that sets it, so that it folds with the events that are not sent yet. */
const eventOfPart = (part: WireCount['parts'][number]): SheetEvent => ({
  uuid: JSON.stringify([part.place, part.productId, part.unitId, part.code, part.device]),
  device: part.device,
  place: part.place,
  productId: part.productId,
  unitId: part.unitId,
  code: part.code,
  kind: 'set',
  quantity: part.quantity,
  countedAt: new Date(part.countedAt).toISOString(),
  countedBy: part.countedBy,
});

export const openCountOf = ({ key, countId, finishedAt, parts }: WireCount): OpenCount => ({
  key,
  countId,
  isFinished: finishedAt !== null,
  parts: parts.map(eventOfPart),
});

function eventOfEntry(entry: Entry & { type: 'event' }): SheetEvent {
  const { uuid, device, place = '', productID, unitID, code, kind, quantity, countedAt } = entry.event;
  const thing = { productId: productID ?? null, unitId: unitID ?? null, code: code ?? '' };
  return { uuid, device, place, ...thing, kind, quantity, countedAt, countedBy: '' };
}

/**
 * The parts of the open count. Exact for this device. While something is unsent, a `settle` of one device and the counts of
 * another at the same moment can differ from what the shop will answer.
 */
export function partsOf(list: StoredList, outbox: readonly Entry[]): CountPart[] {
  const unsent = outbox.flatMap((entry) =>
    entry.type === 'event' && entry.key === list.key && !entry.refused ? [eventOfEntry(entry)] : [],
  );
  return foldEvents([...list.parts, ...unsent]);
}
