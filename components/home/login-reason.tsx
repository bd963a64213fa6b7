import { REGISTRATION } from '@/lib/urls/page-urls';
import { home as words } from '@/locales/nl/home';
import { LoginLink } from '../shared/login-link';
import { buttonClass } from '../ui/button';
import { Icon } from '../ui/icon';
import { SiteLink } from '../ui/site-link';
import type { HomeProps } from './home-props';

/** Reasons to log in, for visitors: prices, or where prices are public, the saved lists and orders. */
export function LoginReason({ shop, audience }: Pick<HomeProps, 'shop' | 'audience'>) {
  if (audience !== 'visitor') return null;
  const login = shop.prices === 'public' ? words.loginPublic : words.login;
  return (
    <section className="wrap py-10">
      <div className="grid items-center gap-8 rounded-l bg-brand-strong p-6 text-on-brand [--ring:var(--color-on-brand)] md:grid-cols-[1fr_auto] md:p-10">
        <div>
          <h2 className="mb-4 font-bold text-2xl">{shop.homeLines?.account ?? login.title}</h2>
          <ul className="flex flex-col gap-2">
            {login.reasons.map((reason) => (
              <li key={reason} className="flex gap-2.5">
                <Icon name="check" className="mt-0.5 size-5" />
                {reason}
              </li>
            ))}
          </ul>
        </div>
        <div className="flex flex-col items-start gap-3 md:items-center">
          <LoginLink className={buttonClass('accent', 'l')}>{login.action}</LoginLink>
          <SiteLink href={REGISTRATION} className="min-h-6 text-sm underline underline-offset-2">
            {login.newCustomer}
          </SiteLink>
        </div>
      </div>
    </section>
  );
}
