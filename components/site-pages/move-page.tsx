import { type FormEvent, useId, useState } from 'react';
import type { ErrorCode } from '@/api/types';
import type { RedirectTable } from '@/lib/routing/old-paths';
import { contentPath } from '@/lib/urls/canonical-urls';
import { adminErrorText } from '@/locales/nl/admin/errors';
import { sitePages as words } from '@/locales/nl/admin/site-pages';
import { callApi } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import type { SitePage } from '../admin/use-site-pages';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { PathField } from './path-field';
import { typedPath, usePathCheck } from './use-path-check';

interface MovePageProps {
  page: SitePage;
  redirects: RedirectTable;
  onChanged: () => Promise<void>;
}

/** Gives a page another address; the old one leads there. */
export function MovePage({ page, redirects, onChanged }: MovePageProps) {
  const id = useId();
  const dispatch = useAppDispatch();
  const [typed, setTyped] = useState(page.path);
  const [isBusy, setBusy] = useState(false);
  const [movedTo, setMovedTo] = useState('');
  const [failure, setFailure] = useState<ErrorCode>();
  const path = typedPath(typed);
  const check = usePathCheck({ path, redirects, pageID: page.id });
  const isSame = path === page.path;

  const move = async (event: FormEvent) => {
    event.preventDefault();
    if (isSame || check.state !== 'free' || isBusy) return;
    setBusy(true);
    setFailure(undefined);
    setMovedTo('');
    const { id: pageID, version, menu } = page;
    const outcome = await dispatch(callApi('editing.movePage', { id: pageID, path, version }));
    setBusy(false);
    if ('refusal' in outcome) return setFailure(outcome.refusal.code);
    setMovedTo(contentPath({ menu, path }));
    await onChanged();
  };

  return (
    <form onSubmit={move} noValidate className="flex flex-col gap-3">
      <PathField
        id={`${id}-path`}
        value={typed}
        onChange={setTyped}
        check={isSame ? { state: 'unchanged' } : check}
        isTouched
      />
      <p className="text-ink-soft text-sm">{words.moveHint}</p>
      {failure && (
        <Notice tone="danger" urgent>
          {adminErrorText(failure)}
        </Notice>
      )}
      {movedTo !== '' && (
        <Notice tone="success" urgent>
          {words.moved(movedTo)}
        </Notice>
      )}
      <Button
        type="submit"
        look="outline"
        busy={isBusy}
        disabled={isSame || check.state !== 'free'}
        className="self-start"
      >
        {isBusy ? words.moving : words.move}
      </Button>
    </form>
  );
}
