import { layout } from '@/locales/nl/layout';
import { ReviewScore } from '../ratings/review-score';
import { PhoneLink } from '../shared/phone-link';
import { promiseIcons } from '../shared/promise-icons';
import type { Reviews, Shop } from '../shop';
import { Icon } from '../ui/icon';
import { VatSwitch } from './vat-switch';

/** Promises, phone number and review score. Scrolls away; a phone shows the first promise only. */
export function TopBar({ shop, reviews }: { shop: Shop; reviews?: Reviews }) {
  const { phone } = shop.branch;
  return (
    <aside aria-label={layout.promises} className="top-bar">
      <div className="wrap">
        <ul>
          {shop.promises.slice(0, 4).map(({ kind, text }) => (
            <li key={text}>
              <Icon name={promiseIcons[kind]} />
              {text}
            </li>
          ))}
        </ul>
        <div className="top-contact">
          {reviews && <ReviewScore reviews={reviews} />}
          <PhoneLink phone={phone} icon aria-label={layout.contact.call(phone)} />
          {shop.prices === 'public' && <VatSwitch />}
        </div>
      </div>
    </aside>
  );
}
