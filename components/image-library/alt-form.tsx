'use client';

import { type FormEvent, useId, useState } from 'react';
import type { ErrorCode } from '@/api/types';
import { adminErrorText } from '@/locales/nl/admin/errors';
import { images as words } from '@/locales/nl/admin/images';
import { callApi } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import { Checkbox } from '../form/checkbox';
import { Field } from '../form/field';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import type { LibraryImage } from './upload/use-uploads';

interface AltFormProps {
  image: Pick<LibraryImage, 'id' | 'alt' | 'decorative'>;
  submitLabel: string;
  onSaved: (image: LibraryImage) => void;
}

/** The alternative text of an image: a text, or that it is decorative. */
export function AltForm({ image, submitLabel, onSaved }: AltFormProps) {
  const id = useId();
  const dispatch = useAppDispatch();
  const [alt, setAlt] = useState(image.alt);
  const [decorative, setDecorative] = useState(image.decorative);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ErrorCode>();

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const outcome = await dispatch(
      callApi('media.setDetails', { imageID: image.id, alt: decorative ? '' : alt.trim(), decorative }),
    );
    setBusy(false);
    setFailure('refusal' in outcome ? outcome.refusal.code : undefined);
    if ('value' in outcome) onSaved(outcome.value);
  };
  return (
    <form onSubmit={(event) => void save(event)} className="flex flex-col gap-4">
      {failure && (
        <Notice tone="danger" urgent>
          {adminErrorText(failure)}
        </Notice>
      )}
      <Field
        id={id}
        label={words.altLabel}
        hint={words.altHint}
        maxLength={300}
        value={alt}
        disabled={decorative}
        onChange={({ target }) => setAlt(target.value)}
      />
      <label htmlFor={`${id}-decorative`} className="flex min-h-11 items-start gap-3 text-sm">
        <Checkbox
          id={`${id}-decorative`}
          checked={decorative}
          onChange={({ target }) => setDecorative(target.checked)}
        />
        {words.decorative}
      </label>
      <Button type="submit" busy={isBusy} disabled={!decorative && alt.trim() === ''}>
        {submitLabel}
      </Button>
    </form>
  );
}
