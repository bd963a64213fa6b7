'use client';

import { useId, useState } from 'react';
import type { AnswerOf } from '@/api/call';
import { formatDateTime } from '@/lib/dates';
import { previewUrl } from '@/lib/urls/admin-urls';
import { previewLinkWords as words } from '@/locales/nl/admin/editing';
import { adminErrorText } from '@/locales/nl/admin/errors';
import type { Outcome } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import type { AppThunk } from '@/store/thunk';
import { Select } from '../../form/select';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';

const HOURS = [1, 24, 48, 168];
const DEFAULT_HOURS = 48;

interface MadeLink {
  address: string;
  expires: string;
  isCopied: boolean;
}

const copy = (text: string): Promise<boolean> =>
  // Absent without https.
  navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  ) ?? Promise.resolve(false);

interface PreviewLinkProps {
  /** Makes a token that is valid for some hours. */
  make: (hours: number) => AppThunk<Promise<Outcome<AnswerOf<'editing.makePreview'>>>>;
}

/** Makes a link to a draft, for a reader without a login. */
export function PreviewLink({ make }: PreviewLinkProps) {
  const dispatch = useAppDispatch();
  const id = useId();
  const [hours, setHours] = useState(DEFAULT_HOURS);
  const [isBusy, setBusy] = useState(false);
  const [link, setLink] = useState<MadeLink>();
  const [failure, setFailure] = useState<string>();

  const makeLink = async () => {
    setBusy(true);
    setFailure(undefined);
    const outcome = await dispatch(make(hours));
    setBusy(false);
    if ('refusal' in outcome) return setFailure(adminErrorText(outcome.refusal.code));
    const address = new URL(previewUrl(outcome.value.token), window.location.href).href;
    setLink({ address, expires: outcome.value.expires, isCopied: await copy(address) });
  };

  return (
    <details className="flex flex-col gap-3">
      <summary className="min-h-11 cursor-pointer py-2 font-medium text-sm">{words.title}</summary>
      <div className="flex max-w-md flex-col gap-3">
        <p className="text-ink-soft text-sm">{words.lead}</p>
        <label htmlFor={`${id}-hours`} className="font-medium text-sm">
          {words.valid}
        </label>
        <Select
          id={`${id}-hours`}
          value={String(hours)}
          onChange={({ target }) => setHours(Number(target.value))}
          options={HOURS.map((value) => ({ value: String(value), text: words.hours(value) }))}
        />
        <Button look="outline" busy={isBusy} onClick={() => void makeLink()}>
          {words.make}
        </Button>
        {failure && (
          <Notice tone="danger" urgent>
            {failure}
          </Notice>
        )}
        {link && (
          <div role="status" className="flex flex-col gap-1.5">
            <label htmlFor={`${id}-link`} className="font-medium text-sm">
              {words.until(formatDateTime(link.expires))}
              {link.isCopied && ` ${words.copied}`}
            </label>
            <input
              id={`${id}-link`}
              readOnly
              value={link.address}
              onFocus={({ target }) => target.select()}
              className="min-h-11 rounded-s border border-line bg-surface-alt px-3 text-sm"
            />
          </div>
        )}
      </div>
    </details>
  );
}
