import type { Finding } from '@toonbank/contract/text-checks/finding';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ErrorCode } from '@/api/types';
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
  /** Findings that were approved since editing began. */
  accepted: readonly Finding[];
  /** The facts of the site could not be loaded. */
  isAway: boolean;
  /** Says that a text is right, or takes that back. @returns why that failed */
  accept: (finding: Finding, isRight: boolean) => Promise<ErrorCode | undefined>;
}
type Checked = Pick<TextChecks, 'findings' | 'isAway'>;
const none: Checked = { findings: [], isAway: false };

/** Loads the checks and the facts of the site once; the facts again after they could not be loaded. */
function useChecker() {
  const dispatch = useAppDispatch();
  const facts = useRef<Facts | undefined>(undefined);
  const lookedUp = useRef<LookedUp | undefined>(undefined);
  const check = async (rows: readonly EditedRow[]): Promise<Checked> => {
    const { findingsOf, newReferences, nothingLookedUp } = await import('./row-checker');
    if (!facts.current) {
      const outcome = await dispatch(callApi('textChecks.facts', {}));
      if ('refusal' in outcome) return { findings: [], isAway: true };
      facts.current = outcome.value;
    }
    const before = lookedUp.current ?? nothingLookedUp;
    lookedUp.current = before;
    const { addresses, articleNumbers, images } = newReferences(rows, facts.current, before);
    if (addresses.length + articleNumbers.length + images.length > 0) {
      const asked = {
        addresses: addresses.slice(0, MAX_REFERENCES),
        articleNumbers: articleNumbers.slice(0, MAX_REFERENCES),
        images: images.slice(0, MAX_REFERENCES),
      };
      const outcome = await dispatch(callApi('textChecks.findDead', asked));
      if ('value' in outcome)
        lookedUp.current = {
          asked: new Set([...before.asked, ...asked.addresses, ...asked.articleNumbers, ...asked.images]),
          dead: {
            addresses: new Set([...before.dead.addresses, ...outcome.value.addresses]),
            articleNumbers: new Set([...before.dead.articleNumbers, ...outcome.value.articleNumbers]),
            images: new Set([...before.dead.images, ...outcome.value.images]),
          },
        };
    }
    return { findings: findingsOf(rows, facts.current, lookedUp.current), isAway: false };
  };
  const accept = async (finding: Finding, isRight: boolean): Promise<ErrorCode | undefined> => {
    const { kind, id, field, code, quote, blockMark } = finding;
    const outcome = await dispatch(
      callApi('textChecks.accept', { kind, id, field, code, quote, blockMark, isRight }),
    );
    if ('refusal' in outcome) return outcome.refusal.code;
    const { withAnswer } = await import('./row-checker');
    if (facts.current) facts.current = withAnswer(facts.current, finding, isRight);
    return undefined;
  };
  return { check, accept };
}

/** Checks the open rows a moment after each change. */
export function useTextChecks(): TextChecks {
  const rows = useRows();
  const [checks, setChecks] = useState(none);
  const [accepted, setAccepted] = useState<readonly Finding[]>([]);
  const checker = useRef(useChecker());

  useEffect(() => {
    const open = Object.values(rows);
    if (open.length === 0) {
      setChecks(none);
      return;
    }
    let isCurrent = true;
    const timer = setTimeout(() => {
      void checker.current.check(open).then((found) => {
        if (isCurrent) setChecks(found);
      });
    }, CHECK_DELAY_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [rows]);

  const accept = useCallback(async (finding: Finding, isRight: boolean) => {
    const failure = await checker.current.accept(finding, isRight);
    if (failure !== undefined) return failure;
    const withOrWithout = (all: readonly Finding[], has: boolean) =>
      has ? [...all, finding] : all.filter((one) => one !== finding);
    setAccepted((all) => withOrWithout(all, isRight));
    setChecks((now) => ({ ...now, findings: withOrWithout(now.findings, !isRight) }));
    return undefined;
  }, []);

  return { ...checks, accepted, accept };
}
