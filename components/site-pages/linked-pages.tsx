import { useState } from 'react';
import type { ErrorCode } from '@/api/types';
import { adminErrorText } from '@/locales/nl/admin/errors';
import { sitePages } from '@/locales/nl/admin/site-pages';
import { callApi } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import type { SitePage } from '../admin/use-site-pages';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';

const { linkedPages: words } = sitePages;

interface LinkedPagesProps {
  pages: readonly SitePage[];
  /** Paths of the pages that the shop itself links to. */
  paths: readonly string[];
  onMade: () => Promise<void>;
}

/** Offers drafts of the pages that the shop links to and does not have; then says which are still to be filled in. */
export function LinkedPages({ pages, paths, onMade }: LinkedPagesProps) {
  const dispatch = useAppDispatch();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ErrorCode>();
  const [isMade, setMade] = useState(false);
  const missing = paths.filter((path) => !pages.some((page) => page.path === path));
  const hidden = pages.filter(({ path, visible }) => !visible && paths.includes(path));
  const begin = async () => {
    setBusy(true);
    setFailure(undefined);
    const outcome = await dispatch(callApi('sitePages.begin', {}));
    if ('refusal' in outcome) setFailure(outcome.refusal.code);
    else {
      setMade(true);
      await onMade();
    }
    setBusy(false);
  };
  if (missing.length > 0 && !isMade)
    return (
      <>
        <Notice tone="warning">
          <p>{words.missing(missing.length)}</p>
          <Button size="s" busy={isBusy} onClick={() => void begin()} className="mt-3">
            {isBusy ? words.making : words.make}
          </Button>
        </Notice>
        {failure && (
          <Notice tone="danger" urgent>
            {adminErrorText(failure)}
          </Notice>
        )}
      </>
    );
  if (hidden.length === 0) return null;
  return (
    <Notice tone={isMade ? 'success' : 'warning'} urgent={isMade}>
      {isMade && <p className="mb-1 font-semibold">{words.ready}</p>}
      {words.hidden(hidden.map(({ title }) => title))}
    </Notice>
  );
}
