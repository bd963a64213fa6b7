'use client';

import { useRef, useState } from 'react';
import type { RequestOf } from '@/api/call';
import { stockPlaces as words } from '@/locales/nl/stock-count/pages';
import { callApi } from '@/store/call-api';
import { useAttempt } from '../../shared/use-attempt';
import { useRefresh } from '../../ui/use-refresh';

type Places = RequestOf<'stockCount.setPlaces'>['places'];

/** The places of a list; each change is shown at once and saved after the one before it. */
export function usePlaces(listId: number, stored: string[]) {
  const attempt = useAttempt();
  const refresh = useRefresh();
  const [seen, setSeen] = useState(stored);
  const [places, setPlaces] = useState(stored);
  const [announcement, setAnnouncement] = useState('');
  const saving = useRef<Promise<unknown>>(Promise.resolve());
  // The page can arrive with places from before a later change.
  const [changes, setChanges] = useState(0);
  const [refreshed, setRefreshed] = useState(0);
  if (JSON.stringify(seen) !== JSON.stringify(stored)) {
    setSeen(stored);
    if (refreshed === changes) setPlaces(stored);
  }

  const store = (next: Places, reload: boolean): Promise<boolean> => {
    const before = places;
    const change = changes + 1;
    setChanges(change);
    setPlaces(next.map(({ name }) => name));
    const done = saving.current.then(async () => {
      const answer = await attempt(callApi('stockCount.setPlaces', { listID: listId, places: next }));
      if (!answer) setPlaces(before);
      else if (reload) {
        setRefreshed(change);
        refresh();
      }
      return answer !== undefined;
    });
    saving.current = done;
    return done;
  };
  const all = () => places.map((name) => ({ name }));

  return {
    places,
    announcement,
    move(place: string, step: -1 | 1) {
      const at = places.indexOf(place);
      const to = at + step;
      if (to < 0 || to >= places.length) return;
      setAnnouncement(words.moved(place, to + 1, places.length));
      const next = places.toSpliced(at, 1).toSpliced(to, 0, place);
      void store(
        next.map((name) => ({ name })),
        false,
      );
    },
    rename: (place: string, name: string) =>
      store(
        places.map((one) => (one === place ? { name, was: place } : { name: one })),
        true,
      ),
    remove(place: string) {
      setAnnouncement(words.removed(place));
      return store(
        all().filter(({ name }) => name !== place),
        true,
      );
    },
    add: (name: string) => store([...all(), { name }], true),
  };
}
