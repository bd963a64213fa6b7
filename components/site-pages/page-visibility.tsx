import { useEffect, useState } from 'react';
import type { AnswerOf } from '@/api/call';
import type { ErrorCode } from '@/api/types';
import { kindNames } from '@/locales/nl/admin/editing';
import { adminErrorText } from '@/locales/nl/admin/errors';
import { placeOf, sitePages as words } from '@/locales/nl/admin/site-pages';
import { common } from '@/locales/nl/common';
import { callApi } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import type { SitePage } from '../admin/use-site-pages';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';

interface PageVisibilityProps {
  page: SitePage;
  onChanged: () => Promise<void>;
}

/** Takes a page off the site, after a look at what links to it, and puts it back. */
export function PageVisibility({ page, onChanged }: PageVisibilityProps) {
  const dispatch = useAppDispatch();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ErrorCode>();

  const setVisible = async (visible: boolean) => {
    setBusy(true);
    setFailure(undefined);
    const { id, version } = page;
    const outcome = await dispatch(callApi('sitePages.arrange', { pages: [{ id, version, visible }] }));
    setBusy(false);
    setAsking(false);
    if ('refusal' in outcome) setFailure(outcome.refusal.code);
    await onChanged();
  };

  return (
    <section className="flex flex-col items-start gap-3 border-line border-t pt-4">
      <h3 className="font-semibold">{page.visible ? words.onSite : words.hidden}</h3>
      <p role="status" className="text-ink-soft text-sm">
        {page.visible ? words.onSiteText : words.offSiteText}
      </p>
      {failure && (
        <Notice tone="danger" urgent>
          {adminErrorText(failure)}
        </Notice>
      )}
      {isAsking && <Links page={page} />}
      <div className="flex flex-wrap gap-2">
        {page.visible && !isAsking && (
          <Button look="outline" onClick={() => setAsking(true)}>
            {words.hide}
          </Button>
        )}
        {page.visible && isAsking && (
          <>
            <Button busy={isBusy} onClick={() => void setVisible(false)}>
              {words.hideSure}
            </Button>
            <Button look="quiet" onClick={() => setAsking(false)}>
              {common.cancel}
            </Button>
          </>
        )}
        {!page.visible && (
          <Button busy={isBusy} onClick={() => void setVisible(true)}>
            {words.show}
          </Button>
        )}
      </div>
    </section>
  );
}

/** Where the shop links to the page, and who is editing it. */
function Links({ page: { id, menu, drafts } }: { page: SitePage }) {
  const dispatch = useAppDispatch();
  const [found, setFound] = useState<AnswerOf<'sitePages.references'>>();
  const [failure, setFailure] = useState<ErrorCode>();
  useEffect(() => {
    void dispatch(callApi('sitePages.references', { id })).then((outcome) => {
      if ('value' in outcome) setFound(outcome.value);
      else setFailure(outcome.refusal.code);
    });
  }, [dispatch, id]);

  if (failure) return <Notice tone="danger">{adminErrorText(failure)}</Notice>;
  if (!found) return <p role="status">{common.loading}</p>;
  const places = found.map(({ kind, label }) => `${kindNames[kind]} · ${label}`);
  return (
    <>
      {drafts.length > 0 && <Notice tone="warning">{words.editedBy(drafts)}</Notice>}
      {menu !== '' && <Notice>{words.leavesMenu(placeOf(menu))}</Notice>}
      {places.length === 0 ? (
        <Notice>{words.notLinked}</Notice>
      ) : (
        <Notice tone="warning" urgent>
          {words.linkedFrom}
          <ul className="mt-1 list-disc pl-5">
            {places.map((place) => (
              <li key={place}>{place}</li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}
