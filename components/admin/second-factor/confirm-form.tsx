'use client';

import '@/lib/without-eval';

import { newFactorForm } from '@toonbank/contract/forms/admin';
import type { AnswerOf } from '@/api/call';
import { secondFactorError, secondFactor as words } from '@/locales/nl/admin/second-factor';
import { Field } from '../../form/field';
import { useContractForm } from '../../form/use-contract-form';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';

interface ConfirmFormProps {
  given: AnswerOf<'admin.startSecondFactor'>;
  onConfirmed: (recoveryCodes: readonly string[]) => void;
}

/** Squares of white around a QR code, as readers need them. */
const QUIET = 4;

/** The secret for the app, and the first code that it makes. */
export function ConfirmForm({ given: { secret, uri, qr }, onConfirmed }: ConfirmFormProps) {
  const form = useContractForm('admin.confirmSecondFactor', {
    initial: { code: '' },
    rules: () => newFactorForm,
    request: (clean) => clean,
    focusOnFailure: 'code',
    onDone: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
  });
  const side = qr.size + 2 * QUIET;
  return (
    <form {...form.root} method="post" noValidate onSubmit={form.submit} className="flex flex-col gap-4">
      <p>{words.scan}</p>
      <svg
        role="img"
        aria-label={words.qr}
        viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
        shapeRendering="crispEdges"
        className="factor-qr"
      >
        <path d={qr.path} />
      </svg>
      <a href={uri} className="self-start underline underline-offset-2">
        {words.openApp}
      </a>
      <p>
        {words.secret}:
        <code className="mt-1 block break-all rounded-s bg-surface-alt p-3">
          {secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </code>
      </p>
      {form.failure && (
        <Notice tone="danger" urgent>
          {secondFactorError(form.failure)}
        </Notice>
      )}
      <Field
        {...form.field('code')}
        label={words.firstCode}
        inputMode="numeric"
        maxLength={10}
        autoComplete="one-time-code"
      />
      <Button type="submit" size="l" busy={form.busy} className="self-start">
        {form.busy ? words.confirming : words.confirm}
      </Button>
    </form>
  );
}
