import type { ReactNode } from 'react';
import { ContactCard } from '@/components/contact/contact-card';
import { CodeForm } from '@/components/newsletter/code-form';
import type { Shop } from '@/components/shop';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { buttonClass } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { SiteLink } from '@/components/ui/site-link';
import type { ConfirmResult, SignOutResult } from '@/lib/urls/newsletter-results';
import {
  NEWSLETTER_CONFIRM_FORM,
  NEWSLETTER_PATH,
  NEWSLETTER_SIGN_OUT_FORM,
} from '@/lib/urls/newsletter-urls';
import { contentUrl } from '@/lib/urls/page-urls';
import { waitText } from '@/locales/nl/errors';
import { newsletterConfirm, newsletterSignOut } from '@/locales/nl/newsletter';

interface LinkPageProps<Result> {
  shop: Pick<Shop, 'branch'>;
  /** Of the mailed link; empty when there is none. */
  code: string;
  /** Of the form that was sent. */
  result: Result | undefined;
}

type ConfirmProps = LinkPageProps<ConfirmResult> & {
  /** Seconds until the form of the newsletter may be sent again. */
  wait: number;
};

/** The link of the mail that asks for confirmation; the button confirms (docs/behaviour.md §13.6). */
export function NewsletterConfirmPage({ shop, code, result, wait }: ConfirmProps) {
  const { title, text, button, results, again, tooOften } = newsletterConfirm;
  const shown = result ?? (code === '' ? 'unknown' : undefined);
  const words = shown && results[shown];
  const waited = shown === 'tooOften' && wait > 0 ? tooOften(waitText(wait)) : undefined;
  return (
    <LinkPage shop={shop} title={title}>
      {words && <Result {...words} text={waited ?? words.text} />}
      {code !== '' && (shown === undefined || shown === 'unavailable') && (
        <CodeForm action={NEWSLETTER_CONFIRM_FORM} code={code} text={text} button={button} />
      )}
      {words && 'again' in words && (
        <SiteLink href={contentUrl(NEWSLETTER_PATH)} className={buttonClass('outline')}>
          {again}
        </SiteLink>
      )}
    </LinkPage>
  );
}

/** The sign-out link of every mail of the newsletter; the button signs out. */
export function NewsletterSignOutPage({ shop, code, result }: LinkPageProps<SignOutResult>) {
  const { title, text, button, results } = newsletterSignOut;
  const shown = result ?? (code === '' ? 'unknown' : undefined);
  return (
    <LinkPage shop={shop} title={title}>
      {shown && <Result {...results[shown]} />}
      {code !== '' && (shown === undefined || shown === 'unavailable') && (
        <CodeForm action={NEWSLETTER_SIGN_OUT_FORM} code={code} text={text} button={button} />
      )}
    </LinkPage>
  );
}

interface ResultProps {
  tone: 'success' | 'danger' | 'info';
  title: string;
  text: string;
}

const Result = ({ tone, title, text }: ResultProps) => (
  <Notice tone={tone}>
    <h2 className="font-semibold text-lg">{title}</h2>
    <p className="mt-1">{text}</p>
  </Notice>
);

const LinkPage = ({
  shop,
  title,
  children,
}: Pick<ConfirmProps, 'shop'> & { title: string; children: ReactNode }) => (
  <div className="wrap pb-12">
    <Breadcrumbs crumbs={[]} current={title} />
    <div className="content-page">
      <div className="min-w-0">
        <h1>{title}</h1>
        <div className="flex max-w-2xl flex-col items-start gap-6">{children}</div>
      </div>
      <aside className="content-aside">
        <ContactCard branch={shop.branch} />
      </aside>
    </div>
  </div>
);
