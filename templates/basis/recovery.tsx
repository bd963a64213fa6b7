import type { ReactNode } from 'react';
import { AskLinkForm } from '@/components/auth/ask-link-form';
import { ConfirmEmailForm } from '@/components/auth/confirm-email-form';
import { NewPasswordForm } from '@/components/auth/new-password-form';
import { SiteLink } from '@/components/ui/site-link';
import { ACCOUNT } from '@/lib/urls/account-urls';
import { LOGIN } from '@/lib/urls/page-urls';
import { confirmEmail } from '@/locales/nl/auth/confirm-email';
import { recovery as words } from '@/locales/nl/auth/recovery';

interface SmallPageProps {
  title: string;
  text?: string;
  /** Link below the form. */
  back?: { href: string; text: string };
  children: ReactNode;
}

const toLogin = { href: LOGIN, text: words.toLogin };

/** A page with one small form and a link, by default to the login page. */
function SmallPage({ title, text, back = toLogin, children }: SmallPageProps) {
  return (
    <div className="wrap py-10 lg:py-16">
      <section className="max-w-md">
        <h1 className="font-bold text-2xl lg:text-3xl">{title}</h1>
        {text && <p className="mt-2 text-ink-soft">{text}</p>}
        <div className="my-6">{children}</div>
        <SiteLink href={back.href} className="text-sm underline underline-offset-2">
          {back.text}
        </SiteLink>
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

export function ConfirmEmailPage({ isCustomer = false }: { isCustomer?: boolean }) {
  const back = isCustomer ? { href: ACCOUNT, text: confirmEmail.toAccount } : undefined;
  return (
    <SmallPage title={confirmEmail.title} back={back}>
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
