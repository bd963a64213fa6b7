import type { ProductGroup } from '@/store/domain';
import { type Audience, priceView, type Reviews, type Shop } from '../shop';
import { AccountLinks } from './account-links';
import { CartButton } from './cart-button';
import { LogoLink } from './logo-link';
import { MainNav } from './main-nav';
import { MobileMenu } from './mobile-menu';
import { MobileMenuButton } from './mobile-menu-button';
import { mainGroups, mobileGroups } from './nav-group';
import { SearchBox } from './search-box';
import { TopBar } from './top-bar';

export interface HeaderProps {
  shop: Shop;
  audience: Audience;
  groups: ProductGroup[];
  reviews?: Reviews;
  christmas: boolean;
}

const surfaces = {
  light: 'bg-surface text-ink',
  brand: 'header-brand bg-brand text-on-brand',
  ink: 'header-ink bg-ink text-surface',
};

/** The bar on top scrolls away; the rest stays. On a phone the search has a row of its own. */
export function Header({ shop, audience, groups, reviews, christmas }: HeaderProps) {
  const { surface, navigation } = shop.theme.header;
  return (
    <>
      <TopBar shop={shop} reviews={reviews} />
      <header className={`sticky top-0 z-30 border-line border-b ${surfaces[surface]} nav-${navigation}`}>
        <div className="wrap grid grid-cols-[auto_1fr_auto] items-center gap-x-2 gap-y-2 py-2 lg:grid-cols-[auto_minmax(0,1fr)_auto] lg:gap-x-8 lg:py-3">
          <div className="flex items-center gap-1">
            <MobileMenuButton />
            <LogoLink shop={shop} christmas={christmas} />
          </div>
          <div className="col-span-3 row-start-2 flex lg:col-span-1 lg:col-start-2 lg:row-start-1 lg:max-w-2xl">
            <SearchBox />
          </div>
          <div className="col-start-3 flex items-center gap-1 sm:gap-2">
            <AccountLinks audience={audience} />
            <CartButton prices={priceView(shop, audience)} />
          </div>
        </div>
        <MainNav groups={mainGroups(groups)} />
        <MobileMenu groups={mobileGroups(groups)} audience={audience} />
      </header>
    </>
  );
}
