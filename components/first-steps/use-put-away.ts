import { useSyncExternalStore } from 'react';
import { readStored, subscribeTo, writeStored } from '@/lib/browser-storage/browser-storage';

const CHANGED = 'toonbank:first-steps';
const AWAY = 'away';

const subscribe = subscribeTo(CHANGED);
/** Where the browser forbids storage, the choice lasts as long as the page. */
let onThisPage = false;

const read = () => {
  const stored = readStored('firstSteps');
  return stored === undefined ? onThisPage : stored === AWAY;
};

/** The administrator has put the first steps away, in this browser. */
export function usePutAway() {
  const isAway = useSyncExternalStore(subscribe, read, () => false);
  const setAway = (away: boolean) => {
    onThisPage = away;
    writeStored('firstSteps', away ? AWAY : null);
    dispatchEvent(new Event(CHANGED));
  };
  return [isAway, setAway] as const;
}
