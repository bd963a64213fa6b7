'use client';

import { type FormEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { WITHDRAWAL_FORM } from '@/lib/urls/withdrawal-urls';
import { withdrawal as words } from '@/locales/nl/withdrawal';
import { Field } from '../form/field';
import { FormFailure } from '../form/form-failure';
import { FormPart } from '../form/form-part';
import type { FormRoot } from '../form/form-texts';
import { TextArea } from '../form/text-area';
import { Button, buttonClass } from '../ui/button';
import { LineFields } from './line-fields';
import type { WithdrawalPrefill } from './prefill';
import { ReceivedNotice } from './received-notice';
import { StatementSummary } from './statement-summary';
import { useWithdrawal } from './use-withdrawal';

interface WithdrawalFormProps {
  known: WithdrawalPrefill;
  /** Explains the right and the form. */
  intro: ReactNode;
  /** The sentence that says what the data are for. */
  privacy: ReactNode;
}

/**
 * A withdrawal in two steps, as the law asks: the first button opens the second, which sends. The steps are the
 * browser's own `details`, so that they work without JavaScript; then the form is submitted to a route handler.
 */
export function WithdrawalForm({ known, intro, privacy }: WithdrawalFormProps) {
  const { form, receipt } = useWithdrawal(known);
  const [isReady, setIsReady] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const steps = useRef<HTMLDetailsElement>(null);
  const { failure, busy, texts } = form;
  const open = async () => {
    const isRight = await form.check();
    if (steps.current) steps.current.open = isRight;
    setIsOpen(isRight);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script has come
  useEffect(() => {
    setIsReady(true);
    // The browser opened the second step before the script could check the fields.
    if (steps.current?.open) void open();
  }, []);
  if (receipt) return <ReceivedNotice receipt={receipt} />;

  const toggle = (event: MouseEvent) => {
    event.preventDefault();
    if (isOpen) setIsOpen(false);
    else void open();
  };
  const submit = (event: FormEvent<FormRoot>) => {
    if (isOpen) return form.submit(event);
    // Enter in a field: the first step.
    event.preventDefault();
    return open();
  };
  const hasLines = known.lines.length > 0 && texts.orderNumber?.trim() === known.orderNumber;
  return (
    <form
      {...form.root}
      method="post"
      action={WITHDRAWAL_FORM}
      noValidate={isReady}
      onSubmit={submit}
      className="flex max-w-2xl flex-col gap-6"
    >
      {/* Without JavaScript Enter would skip the second step: a disabled default button does nothing. */}
      {!isReady && <button type="submit" disabled hidden />}
      {intro}
      <FormPart title={words.whoTitle}>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field {...form.field('name')} label={words.name} autoComplete="name" maxLength={100} required />
          <Field
            {...form.field('email')}
            label={words.email}
            hint={words.emailHint}
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={200}
            required
          />
        </div>
      </FormPart>
      <FormPart title={words.whatTitle}>
        <div className="flex flex-col gap-4">
          <div className="grid gap-4 sm:grid-cols-2">
            <Field
              {...form.field('orderNumber')}
              label={words.orderNumber}
              hint={words.orderNumberHint}
              inputMode="numeric"
              autoComplete="off"
              maxLength={30}
              required
            />
          </div>
          {hasLines ? (
            <LineFields lines={known.lines} form={form} />
          ) : (
            <TextArea
              {...form.field('articles')}
              label={words.articles}
              hint={words.articlesHint}
              optional
              rows={3}
              maxLength={500}
            />
          )}
        </div>
      </FormPart>
      {privacy}
      <FormFailure title={words.failed} code={failure} />
      <details ref={steps} open={isOpen}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button of its own */}
        <summary className={buttonClass('primary', 'l')} onClick={toggle}>
          {words.begin}
        </summary>
        <div className="mt-4 flex flex-col gap-4 rounded-l border border-line p-4 md:p-6">
          {isOpen && <StatementSummary texts={texts} lines={hasLines ? known.lines : []} />}
          <p>{words.check}</p>
          <Button type="submit" name="confirmed" value="1" size="l" busy={busy} className="self-start">
            {busy ? words.busy : words.confirm}
          </Button>
        </div>
      </details>
    </form>
  );
}
