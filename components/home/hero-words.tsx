import type { ProductGroup } from '@/api/types';
import { SALE } from '@/lib/urls/page-urls';
import { home as words } from '@/locales/nl/home';
import type { Shop } from '../shop';
import { buttonClass } from '../ui/button';
import { SiteLink } from '../ui/site-link';

export interface HeroProps {
  shop: Shop;
  groups: ProductGroup[];
}

/** The shop's tagline, the size of its assortment, and two links. */
export function HeroWords({ shop, groups }: HeroProps) {
  const first = groups[0];
  const last = groups.at(-1);
  const count = groups.reduce((sum, group) => sum + group.productCount, 0);
  return (
    <div className="hero-words">
      <h1>{shop.tagline}</h1>
      {first && last && (
        <p>{words.size(count, first.siteLabel.toLowerCase(), last.siteLabel.toLowerCase())}</p>
      )}
      <div>
        <a href="#assortiment" className={buttonClass('primary', 'l')}>
          {words.toGroups}
        </a>
        <SiteLink href={SALE} className={buttonClass('outline', 'l')}>
          {words.toSale}
        </SiteLink>
      </div>
    </div>
  );
}
