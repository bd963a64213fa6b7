import { GuestOrderLink } from '@/components/registration/guest-order-link';
import { guestOrder as words } from '@/locales/nl/checkout/guest-order';

/** Page of a mailed link to the order of a guest, which leads on to the order. */
export const GuestOrderPage = () => (
  <div className="wrap max-w-2xl py-8 lg:py-12">
    <h1 className="mb-4 font-bold text-2xl lg:text-3xl">{words.title}</h1>
    <noscript>
      <p>{words.needsScript}</p>
    </noscript>
    <GuestOrderLink />
  </div>
);
