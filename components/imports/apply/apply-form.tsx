import { useState } from 'react';
import { amsterdamDay } from '@/lib/dates';
import { importWords as words } from '@/locales/nl/admin/imports';
import { Field } from '../../form/field';
import { Button } from '../../ui/button';

interface ApplyFormProps {
  changes: number;
  busy: boolean;
  /** Without a day: now. */
  onApply: (day?: string) => void;
}

/** The button that applies, and the choice of a day. */
export function ApplyForm({ changes, busy, onApply }: ApplyFormProps) {
  const [isLater, setLater] = useState(false);
  const [day, setDay] = useState('');
  const [error, setError] = useState<string>();
  const choices = [
    { value: false, text: words.now },
    { value: true, text: words.later },
  ];
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const isMissing = isLater && day === '';
        setError(isMissing ? words.dayMissing : undefined);
        if (!isMissing) onApply(isLater ? day : undefined);
      }}
      className="flex flex-col gap-4"
    >
      <fieldset className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <legend className="mb-1 font-medium text-sm">{words.when}</legend>
        {choices.map(({ value, text }) => (
          <label key={text} className="flex min-h-11 items-center gap-2">
            <input
              type="radio"
              name="when"
              checked={isLater === value}
              onChange={() => setLater(value)}
              className="accent-brand"
            />
            {text}
          </label>
        ))}
      </fieldset>
      {isLater && (
        <div className="max-w-60">
          <Field
            id="effective-on"
            type="date"
            label={words.day}
            min={amsterdamDay(new Date())}
            value={day}
            {...(error !== undefined && { error })}
            onChange={({ target }) => setDay(target.value)}
          />
        </div>
      )}
      <Button type="submit" size="l" className="self-start" busy={busy}>
        {isLater ? words.plan : words.applyNow(changes)}
      </Button>
    </form>
  );
}
