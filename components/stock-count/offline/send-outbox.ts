import type { AnswerOf, RequestOf } from '@/api/call';
import type { ErrorCode } from '@/api/types';
import type { Outcome } from '@/store/call-api';
import { isTransient } from '@/store/failure';
import type { ListKey } from './count-database';
import { openCountOf } from './count-parts';
import type { CountStore } from './count-store';
import type { Entry, OpenCount } from './entries';
import type { CountTrouble } from './types';

/** The calls of sending; tests pass a server of their own. */
export interface CountCalls {
  update(body: RequestOf<'stockCount.update'>): Promise<Outcome<AnswerOf<'stockCount.update'>>>;
  addPlace(listId: number, name: string): Promise<Outcome<unknown>>;
}

export interface Stop {
  trouble: Exclude<CountTrouble, null>;
  code: ErrorCode;
}

const NO_LOGIN: readonly ErrorCode[] = ['session_missing', 'session_invalid', 'login_required'];
/** The whole list is refused, not one event of it. */
const OF_THE_LIST: readonly ErrorCode[] = ['not_found', 'not_built', 'endpoint_unknown', 'simulated_session'];
const BUSY: readonly ErrorCode[] = ['too_busy', 'request_timeout'];

export function stopOf(code: ErrorCode): Stop {
  if (NO_LOGIN.includes(code)) return { trouble: 'signed_out', code };
  if (isTransient(code) || BUSY.includes(code))
    return { trouble: navigator.onLine === false ? 'offline' : 'server', code };
  return { trouble: 'refused', code };
}

type Sent = { code: ErrorCode } | { answer: OpenCount | null };

/** Sends one batch, and removes it once the shop has it. */
async function sendBatch(
  store: CountStore,
  calls: CountCalls,
  first: Entry,
  batch: readonly Entry[],
): Promise<Sent> {
  const key: ListKey = [first.owner, first.listId];
  if (first.type === 'place') {
    const outcome = await calls.addPlace(first.listId, first.name);
    if ('refusal' in outcome) return outcome.refusal;
    await store.acknowledge(key, batch, null);
    return { answer: null };
  }
  const events = batch.flatMap((entry) => (entry.type === 'event' ? [entry.event] : []));
  const end = first.type === 'finish' ? { finish: true, note: first.note } : {};
  const outcome = await calls.update({ listID: first.listId, key: first.key, events, ...end });
  if ('refusal' in outcome) return outcome.refusal;
  const answer = openCountOf(outcome.value);
  await store.acknowledge(key, batch, answer);
  return { answer };
}

/**
 * Sends what waits for one list, in its order. An event that the shop refuses is put aside, so that it holds up no other: of
 * a refused batch each half is sent again. Resolves null when nothing is left, or with the reason why something is.
 */
export async function sendOutbox(
  store: CountStore,
  calls: CountCalls,
  key: ListKey,
  onSent: (sent: Entry, answer: OpenCount | null) => unknown,
): Promise<Stop | null> {
  let size: number | undefined;
  for (;;) {
    const batch = await store.take(key, size);
    const [first] = batch;
    if (!first) {
      const code = await store.refusal(key);
      return code && { trouble: 'refused', code };
    }
    const sent = await sendBatch(store, calls, first, batch);
    if ('answer' in sent) {
      size = undefined;
      await onSent(first, sent.answer);
      continue;
    }
    const { code } = sent;
    const stop = stopOf(code);
    if (stop.trouble !== 'refused' || OF_THE_LIST.includes(code)) return stop;
    if (batch.length > 1) size = Math.ceil(batch.length / 2);
    else {
      await store.refuse(first, code);
      size = undefined;
    }
  }
}
