import { SALE } from '@/lib/urls/page-urls';
import { home as words } from '@/locales/nl/home';
import type { Shop } from '../shop';
import { buttonClass } from '../ui/button';
import { SiteLink } from '../ui/site-link';

/** The shop's tagline, what it is for, and two links. */
export function HeroWords({ shop }: { shop: Shop }) {
  return (
    <div className="hero-words">
      <h1>{shop.tagline}</h1>
      <p>{shop.intro}</p>
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
