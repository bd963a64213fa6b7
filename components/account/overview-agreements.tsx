import type { PriceAgreement } from '@/api/types';
import { formatDate } from '@/lib/dates';
import { productUrl } from '@/lib/urls/product-url';
import { overview as words } from '@/locales/nl/account/account';
import type { PriceView } from '../shop';
import { Price } from '../ui/price';
import { SiteLink } from '../ui/site-link';

const MAX_ROWS = 5;

interface OverviewAgreementsProps {
  agreements: PriceAgreement[];
  view: PriceView;
}

/** Agreements that end within a month, the first to end first. */
export function OverviewAgreements({ agreements, view }: OverviewAgreementsProps) {
  const ending = agreements
    .filter(({ state }) => state === 'ending')
    .sort((one, other) => one.until.localeCompare(other.until))
    .slice(0, MAX_ROWS);
  if (ending.length === 0)
    return <p className="text-ink-soft">{agreements.length > 0 ? words.noEnding : words.noAgreements}</p>;
  return (
    <ul className="divide-y divide-line">
      {ending.map(({ product: { productId, productName, slug, vat }, unitId, price, unitDesc, until }) => (
        <li key={`${productId} ${unitId}`} className="py-2">
          <SiteLink href={productUrl({ id: productId, slug })} className="font-medium underline">
            {productName}
          </SiteLink>
          <span className="flex flex-wrap justify-between gap-x-4 text-ink-soft">
            <span>
              <Price euros={price} vat={vat} view={view} />, {unitDesc}
            </span>
            <span className="text-warning">{words.until(formatDate(until))}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
