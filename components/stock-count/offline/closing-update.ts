import type { RequestOf } from '@/api/call';
import type { Entry } from './entries';

/** Keeps the call below the 64 KB that browsers send for a page that closes. */
const MAX_EVENTS = 120;

export interface ClosingUpdate {
  entries: Entry[];
  body: RequestOf<'stockCount.update'>;
}

/**
 * The one call that a closing page can make: the first events of one count, and its end when that comes next. Calls for more
 * counts could overtake each other. Null when none waits.
 */
export function closingUpdate(outbox: readonly Entry[]): ClosingUpdate | null {
  const waiting = outbox.filter(({ type, refused }) => type !== 'place' && !refused);
  const [first] = waiting;
  if (!first) return null;
  const entries: Entry[] = [];
  for (const entry of waiting) {
    if (entry.key !== first.key || entries.length === MAX_EVENTS) break;
    entries.push(entry);
    if (entry.type === 'finish') break;
  }
  const last = entries.at(-1);
  const end = last?.type === 'finish' ? { finish: true, note: last.note } : {};
  const events = entries.flatMap((entry) => (entry.type === 'event' ? [entry.event] : []));
  return { entries, body: { listID: first.listId, key: first.key, events, ...end } };
}
