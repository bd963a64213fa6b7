import { layout } from '@/locales/nl/layout';
import type { Reviews, Shop } from '../shop';
import { PhoneIcon } from '../ui/icons';
import { promiseIcons } from './promise-icons';
import { ReviewScore } from './review-score';
import { VatSwitch } from './vat-switch';

/** The promises, phone and review score. Scrolls away; on a phone the first promise stands for all. */
export function TopBar({ shop, reviews }: { shop: Shop; reviews?: Reviews }) {
  return (
    <div className="bg-brand-strong text-on-brand text-xs">
      <div className="wrap flex min-h-9 items-center justify-between gap-6">
        <ul className="flex min-w-0 items-center gap-6">
          {shop.promises.map(({ kind, text }, position) => {
            const PromiseIcon = promiseIcons[kind];
            const shown = position === 0 ? 'flex' : position < 3 ? 'hidden md:flex' : 'hidden xl:flex';
            return (
              <li key={text} className={`${shown} items-center gap-1.5 whitespace-nowrap`}>
                <PromiseIcon className="size-4" />
                {text}
              </li>
            );
          })}
        </ul>
        <div className="flex shrink-0 items-center gap-5">
          {reviews && <ReviewScore reviews={reviews} />}
          <a
            href={`tel:${shop.branch.phone.replaceAll(' ', '')}`}
            aria-label={layout.contact.call(shop.branch.phone)}
            className="hidden min-h-6 items-center gap-1.5 whitespace-nowrap hover:underline sm:inline-flex"
          >
            <PhoneIcon className="size-4" />
            {shop.branch.phone}
          </a>
          {shop.prices === 'public' && <VatSwitch />}
        </div>
      </div>
    </div>
  );
}
