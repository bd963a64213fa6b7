import { useEffect, useState } from 'react';
import type { AnswerOf } from '@/api/call';
import { masterWords as words } from '@/locales/nl/admin/master-texts';
import { callApi, type Outcome } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import { Loaded } from '../admin/load-state';
import { Differences } from '../history/differences';

interface MasterDifferencesProps {
  id: number;
  /** The master text has changed since the site decided about it. */
  isChanged: boolean;
}

/** What changed in the master text, and what the page has differently. */
export function MasterDifferences({ id, isChanged }: MasterDifferencesProps) {
  const dispatch = useAppDispatch();
  const [outcome, setOutcome] = useState<Outcome<AnswerOf<'masters.compare'>>>();
  useEffect(() => {
    void dispatch(callApi('masters.compare', { id })).then(setOutcome);
  }, [dispatch, id]);
  return (
    <Loaded outcome={outcome} label={words.loading}>
      {({ own, changed }) => (
        <>
          {isChanged && (
            <section className="flex flex-col gap-3">
              <h4 className="font-semibold">{words.changedTitle}</h4>
              <Differences kind="page" fields={changed} />
            </section>
          )}
          <section className="flex flex-col gap-3">
            <h4 className="font-semibold">{words.ownTitle}</h4>
            <p className="text-ink-soft text-sm">{words.ownText}</p>
            <Differences kind="page" fields={own} />
          </section>
        </>
      )}
    </Loaded>
  );
}
