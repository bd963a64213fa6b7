import type { CountEventKind } from './events.ts';

/** The fields of an event that folding reads. */
export interface FoldableEvent {
  uuid: string;
  device: string;
  place: string;
  productId: number | null;
  unitId: number | null;
  /** Empty for a product. */
  code: string;
  kind: CountEventKind;
  /** In units. */
  quantity: number;
  /** ISO moment in UTC. */
  countedAt: string;
}

/** The sum of one device for one thing at one place, in one unit. */
export type FoldedPart<E extends FoldableEvent = FoldableEvent> = Pick<
  E,
  'device' | 'place' | 'productId' | 'unitId' | 'code' | 'countedAt'
> & {
  quantity: number;
  /** The event that changed it last. */
  last: E;
};

const inOrder = (a: FoldableEvent, b: FoldableEvent) =>
  a.countedAt < b.countedAt
    ? -1
    : a.countedAt > b.countedAt
      ? 1
      : a.uuid < b.uuid
        ? -1
        : a.uuid > b.uuid
          ? 1
          : 0;

const thingOf = ({ place, productId, code }: FoldableEvent) => JSON.stringify([place, productId, code]);

/**
 * The parts that events add up to. The order of `events` does not matter, and an event that occurs twice counts once, so
 * that two devices, and a device and the server, come to the same result. Parts come in the order in which they were
 * first counted. An `add` that leaves nothing takes the part away: a scan that was taken back is not a count of 0, which
 * only `set` and `settle` make.
 */
export function foldEvents<E extends FoldableEvent>(events: readonly E[]): FoldedPart<E>[] {
  const unique = new Map(events.map((event) => [event.uuid, event]));
  const things = new Map<string, Map<string, FoldedPart<E>>>();
  for (const event of [...unique.values()].sort(inOrder)) {
    const thing = thingOf(event);
    const parts = things.get(thing) ?? new Map<string, FoldedPart<E>>();
    things.set(thing, parts);
    if (event.kind === 'settle') parts.clear();
    const key = JSON.stringify([event.device, event.unitId]);
    const before = event.kind === 'add' ? (parts.get(key)?.quantity ?? 0) : 0;
    const { device, place, productId, unitId, code, countedAt } = event;
    const quantity = Math.max(0, before + event.quantity);
    if (event.kind === 'add' && quantity === 0) parts.delete(key);
    else parts.set(key, { device, place, productId, unitId, code, countedAt, quantity, last: event });
  }
  return [...things.values()].flatMap((parts) => [...parts.values()]);
}
