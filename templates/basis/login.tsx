import { EndedNotice } from '@/components/auth/ended-notice';
import { LoginForm } from '@/components/auth/login-form';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import { GUEST } from '@/lib/urls/form-urls';
import { REGISTRATION } from '@/lib/urls/page-urls';
import { guest } from '@/locales/nl/account/guest';
import { auth as words } from '@/locales/nl/auth/auth';
import { home } from '@/locales/nl/home';
import type { LoginProps } from '../props';

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
      <section className="self-start rounded-l bg-surface-alt p-6 md:p-8">
        <h2 className="mb-2 font-semibold text-lg">{words.newTitle}</h2>
        <p className="mb-4 max-w-prose text-ink-soft">{consumer ? words.newConsumerText : words.newText}</p>
        {!consumer && (
          <ul className="mb-6 flex flex-col gap-2 text-sm">
            {home.login.reasons.map((reason) => (
              <li key={reason} className="flex gap-2">
                <span className="text-success">
                  <Icon name="check" />
                </span>
                {reason}
              </li>
            ))}
          </ul>
        )}
        {consumer && toCart && (
          <>
            <p className="mb-4 max-w-prose text-ink-soft">{guest.offer}</p>
            <SiteLink href={GUEST} className={`${buttonClass()} mr-3 mb-3`}>
              {guest.action}
            </SiteLink>
          </>
        )}
        <SiteLink href={REGISTRATION} className={buttonClass('outline')}>
          {consumer ? words.newConsumerAction : words.newAction}
        </SiteLink>
      </section>
    </div>
  );
}
