import type { ReactNode } from 'react';
import { confirmEmail } from '@/locales/nl/confirm-email';
import { recovery as words } from '@/locales/nl/recovery';
import { IntentLink } from '../ui/intent-link';
import { AskLinkForm } from './ask-link-form';
import { ConfirmEmailForm } from './confirm-email-form';
import { NewPasswordForm } from './new-password-form';

/** A page with one small form, and the way back to the login. */
function SmallPage({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <div className="wrap py-10 lg:py-16">
      <section className="max-w-md">
        <h1 className="font-bold text-2xl lg:text-3xl">{title}</h1>
        {text && <p className="mt-2 text-ink-soft">{text}</p>}
        <div className="my-6">{children}</div>
        <IntentLink href="/login" className="text-sm underline underline-offset-2">
          {words.toLogin}
        </IntentLink>
      </section>
    </div>
  );
}

export function ForgotPasswordPage() {
  return (
    <SmallPage title={words.askTitle} text={words.askText}>
      <AskLinkForm />
    </SmallPage>
  );
}

export function ConfirmEmailPage() {
  return (
    <SmallPage title={confirmEmail.title}>
      <ConfirmEmailForm />
    </SmallPage>
  );
}

export function NewPasswordPage() {
  return (
    <SmallPage title={words.chooseTitle}>
      <NewPasswordForm />
    </SmallPage>
  );
}
