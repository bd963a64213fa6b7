import type { Finding } from '@toonbank/contract/text-checks/finding';
import { useEffect, useRef, useState } from 'react';
import { callApi } from '@/store/call-api';
import type { EditedRow } from '@/store/editing/state';
import { useAppDispatch } from '@/store/hooks';
import { useRows } from '../use-page-drafts';
import type { Facts, LookedUp } from './row-checker';

/** Between the last keystroke and the check. */
const CHECK_DELAY_MS = 400;
/** Of one call. */
const MAX_REFERENCES = 300;

export interface TextChecks {
  findings: readonly Finding[];
  /** The facts of the site could not be loaded. */
  isAway: boolean;
}
const none: TextChecks = { findings: [], isAway: false };

/** Loads the checks and the facts of the site once; the facts again after they could not be loaded. */
function useLoad() {
  const dispatch = useAppDispatch();
  const facts = useRef<Facts | undefined>(undefined);
  const lookedUp = useRef<LookedUp | undefined>(undefined);
  return async (rows: readonly EditedRow[]): Promise<TextChecks> => {
    const { findingsOf, newReferences, nothingLookedUp } = await import('./row-checker');
    if (!facts.current) {
      const outcome = await dispatch(callApi('textChecks.facts', {}));
      if ('refusal' in outcome) return { findings: [], isAway: true };
      facts.current = outcome.value;
    }
    const before = lookedUp.current ?? nothingLookedUp;
    lookedUp.current = before;
    const { addresses, articleNumbers } = newReferences(rows, facts.current, before);
    if (addresses.length + articleNumbers.length > 0) {
      const asked = {
        addresses: addresses.slice(0, MAX_REFERENCES),
        articleNumbers: articleNumbers.slice(0, MAX_REFERENCES),
      };
      const outcome = await dispatch(callApi('textChecks.findDead', asked));
      if ('value' in outcome)
        lookedUp.current = {
          asked: new Set([...before.asked, ...asked.addresses, ...asked.articleNumbers]),
          dead: {
            addresses: new Set([...before.dead.addresses, ...outcome.value.addresses]),
            articleNumbers: new Set([...before.dead.articleNumbers, ...outcome.value.articleNumbers]),
          },
        };
    }
    return { findings: findingsOf(rows, facts.current, lookedUp.current), isAway: false };
  };
}

/** Checks the open rows a moment after each change. */
export function useTextChecks(): TextChecks {
  const rows = useRows();
  const [checks, setChecks] = useState(none);
  const load = useRef(useLoad());

  useEffect(() => {
    const open = Object.values(rows);
    if (open.length === 0) {
      setChecks(none);
      return;
    }
    let isCurrent = true;
    const timer = setTimeout(() => {
      void load.current(open).then((found) => {
        if (isCurrent) setChecks(found);
      });
    }, CHECK_DELAY_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [rows]);

  return checks;
}
