'use client';

import { useId, useState } from 'react';
import { fromLocalInput } from '@/lib/amsterdam-time';
import { editingWords as words } from '@/locales/nl/admin/editing';
import { Field } from '../../form/field';

/** In UTC. */
export interface Times {
  publishAt: string;
  unpublishAt?: string;
}

interface PublishTimesProps {
  /** Slides have dates of their own. */
  hasSlides: boolean;
  onChange: (times: Times | undefined) => void;
}

/** When the changes are published, and until when; without a moment it is at once. */
export function PublishTimes({ hasSlides, onChange }: PublishTimesProps) {
  const id = useId();
  const [from, setFrom] = useState('');
  const [until, setUntil] = useState('');
  const change = (nextFrom: string, nextUntil: string) => {
    setFrom(nextFrom);
    setUntil(nextUntil);
    const publishAt = fromLocalInput(nextFrom);
    const unpublishAt = fromLocalInput(nextUntil);
    onChange(publishAt ? { publishAt, ...(unpublishAt && { unpublishAt }) } : undefined);
  };
  const isReversed = from !== '' && until !== '' && until <= from;
  return (
    <details className="flex flex-col gap-3">
      <summary className="min-h-11 cursor-pointer py-2 font-medium">{words.later}</summary>
      <div className="flex flex-col gap-3">
        <p className="text-ink-soft text-sm">
          {words.laterText}
          {hasSlides && ` ${words.laterSlides}`}
        </p>
        <Field
          id={`${id}-from`}
          label={words.visibleFrom}
          type="datetime-local"
          value={from}
          onChange={({ target }) => change(target.value, until)}
        />
        <Field
          id={`${id}-until`}
          label={words.visibleUntil}
          hint={words.visibleUntilHint}
          error={isReversed ? words.endsBeforeStart : undefined}
          optional
          type="datetime-local"
          value={until}
          onChange={({ target }) => change(from, target.value)}
        />
      </div>
    </details>
  );
}
