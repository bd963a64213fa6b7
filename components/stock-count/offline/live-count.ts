import { writeStored } from '@/lib/browser-storage/browser-storage';
import { beaconCountUpdate } from '@/store/beacon-count';
import { callApi } from '@/store/call-api';
import type { AppDispatch } from '@/store/make-store';
import { CountSession } from './count-session';
import { openCountStore } from './count-store';
import { loadSheet } from './load-sheet';
import { currentLogin, hasSession } from './login';
import type { CountState, NewCountEvent } from './types';

/** A flush waits this long, so that quick entries travel together. */
const SEND_DELAY_MS = 400;
const POLL_INTERVAL_MS = 30_000;
const FIRST_RETRY_MS = 2_000;
/** Not more: a page that was loaded without network may get no event when the network returns. */
const MAX_RETRY_MS = 15_000;
const CHANNEL = 'toonbank.counting';

/** Starts the count of a list in this tab: it sends by itself until `stop`. */
export function startCount(listId: number, dispatch: AppDispatch) {
  const listeners = new Set<() => void>();
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retryMs = FIRST_RETRY_MS;
  const session = new CountSession(
    listId,
    {
      openStore: () => openCountStore(),
      load: (id) => loadSheet(dispatch, id),
      async askOwner(id) {
        const outcome = await dispatch(callApi('orderLists.get', { listID: id, pageSize: 1 }));
        return 'value' in outcome ? { value: outcome.value.bestellijstgroupId } : outcome;
      },
      update: (body) => dispatch(callApi('stockCount.update', body)),
      async addPlace(id, name) {
        const sheet = await dispatch(callApi('stockCount.sheet', { listID: id }));
        if ('refusal' in sheet) return sheet;
        const { places } = sheet.value;
        if (places.includes(name)) return { value: null };
        const all = [...places, name].map((place) => ({ name: place }));
        return dispatch(callApi('stockCount.setPlaces', { listID: id, places: all }));
      },
      login: currentLogin,
      hasSession,
      isOnline: () => navigator.onLine,
      beacon: beaconCountUpdate,
      announce: () => channel?.postMessage(listId),
    },
    () => {
      if (session.state.phase === 'ready') writeStored('counted', '1');
      for (const listen of listeners) listen();
    },
  );

  /** A refused entry holds up no other. */
  const isHeldUp = () => session.state.trouble !== null && session.state.trouble !== 'refused';
  /** An entry that is added while an exchange runs is sent soon after it. */
  let isAdded = false;
  const plan = (delayMs: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void exchange(), delayMs);
  };
  async function exchange(work = () => session.exchange()): Promise<void> {
    clearTimeout(timer);
    isAdded = false;
    await work();
    if (stopped.signal.aborted) return;
    retryMs = isHeldUp() ? Math.min(retryMs * 2, MAX_RETRY_MS) : FIRST_RETRY_MS;
    if (document.visibilityState === 'visible') plan(nextMs());
  }
  const nextMs = () => {
    if (isHeldUp()) return retryMs;
    return isAdded ? SEND_DELAY_MS : POLL_INTERVAL_MS;
  };
  const soon = async <T>(stored: Promise<T>): Promise<T> => {
    const result = await stored;
    isAdded = true;
    if (!isHeldUp()) plan(SEND_DELAY_MS);
    return result;
  };

  const stopped = new AbortController();
  const options = { signal: stopped.signal };
  const now = (work?: () => Promise<void>) => {
    retryMs = FIRST_RETRY_MS;
    return exchange(work);
  };
  addEventListener('online', () => void now(), options);
  addEventListener('offline', () => void now(), options);
  addEventListener('pageshow', (event) => event.persisted && now(), options);
  document.addEventListener(
    'visibilitychange',
    () => (document.visibilityState === 'visible' ? now() : session.flush()),
    options,
  );
  addEventListener('pagehide', () => session.flush(), options);
  if (channel)
    channel.onmessage = ({ data }: MessageEvent<number>) => {
      if (data === listId) void session.showAll();
    };
  void session.start().then(() => plan(nextMs()));

  return {
    subscribe(listen: () => void) {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
    getState: (): CountState => session.state,
    stop() {
      stopped.abort();
      clearTimeout(timer);
      channel?.close();
    },
    actions: {
      add: (event: NewCountEvent) => soon(session.add(event)),
      addPlace: (name: string) => soon(session.addPlace(name)),
      finish: (note: string) => session.finish(note),
      refresh: () => now(() => session.retry()),
    },
  };
}

export type LiveCount = ReturnType<typeof startCount>;
