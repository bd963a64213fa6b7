import { useEffect, useId, useState } from 'react';
import type { AnswerOf } from '@/api/call';
import { masterWords as words } from '@/locales/nl/admin/master-texts';
import { callApi } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import { Checkbox } from '../../form/checkbox';
import { Notice } from '../../ui/notice';
import { withOrWithout } from '../with-or-without';
import type { PublishProblem } from './changed-row';

interface MasterChoiceProps {
  pageId: number;
  /** The change is published on the other sites too. */
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** The other sites of a page's master text, for who may publish there; undefined for others. */
function useMaster(pageId: number) {
  const dispatch = useAppDispatch();
  const [follows, setFollows] = useState(false);
  const [sites, setSites] = useState<AnswerOf<'masters.sites'>>();
  useEffect(() => {
    const load = async () => {
      const pages = await dispatch(callApi('masters.pages', {}));
      const page = 'value' in pages ? pages.value.find(({ id }) => id === pageId) : undefined;
      setFollows(page?.state === 'follows');
      if (!page?.home) return;
      const outcome = await dispatch(callApi('masters.sites', { id: pageId }));
      if ('value' in outcome) setSites(outcome.value);
    };
    void load();
  }, [dispatch, pageId]);
  return { follows, sites };
}

interface MasterChoicesProps {
  pages: readonly number[];
  /** Those of them that are published on the other sites too. */
  masters: ReadonlySet<number>;
  setMasters: (masters: ReadonlySet<number>) => void;
}

/** A choice for each page that has a master text. */
export const MasterChoices = ({ pages, masters, setMasters }: MasterChoicesProps) =>
  pages.map((id) => (
    <MasterChoice
      key={id}
      pageId={id}
      checked={masters.has(id)}
      onChange={(checked) => setMasters(withOrWithout(masters, id, checked))}
    />
  ));

/** The page itself is published, and no longer in the list. */
export const MasterProblem = ({ problem }: { problem: PublishProblem | undefined }) =>
  problem && (
    <Notice tone="danger" urgent>
      {words.notDelivered(problem.text)}
    </Notice>
  );

/** Says what a publication means for a page with a master text, and offers its home the other sites. */
function MasterChoice({ pageId, checked, onChange }: MasterChoiceProps) {
  const id = useId();
  const { follows, sites } = useMaster(pageId);
  if (!sites) return follows ? <Notice>{words.deviating}</Notice> : null;
  const following = sites.filter(({ state }) => state === 'follows');
  return (
    <div className="flex flex-col gap-1 rounded-m border border-line p-3">
      <label htmlFor={id} className="flex min-h-11 items-start gap-3">
        <Checkbox id={id} checked={checked} onChange={({ target }) => onChange(target.checked)} />
        <span>
          <span className="block font-semibold">{words.alsoOn(following.length)}</span>
          <span className="text-ink-soft text-sm">{checked ? words.alsoOnText : words.onlyHere}</span>
        </span>
      </label>
      <details>
        <summary className="min-h-11 cursor-pointer py-2 text-sm">{words.whichSites}</summary>
        <ul className="flex flex-col gap-1 text-sm">
          {sites.map(({ name, state }) => (
            <li key={name} className="flex flex-wrap justify-between gap-x-4">
              <span>{name}</span>
              <span className="text-ink-soft">{words.states[state]}</span>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
