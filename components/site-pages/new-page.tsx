'use client';

import { type FormEvent, useId, useState } from 'react';
import type { ErrorCode } from '@/api/types';
import type { RedirectTable } from '@/lib/routing/old-paths';
import { slugify } from '@/lib/slug';
import { EDIT_HASH } from '@/lib/urls/admin-urls';
import { contentUrl } from '@/lib/urls/page-urls';
import { adminErrorText } from '@/locales/nl/admin/errors';
import { sitePages as words } from '@/locales/nl/admin/site-pages';
import { makeCalls } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import { Field } from '../form/field';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { Dialog } from '../ui/overlay/dialog';
import { PathField } from './path-field';
import { typedPath, usePathCheck } from './use-path-check';

interface NewPageProps {
  redirects: RedirectTable;
  onClose: () => void;
}

/** A title and an address make a page, which then opens with editing on. Its first draft makes it visible. */
export function NewPage({ redirects, onClose }: NewPageProps) {
  const id = useId();
  const dispatch = useAppDispatch();
  const [title, setTitle] = useState('');
  /** Undefined while it follows the title. */
  const [address, setAddress] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ErrorCode>();
  const typed = address ?? slugify(title);
  const path = typedPath(typed);
  const check = usePathCheck({ path, redirects });
  const canMake = title.trim() !== '' && check.state === 'free';

  const make = async (event: FormEvent) => {
    event.preventDefault();
    if (!canMake || isBusy) return;
    setBusy(true);
    setFailure(undefined);
    const outcome = await dispatch(
      makeCalls(async (call) => {
        const { id: pageID, version } = await call('editing.makePage', { path, title: title.trim() });
        const fields = { visible: 'true' };
        await call('editing.saveDraft', { kind: 'page', id: pageID, version, revision: 0, fields });
      }),
    );
    if ('value' in outcome) window.location.assign(`${contentUrl(path)}${EDIT_HASH}`);
    else {
      setBusy(false);
      setFailure(outcome.refusal.code);
    }
  };

  return (
    <Dialog title={words.newPage} onClose={onClose}>
      <form onSubmit={make} noValidate className="flex flex-col gap-4">
        {failure && (
          <Notice tone="danger" urgent>
            {adminErrorText(failure)}
          </Notice>
        )}
        <Field
          id={`${id}-title`}
          label={words.newTitle}
          value={title}
          maxLength={150}
          onChange={({ target }) => setTitle(target.value)}
        />
        <PathField
          id={`${id}-path`}
          value={typed}
          onChange={setAddress}
          check={check}
          isTouched={address !== undefined || title !== ''}
        />
        <p className="text-ink-soft text-sm">{words.newHint}</p>
        <Button type="submit" busy={isBusy} disabled={!canMake}>
          {isBusy ? words.making : words.make}
        </Button>
      </form>
    </Dialog>
  );
}
