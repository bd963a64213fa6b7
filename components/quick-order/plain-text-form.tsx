'use client';

import { type FormEvent, useId } from 'react';
import { quickOrder as words } from '@/locales/nl/quick-order';
import { TextArea } from '../form/text-area';
import { LoginLink } from '../shared/login-link';
import { Button, buttonClass } from '../ui/button';
import type { Understanding } from './use-understood';

/** Same as in the contract. */
const MAX_LENGTH = 5_000;

/** An order in plain Dutch. The text remains until its last line is handled. */
export function PlainTextForm({ plain, customer }: { plain: Understanding; customer: boolean }) {
  const id = useId();
  if (!customer)
    return (
      <div className="flex flex-col items-start gap-3 text-sm">
        <p>{words.plainLogin}</p>
        <LoginLink className={buttonClass('outline')}>{words.login}</LoginLink>
      </div>
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void plain.read();
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-3">
      <TextArea
        id={`${id}-plain`}
        label={words.plain}
        hint={words.plainHint}
        placeholder={words.plainExample}
        rows={6}
        maxLength={MAX_LENGTH}
        value={plain.text}
        onChange={(event) => plain.setText(event.target.value)}
      />
      <Button type="submit" look="outline" busy={plain.busy}>
        {words.understand}
      </Button>
    </form>
  );
}
