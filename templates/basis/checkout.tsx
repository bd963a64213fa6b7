import { CartSkeleton } from '@/components/cart/cart-skeleton';
import { CheckoutLoader } from '@/components/checkout/checkout-loader';
import { DeliveryArea } from '@/components/checkout/delivery-area';
import { WithdrawalNote } from '@/components/checkout/withdrawal-note';
import { SessionData } from '@/components/shared/session-data';
import { priceView, type Shop } from '@/components/shop';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import { CART } from '@/lib/urls/page-urls';
import { review as words } from '@/locales/nl/cart/cart';
import type { CheckoutProps } from '../props';

/** The checkout page. */
export function CheckoutPage({ shop, audience, account, waiting, hasTerms, hasRight }: CheckoutProps) {
  return (
    <div className="wrap py-8 lg:py-10">
      <SiteLink
        href={CART}
        className="mb-3 inline-flex min-h-8 items-center gap-1 text-sm underline underline-offset-2"
      >
        <Icon name="chevron-left" className="size-4" />
        {words.back}
      </SiteLink>
      <h1 className="mb-6 font-bold text-2xl lg:text-3xl">{words.title}</h1>
      <DeliveryArea countries={shop.countries} />
      <SessionData data={account} fallback={<CartSkeleton />}>
        {(details) => (
          <CheckoutLoader
            waiting={waiting}
            hasTerms={hasTerms}
            withdrawal={shop.prices === 'public' && <WithdrawalNote hasRight={hasRight} />}
            addresses={details.addresses ?? []}
            company={details.customer?.company ?? ''}
            shop={reviewed(shop)}
            view={priceView(shop, audience)}
          />
        )}
      </SessionData>
    </div>
  );
}

/** Only these settings are sent to the browser. */
const reviewed = ({ branch, countries, prices, payments }: Shop) => ({ branch, countries, prices, payments });
