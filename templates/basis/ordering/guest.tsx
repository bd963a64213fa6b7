import { GuestForm } from '@/components/registration/guest-form';
import { buttonClass } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { SiteLink } from '@/components/ui/site-link';
import { CHECKOUT } from '@/lib/urls/page-urls';
import { guest as words } from '@/locales/nl/account/guest';
import type { GuestProps } from '../../props';

/** Ordering without an account: person and address, then the checkout. */
export function GuestPage({ shop, audience, published, failed = false }: GuestProps) {
  return (
    <div className="wrap py-10 lg:py-16">
      <h1 className="font-bold text-2xl lg:text-3xl">{words.title}</h1>
      {audience === 'customer' ? (
        <Notice tone="info">
          <p className="mb-3">{words.loggedIn}</p>
          <SiteLink href={CHECKOUT} className={buttonClass('outline', 's')}>
            {words.toCheckout}
          </SiteLink>
        </Notice>
      ) : (
        <div className="mt-2 flex flex-col gap-6">
          <p className="text-ink-soft">{words.text}</p>
          {failed && (
            <Notice tone="danger" urgent>
              <p className="font-semibold">{words.failed}</p>
              <p>{words.failedText}</p>
            </Notice>
          )}
          <GuestForm countries={shop.countries} published={published} />
        </div>
      )}
    </div>
  );
}
