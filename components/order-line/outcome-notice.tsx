import { CART } from '@/lib/urls/page-urls';
import { reorder as words } from '@/locales/nl/account/order-page';
import { buttonClass } from '../ui/button';
import { Notice } from '../ui/notice';
import { SiteLink } from '../ui/site-link';
import { countOutcomes, type RowOutcomes } from './cart-row';

/** Number of rows added to the cart, with a link to it. */
export function OutcomeNotice({ outcomes }: { outcomes: RowOutcomes }) {
  const { of, added } = countOutcomes(outcomes);
  if (of === 0) return null;
  const tone = added === 0 ? 'danger' : added < of ? 'warning' : 'success';
  return (
    <Notice tone={tone} urgent>
      <p>{added === 0 ? words.noneAdded : added < of ? words.someAdded(added, of) : words.allAdded(of)}</p>
      {added > 0 && (
        <SiteLink href={CART} className={buttonClass('outline', 's', 'mt-3')}>
          {words.toCart}
        </SiteLink>
      )}
    </Notice>
  );
}
