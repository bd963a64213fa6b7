import { EndedNotice } from '@/components/auth/ended-notice';
import { LoginForm } from '@/components/auth/login-form';
import { LoginOffer } from '@/components/auth/login-offer';
import { buttonClass } from '@/components/ui/button';
import { SiteLink } from '@/components/ui/site-link';
import { GUEST } from '@/lib/urls/form-urls';
import { REGISTRATION } from '@/lib/urls/page-urls';
import { guest } from '@/locales/nl/account/guest';
import { auth as words } from '@/locales/nl/auth/auth';
import type { LoginProps } from '../props';

/** The form, and beside it the way for who has no account, and what an account gives. */
export function LoginPage({ shop, toCart = false }: LoginProps) {
  const consumer = shop.prices === 'public';
  return (
    <div className="wrap grid gap-8 py-10 md:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] md:gap-16 lg:py-16">
      <section>
        <h1 className="font-bold text-2xl lg:text-3xl">{toCart ? words.toCartTitle : words.title}</h1>
        {toCart && <p className="mt-2 text-ink-soft">{words.toCartText}</p>}
        <div className="mt-6 flex flex-col gap-4">
          <EndedNotice />
          <LoginForm toCart={toCart} />
        </div>
      </section>
      <div className="flex flex-col gap-6">
        <section className="flex flex-wrap items-center justify-between gap-4 rounded-l bg-surface-alt p-6">
          <div>
            <h2 className="mb-1 font-semibold text-lg">{words.newTitle}</h2>
            <p className="max-w-prose text-ink-soft">{consumer ? words.newConsumerText : words.newText}</p>
            {consumer && toCart && <p className="mt-3 max-w-prose text-ink-soft">{guest.offer}</p>}
          </div>
          <div className="flex flex-wrap gap-3">
            {consumer && toCart && (
              <SiteLink href={GUEST} className={buttonClass()}>
                {guest.action}
              </SiteLink>
            )}
            <SiteLink href={REGISTRATION} className={buttonClass('outline')}>
              {consumer ? words.newConsumerAction : words.newAction}
            </SiteLink>
          </div>
        </section>
        <LoginOffer shop={shop} />
      </div>
    </div>
  );
}
